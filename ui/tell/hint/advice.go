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

	// Why the cell is what it is, where something is certain and the argument is
	// short enough to be told.
	Reason    solver.Reason
	Explained bool

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

// Advice returns the best that can be said of the position.
func (t *Thoughts) Advice() Advice {
	if t.advice == nil {
		a := t.advise()
		t.advice = &a
	}
	return *t.advice
}

func (t *Thoughts) advise() Advice {
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
		if r, ok := t.easiest(certain.cells); ok && (!a.Seen || t.isOpen(r.Numbers)) {
			a.Cell, a.Reason, a.Explained, a.Seen = r.Cell, r, true, false
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

// Stage says how much of an advice is told.
type Stage uint8

const (
	Whether Stage = iota + 1 // whether anything is certain
	Where                    // which cell
	Why                      // by which argument
)

// last returns the last stage of a.
func (a Advice) last() Stage {
	if a.About == Guess {
		return Where
	}
	return Why
}

// An Asker tells advice stage by stage. The zero value has told nothing.
type Asker struct {
	about   *Thoughts
	advice  *Advice // nil: nobody has asked yet
	stage   Stage
	counted bool // as a hint
	hints   int
}

// Ask returns the advice on a position and how much of it is told now: more each
// time that the same is asked about, and after the last stage the last again.
func (a *Asker) Ask(t *Thoughts) (Advice, Stage) {
	if !t.ofSame(a.about) {
		*a = Asker{about: t, hints: a.hints}
	}
	if !a.counted {
		a.counted = true
		a.hints++
	}
	if a.advice == nil {
		advice := t.Advice()
		a.advice = &advice
	}
	a.stage = min(a.stage+1, a.advice.last())
	if a.stage == Why && !a.advice.Explained && !a.advice.Seen { // a warning names a mine without a reason
		a.advice.Reason, a.advice.Explained = t.easiest([]game.Cell{a.advice.Cell})
	}
	return *a.advice, a.stage
}

// Hints returns how many positions were asked about.
func (a *Asker) Hints() int { return a.hints }
