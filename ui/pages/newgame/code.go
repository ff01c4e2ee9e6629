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
	page.Context
	keys    keys.Table
	input   page.Input
	problem string
}

// example is the code that the page shows as an example.
const example = "3000-KAA-818"

// maxText is the greatest number of characters in the field, for a code or a message that has one.
const maxText = 1000

// NewCode returns the page with the pasted text in its field.
func NewCode(pasted string) *codePage {
	p := &codePage{input: page.NewInput(maxText)}
	p.input.SetValue(strings.TrimSpace(pasted))
	p.input.CursorEnd()
	return p
}

// Typing implements [page.Typist].
func (p *codePage) Typing() bool { return true }

// Update implements [page.Page].
func (p *codePage) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.Code)
		p.FitInput(&p.input, codeLabel.In(p.Lang))
		p.input.Width = min(p.input.Width, p.Columns().Row()-screen.Width(codeLabel.In(p.Lang))-1)
		return nil, nil
	case tea.KeyMsg:
		p.problem = ""
		switch p.keys.Command(msg.String()) {
		case keys.Back:
			return nil, page.Back{}
		case keys.ShowHelp:
			return nil, page.Help{Keys: keys.Code}
		case keys.Pick:
			return nil, p.play()
		}
	}
	var cmd tea.Cmd
	p.input, cmd = p.input.Update(msg) // a key, or pasted text
	return cmd, nil
}

// play plays the board of the code that was typed.
func (p *codePage) play() page.Request {
	c, err := deal.ParseCode(p.input.Value())
	if err != nil {
		p.problem = words.Error(err, p.Lang)
		return nil
	}
	return page.Play{Setup: session.FromCode(c)}
}

var (
	codeLabel = text.Text{"Código: ", "Code: "}
	codeAbout = text.Text{
		"Con un mismo código, como %s, todos juegan el mismo tablero. En una partida, pulsa «%s» dos veces para copiar el suyo.",
		"A code such as %s gives everyone the same board. In a game, press “%s” twice to copy its code."}
)

// View implements [page.Page].
func (p *codePage) View(f *screen.Frame) {
	board := p.Keys.Of(keys.Board)
	said := codeAbout.In(p.Lang, example, board.First(keys.CopyPosition, p.Lang))
	b := screen.Wrapped(screen.Field.Of(said), p.Columns().Prose())
	v := screen.Page{
		Title: screen.Block{{screen.Title.Of(p.Lang.Say("TABLERO POR CÓDIGO", "BOARD BY CODE"))}},
		Focus: len(b) + 1,
		Side:  p.side(),
		Foot:  p.Foot(&p.keys),
	}
	b = append(
		b,
		screen.Line{},
		append(screen.Line{screen.Key.Of(codeLabel.In(p.Lang))}, page.InputLine(&p.input)...),
	)
	if p.problem != "" {
		v.Message = screen.Wrapped(screen.Refused.Of(p.problem), f.Width-2)
	}
	v.Scroll(b.Rows())
	f.Page(v)
}

// side returns the panel beside the field, with the facts about the board of the code. While the field
// holds no code, the panel shows those of the example.
func (p *codePage) side() screen.Side {
	c, err := deal.ParseCode(p.input.Value())
	if err != nil {
		c, _ = deal.ParseCode(example)
	}
	rules := words.RulesAre.In(p.Lang, words.RuleSetOf(c.Rules).Name.In(p.Lang))
	return screen.Side{Title: c.String(), Parts: []screen.Part{
		screen.Lines("", p.BoardFacts(c.Grid, c.Mines).Pairs),
		screen.Lines("", func(width int) screen.Block { return screen.Wrapped(screen.Field.Of(rules), width) }),
	}}
}
