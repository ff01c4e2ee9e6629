package advice

import (
	"iter"
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Kind is the subject of a piece of advice. Advice has the first kind, in the order of the
// constants, that fits the position.
type Kind uint8

const (
	WrongFlag Kind = iota // a flagged cell can be proved safe
	SafeCell              // a closed cell can be proved safe
	MineCell              // no cell can be proved safe, but an unflagged one can be proved a mine
	Guess                 // nothing more can be proved, so the advice is a guess
)

// An Advice is the best advice about a position.
type Advice struct {
	About Kind
	Cell  game.Cell

	// Argument proves that Cell is safe, or that it is a mine. It has no steps if the advice is a
	// guess, if the player knows Cell anyway, or if no argument was found.
	Argument solver.Argument

	Seen     bool // Cell was open before an undo, so the player knows what it is
	Promised bool // Cell was known from the start to hold no mine

	// Mines are the provable mines without a flag. They are set if the advice is a guess. They may
	// also be set if all closed cells are mines, so that there is nothing to guess.
	Mines []game.Cell

	// The other fields are set only for a guess. If Exact is false, the chances may be
	// estimates, and there may be a proof that the solver missed.
	solver.Guess
	Exact        bool
	Flagged      bool // Cell has a flag
	LeastFlagged bool
	Why          Reason // explains the chance of a mine in Cell
}

// Advice returns the best advice about the position. Among cells that are equally easy to prove, it
// takes the nearest to the cursor. Later calls return the same advice, wherever the cursor is.
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
		{SafeCell, t.unflagged(t.known.Safe())},
		{MineCell, filter(t.unflagged(t.known.Mines()), t.untold)},
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
		if why, ok := t.known.Argue(certain.cells, cursor); ok && (!a.Seen || t.usesOpen(why)) {
			a.Cell, a.Argument, a.Seen, a.Promised = concluded(why, certain.cells), why, false, false
		}
		return a
	}
	return t.bestGuess()
}

// isStart reports whether c was known from the start to hold no mine.
func (t *Thoughts) isStart(c game.Cell) bool { return slices.Contains(t.start, c) }

// concluded returns the first of the given cells that the last step of an argument proves safe or a
// mine. There must be such a cell.
func concluded(why solver.Argument, cells iter.Seq[game.Cell]) game.Cell {
	last := why.Steps[len(why.Steps)-1]
	i := slices.IndexFunc(last.Concludes, func(f solver.Fact) bool {
		_, ok := find(cells, func(c game.Cell) bool { return c == f.Cell })
		return ok
	})
	return last.Concludes[i].Cell
}

// untold reports whether no earlier hint proved that c is a mine.
func (t *Thoughts) untold(c game.Cell) bool { return !t.told[c] }

// A Stage says how much of an advice is told. The first stage tells whether anything is certain.
// Each later stage tells one thought of the argument. Without an argument, the second stage tells
// everything.
type Stage int

// FirstStage is the first stage. It tells whether anything is certain.
const FirstStage Stage = 1

// Last returns the last stage of the advice.
func (a Advice) Last() Stage { return FirstStage + Stage(max(1, len(a.Argument.Thoughts()))) }

// Thought returns the thought of the argument for a stage. It reports false if there is none.
func (a Advice) Thought(s Stage) (h solver.Thought, ok bool) {
	thoughts, i := a.Argument.Thoughts(), int(s-FirstStage-1)
	if i < 0 || i >= len(thoughts) {
		return solver.Thought{}, false
	}
	return thoughts[i], true
}

// Shown returns what the board marks at a stage of the advice: a step, as far as the stage tells
// it, and the subjects. These are cells to mark that are neither numbers nor conclusions of the step,
// such as a supposed mine. The first stage marks nothing. A stage without a thought marks the cells of
// the advice, and the number that is the reason for a guess.
func (a Advice) Shown(s Stage) (step solver.Step, subjects []game.Cell) {
	if h, ok := a.Thought(s); ok || s <= FirstStage {
		if h.Supposed != nil {
			subjects = []game.Cell{*h.Supposed}
		}
		return h.Shown, subjects
	}
	if len(a.Mines) > 0 && a.About == MineCell {
		return solver.Step{Concludes: a.found(s)}, nil
	}
	return solver.Step{Numbers: a.Why.Numbers}, []game.Cell{a.Cell}
}

// left returns the facts of the last stage that the player of g has not yet acted on: safe cells
// still closed, and mines without a flag.
func (a Advice) left(g *game.Game) []solver.Fact {
	return slices.DeleteFunc(slices.Clone(a.found(a.Last())), func(f solver.Fact) bool {
		return f.Mine && g.Flagged(f.Cell) || !f.Mine && g.Open(f.Cell)
	})
}

// Update returns the advice with a Cell on which the player of g can still act. If the player has
// opened or flagged a.Cell, Update takes another cell that the last stage tells about.
func (a Advice) Update(g *game.Game) Advice {
	left := a.left(g)
	if len(left) == 0 || slices.ContainsFunc(left, func(f solver.Fact) bool { return f.Cell == a.Cell }) {
		return a
	}
	first := left[max(0, slices.IndexFunc(left, func(f solver.Fact) bool { return !f.Mine }))]
	if a.Cell, a.About = first.Cell, SafeCell; first.Mine {
		a.About = MineCell
	}
	return a
}

// Holds reports whether the advice is still good in g, a later position of the same game. It is
// good only if the player has not yet done all that the last stage tells. All numbers of the
// argument must be open, and none of its safe cells may have a new flag. Advice about a wrong flag
// ends when the flag is removed. A guess is good for one position only.
func (a Advice) Holds(g *game.Game) bool {
	if a.About == Guess || len(a.Argument.Steps) == 0 || g.Status() != game.Playing || a.About == WrongFlag && !g.Flagged(a.Cell) {
		return false
	}
	for _, s := range a.Argument.Steps {
		if slices.ContainsFunc(s.Numbers, func(c game.Cell) bool { return !g.Open(c) }) {
			return false
		}
	}
	left := a.left(g)
	if a.About != WrongFlag && slices.ContainsFunc(left, func(f solver.Fact) bool { return !f.Mine && g.Flagged(f.Cell) }) {
		return false // advice about the flag matters more
	}
	return slices.ContainsFunc(left, func(f solver.Fact) bool { return f.Mine || !g.Seen(f.Cell) })
}
