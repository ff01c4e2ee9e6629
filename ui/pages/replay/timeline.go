package replay

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen"
)

// marks has the mark of each verdict on the timeline, in the ink in which the verdict is written. The
// timeline marks no safe opening, and none of cells that the player knew.
var marks = [...]screen.Span{
	review.Proven:   screen.Unlikely.Of(""),
	review.Forced:   screen.Possible.Of("?"),
	review.Early:    screen.Possible.Of("?"),
	review.Rash:     screen.Likely.Of("!"),
	review.Needless: screen.Likely.Of("!"),
	review.Mistake:  screen.Bad.Of("✗"),
	review.Known:    screen.Field.Of(""),
}

// timeline draws a progress bar of the replay, with marks: of several in a column the worst is seen, and
// a safe opening is a tick of the line. It does not use the progress bar of the library Bubbles, for two
// reasons. That bar can have colours, but no bold or faint text. It also rounds, so it would look full
// before the end.
func (p *Page) timeline(width int) screen.Line {
	all, line := max(1, p.replay.Len()), make(screen.Line, width)
	for x := range line {
		if line[x] = screen.Field.Of("─"); x < width*p.replay.Position()/all {
			line[x] = screen.Key.Of("━")
		}
	}
	j := &p.judged
	at := func(move int) *screen.Span { return &line[(j.at[move]-1)*width/all] }
	for v := review.Proven; v <= review.Mistake && width > 0; v++ {
		for _, o := range j.openings {
			switch s := at(o.Move); {
			case o.Verdict != v:
			case v != review.Proven:
				*s = marks[v]
			case s.Text == "─":
				s.Text = "┼"
			case s.Text == "━":
				s.Text = "┿"
			}
		}
		for i, m := range j.game.Moves {
			if v == review.Proven && m.Kind == game.Undo {
				*at(i) = screen.KeyText.Of("<")
			}
		}
	}
	return line
}
