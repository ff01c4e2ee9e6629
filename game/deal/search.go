package deal

import (
	"buscaminas/game"
	"buscaminas/game/solver"
)

// The limits of a search. The cost of a search is 1 for each cell that the solver opens, plus the
// cost of mending.
const (
	freshCells = 1 << 13 // the most cells of all boards together that [search.fresh] deals
	maxTries   = 200     // the most boards that a search tries, unless [search.needs] is set
	maxPasses  = 40      // the most times that [search.repair] solves one board from the start
	maxWork    = 1 << 22 // the budget is maxWork plus 64 for each cell: see [search.budget]
	needsWork  = 1 << 26 // if [search.needs] is set, the budget has needsWork instead of maxWork
	needsEach  = 1 << 17 // on a small board, needsEach for each cell replaces needsWork in the budget
	mendWork   = 256     // mending once costs mendWork plus 1 for every four cells
)

// A search holds the state of a search for a board that needs no guess.
type search struct {
	spec   Spec
	rules  solver.Rule // the rules that must clear the board
	needs  solver.Rule // the hardest rule that the board must need, or 0: see [Promise.Needs]
	start  game.Cell
	cells  int
	rng    dice
	solver *solver.Solver
	watch  func(share float64) bool

	board minefield
	// first holds the mines of the first mended board. Later boards get the same corners: see
	// [search.keeps].
	first    game.Set
	firstTry int  // the value of tries when the field first was set; 0 if it is not set yet
	again    bool // a mine was moved to a known cell; the board must be solved again from the start
	tries    int
	work     int // the cost of the search so far

	best       game.Set // the mines of the board on which the solver opened the most cells
	bestOpened int

	cancelled bool
}

func newSearch(s Spec, start game.Cell, rng dice, watch func(float64) bool) *search {
	rows, cols := s.Grid.Size()
	return &search{
		spec:       s,
		rules:      s.Promise.rules(),
		needs:      s.Promise.Needs(),
		start:      start,
		cells:      rows * cols,
		rng:        rng,
		solver:     solver.New(s.Grid, s.Mines),
		watch:      watch,
		board:      newMinefield(s.Grid),
		bestOpened: -1,
	}
}

// search looks for a board that keeps the promise, and reports whether it found one. It also sets
// t.best to the best board that it tried.
func (t *search) search() bool {
	if t.fresh() {
		return true
	}
	for (t.tries < maxTries || t.needs != 0) && t.hasTime() {
		before := t.work
		t.newTry()
		t.keepCorners()
		if t.repair() {
			return true
		}
		if t.work == before {
			t.spend(t.cells, 0) // a board that costs nothing to clear must not be tried for ever
		}
	}
	return false
}

// fresh deals boards until one keeps the promise, and reports whether it found one.
func (t *search) fresh() bool {
	for t.tries < maxTries && (t.tries+1)*t.cells <= freshCells && t.hasTime() {
		t.newTry()
		if solved, _ := t.clear(false); solved {
			return true
		}
	}
	return false
}

// hasTime reports whether the search may go on. It depends on the cost, not on a clock, so that a
// search gives the same board on every machine.
func (t *search) hasTime() bool { return t.work < t.budget() && !t.cancelled }

// budget returns the cost at which a search ends.
func (t *search) budget() int {
	if t.needs != 0 {
		return min(needsWork, needsEach*t.cells) + 64*t.cells
	}
	return maxWork + 64*t.cells
}

// spend adds work to the cost of the search. Now and then it calls watch with the progress, and
// cancels the search if watch returns false. The progress is the parameter share. If [search.needs]
// is set, the progress is the spent part of the budget instead.
func (t *search) spend(work int, share float64) {
	if t.needs != 0 {
		share = min(1, float64(t.work+work)/float64(t.budget()))
	}
	if before := t.work / watchEvery; (t.work+work)/watchEvery > before && !t.watch(share) {
		t.cancelled = true
	}
	t.work += work
}

// newTry begins a new try with a board of random mines.
func (t *search) newTry() {
	t.tries++
	t.board.clear()
	for c := range t.spec.mines(t.rng, t.start) {
		t.board.flip(c)
	}
}

// repair turns the board into one that needs no guess. It solves the board from the start, mends it
// at each guess, and repeats both until no guess is needed. It reports whether the board then keeps
// the promise.
func (t *search) repair() bool {
	for range maxPasses {
		solved, repairs := t.clear(true)
		if solved && repairs == 0 {
			return true
		}
		if !solved && !t.again {
			return false
		}
	}
	return false
}

// clear opens the start, and then the cells that the rules prove safe. At a guess it mends the board
// and goes on if mayRepair is set, and stops otherwise. It returns the number of repairs.
//
// If clear made no repair, solved reports whether the board keeps its promise: clear has opened all
// safe cells and, if t.needs is set, t.needs is the hardest rule that it used. If clear made repairs,
// solved reports only whether it has opened all safe cells. The caller must then clear the board
// again, because earlier proofs may be wrong on the new board.
func (t *search) clear(mayRepair bool) (solved bool, repairs int) {
	s, hardest := t.solver, solver.Rule(0)
	s.Reset(t.spec.Mines)
	t.again = false
	opened, all := 0, t.cells-t.spec.Mines
	if all > 0 {
		s.Open(t.start, t.board.around(t.start))
		opened++
	}
	for {
		c, rule, ok := s.Next(t.rules)
		if ok {
			hardest = solver.Harder(hardest, rule)
			s.Open(c, t.board.around(c))
			opened++
			if t.spend(1, float64(opened)/float64(all)); t.cancelled {
				return false, repairs
			}
			continue
		}
		kept := opened == all && (t.needs == 0 || t.needs == hardest)
		if repairs == 0 && (kept || opened > t.bestOpened) {
			t.best, t.bestOpened = t.board.mines.Clone(), opened
		}
		if opened == all {
			return kept || repairs > 0, repairs
		}
		t.spend(mendWork+t.cells/4, float64(opened)/float64(all))
		if !mayRepair || !t.hasTime() || !t.mend() {
			return false, repairs
		}
		repairs++
	}
}

// watchEvery says how often watch is called: each time that the cost of the search, or the number
// of placed mines, has grown by this much.
const watchEvery = 1 << 14
