// Package keys is the keys of every page, declared once: what each does, what players are
// told of it at the foot of the page, on the help page and in the README, and by which
// name the settings file binds it anew.
//
//	tables, wrong := keys.New(keys.Sets()[0], settings)
//	board := tables.Of(keys.Board)       // a table of its own for each page
//	board.Enable(playing, keys.FlagCell) // what does nothing now leaves the foot
//	switch board.Command(msg.String()) {
//	case keys.OpenCell:
package keys

import (
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/ui/text"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"
)

// A Key is a command of a page, and the keys that give it.
type Key struct {
	Command     Command
	Name        string // in the settings file; "": its keys cannot be bound anew
	key.Binding        // the keys as Bubble Tea names them, and whether they do something now
	Short, Long text.Text

	of []Command // commands of the board, if the keys are theirs

	// foot are commands that share the hint at the foot of the page: the first key of each
	// stands there, with between in the middle. nil: all keys of the command itself.
	foot    []Command
	between string
}

// on returns the binding of these keys.
func on(keys ...string) key.Binding { return key.NewBinding(key.WithKeys(keys...)) }

// shown returns a command that the foot of the page tells of.
func shown(c Command, name string, keys key.Binding, short, long text.Text) Key {
	return Key{Command: c, Name: name, Binding: keys, Short: short, Long: long}
}

// quiet returns a command of which only the help tells.
func quiet(c Command, name string, keys key.Binding, long text.Text) Key {
	return Key{Command: c, Name: name, Binding: keys, Long: long}
}

// brief returns k with a hint that has only its first key, as everybody tries the others.
func brief(k Key) Key { return joined(k, "", k.Command) }

// joined returns k with a hint that has the first key of each of several commands.
func joined(k Key, between string, of ...Command) Key {
	k.foot, k.between = of, between
	return k
}

// Label returns how players write the keys of k.
func (k Key) Label(l text.Lang) string {
	labels := make([]string, len(k.Keys()))
	for i, name := range k.Keys() {
		labels[i] = written(name).In(l)
	}
	return strings.Join(labels, " ")
}

// Tables are the keys of all pages.
type Tables [pages]Table

// Listed returns the keys to tell of on a page: for the board also what begins the next
// game, once this one is over.
func (t *Tables) Listed(p Page) []Key {
	all := t[p].Keys
	if p == Board {
		all = append(slices.Clip(all[:1]), append([]Key{t[Over].Of(NextGame)}, all[1:]...)...)
	}
	return all
}

// Of returns the keys of a page, a table of its own.
func (t *Tables) Of(p Page) Table {
	return Table{slices.Clone(t[p].Keys), t[p].index}
}

// A Table is the keys of a page, in the order to tell of them.
type Table struct {
	Keys  []Key
	index map[string]int // in Keys, of each key that there is
}

func newTable(all []Key) Table {
	t := Table{all, map[string]int{}}
	for i, k := range all {
		for _, name := range k.Keys() {
			t.index[name] = i
		}
	}
	return t
}

// Command returns what a key stands for, as Bubble Tea names it: None where it does
// nothing now.
func (t *Table) Command(name string) Command {
	i, ok := t.index[name]
	if !ok || !t.Keys[i].Enabled() {
		return None
	}
	return t.Keys[i].Command
}

// Name returns how Bubble Tea names a key, as its String does, but makes no garbage of a letter.
func Name(msg tea.KeyMsg) string {
	if msg.Type == tea.KeyRunes && len(msg.Runes) == 1 && msg.Runes[0] < utf8.RuneSelf && !msg.Alt && !msg.Paste {
		return string([]byte{byte(msg.Runes[0])})
	}
	return msg.String()
}

// Enable says whether commands do something now.
func (t *Table) Enable(on bool, all ...Command) {
	for i := range t.Keys {
		if slices.Contains(all, t.Keys[i].Command) {
			t.Keys[i].SetEnabled(on)
		}
	}
}

// Of returns the key of a command; one without keys where the page has none.
func (t *Table) Of(c Command) Key {
	i := slices.IndexFunc(t.Keys, func(k Key) bool { return k.Command == c })
	if i < 0 {
		return Key{}
	}
	return t.Keys[i]
}

// First returns how players write the first key of a command, or "".
func (t *Table) First(c Command, l text.Lang) string {
	if names := t.Of(c).Keys(); len(names) > 0 {
		return written(names[0]).In(l)
	}
	return ""
}

// Last returns how players write the last key of a command, or "".
func (t *Table) Last(c Command, l text.Lang) string {
	names := t.Of(c).Keys()
	if len(names) == 0 {
		return ""
	}
	return written(names[len(names)-1]).In(l)
}
