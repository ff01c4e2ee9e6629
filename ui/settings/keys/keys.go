// Package keys declares the keys of every page. Each declaration has a command, its keys, its words
// at the foot of the page, on the help page and in the README, and its name in the settings file.
//
//	tables, wrong := keys.New(keys.Sets()[0], settings)
//	board := tables.Of(keys.Board)
//	board.Enable(playing, keys.FlagCell) // the foot shows no disabled key
//	switch board.Command(msg.String()) {
//	case keys.OpenCell:
package keys

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/ui/text"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"
)

// A Key is a command of a page, with the keys that carry it out.
type Key struct {
	Command     Command
	Name        string    // the name in the settings file; "" if the file cannot change the keys
	key.Binding           // the keys by Bubble Tea's names
	Short, Long text.Text // Short stands at the foot of the page, and Long on the help page

	withheld bool // no page offers the command: see [New]

	of []Command // commands of the board whose keys this command shares; nil: it has its own keys

	foot []Command // the hint at the foot of the page shows the first key of each of these commands
}

// quiet returns the Key of a command that is listed on the help page but not at the foot of a page.
// The keys are written as in the settings file; es and en describe the command on the help page.
func quiet(c Command, name, keys, es, en string) Key {
	return Key{
		Command: c, Name: name, Binding: key.NewBinding(key.WithKeys(named(keys)...)), Long: text.Text{es, en}, foot: []Command{c},
	}
}

// named returns Bubble Tea's names for keys that are written as in the settings file.
func named(keys string) []string {
	names := strings.Fields(keys)
	for i, name := range names {
		names[i], _ = plainKey(name)
	}
	return names
}

// shown returns the Key of a command that is listed both on the help page and at the foot of a
// page.
func shown(c Command, name, keys, shortES, shortEN, longES, longEN string) Key {
	k := quiet(c, name, keys, longES, longEN)
	k.Short = text.Text{shortES, shortEN}
	return k
}

// joined returns k with a hint that shows the keys of several commands.
func joined(k Key, commands ...Command) Key {
	k.foot = commands
	return k
}

// Label returns the keys of k as players write them.
func (k Key) Label(l text.Lang) string {
	labels := make([]string, len(k.Keys()))
	for i, name := range k.Keys() {
		labels[i] = written(name).In(l)
	}
	return strings.Join(labels, " ")
}

// Tables are the keys of all pages.
type Tables [pages]Table

// Listed returns the keys that the help lists for a page. For the board, it includes [NextGame],
// although this command works only once the game is over.
func (t *Tables) Listed(p Page) []Key {
	all := slices.Clone(t[p].Keys)
	if p == Board {
		all = slices.Insert(all, 1, t[Over].Of(NextGame))
	}
	return slices.DeleteFunc(all, func(k Key) bool { return k.withheld })
}

// Of returns the keys of a page, all of them enabled.
func (t *Tables) Of(p Page) Table { return t[p] }

// A Table holds the keys of a page, in the order in which the help lists them. Copies of a Table share
// the keys, but each says for itself which of them are enabled, and what their hints say.
type Table struct {
	Keys  []Key          // they must not be changed
	index map[string]int // maps the name of a key to the index in Keys of the key's command

	// Copies share these two until they differ, so Enable and Rename replace them.
	disabled []Command
	renamed  map[Command]text.Text // what the foot says instead of Key.Short
}

func newTable(all []Key) Table {
	t := Table{Keys: all, index: map[string]int{}}
	for i, k := range all {
		for _, name := range k.Keys() {
			t.index[name] = i
		}
	}
	return t
}

// Command returns the command of the key that has this name in Bubble Tea. It returns None if the key
// does nothing now.
func (t *Table) Command(name string) Command {
	i, ok := t.index[name]
	if !ok || slices.Contains(t.disabled, t.Keys[i].Command) {
		return None
	}
	return t.Keys[i].Command
}

// Name returns Bubble Tea's name for a key, as msg.String does, but without allocating memory for a
// letter.
func Name(msg tea.KeyMsg) string {
	if msg.Type == tea.KeyRunes && len(msg.Runes) == 1 && msg.Runes[0] < utf8.RuneSelf && !msg.Alt && !msg.Paste {
		return string([]byte{byte(msg.Runes[0])})
	}
	return msg.String()
}

// Enable enables the keys of commands, or disables them if the parameter enabled is false. A
// disabled key does nothing.
func (t *Table) Enable(enabled bool, all ...Command) {
	t.disabled = slices.DeleteFunc(slices.Clone(t.disabled), func(c Command) bool { return slices.Contains(all, c) })
	if !enabled {
		t.disabled = append(t.disabled, all...)
	}
}

// Rename changes what the hint at the foot of the page says about a command.
func (t *Table) Rename(c Command, short text.Text) {
	renamed := map[Command]text.Text{c: short}
	maps.Copy(renamed, t.renamed)
	t.renamed = renamed
}

// Of returns the Key of a command. The Key has no keys if the page does not have the command.
func (t *Table) Of(c Command) Key {
	i := slices.IndexFunc(t.Keys, func(k Key) bool { return k.Command == c })
	if i < 0 {
		return Key{}
	}
	return t.Keys[i]
}

// First returns the first key of a command as players write it, or "".
func (t *Table) First(c Command, l text.Lang) string {
	if names := t.Of(c).Keys(); len(names) > 0 {
		return written(names[0]).In(l)
	}
	return ""
}

// LabelOf returns the label of a key, such as "Ctrl+R", from its name in Bubble Tea: see [Name].
func LabelOf(name string, l text.Lang) string { return written(name).In(l) }

// Last returns the last key of a command as players write it, or "".
func (t *Table) Last(c Command, l text.Lang) string {
	names := t.Of(c).Keys()
	if len(names) == 0 {
		return ""
	}
	return written(names[len(names)-1]).In(l)
}
