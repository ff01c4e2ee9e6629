package page

import (
	"slices"
	"unicode"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	"github.com/charmbracelet/bubbles/cursor"
	"github.com/charmbracelet/bubbles/key"
	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// MaxPath is the length, in characters, of the longest path that can be typed. After each key the
// whole text is drawn again, so a longer path would make typing slow.
const MaxPath = 1024

// An Input is a text field. Pages make theirs with [NewInput].
type Input struct {
	textinput.Model
	Fresh bool // the next key, if it is a character, replaces the text
}

// NewInput returns a field for at most limit characters. Its cursor does not blink, because each
// blink would cost a message and a frame.
func NewInput(limit int) Input {
	input := textinput.New()
	input.CharLimit = limit
	input.Prompt = ""
	input.Cursor.SetMode(cursor.CursorStatic)
	input.Focus()
	return Input{Model: input}
}

// Update passes a message to the embedded [textinput.Model]. It copies key messages, because the
// model writes into them and other programs of a server may use the same message. The key that
// deletes the next word is not passed on, because the model would read past the end of the text.
func (i Input) Update(msg tea.Msg) (Input, tea.Cmd) {
	if pressed, ok := msg.(tea.KeyMsg); ok {
		types := !pressed.Alt && (pressed.Type == tea.KeyRunes || pressed.Type == tea.KeySpace)
		if i.Fresh && (types || key.Matches(pressed, i.KeyMap.Paste)) {
			i.SetValue("")
		}
		i.Fresh = false
		if i.Focused() && key.Matches(pressed, i.KeyMap.DeleteWordForward) {
			i.deleteNextWord()
			return i, nil
		}
		pressed.Runes = slices.Clone(pressed.Runes)
		msg = pressed
	}
	var cmd tea.Cmd
	i.Model, cmd = i.Model.Update(msg)
	return i, cmd
}

// deleteNextWord deletes from the cursor to the end of the next word.
func (i *Input) deleteNextWord() {
	text, at := []rune(i.Value()), i.Position()
	end := at
	for end < len(text) && unicode.IsSpace(text[end]) {
		end++
	}
	for end < len(text) && !unicode.IsSpace(text[end]) {
		end++
	}
	i.SetValue(string(slices.Delete(text, at, end)))
	i.SetCursor(at)
}

// FitInput fits a field and its label to the window. A text that is longer than the field scrolls.
func (c *Context) FitInput(input *Input, label string) {
	const least, cursorAndMargin = 4, 2
	input.KeyMap.Paste.SetEnabled(c.Served == nil) // pasting on a server would read the server's clipboard
	input.Width = max(least, c.Width-ansi.StringWidth(label)-cursorAndMargin)
}

// InputLine draws a field as wide as its text and the cursor. It replaces the method View of
// textinput, which fills the whole width and ignores the theme.
func InputLine(input *Input) screen.Line {
	typed, at := []rune(text.Printable(input.Value())), input.Position()
	begin := at
	for begin > 0 && ansi.StringWidth(string(typed[begin-1:at])) < input.Width {
		begin--
	}
	end := at
	for end < len(typed) && ansi.StringWidth(string(typed[begin:end+1])) <= input.Width {
		end++
	}
	if !input.Focused() {
		return screen.Line{screen.Plain.Of(input.Prompt + string(typed[begin:end]))}
	}
	under, rest := " ", ""
	if at < end {
		under, rest = string(typed[at:at+1]), string(typed[at+1:end])
	}
	before := screen.Plain.Of(input.Prompt + string(typed[begin:at]))
	return screen.Line{before, screen.SubjectCell.Of(under), screen.Plain.Of(rest)}
}
