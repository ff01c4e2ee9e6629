package editor

import (
	"fmt"
	"strconv"
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
)

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) { p.ViewBoard(f, &p.board, p.layout()) }

// layout returns the layout of the page.
func (p *Page) layout() *page.BoardPage {
	l := &page.BoardPage{
		Title:   p.describe(),
		Panel:   screen.Side{Title: p.Lang.Say("El tablero", "The board"), Parts: p.parts()},
		Message: p.told,
		Foot:    p.foot(),
	}
	if p.prompt != nil {
		l.Prompt = p.prompt.Line(&p.Context)
	}
	if p.board.Panel == page.NoPanel {
		l.Figures = p.measured().Line(p.Width)
	}
	return l
}

// foot returns the foot of the page, which names the keys that apply now.
func (p *Page) foot() screen.Foot {
	if p.prompt != nil {
		return p.prompt.Foot(&p.Context)
	}
	now := p.Keys.Of(keys.Editor)
	now.Enable(p.edit.at > 0, keys.UndoStep)
	now.Enable(p.edit.at < len(p.edit.states)-1, keys.RedoStep)
	if p.Low() {
		return p.LowFoot(func(width int) screen.Line {
			return p.measured().Line(min(width, p.Width/2))
		}, now.Foot(p.Lang), now.Hint(keys.ShowHelp, p.Lang))
	}
	return p.Foot(&now)
}

// worthText returns the 3BV as text, or "…" while it is not known.
func (p *Page) worthText() string {
	n, known := p.worths.At(p.worth())
	if p.edit.layout().Cells() <= atOnce {
		n, known = p.worth().compute(), true
	}
	if !known {
		return "…"
	}
	return strconv.Itoa(n)
}

// told returns the message of the page: the remark on what the player types, or the last message.
// If there is neither, and the page has no panel, the message says whether the board needs a guess.
func (p *Page) told(s page.Space) page.Message {
	said := screen.Span{}
	switch {
	case p.count > 0:
		said = screen.Message.Of(p.count.String())
	case p.prompt != nil:
		said = p.prompt.Remark()
	case p.message != "":
		said = p.ink.Of(p.message)
	case !s.InPanel:
		return page.Message{Lines: p.guessing(s.Height)}
	}
	if said.Text == "" {
		return page.Message{}
	}
	return page.Message{Lines: screen.Wrapped(said, s.Width)}
}

var pageName = text.Same("EDITOR")

// describe returns the title, the size and the grid of the board, and whether it is unsaved. In a
// narrow window it leaves out some of these.
func (p *Page) describe() string {
	rows, cols := p.grid().Size()
	title, size := p.title.In(p.Lang), fmt.Sprintf("%dx%d", rows, cols)
	grid := draw.GridName(p.grid()).In(p.Lang)
	unsaved, said := p.Unsaved(), ""
	all := []string{pageName.In(p.Lang), title, size, grid}
	for _, parts := range [][]string{all, all[1:], {title, size}, {title}} {
		if unsaved {
			parts = append(parts, p.Lang.Say("sin guardar", "not saved"))
		}
		said = strings.Join(parts, text.Separator)
		if ansi.StringWidth(said) <= p.Width {
			break
		}
	}
	return said
}

var density = text.Text{"Densidad:", "Density:"}

// measured returns the figures of the board, the most important first.
func (p *Page) measured() (all screen.Facts) {
	l := p.edit.layout()
	all.Add(p.Lang, text.Text{"Minas:", "Mines:"}, strconv.Itoa(l.Mines()))
	all.Add(p.Lang, text.Same("3BV:"), p.worthText())
	all.Add(p.Lang, density, words.Percent.In(p.Lang, text.Decimal(p.Lang, 100*float64(l.Mines())/float64(l.Cells()), 1)))
	return all
}
