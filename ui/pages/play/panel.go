package play

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// panelPlace is where the figures stand.
type panelPlace uint8

const (
	noPanel panelPlace = iota // in a line above the board
	beside                    // in a panel to the right of the board
	below                     // in one below it
)

// allFigures is the width of a panel in which all figures stand side by side.
const allFigures = 88

// placePanel finds a place for the panel, around a board that has been fitted.
func (p *Page) placePanel() {
	grid := p.session.Setup.Grid()
	width, height := p.board.Size(grid, p.board.Window)
	p.board.panel = noPanel
	switch {
	case p.Low():
	case p.PanelBeside(width, height):
		p.board.panel = beside
		p.board.Indent = (p.Width - width - screen.PanelGap - screen.PanelWidth) / 2
	case p.PanelBelow(p.spare()):
		p.board.panel = below
	}
}

// told says what stands in the panel, and need not be said below the board.
type told struct{ hint, risk, message bool }

// panel returns the lines of the panel, and what they tell.
func (p *Page) panel() (lines screen.Block, tells told) {
	title := text.Text{"Partida", "Game"}.In(p.Lang)
	switch p.board.panel {
	case beside:
		_, height := p.board.Size(p.session.Setup.Grid(), p.board.Window)
		const width = screen.PanelWidth - 4
		lines, tells = p.tall(width, height-3)
		if said := p.inside(width, tells); len(said) > 0 && len(said)+len(lines)+1 <= height-3 {
			tells.message = true
			if lines = append(lines, screen.Line{}); p.over() {
				lines = slices.Concat(screen.Block{{}}, said, lines)
			} else {
				lines = append(lines, said...)
			}
		}
		return screen.Panel(title, lines, screen.PanelWidth, height-1), tells
	case below:
		wide, room := p.panelWidth(), p.belowHeight()-3
		lines = p.flat(wide - 4)
		if said := p.inside(wide-4, tells); len(said) > 0 && len(said)+len(lines)-1 <= room {
			tells.message = true
			if len(said)+len(lines) > room {
				lines = lines[:len(lines)-1] // the last plays
			}
			lines = append(lines, said...)
		}
		return screen.Panel(title, lines, wide, p.belowHeight()-1), tells
	}
	return nil, told{}
}

// inside returns what is said in the panel, of so many columns, where cells are large.
func (p *Page) inside(width int, tells told) screen.Block {
	if p.board.Spacing != draw.Large {
		return nil
	}
	said, _ := p.below(width, tells)
	return said
}

// belowHeight returns how many lines the panel below the board takes, with the blank above it:
// where cells are large, some more for what is said there.
func (p *Page) belowHeight() int {
	if p.board.Spacing != draw.Large {
		return page.BelowHeight
	}
	const said = 3
	return min(page.BelowHeight+said, p.spare())
}

// panelWidth returns how many columns a panel below the board has.
func (p *Page) panelWidth() int {
	width, _ := p.board.Size(p.session.Setup.Grid(), p.board.Window)
	return min(p.Width-2, max(allFigures, width))
}

// tall returns what stands in a panel beside the board, of so many columns and lines, and
// what of them is told: the risk and the last hint go before the last plays.
func (p *Page) tall(width, lines int) (b screen.Block, tells told) {
	if p.game().Status() == game.Won && p.end.verdict != nil {
		return p.medal(width, lines), told{}
	}
	add := func(section screen.Block) {
		if len(section) > 0 {
			b = append(append(b, screen.Line{}), section...)
		}
	}
	var figures screen.Block
	for _, fig := range p.figures() {
		if fig.value != "" {
			figures = append(figures, fig.pair(p.Lang, width))
		}
	}
	advised := p.hintSection(width)
	if tells.hint = len(advised) > 0 && 1+len(advised) <= lines; tells.hint {
		add(advised)
	}
	add(figures)
	add(p.progress(width))
	risk := p.riskSection(width)
	if tells.risk = len(risk) > 0 && len(b)+1+len(risk) <= lines; tells.risk {
		add(risk)
	}
	if code, ok := p.session.Setup.Code(); ok && !p.session.Undealt() {
		add(screen.Block{screen.Pair(screen.Field.Of(codeName.In(p.Lang)), screen.Message.Of(code), width)})
	}
	plays := headed(text.Text{"últimas jugadas", "last plays"}.In(p.Lang), p.lastPlays(), width)
	if !tells.hint || len(b)+1+len(plays) <= lines {
		add(plays)
	}
	return b, tells
}

// headed returns a text below its name; nothing where there is none.
func headed(name, said string, width int) screen.Block {
	if said == "" {
		return nil
	}
	return append(
		screen.Block{{screen.Field.Of(name)}}, screen.WrappedParts(screen.Message.Of(said), width)...)
}

