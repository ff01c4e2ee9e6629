// Package keys declares the keys of every page. Each declaration has a command, its keys, its words
// at the foot of the page, on the help page and in the README, and its name in the settings file.
//
//	tables, wrong := keys.New(keys.Sets()[0], settings)
//	board := tables.Of(keys.Board)       // each page has its own copy
//	board.Enable(playing, keys.FlagCell) // the foot shows no disabled key
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

// A Key is a command of a page, with the keys that carry it out.
type Key struct {
	Command     Command
	Name        string    // the name in the settings file; "": the keys are fixed
	key.Binding           // the keys by Bubble Tea's names, and whether they are enabled
	Short, Long text.Text // the words at the foot of the page and on the help page

	withheld bool // see [New]

	of []Command // commands of the board whose keys this command shares; nil: it has its own keys

	foot []Command // the commands of its hint at the foot of the page, which shows the first key of each
}

// quiet returns the Key of a command that only the help page lists, from its keys as the settings
// file writes them and its words in Spanish and in English.
func quiet(c Command, name, keys, es, en string) Key {
	return Key{
		Command: c, Name: name, Binding: key.NewBinding(key.WithKeys(named(keys)...)), Long: text.Text{es, en}, foot: []Command{c},
	}
}

// named returns the names that Bubble Tea has for keys, which are written as in the settings file.
func named(keys string) []string {
	names := strings.Fields(keys)
	for i, name := range names {
		names[i], _ = plainKey(name)
	}
	return names
}

// shown returns the Key of a command that also has a hint at the foot of the page.
func shown(c Command, name, keys, shortES, shortEN, longES, longEN string) Key {
	k := quiet(c, name, keys, longES, longEN)
	k.Short = text.Text{shortES, shortEN}
	return k
}

// joined returns k with one hint for several commands.
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

// Listed returns the keys of a page that the help lists. The list of the board also has
// [NextGame], although this command works only once the game is over.
func (t *Tables) Listed(p Page) []Key {
	all := slices.Clone(t[p].Keys)
	if p == Board {
		all = slices.Insert(all, 1, t[Over].Of(NextGame))
	}
	return slices.DeleteFunc(all, func(k Key) bool { return k.withheld })
}

// Of returns a copy of the keys of a page.
func (t *Tables) Of(p Page) Table {
	return Table{slices.Clone(t[p].Keys), t[p].index}
}

// A Table is the keys of a page, in the order in which they are listed.
type Table struct {
	Keys  []Key
	index map[string]int // from the name of a key to the index of its command in Keys
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

// Command returns the command of a key, found by Bubble Tea's name for the key. It returns None if
// the key does nothing now.
func (t *Table) Command(name string) Command {
	i, ok := t.index[name]
	if !ok || !t.Keys[i].Enabled() {
		return None
	}
	return t.Keys[i].Command
}

// Name returns Bubble Tea's name for a key. It returns the same as msg.String, but allocates no
// memory for a letter.
func Name(msg tea.KeyMsg) string {
	if msg.Type == tea.KeyRunes && len(msg.Runes) == 1 && msg.Runes[0] < utf8.RuneSelf && !msg.Alt && !msg.Paste {
		return string([]byte{byte(msg.Runes[0])})
	}
	return msg.String()
}

// Enable enables the keys of commands, or disables them if the parameter enabled is false. A
// disabled key does nothing.
func (t *Table) Enable(enabled bool, all ...Command) {
	for i := range t.Keys {
		if slices.Contains(all, t.Keys[i].Command) {
			t.Keys[i].SetEnabled(enabled)
		}
	}
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

// Written returns a key with this name, as in [Name], as players write it.
func Written(name string, l text.Lang) string { return written(name).In(l) }

// Last returns the last key of a command as players write it, or "".
func (t *Table) Last(c Command, l text.Lang) string {
	names := t.Of(c).Keys()
	if len(names) == 0 {
		return ""
	}
	return written(names[len(names)-1]).In(l)
}
