package replay

import (
	"maps"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen/draw"
)

// overlay keeps the marks last drawn over the board, and the data from which they were made.
type overlay struct {
	at     int // the position: the number of entries of the game before it
	points map[game.Cell]draw.Point
	drawn  *draw.Overlay
}

// overlaid returns the marks drawn over the board, or nil. They show the cells of a hint or of a
// better move. Without either, they show which cells were better than the last opening. As long as
// the marks stay the same, overlaid returns the same pointer.
func (p *Page) overlaid() *draw.Overlay {
	points := p.hinted.points
	if points == nil {
		points = p.better.points()
	}
	if o, ok := p.judged.opening(p.replay.Position()); points == nil && p.better.before == 0 && ok {
		is := draw.Safe
		if o.Verdict == review.Rash {
			is = draw.Subject
		}
		points = map[game.Cell]draw.Point{}
		for _, c := range o.Better {
			points[c] = is
		}
	}
	if p.overlay.at == p.replay.Position() && maps.Equal(p.overlay.points, points) {
		return p.overlay.drawn
	}
	p.overlay = overlay{at: p.replay.Position(), points: points}
	if len(points) > 0 {
		p.overlay.drawn = &draw.Overlay{Points: points}
	}
	return p.overlay.drawn
}
