package play

import (
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// risk says how likely a mine is at the cursor, and where it is the least likely.
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
	return p.teller().Risk(p.board.Cursor, t)
}

// riskSaid returns what is said of the risk, as much as one line has room for.
func (p *Page) riskSaid() string {
	parts := p.risk()
	for len(parts) > 1 && screen.Width(strings.Join(parts, text.Between)) > p.Width {
		parts = parts[:len(parts)-1]
	}
	return strings.Join(parts, text.Between)
}

// mapped reports whether the grounds of the board show the risk.
func (p *Page) mapped() bool {
	o := p.board.Overlay
	return o != nil && o.Chance != nil && p.Palette.Solid && !p.paused
}

var mostRisk = text.Text{"% de riesgo, hasta", "% risk, up to"}

// riskSection returns what a panel of so many columns says of the risk, with the legend of the
// map.
func (p *Page) riskSection(width int) (b screen.Block) {
	for _, said := range p.risk() {
		b = append(b, screen.Wrapped(screen.Message.Of(said), width)...)
	}
	if p.mapped() {
		b = append(b, screen.Line{screen.Field.Of(mostRisk.In(p.Lang))}, screen.RiskLegend(width))
	}
	return b
}

// legend returns the legend of the map in one line of at most so many columns; nothing where
// there is no room.
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
