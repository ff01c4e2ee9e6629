package deal

import (
	"buscaminas/game"
	"buscaminas/game/solver"
)

// The limits of a search. The cost of a search is 1 for each cell that the solver opens, plus the
// cost of mending.
const (
	freshCells = 1 << 13 // the largest total size, in cells, of the boards tried without mending
	maxTries   = 200     // the number of boards to try, unless the board must need a rule
	maxPasses  = 40      // the number of times to solve one board from the start
	maxWork    = 1 << 22 // the cost after which a search ends; 64 more for each cell
	needsWork  = 1 << 26 // the same for a board that must need a rule; if it is small, needsEach a cell
	needsEach  = 1 << 17
	mendWork   = 256 // the cost of mending once; 1 more for every four cells
)

// A search holds the state of a search for a board that needs no guess.
type search struct {
	spec   Spec
	rules  solver.Rule // the rules that must clear the board
	needs  solver.Rule // the hardest rule that the board must need; 0: any
	start  game.Cell
	cells  int
	rng    dice
	solver *solver.Solver
	watch  func(share float64) bool

	board    minefield
	first    game.Set // the mines of the first mended board; later ones have the same corners: see [search.keeps]
	firstTry int      // the number of its try, from 1; 0: not yet
	again    bool     // a mine was moved to a known cell, so the board must be solved from the start
	tries    int
	work     int // the cost of the search so far

	best       game.Set // the mines of the best board so far
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

// search looks for a board that keeps the promise, and reports whether it found one. In any case it
// sets t.best to the best board that it tried.
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

// hasTime reports whether the search may go on. It depends on the cost and not on a clock, so that
// a search gives the same board on every machine.
func (t *search) hasTime() bool { return t.work < t.budget() && !t.cancelled }

// budget returns the cost at which a search ends.
func (t *search) budget() int {
	if t.needs != 0 {
		return min(needsWork, needsEach*t.cells) + 64*t.cells
	}
	return maxWork + 64*t.cells
}

// spend adds to the cost of the search. Now and then it calls watch and cancels the search if watch
// returns false. It calls watch with the share of the board that is clear or, if many boards have to
// be cleared until one needs the rule, with the share of the budget that is spent.
func (t *search) spend(work int, share float64) {
	if t.needs != 0 {
		share = min(1, float64(t.work+work)/float64(t.budget()))
	}
	if before := t.work / watchEvery; (t.work+work)/watchEvery > before && !t.watch(share) {
		t.cancelled = true
	}
	t.work += work
}

// newTry begins a new try: it gives the board random mines.
func (t *search) newTry() {
	t.tries++
	t.board.clear()
	for c := range t.spec.mines(t.rng, t.start) {
		t.board.flip(c)
	}
}

// repair turns the board into one that needs no guess. It solves the board from the start, mends it
// where it needs a guess, and repeats both until no guess is needed. It reports whether the board
// then keeps the promise.
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

// clear opens the start, and then the cells that the rules prove safe. If the board then needs a
// guess and mayRepair is set, clear mends the board and goes on. Without mayRepair it stops. It
// reports whether it opened all safe cells and, unless it made repairs, whether the board keeps the
// promise. It returns the number of repairs. After a repair the caller must clear the board again,
// because earlier proofs may be wrong on the new board.
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

// watchEvery says how often watch is called: once each time the cost of a search, or the number of
// mines placed, grows by this much.
const watchEvery = 1 << 14
