package replay

import (
	"maps"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen/draw"
)

// overlay is the cached overlay of the board, and what it was made from.
type overlay struct {
	at     int // the number of entries up to the position
	points map[game.Cell]draw.Point
	drawn  *draw.Overlay
}

// overlaid returns the overlay of the board, or nil. It marks the cells of a hint, of a better
// move, or the safe cells at a needless guess. It returns the same pointer until the marks change.
func (p *Page) overlaid() *draw.Overlay {
	points := p.hinted.points
	if points == nil {
		points = p.better.points
	}
	if o, ok := p.judged.opening(p.replay.At()); points == nil && p.better.before == 0 && ok && o.Verdict == review.Needless {
		points = map[game.Cell]draw.Point{}
		for _, c := range o.Safe {
			points[c] = draw.Safe
		}
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
