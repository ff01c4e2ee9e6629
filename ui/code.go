package ui

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
)

// codePage is the screen where a share code is typed or pasted.
type codePage struct {
	*Model
	input   textinput.Model
	problem string
}

// maxCode is how many characters can be typed: more than a code has, with blanks.
const maxCode = 80

func newCodePage(m *Model) codePage {
	input := textinput.New()
	input.CharLimit = maxCode
	input.Prompt = ""
	return codePage{Model: m, input: input}
}

func (c *codePage) show(text string) tea.Cmd {
	c.problem = ""
	c.input.SetValue(strings.TrimSpace(text))
	c.input.CursorEnd()
	return tea.Batch(c.input.Focus(), c.Model.show(codeScreen))
}

func (c *codePage) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.String() {
	case "esc":
		return c.Model.show(menuScreen)
	case "enter":
		code, err := deal.ParseCode(c.input.Value())
		if err != nil {
			c.problem = words.Error(err, c.Lang)
			return nil
		}
		return c.newGame(session.FromCode(code), nil)
	}
	c.problem = ""
	var cmd tea.Cmd
	c.input, cmd = c.input.Update(msg)
	return cmd
}

var (
	menuCode  = text.Text{"Código", "Code"}
	codeAbout = text.Text{
		"El mismo código es el mismo tablero para todos.",
		"The same code is the same board for everyone."}
)

func (c *codePage) view(f *frame.Frame) {
	b := frame.Block{{draw.Figure.Of(text.Text{"TABLERO POR CÓDIGO", "BOARD BY CODE"}.In(c.Lang))}, {}}
	b = append(b, frame.Wrapped(draw.Field.Of(codeAbout.In(c.Lang)), f.Width-2)...)
	b = append(b, frame.Line{}, frame.Line{draw.Key.Of(menuCode.In(c.Lang) + ": "), draw.Plain.Of(c.input.View())}, frame.Line{})
	b = append(b, frame.Wrapped(draw.Refused.Of(c.problem), f.Width-2)...)
	f.Center(append(b, frame.KeyHints(c.Lang, frame.Hint("Enter", frame.KeyPlay), frame.Hint("Esc", frame.KeyBack))), 0)
}

// openStart opens the first cell of a board whose code says which that is.
func (p *play) openStart() tea.Cmd {
	if !p.session.Setup.OpensStart() || p.session.Begun() || p.over() {
		return nil
	}
	p.message = ""
	return p.apply(game.Action{Kind: game.Open, Cell: p.session.Setup.Start})
}
