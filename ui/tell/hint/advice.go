package hint

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Matter says what an advice is about, in the order in which they are given.
type Matter uint8

const (
	WrongFlag Matter = iota // a flagged cell is certainly safe
	SafeCell                // a closed cell is certainly safe
	MineCell                // none is, but one without a flag is certainly a mine
	Guess                   // nothing is certain that is not done: the best guess
)

// An Advice is the best that can be said of a position.
type Advice struct {
	About Matter
	Cell  game.Cell

	// Argument shows why the cell is what it is. It has no steps where nothing is certain, or
	// where it would be too long to tell.
	Argument solver.Argument

	Seen bool // the cell was open before an undo: that is why

	// Of a guess: how likely the cell is a mine, and whether that is exact and
	// surely nothing is certain; and the cell that is least likely one, which may be
	// another, that helps less to go on. One that is flagged is named only where no
	// other is as good.
	Chance       float64
	Exact        bool
	Least        game.Cell
	LeastChance  float64
	Flagged      bool // Cell is
	LeastFlagged bool
}

// Advice returns the best that can be said of the position: of what is equally easy to see, the
// nearest to a cell, as it was first asked for.
func (t *Thoughts) Advice(near game.Cell) Advice {
	if t.advice == nil {
		a := t.advise(near)
		t.advice = &a
	}
	return *t.advice
}

func (t *Thoughts) advise(near game.Cell) Advice {
	player := t.player
	for _, certain := range []struct {
		kind  Matter
		cells []game.Cell
	}{
		{WrongFlag, t.wrongFlags()},
		{SafeCell, t.unflagged(t.safe())},
		{MineCell, t.unflagged(player.Mines())},
	} {
		if len(certain.cells) == 0 {
			continue
		}
		a := Advice{About: certain.kind, Cell: certain.cells[0]}
		if i := slices.IndexFunc(certain.cells, t.then.Seen); i >= 0 {
			a.Cell, a.Seen = certain.cells[i], true
		}
		if why, ok := t.argue(certain.cells, near); ok && (!a.Seen || t.usesOpen(why)) {
			a.Cell, a.Argument, a.Seen = concluded(why, certain.cells), why, false
		}
		return a
	}
	return t.bestGuess()
}

// bestGuess returns the best guess, whatever is certain.
func (t *Thoughts) bestGuess() Advice {
	player := t.player
	a := Advice{About: Guess, Exact: t.Exact()}
	a.Cell, a.Chance, _ = player.Guess()
	a.Least, a.LeastChance, _ = player.Least()
	a.Flagged, a.LeastFlagged = t.flagged[a.Cell], t.flagged[a.Least]
	return a
}

// concluded returns the first of the cells that an argument concludes.
func concluded(why solver.Argument, cells []game.Cell) game.Cell {
	last := why.Steps[len(why.Steps)-1]
	i := slices.IndexFunc(last.Concludes, func(f solver.Fact) bool { return slices.Contains(cells, f.Cell) })
	return last.Concludes[i].Cell
}

// A Stage says how much of an advice is told: whether anything is certain, and then the
// argument step by step. Without an argument the second stage says all there is to say.
type Stage int

// Whether is the first stage.
const Whether Stage = 1

// Last returns the stage at which all of the advice is told.
func (a Advice) Last() Stage { return Whether + Stage(max(1, len(a.Argument.Steps))) }

// Step returns the step of the argument that is told at a stage, if there is one.
func (a Advice) Step(s Stage) (step solver.Step, ok bool) {
	i := int(s - Whether - 1)
	if i < 0 || i >= len(a.Argument.Steps) {
		return solver.Step{}, false
	}
	return a.Argument.Steps[i], true
}

// Shown returns what an advice shows on the board at a stage: the step that is told, or where
// there is none the cell that it names.
func (a Advice) Shown(s Stage) (step solver.Step, subjects []game.Cell) {
	if step, ok := a.Step(s); ok || s <= Whether {
		return step, nil
	}
	return solver.Step{}, []game.Cell{a.Cell}
}

// An Asker tells advice stage by stage. The zero value has told nothing.
type Asker struct {
	about   *Thoughts
	advice  *Advice // nil: nobody has asked yet
	stage   Stage
	counted bool // as a hint
	hints   int
}

// Ask returns the advice on a position, for somebody who looks at a cell, and how much of it is
// told now: more each time that the same is asked about, and after the last stage the last
// again.
func (a *Asker) Ask(t *Thoughts, near game.Cell) (Advice, Stage) {
	if !t.ofSame(a.about) {
		*a = Asker{about: t, hints: a.hints}
	}
	if !a.counted {
		a.counted = true
		a.hints++
	}
	if a.advice == nil {
		advice := t.Advice(near)
		a.advice = &advice
	}
	a.stage = min(a.stage+1, a.advice.Last())
	return *a.advice, a.stage
}

// Hints returns how many positions were asked about.
func (a *Asker) Hints() int { return a.hints }