// medal returns the figures of a game that was won, the most important first, and apart
// where there are lines for that.
func (p *Page) medal(width, lines int) screen.Block {
	figures := p.figures()
	record := screen.Pair(screen.Field.Of(text.Text{"récord", "record"}.In(p.Lang)), p.record(), width)
	b := screen.Block{{}, figures[clockFigure].pair(p.Lang, width), record, {}}
	if p.contest != nil {
		b = append(append(b, p.contestBars(width)...), screen.Line{})
	}
	for _, w := range p.worth() {
		b = append(b, screen.Pair(screen.Field.Of(w.name.In(p.Lang)), screen.Figure.Of(w.value), width))
	}
	b = append(b, screen.Line{}, figures[movesFigure].pair(p.Lang, width))
	if p.session.Failing() {
		b = append(b, figures[len(figures)-1].pair(p.Lang, width))
	}
	if len(b) > lines {
		b = slices.DeleteFunc(b, func(l screen.Line) bool { return len(l) == 0 })
	}
	return b
}

// record says in a word or two how the game compares with the best of its kind.
func (p *Page) record() screen.Span {
	v := p.end.verdict
	off := words.InSeconds(p.Lang, (v.Game.Time - v.Before).Abs())
	switch {
	case len(v.Against) > 0:
		return screen.Message.Of(text.Text{"no cuenta", "does not count"}.In(p.Lang))
	case v.Before == 0:
		return screen.Good.Of(text.Text{"primer tiempo", "first time"}.In(p.Lang))
	case v.Record:
		return screen.Good.Of(text.Text{"¡nuevo!, %s menos", "new, %s faster"}.In(p.Lang, off))
	default:
		return screen.Figure.Of(text.Text{"%s, a %s", "%s, %s off"}.In(p.Lang, words.InSeconds(p.Lang, v.Before), off))
	}
}

// flat returns what lies in a panel below the board.
func (p *Page) flat(width int) screen.Block {
	var figures screen.Line
	all := p.figures()
	_, least := fitting(all[:], width, p.Lang)
	for _, fig := range all {
		if fig.value == "" || fig.rank > least {
			continue
		}
		if len(figures) > 0 {
			figures = append(figures, screen.Plain.Of(strings.Repeat(" ", statusGap)))
		}
		figures = append(figures, screen.Field.Of(fig.name.In(p.Lang)+" "), screen.Figure.Of(fig.text(p.Lang)))
	}
	var rest []string
	if p.game().Status() == game.Won && p.end.verdict != nil {
		for _, w := range p.worth() {
			rest = append(rest, w.name.In(p.Lang)+" "+w.value)
		}
	} else if code, ok := p.session.Setup.Code(); ok && !p.session.Undealt() {
		rest = append(rest, codeName.In(p.Lang)+" "+code)
	}
	if plays := p.lastPlays(); plays != "" && p.end.verdict == nil {
		rest = append(rest, plays)
	}
	said := screen.Line{screen.Message.Of(strings.Join(rest, text.Between))}
	if said.Width() > width {
		said = screen.Wrapped(said[0], width)[0]
	}
	if p.session.Ghost() != nil {
		you, ghost := p.bars((width - statusGap) / 2)
		return screen.Block{
			figures,
			slices.Concat(you, screen.Line{screen.Plain.Of(strings.Repeat(" ", statusGap))}, ghost),
			said,
		}
	}
	if p.contest != nil {
		return screen.Block{figures, p.contestLine(width), said}
	}
	return screen.Block{figures, p.opened(width), said}
}

// pair returns the figure as a line of a panel.
func (fig *figure) pair(l text.Lang, width int) screen.Line {
	name := strings.TrimSuffix(fig.name.In(l), ":")
	return screen.Pair(screen.Field.Of(name), screen.Figure.Of(fig.text(l)), width)
}

// text returns the figure with its unit.
func (fig *figure) text(l text.Lang) string {
	if unit := fig.unit.In(l); unit != "" {
		return fig.value + " " + unit
	}
	return fig.value
}

// opened returns the bar of how much is open.
func (p *Page) opened(width int) screen.Line {
	share := p.game().OpenShare()
	percent := fmt.Sprintf("%6s", text.Text{"%d %%", "%d%%"}.In(p.Lang, share))
	return append(screen.Bar(share, width-len(percent)), screen.Figure.Of(percent))
}

// progress returns how far the game is, and the ghost if there is one.
func (p *Page) progress(width int) screen.Block {
	if p.session.Ghost() == nil {
		if p.contest != nil {
			return p.contestBars(width)
		}
		return screen.Block{p.opened(width)}
	}
	you, ghost := p.bars(width)
	return screen.Block{you, ghost}
}

// lastPlays returns the last actions, as they are written in plays.
func (p *Page) lastPlays() string {
	const most = 8
	var plays []game.Action
	entries := p.session.Journal().Entries
	for i := len(entries) - 1; i >= 0 && len(plays) < most; i-- {
		if entries[i].Event == journal.Done {
			plays = append(plays, entries[i].Action)
		}
	}
	var written []string
	for i := len(plays) - 1; i >= 0; i-- {
		written = append(written, p.Names.Action(p.session.Setup.Grid(), plays[i]))
	}
	return strings.Join(written, " ")
}
