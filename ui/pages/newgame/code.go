// Package newgame has the pages where the player says which board to deal: by its code, or by its
// size and its number of mines.
package newgame

import (
	"strings"

	"buscaminas/game/deal"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A codePage is the page where a code is typed.
type codePage struct {
	page.Listing
	input page.Input
}

// example is the code that the page shows as an example.
const example = "3000-KAA-818"

// maxText is the greatest number of characters in the field, for a code or a message that has one.
const maxText = 1000

// NewCode returns the page with the pasted text in its field.
func NewCode(pasted string) *codePage {
	p := &codePage{input: page.NewInput(maxText)}
	p.Types = true
	p.input.SetValue(strings.TrimSpace(pasted))
	p.input.CursorEnd()
	return p
}

// Update implements [page.Page].
func (p *codePage) Update(msg tea.Msg) (cmd tea.Cmd, request page.Request) {
	c, request := p.Handle(msg, keys.Code, 0)
	switch _, told := msg.(page.Context); {
	case told:
		p.FitInput(&p.input, codeLabel.In(p.Lang))
		p.input.Width = min(p.input.Width, p.Columns().RowWidth()-screen.Width(codeLabel.In(p.Lang))-1)
	case c == keys.Pick:
		request = p.play()
	case request == nil:
		p.input, cmd = p.input.Update(msg) // a key, or pasted text
	}
	return cmd, request
}

// play plays the board of the code that was typed.
func (p *codePage) play() page.Request {
	c, err := deal.ParseCode(p.input.Value())
	if err != nil {
		p.Problem = words.Error(err, p.Lang)
		return nil
	}
	return page.Play{Setup: session.FromCode(c)}
}

var codeLabel = text.Text{"Código: ", "Code: "}

// View implements [page.Page].
func (p *codePage) View(f *screen.Frame) {
	board := p.Keys.Of(keys.Board)
	said := p.Lang.Say(
		"Con un mismo código, como %s, todos juegan el mismo tablero. En una partida, pulsa «%s» dos veces para copiar el suyo.",
		"A code such as %s gives everyone the same board. In a game, press \"%s\" twice to copy its code.", example, board.First(keys.CopyPosition, p.Lang))
	b := screen.Wrapped(screen.Field.Of(said), p.Columns().ProseWidth())
	v := p.Page(p.Lang.Say("TABLERO POR CÓDIGO", "BOARD BY CODE"), 0, "", nil)
	v.Focus, v.Side = len(b)+1, p.side()
	b = append(
		b,
		screen.Line{},
		append(screen.Line{screen.Key.Of(codeLabel.In(p.Lang))}, page.InputLine(&p.input)...),
	)
	v.Scroll(b.Rows())
	f.Page(v)
}

// side returns the panel beside the field, with the facts about the board of the code.
func (p *codePage) side() screen.Side {
	c, err := deal.ParseCode(p.input.Value())
	if err != nil {
		return screen.Side{Parts: []screen.Part{screen.Prose(screen.Field.Of(p.Lang.Say(
			"Aquí se verá qué tablero es el del código.", "Here you will see which board the code is for.")))}}
	}
	return p.AboutBoard(c.String(), c.Grid, c.Mines, screen.Span{}, p.RulesText(c.Rules))
}
