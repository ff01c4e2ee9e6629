package hint

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/tell/words"
)

// A Correction is what a player could have known before an opening, step by step.
type Correction struct {
	Start *game.Cell // the cell to start at, if no cell was open; otherwise nil
	Mine  *Advice    // why an opened cell was a mine; nil: no opened cell was, or Move says why
	Move  Advice     // the easiest cell without a mine, or else the best guess
}

// Better returns what the player could have known before the opening o: the better move, with its
// reasons. The thoughts t are about the position before o.
func (t *Thoughts) Better(o review.Opening) (b Correction) {
	if len(t.begin) > 0 && t.then.Opened() == 0 {
		b.Start = &t.begin[0]
		return b
	}
	if len(o.Mines) > 0 {
		a := t.OfMine(o.Mines[0])
		b.Mine = &a
	}
	var ok bool
	if b.Move, ok = t.PassedOver(o.Cell); !ok {
		b.Move = t.bestGuess()
	}
	if b.Mine != nil && b.Move.Argument.Concludes(b.Mine.Cell) {
		b.Mine = nil // the argument for the move says it
	}
	return b
}

// Verdict returns the verdict on opening some cells in this position in one move. The parameter
// asked has these cells. Package review gives the same verdict.
func (t *Thoughts) Verdict(asked []game.Cell) review.Verdict {
	verdict, _ := review.Weigh(t.then, t.player.Solver, asked)
	return verdict
}

// SameOpen reports whether g has as many open cells as the position.
func (t *Thoughts) SameOpen(g *game.Game) bool { return t.then.Opened() == g.Opened() }

// Opens returns the safe cell that the player could have opened, if there was one.
func (b Correction) Opens() (c game.Cell, ok bool) {
	if b.Start != nil {
		return *b.Start, true
	}
	return b.Move.Cell, b.Move.About == SafeCell || b.Move.About == WrongFlag
}

// Advices returns the pieces of advice in the order in which they are told.
func (b Correction) Advices() []Advice {
	if b.Mine == nil {
		return []Advice{b.Move}
	}
	return []Advice{*b.Mine, b.Move}
}

// Better says step by step which move would have been better and why. If the player opened a mine,
// it first says how to prove that mine.
func (t Teller) Better(b Correction) (said []string) {
	if b.Start != nil {
		return []string{words.StartHere.In(t.Lang, t.name(*b.Start))}
	}
	if b.Mine != nil {
		said = append(said, t.Title(*b.Mine)+". "+t.Whole(*b.Mine))
	}
	if len(b.Move.Argument.Steps) == 0 || b.Move.About == WrongFlag {
		return append(said, t.Whole(b.Move))
	}
	return append(said, t.Steps(b.Move, b.Move.Last())...)
}

// At returns the teller with another position: the position of the thoughts.
func (t Teller) At(thoughts *Thoughts) Teller {
	t.Game = thoughts.then
	return t
}
