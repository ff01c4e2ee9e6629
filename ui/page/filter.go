package page

import (
	"slices"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Filter narrows a list to the lines that contain what the player types. The zero value shows all.
type Filter struct {
	field  Input
	typing bool
	sought string // what the player has typed, in lower case and without accents
}

// Begin opens the line where the player types.
func (f *Filter) Begin(c *Context) {
	const longest = 40
	f.field, f.typing, f.sought = NewInput(longest), true, ""
	c.FitInput(&f.field, "/ ")
	f.field.Width = min(f.field.Width, longest)
}

// clear shows all lines again.
func (f *Filter) clear() { *f = Filter{} }

// Typing implements [Typist].
func (f *Filter) Typing() bool { return f.typing }

// narrows reports whether the player has typed a text, so that the filter may hide lines.
func (f *Filter) narrows() bool { return f.sought != "" }

// press handles a key while the player types. It returns the command of a key that moves the
// selection of the list, and [keys.None] for any other key.
func (f *Filter) press(c *Context, msg tea.KeyMsg) keys.Command {
	table := c.Keys.Of(keys.Prompt)
	switch cmd := table.Command(msg.String()); cmd {
	case keys.Up, keys.Down:
		return cmd
	case keys.Pick:
		f.typing = false
		f.field.Blur()
		if !f.narrows() {
			f.clear()
		}
	case keys.Back:
		f.clear()
	default:
		f.field, _ = f.field.Update(msg)
		f.sought = plain(f.field.Value())
	}
	return keys.None
}

// plain returns a text in lower case and without accents, for comparing.
func plain(said string) string { return text.Unaccented(strings.ToLower(strings.TrimSpace(said))) }

// shows reports whether a line has all words that the player has typed.
func (f *Filter) shows(line string) bool {
	line = plain(line)
	for _, word := range strings.Fields(f.sought) {
		if !strings.Contains(line, word) {
			return false
		}
	}
	return true
}

// Shown returns the indexes of the lines that the filter shows. Of the n lines, line i has the text
// line(i).
func (f *Filter) Shown(n int, line func(i int) string) (shown []int) {
	for i := range n {
		if !f.narrows() || f.shows(line(i)) {
			shown = append(shown, i)
		}
	}
	return shown
}

// do moves the selection of a list among the lines shown. If the selected line is hidden, do first
// selects the first line shown. It reports false if the command does not move selections.
func (f *Filter) do(l *List, c keys.Command, shown []int) bool {
	at := List{max(0, slices.Index(shown, l.Selected))}
	moves := at.Do(c, len(shown))
	if len(shown) > 0 {
		l.Selected = shown[at.Selected]
	}
	return moves
}

// View draws the filter on a page: the text typed, and how many of all lines are shown. While the
// player types, the foot shows the keys for typing.
func (f *Filter) View(c *Context, v *screen.Page, shown, all int) {
	if !f.typing && !f.narrows() {
		return
	}
	v.Typed = append(screen.Line{screen.Key.Of("/ ")}, InputLine(&f.field)...)
	if f.narrows() {
		v.Typed = append(v.Typed, screen.Field.Of("  "+c.Lang.Say("%d de %d", "%d of %d", shown, all)))
	}
	if f.typing {
		table := c.Keys.Of(keys.Prompt)
		v.Foot = c.Foot(&table)
	}
}
