package deal

import (
	"iter"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// What the search for a board may take.
const (
	freshCells = 1 << 13 // in boards that are dealt anew rather than repaired
	maxTries   = 200
	maxPasses  = 40      // through one board, while it is repaired
	maxWork    = 1 << 22 // cells opened, and 64 times those of the board
	mendWork   = 256     // what it costs to mend a board, and a quarter of its cells
)

// A laid is the mines of a board, and the try that it was.
type laid struct {
	try   int
	mines game.Set
}

// A table is where a board is looked for that needs no guess.
type table struct {
	spec   Spec
	start  game.Cell
	cells  int
	rng    dice
	solver *solver.Solver
	watch  func(share float64) bool

	board minefield // that lies there
	first laid      // the first board to be mended: the corners stay as there
	again bool      // mines were moved where the solver was already: it is to begin anew
	tries int
	work  int // what the search has cost

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

// search looks for a board that needs no guess, and reports whether it has found
// one. The best one it has seen is t.best.
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

// fresh deals boards anew until one needs no guess, and reports whether one does. Those
// that cannot be it are left for later: what they cost, and how far they can be cleared,
// is asked only if all of the boards need a guess.
func (t *table) fresh() bool {
	var hopeless []laid
	for t.tries < maxTries && (t.tries+1)*t.cells <= freshCells && t.hasTime() {
		t.layFresh()
		if t.tries > 1 && t.board.hasDeadPair(t.start) { // often the first one will do
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

// hasTime reports whether the search may go on. What it has cost is counted, not
// timed: the same search comes to the same end on every machine.
func (t *table) hasTime() bool { return t.work < t.time() && !t.cancelled }

// time returns what the search may cost.
func (t *table) time() int { return maxWork + 64*t.cells }

// spend counts what the search costs, and now and then asks whether to go on; such
// a share of the board on the table is clear.
func (t *table) spend(work int, share float64) {
	if before := t.work / watchEvery; (t.work+work)/watchEvery > before && !t.watch(share) {
		t.cancelled = true
	}
	t.work += work
}

// lay lays the mines of a board.
func (t *table) lay(mines iter.Seq[game.Cell]) {
	t.board.clear()
	for c := range mines {
		t.board.flip(c)
	}
}

// laid returns the board on the table.
func (t *table) laid() laid { return laid{t.tries, t.board.mines.Clone()} }

// layFresh lays mines at random.
func (t *table) layFresh() {
	t.tries++
	t.lay(t.spec.mines(t.rng, t.start))
}

// repair goes through the board again and again, and repairs it wherever a guess
// is due, until it needs none.
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

// clear opens what the rules prove safe from the start on, and reports whether
// that was everything. Where a guess is due it stops, or if it may repairs the
// board and goes on; what it opened before is then to be proved again.
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

// watchEvery is what the search costs from one call of watch to the next.
const watchEvery = 1 << 14
