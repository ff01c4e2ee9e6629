package advice

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/game/solver"
)

// A BetterMove says which move would have been better than an opening, and why.
type BetterMove struct {
	Start *game.Cell // the cell to start at, if no cell was open; otherwise nil
	// Mine is the proof that an opened cell was a mine. It is nil if there is no such proof, or if the
	// argument of Move also proves the mine.
	Mine *Advice
	Move Advice // the cell that was easiest to prove safe, or else the best guess
}

// BetterMove returns the move that would have been better than the opening o, with its reasons. The
// receiver holds the thoughts about the position before o.
func (t *Thoughts) BetterMove(o review.Opening) (b BetterMove) {
	if len(t.start) > 0 && t.snapshot.Opened() == 0 {
		b.Start = &t.start[0]
		return b
	}
	if len(o.Mines) > 0 {
		a := t.ProveMine(o.Mines[0])
		b.Mine = &a
	}
	var ok bool
	if b.Move, ok = t.SafeAdvice(o.Cell); !ok {
		b.Move = t.bestGuess()
	}
	if b.Mine != nil && b.Move.Argument.Concludes(b.Mine.Cell) {
		b.Mine = nil // the argument for the move also proves the mine
	}
	return b
}

// Verdict returns the verdict of package review on opening these cells in one move.
func (t *Thoughts) Verdict(targets []game.Cell) review.Verdict {
	return review.JudgeOpening(t.snapshot, t.known, targets).Verdict
}

// SameOpen reports whether g has as many open cells as the position.
func (t *Thoughts) SameOpen(g *game.Game) bool { return t.snapshot.Opened() == g.Opened() }

// A ToldStage is one stage of an advice, to be told to the player.
type ToldStage struct {
	Advice
	Stage Stage
}

// Stages returns the stages of Mine, followed by the stages of Move. It leaves out stages of Move
// that would repeat the argument of Mine. If Start is set, there are no stages.
func (b BetterMove) Stages() (all []ToldStage) {
	if b.Start != nil {
		return nil
	}
	advices := []Advice{b.Move}
	if b.Mine != nil {
		advices = []Advice{*b.Mine, b.Move}
	}
	for _, a := range advices {
		for s := FirstStage + 1; s <= a.Last(); s++ {
			if !b.tellsBefore(a, s) {
				all = append(all, ToldStage{a, s})
			}
		}
	}
	return all
}

// tellsBefore reports whether the argument of b.Mine already proves everything that stage s of the
// advice a is about.
func (b BetterMove) tellsBefore(a Advice, s Stage) bool {
	h, ok := a.Thought(s)
	if !ok || b.Mine == nil || a.Cell == b.Mine.Cell {
		return false
	}
	return !slices.ContainsFunc(h.WholeStep.Concludes, func(f solver.Fact) bool { return !b.Mine.Argument.Concludes(f.Cell) })
}
