package deal

import (
	"iter"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// The limits of a search. Its cost counts the cells that the solver opens, and mendWork for each
// mending.
const (
	freshCells = 1 << 13 // the cells of all boards that are tried before one is mended
	maxTries   = 200     // the number of boards
	maxPasses  = 40      // how often one board is solved and mended
	maxWork    = 1 << 22 // the cost of a search; add 64 for each cell of the board
	mendWork   = 256     // the cost of one mending; add a quarter of the cells of the board
)

// A laid holds the mines of a board and the number of its try.
type laid struct {
	try   int
	mines game.Set
}

// A table holds the search for a board that needs no guess.
type table struct {
	spec   Spec
	start  game.Cell
	cells  int
	rng    dice
	solver *solver.Solver
	watch  func(share float64) bool

	board minefield
	first laid // the first board that is mended; all others keep its corners
	again bool // a mine moved to a cell that the solver has passed: solve from the start
	tries int
	work  int // the cost of the search so far

	best       game.Set // the mines of the best board so far
	bestOpened int
	bestTry    int

	cancelled bool
}

func newTable(s Spec, start game.Cell, rng dice, watch func(float64) bool) *table {
	rows, cols := s.Grid.Size()
	return &table{
		spec:       s,
		start:      start,
		cells:      rows * cols,
		rng:        rng,
		solver:     solver.New(s.Grid, s.Mines),
		watch:      watch,
		board:      newMinefield(s.Grid),
		bestOpened: -1,
	}
}

// search looks for a board that needs no guess, and reports whether it found one. It sets t.best
// to the best board.
func (t *table) search() bool {
	if t.fresh() {
		return true
	}
	for t.tries < maxTries && t.hasTime() {
		t.layFresh()
		t.keepCorners()
		if t.repair() {
			return true
		}
	}
	return false
}

// fresh deals boards until one needs no guess, and reports whether one does. It tries boards with
// a dead pair last, only to see how far they can be cleared.
func (t *table) fresh() bool {
	var hopeless []laid
	for t.tries < maxTries && (t.tries+1)*t.cells <= freshCells && t.hasTime() {
		t.layFresh()
		if t.tries > 1 && t.board.hasDeadPair(t.start) { // often the first board needs no guess
			hopeless = append(hopeless, t.laid())
		} else if solved, _ := t.clear(false); solved {
			return true
		}
	}
	last := t.tries
	for _, board := range hopeless {
		t.tries = board.try
		t.lay(t.board.cells(board.mines))
		t.clear(false)
	}
	t.tries = last
	return false
}

// hasTime reports whether the search may go on. It depends on the cost and not on a clock, so
// that a search ends at the same board on every machine.
func (t *table) hasTime() bool { return t.work < t.time() && !t.cancelled }

// time returns the cost at which a search ends.
func (t *table) time() int { return maxWork + 64*t.cells }

// spend adds to the cost of the search. Now and then it calls watch with the share of the
// board that is clear.
func (t *table) spend(work int, share float64) {
	if before := t.work / watchEvery; (t.work+work)/watchEvery > before && !t.watch(share) {
		t.cancelled = true
	}
	t.work += work
}

// lay replaces the board by a board with these mines.
func (t *table) lay(mines iter.Seq[game.Cell]) {
	t.board.clear()
	for c := range mines {
		t.board.flip(c)
	}
}

// laid returns a copy of the current board.
func (t *table) laid() laid { return laid{t.tries, t.board.mines.Clone()} }

// layFresh replaces the board by a random one.
func (t *table) layFresh() {
	t.tries++
	t.lay(t.spec.mines(t.rng, t.start))
}

// repair solves the board again and again and mends it where it needs a guess. It reports whether
// the board needs none in the end.
func (t *table) repair() bool {
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

// clear opens the cells that the rules prove safe, from the start on. If the board needs a guess,
// it mends the board and goes on if mayRepair is set, and stops otherwise. It reports whether it
// opened all safe cells, and returns the number of repairs. After a repair the board must be
// cleared again, because earlier proofs may be wrong on the new board.
func (t *table) clear(mayRepair bool) (solved bool, repairs int) {
	s, rules := t.solver, t.spec.Promise.rules()
	s.Reset(t.spec.Mines)
	t.again = false
	opened, all := 0, t.cells-t.spec.Mines
	if all > 0 {
		s.Open(t.start, t.board.around(t.start))
		opened++
	}
	for {
		c, _, ok := s.Next(rules)
		if ok {
			s.Open(c, t.board.around(c))
			opened++
			if t.spend(1, float64(opened)/float64(all)); t.cancelled {
				return false, repairs
			}
			continue
		}
		if repairs == 0 && (opened > t.bestOpened || opened == t.bestOpened && t.tries < t.bestTry) {
			t.best = t.board.mines.Clone()
			t.bestOpened, t.bestTry = opened, t.tries
		}
		if opened == all {
			return true, repairs
		}
		t.spend(mendWork+t.cells/4, float64(opened)/float64(all))
		if !mayRepair || !t.hasTime() || !t.mend() {
			return false, repairs
		}
		repairs++
	}
}

// watchEvery is the cost of the work between two calls of watch.
const watchEvery = 1 << 14
