package play

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// panelPlace is where the figures stand.
type panelPlace uint8

const (
	noPanel panelPlace = iota // in a line above the board
	beside                    // in a panel to the right of the board
	below                     // in one below it
)

// The least a panel needs.
const (
	besideHeight = 9 // of the board
	belowHeight  = 6 // lines that are free below the board
	belowWidth   = 60
)

// allFigures is the width of a panel in which all figures stand side by side.
const allFigures = 88

// placePanel finds a place for the panel, around a board that has been fitted.
func (p *Page) placePanel() {
	grid := p.session.Setup.Grid()
	width, height := p.board.Size(grid, p.board.Window)
	free := p.Width - width - frame.PanelGap - frame.PanelWidth
	spare := p.Height - height - p.Chrome()
	p.panelAt, p.panel, p.board.Padded = noPanel, nil, false
	switch {
	case p.Chrome() < 4:
	case free >= 2 && height >= besideHeight:
		p.panelAt, p.board.Padded = beside, true
		p.board.Indent = free / 2
	case spare >= belowHeight && p.Width >= belowWidth:
		p.panelAt = below
	}
}

// panelKey is what the panel depends on.
type panelKey struct {
	tenths, hints, revision, height int
	over, failing                   bool
	verdict                         *archive.Verdict
	ghost                           *session.Ghost
	advised                         string
}

// makePanel makes the panel anew, if it must be.
func (p *Page) makePanel() {
	if p.panelAt == noPanel {
		p.panel, p.panelTells = nil, false
		return
	}
	_, height := p.board.Size(p.session.Setup.Grid(), p.board.Window)
	now := panelKey{
		int(p.elapsed / shownEvery),
		p.session.Hints(),
		p.game().Revision(),
		height,
		p.over(),
		p.session.Failing(),
		p.verdict,
		p.session.Ghost(),
		p.advised(),
	}
	if p.panel != nil && p.panelOf == now {
		return
	}
	title := text.Text{"Partida", "Game"}.In(p.Lang)
	p.panelOf, p.panelTells = now, false
	if p.panelAt == beside {
		var b frame.Block
		b, p.panelTells = p.tall(frame.PanelWidth-4, height-3)
		p.panel = frame.Panel(title, b, frame.PanelWidth, height-1).Rendered(p.Inks)
		return
	}
	wide := p.panelWidth()
	p.panel = frame.Panel(title, p.flat(wide-4), wide, belowHeight-1).Rendered(p.Inks)
}

// panelWidth returns how many columns a panel below the board has.
func (p *Page) panelWidth() int {
	width, _ := p.board.Size(p.session.Setup.Grid(), p.board.Window)
	return min(p.Width-2, max(allFigures, width))
}

// tall returns what stands in a panel beside the board, of so many columns and lines, and
// whether that tells the last hint, which goes before the last plays.
func (p *Page) tall(width, lines int) (b frame.Block, tells bool) {
	if p.game().Status() == game.Won && p.verdict != nil {
		return p.medal(width, lines), false
	}
	add := func(section frame.Block) {
		if len(section) > 0 {
			b = append(append(b, frame.Line{}), section...)
		}
	}
	var figures frame.Block
	for _, fig := range p.figures() {
		if fig.value != nil {
			figures = append(figures, fig.pair(p.Lang, width))
		}
	}
	add(figures)
	add(p.progress(width))
	if code, ok := p.session.Setup.Code(); ok && !p.session.Undealt() {
		add(frame.Block{frame.Pair(draw.Field.Of(codeName.In(p.Lang)), draw.Message.Of(code), width)})
	}
	advised := headed(text.Text{"pista", "hint"}.In(p.Lang), p.advised(), width)
	if tells = len(advised) > 0 && len(b)+1+len(advised) <= lines; tells {
		add(advised)
	}
	plays := headed(text.Text{"últimas jugadas", "last plays"}.In(p.Lang), p.lastPlays(), width)
	if !tells || len(b)+1+len(plays) <= lines {
		add(plays)
	}
	return b, tells
}

// headed returns a text below its name; nothing where there is none.
func headed(name, said string, width int) frame.Block {
	if said == "" {
		return nil
	}
	return append(
		frame.Block{{draw.Field.Of(name)}}, frame.WrappedParts(draw.Message.Of(said), width)...)
}

