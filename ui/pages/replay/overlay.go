package replay

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen/draw"
)

// overlaid returns the marks drawn over the board, or nil. They show the cells of a hint or of a
// better move. If the page shows neither, they show the cells that would have been better than the
// last opening.
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
		points = map[game.Cell]draw.Role{}
		for _, c := range o.Better {
			points[c] = is
		}
	}
	if len(points) == 0 {
		return nil
	}
	return &draw.Overlay{Roles: points}
}
