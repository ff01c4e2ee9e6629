package play

import (
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// risk returns the sentences about the chance of a mine at the cursor, and the lowest chance on the
// board.
func (p *Page) risk() []string {
	t := p.session.Thoughts()
	switch {
	case !p.chances || p.over() || p.paused:
		return nil
	case t == nil && p.thinking:
		return []string{stillThinking.In(p.Lang)}
	case t == nil:
		return nil
	}
	return p.teller().Risk(p.Board.Cursor, t)
}

// riskSaid returns as many of the sentences of [Page.risk] as fit in one line.
func (p *Page) riskSaid() string {
	parts := p.risk()
	for len(parts) > 1 && screen.Width(strings.Join(parts, text.Separator)) > p.Width {
		parts = parts[:len(parts)-1]
	}
	return strings.Join(parts, text.Separator)
}

// mapped reports whether the colour behind each cell shows the chance of a mine in the cell.
func (p *Page) mapped() bool {
	o := p.Board.Overlay
	return o != nil && o.Chance != nil && p.Palette.HasGrounds && !p.paused
}

var mostRisk = text.Text{"% de riesgo, hasta", "% risk, up to"}

// riskSection returns the section about the risk, with the legend of its colours.
func (p *Page) riskSection(width int) (b screen.Block) {
	for _, said := range p.risk() {
		b = append(b, screen.Wrapped(screen.Message.Of(said), width)...)
	}
	if p.mapped() {
		b = append(b, screen.Line{screen.Field.Of(mostRisk.In(p.Lang))}, screen.RiskLegend(width))
	}
	return b
}

// legend returns one line that explains the colours for the chance of a mine. It returns nil if the
// colours are not shown, or if the line does not fit.
func (p *Page) legend(width int) screen.Line {
	if !p.mapped() {
		return nil
	}
	name := screen.Field.Of(mostRisk.In(p.Lang) + " ")
	ramp := screen.RiskLegend(width - screen.Line{name}.Width())
	if ramp == nil {
		return screen.RiskLegend(width)
	}
	return append(screen.Line{name}, ramp...)
}

// toggleChances shows or hides the chances of a mine.
func (p *Page) toggleChances() tea.Cmd {
	p.chances = !p.chances
	p.overlaid = nil
	if p.chances && p.session.Undealt() {
		p.say(screen.Message, p.session.Setup.AboutFirst().In(p.Lang))
	}
	return p.think()
}