// medal returns the figures of a game that was won, the most important first, and apart
// where there are lines for that.
func (p *Page) medal(width, lines int) frame.Block {
	figures := p.figures()
	record := frame.Pair(draw.Field.Of(text.Text{"récord", "record"}.In(p.Lang)), p.record(), width)
	b := frame.Block{{}, figures[clockFigure].pair(p.Lang, width), record, {}}
	for _, w := range p.worth() {
		b = append(b, frame.Pair(draw.Field.Of(w.name.In(p.Lang)), draw.Figure.Of(w.value), width))
	}
	b = append(b, frame.Line{}, figures[movesFigure].pair(p.Lang, width))
	if p.session.Failing() {
		b = append(b, figures[len(figures)-1].pair(p.Lang, width))
	}
	if len(b) > lines {
		b = slices.DeleteFunc(b, func(l frame.Line) bool { return len(l) == 0 })
	}
	return b
}

// record says in a word or two how the game compares with the best of its kind.
func (p *Page) record() draw.Span {
	v := p.verdict
	off := words.Seconds((v.Game.Time - v.Before).Abs())
	switch {
	case len(v.Against) > 0:
		return draw.Message.Of(text.Text{"no cuenta", "does not count"}.In(p.Lang))
	case v.Before == 0:
		return draw.Good.Of(text.Text{"primer tiempo", "first time"}.In(p.Lang))
	case v.Record:
		return draw.Good.Of(text.Text{"¡nuevo!, %s menos", "new, %s faster"}.In(p.Lang, off))
	default:
		return draw.Figure.Of(text.Text{"%s, a %s", "%s, %s off"}.In(p.Lang, words.Seconds(v.Before), off))
	}
}

// flat returns what lies in a panel below the board.
func (p *Page) flat(width int) frame.Block {
	var figures frame.Line
	all := p.figures()
	_, least := fitting(all[:], width, p.Lang)
	for _, fig := range all {
		if fig.value == nil || fig.rank > least {
			continue
		}
		if len(figures) > 0 {
			figures = append(figures, draw.Plain.Of(strings.Repeat(" ", statusGap)))
		}
		figures = append(figures, draw.Field.Of(fig.name.In(p.Lang)+" "), draw.Figure.Of(fig.text(p.Lang)))
	}
	var rest []string
	if p.game().Status() == game.Won && p.verdict != nil {
		for _, w := range p.worth() {
			rest = append(rest, w.name.In(p.Lang)+" "+w.value)
		}
	} else if code, ok := p.session.Setup.Code(); ok && !p.session.Undealt() {
		rest = append(rest, codeName.In(p.Lang)+" "+code)
	}
	if plays := p.lastPlays(); plays != "" && p.verdict == nil {
		rest = append(rest, plays)
	}
	said := frame.Line{draw.Message.Of(strings.Join(rest, text.Between))}
	if said.Width() > width {
		said = frame.Wrapped(said[0], width)[0]
	}
	if p.session.Ghost() != nil {
		you, ghost := p.bars((width - statusGap) / 2)
		return frame.Block{
			figures,
			slices.Concat(you, frame.Line{draw.Plain.Of(strings.Repeat(" ", statusGap))}, ghost),
			said,
		}
	}
	return frame.Block{figures, p.opened(width), said}
}

// pair returns the figure as a line of a panel.
func (fig *figure) pair(l text.Lang, width int) frame.Line {
	name := strings.TrimSuffix(fig.name.In(l), ":")
	return frame.Pair(draw.Field.Of(name), draw.Figure.Of(fig.text(l)), width)
}

// text returns the figure with its unit.
func (fig *figure) text(l text.Lang) string {
	if unit := fig.unit.In(l); unit != "" {
		return string(fig.value) + " " + unit
	}
	return string(fig.value)
}

// opened returns the bar of how much is open.
func (p *Page) opened(width int) frame.Line {
	share := p.game().OpenShare()
	percent := fmt.Sprintf("%6s", text.Text{"%d %%", "%d%%"}.In(p.Lang, share))
	return append(frame.Bar(share, width-len(percent)), draw.Figure.Of(percent))
}

// progress returns how far the game is, and the ghost if there is one.
func (p *Page) progress(width int) frame.Block {
	if p.session.Ghost() == nil {
		return frame.Block{p.opened(width)}
	}
	you, ghost := p.bars(width)
	return frame.Block{you, ghost}
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
