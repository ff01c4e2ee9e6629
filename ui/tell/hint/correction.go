package hint

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/tell/words"
)

// A Correction says which move would have been better than an opening, and why.
type Correction struct {
	Start *game.Cell // the cell to start at, if no cell was open; otherwise nil
	Mine  *Advice    // why an opened cell was a mine; nil: no mine was opened, or Move explains it
	Move  Advice     // the cell that was easiest to prove safe, or else the best guess
}

// Better returns the move that would have been better than the opening o, with its reasons. The
// thoughts t are about the position before o.
func (t *Thoughts) Better(o review.Opening) (b Correction) {
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
		b.Mine = nil // the argument for the move says it
	}
	return b
}

// Verdict returns the verdict on opening these cells of the position in one move. Package review
// gives the same verdict.
func (t *Thoughts) Verdict(targets []game.Cell) review.Verdict {
	verdict, _ := review.Weigh(t.snapshot, t.player, targets)
	return verdict
}

// SameOpen reports whether g has as many open cells as the position.
func (t *Thoughts) SameOpen(g *game.Game) bool { return t.snapshot.Opened() == g.Opened() }

// SafeCell returns the safe cell that the player could have opened, if there was one.
func (b Correction) SafeCell() (c game.Cell, ok bool) {
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
	if b.Move.About == Guess {
		return append(said, t.guess(b.Move))
	}
	if len(b.Move.Argument.Steps) == 0 || b.Move.About == WrongFlag {
		return append(said, t.Whole(b.Move))
	}
	return append(said, t.Steps(b.Move, b.Move.Last())...)
}

// AtPosition returns a Teller of the position that the thoughts are about.
func (t Teller) AtPosition(thoughts *Thoughts) Teller {
	t.Game = thoughts.snapshot
	return t
}
