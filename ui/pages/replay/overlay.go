package replay

import (
	"maps"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen/draw"
)

// overlay is what is drawn over the board after so many entries.
type overlay struct {
	at     int
	points map[game.Cell]draw.Point
	drawn  *draw.Overlay
}

// overlaid returns what is drawn over the board: what a hint points at, or what was safe
// where a guess was needless. It is another one only where that has changed.
func (p *Page) overlaid() *draw.Overlay {
	points := p.points
	if o, ok := p.judged.opening(p.replay.At()); points == nil && ok && o.Verdict == review.Needless {
		points = draw.Points(nil, o.Safe)
	}
	if p.overlay.at == p.replay.At() && maps.Equal(p.overlay.points, points) {
		return p.overlay.drawn
	}
	p.overlay = overlay{at: p.replay.At(), points: points}
	if len(points) > 0 {
		p.overlay.drawn = &draw.Overlay{Points: points}
	}
	return p.overlay.drawn
}
