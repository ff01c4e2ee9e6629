package page

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"

	"github.com/charmbracelet/bubbles/cursor"
	"github.com/charmbracelet/bubbles/textinput"
	"github.com/charmbracelet/x/ansi"
)

// MaxPath is how many characters of a path can be typed. A field is drawn whole at every
// key: one without end would grow slower and slower.
const MaxPath = 1024

// NewInput returns a field to type so many characters in. Its cursor does not blink: each
// blink would be a message, and a frame.
func NewInput(limit int) textinput.Model {
	input := textinput.New()
	input.CharLimit = limit
	input.Prompt = ""
	input.Cursor.SetMode(cursor.CursorStatic)
	input.Focus()
	return input
}

// FitInput fits a field to the window, beside its label, so that a longer text scrolls in
// it.
func (c *Context) FitInput(input *textinput.Model, label string) {
	const least, cursorAndMargin = 4, 2
	input.Width = max(least, c.Width-ansi.StringWidth(label)-cursorAndMargin)
}

// InputLine draws a field, as wide as what was typed and its cursor, where it is typed in. As
// it draws itself, it would fill up the room it was given, and paint over the theme.
func InputLine(input *textinput.Model) frame.Line {
	text, at := []rune(input.Value()), input.Position()
	begin := at
	for begin > 0 && ansi.StringWidth(string(text[begin-1:at])) < input.Width {
		begin--
	}
	end := at
	for end < len(text) && ansi.StringWidth(string(text[begin:end+1])) <= input.Width {
		end++
	}
	if !input.Focused() {
		return frame.Line{draw.Plain.Of(input.Prompt + string(text[begin:end]))}
	}
	under, rest := " ", ""
	if at < end {
		under, rest = string(text[at:at+1]), string(text[at+1:end])
	}
	before := draw.Plain.Of(input.Prompt + string(text[begin:at]))
	return frame.Line{before, draw.Concern.Of(under), draw.Plain.Of(rest)}
}
