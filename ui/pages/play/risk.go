package play

import (
	"slices"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// risk returns the sentences about the chances of a mine: first the chance at the cursor, last the
// lowest chance on the board.
func (h *helping) risk() []string {
	t := h.session.Thoughts()
	switch {
	case h.chances && t == nil && h.thinking:
		return []string{stillThinking.In(h.Lang)}
	case !h.chances || t == nil:
		return nil
	}
	said := h.teller().Risk(h.Board.Cursor, t)
	slices.Reverse(said)
	return said
}

// mapped reports whether the colour behind each cell shows the chance of a mine in the cell.
func (h *helping) mapped() bool {
	o := h.Board.Overlay
	return o != nil && o.Chance != nil && h.Palette.HasGrounds
}

var mostRisk = text.Text{"% de riesgo, hasta", "% risk, up to"}

// riskSection returns the section about the risk, with the legend of its colours.
func (h *helping) riskSection(width int) (b screen.Block) {
	for _, said := range h.risk() {
		b = append(b, screen.Wrapped(screen.Message.Of(said), width)...)
	}
	if h.mapped() {
		b = append(b, screen.Line{screen.Field.Of(mostRisk.In(h.Lang))}, screen.RiskLegend(width))
	}
	return b
}

// legend returns one line that explains the colours for the chance of a mine. It returns nil if no
// colours are shown, or if the line does not fit.
func (h *helping) legend(width int) screen.Line {
	if !h.mapped() {
		return nil
	}
	name := screen.Field.Of(mostRisk.In(h.Lang) + " ")
	ramp := screen.RiskLegend(width - screen.Line{name}.Width())
	if ramp == nil {
		return screen.RiskLegend(width)
	}
	return append(screen.Line{name}, ramp...)
}

// toggleChances shows or hides the chances of a mine.
func (h *helping) toggleChances() tea.Cmd {
	h.chances = !h.chances
	h.overlaid = nil
	if h.chances && h.session.Undealt() {
		h.say(h.session.Setup.AboutFirstCell())
	}
	h.keepHint()
	return h.think()
}
