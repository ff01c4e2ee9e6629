package advice

import (
	"iter"
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Kind is the subject of an advice. An advice has the first kind, in the order of the constants,
// that fits the position.
type Kind uint8

const (
	WrongFlag Kind = iota // a flagged cell can be proved safe
	SafeCell              // a closed cell can be proved safe
	MineCell              // only an unflagged cell can be proved a mine
	Guess                 // nothing more can be proved
)

// An Advice is the best advice about a position.
type Advice struct {
	About Kind
	Cell  game.Cell

	// Argument proves that Cell is safe, or that it is a mine. It has no steps if the advice is a
	// guess, or if the argument would be too long.
	Argument solver.Argument

	Seen     bool // Cell was open before an undo, so the player knows what it is
	Promised bool // Cell was known from the start to hold no mine

	// The other fields are set only for a guess. Chance is the chance of a mine in Cell. If Exact
	// is false, Chance may be an estimate, and there may be a proof that the solver missed. Least
	// is the cell with the smallest chance of a mine. Cell may have more risk than Least, if Cell
	// helps more once it is open. If two cells are equally good, the cell without a flag is taken.
	Chance       float64
	Exact        bool
	Least        game.Cell
	LeastChance  float64
	Flagged      bool // Cell is flagged
	LeastFlagged bool
	Why          Reason // why Cell has this chance
}

// Advice returns the best advice about the position. If several cells are equally easy to prove, it
// takes the cell nearest to the cursor. Later calls return the same advice, wherever the cursor is.
func (t *Thoughts) Advice(cursor game.Cell) Advice {
	if t.advice == nil {
		a := t.advise(cursor)
		t.advice = &a
	}
	return *t.advice
}

func (t *Thoughts) advise(cursor game.Cell) Advice {
	for _, certain := range []struct {
		kind  Kind
		cells iter.Seq[game.Cell]
	}{
		{WrongFlag, slices.Values(t.wrongFlags())},
		{SafeCell, t.unflagged(t.safe())},
		{MineCell, t.unflagged(t.player.EachMine())},
	} {
		first, ok := find(certain.cells, func(game.Cell) bool { return true })
		if !ok {
			continue
		}
		a := Advice{About: certain.kind, Cell: first}
		if c, ok := find(certain.cells, t.isStart); ok {
			a.Cell, a.Promised = c, true
		}
		if c, ok := find(certain.cells, t.snapshot.Seen); ok {
			a.Cell, a.Seen = c, true
		}
		if why, ok := t.argue(certain.cells, cursor); ok && (!a.Seen || t.usesOpen(why)) {
			a.Cell, a.Argument, a.Seen, a.Promised = concluded(why, certain.cells), why, false, false
		}
		return a
	}
	return t.bestGuess()
}

// isStart reports whether c was known from the start to hold no mine.
func (t *Thoughts) isStart(c game.Cell) bool { return slices.Contains(t.start, c) }

// concluded returns the first of the cells about which the last step of an argument proves
// something.
func concluded(why solver.Argument, cells iter.Seq[game.Cell]) game.Cell {
	last := why.Steps[len(why.Steps)-1]
	i := slices.IndexFunc(last.Concludes, func(f solver.Fact) bool {
		_, ok := find(cells, func(c game.Cell) bool { return c == f.Cell })
		return ok
	})
	return last.Concludes[i].Cell
}

// A Stage says how much of an advice is told. The first stage tells whether anything is certain.
// Each later stage tells one step of the argument. Without an argument, the second stage tells
// everything.
type Stage int

// Whether is the first stage. It tells whether anything is certain.
const Whether Stage = 1

// Last returns the last stage of the advice.
func (a Advice) Last() Stage { return Whether + Stage(max(1, len(a.Argument.Steps))) }

// Step returns the step of the argument for a stage. It reports false if there is no step for that
// stage.
func (a Advice) Step(s Stage) (step solver.Step, ok bool) {
	i := int(s - Whether - 1)
	if i < 0 || i >= len(a.Argument.Steps) {
		return solver.Step{}, false
	}
	return a.Argument.Steps[i], true
}

// Shown returns the part of the advice that the board marks at a stage. In the first stage, the
// board marks nothing. In a later stage, it marks the step for that stage or, if there is no step,
// the cell of the advice, and the number that is the reason for a guess.
func (a Advice) Shown(s Stage) (step solver.Step, subjects []game.Cell) {
	if step, ok := a.Step(s); ok || s <= Whether {
		return step, nil
	}
	return solver.Step{Numbers: a.Why.Numbers}, []game.Cell{a.Cell}
}

// An Asker tells advice stage by stage. The zero value has told nothing.
type Asker struct {
	about   moment
	advice  *Advice // nil: the player has not asked yet
	stage   Stage
	counted bool // the field hints includes this position
	hints   int  // the number of positions in which the player asked
}

// Ask returns the advice about a position and the stage to tell. Each further call for the same
// position returns the next stage, up to the last.
func (a *Asker) Ask(t *Thoughts, cursor game.Cell) (Advice, Stage) {
	if t.moment != a.about {
		*a = Asker{about: t.moment, hints: a.hints}
	}
	if !a.counted {
		a.counted = true
		a.hints++
	}
	if a.advice == nil {
		first := t.Advice(cursor)
		a.advice = &first
	}
	a.stage = min(a.stage+1, a.advice.Last())
	return *a.advice, a.stage
}

// Hints returns the number of positions in which the player asked for a hint.
func (a *Asker) Hints() int { return a.hints }
