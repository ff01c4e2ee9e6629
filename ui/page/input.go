package page

import (
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
// it, and gives it the styles of the program's own renderer.
func (c *Context) FitInput(input *textinput.Model, label string) {
	const least, cursorAndMargin = 4, 2
	input.Width = max(least, c.Width-ansi.StringWidth(label)-cursorAndMargin)
	plain := c.Renderer.NewStyle()
	input.PromptStyle, input.TextStyle, input.PlaceholderStyle, input.CompletionStyle = plain, plain, plain, plain
	input.Cursor.Style, input.Cursor.TextStyle = plain, plain
}

// InputView draws a field as wide as what was typed and its cursor: the field itself fills
// up the room it was given, and would not stand in the middle.
func InputView(input *textinput.Model) string {
	const cursor = 1
	typed := ansi.StringWidth(input.Prompt) + ansi.StringWidth(input.Value()) + cursor
	return ansi.Truncate(input.View(), typed, "")
}
