package replay

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen"
)

// marks has the mark of each verdict on the timeline, and the ink of the verdict. Safe openings and
// openings of known cells have an ink, but no mark.
var marks = [...]screen.Span{
	review.Proven:   screen.LowRiskInk.Of(""),
	review.Forced:   screen.MiddleRiskInk.Of("?"),
	review.Early:    screen.MiddleRiskInk.Of("?"),
	review.Rash:     screen.HighRiskInk.Of("!"),
	review.Needless: screen.HighRiskInk.Of("!"),
	review.Mistake:  screen.Bad.Of("✗"),
	review.Known:    screen.Field.Of(""),
}

// timeline draws a progress bar of the replay, with the marks of the openings. A column with
// several marks shows the worst. A safe opening has no mark, but a short stroke across the line.
// The progress bar of the library Bubbles is not used for two reasons: it has no bold or faint
// text, and it rounds, so it would look full before the end.
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
