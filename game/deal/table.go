package deal

import (
	"iter"
	"slices"

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

// A table is where a board is looked for that needs no guess.
type table struct {
	spec   Spec
	start  game.Cell
	cells  int
	rng    dice
	solver *solver.Solver
	watch  func(share float64) bool

	mines bitset // of the board that lies there
	tries int
	work  int // what the search has cost

	best       bitset // the mines of the best board so far
	bestOpened int

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
		bestOpened: -1,
	}
}

// search looks for a board that needs no guess, and reports whether it has found
// one. The best one it has seen is t.best.
func (t *table) search() bool {
	for t.tries < maxTries && t.hasTime() {
		t.tries++
		t.lay()
		if t.tries*t.cells <= freshCells {
			if solved, _ := t.clear(false); solved {
				return true
			}
		} else if t.repair() {
			return true
		}
	}
	return false
}

// hasTime reports whether the search may go on. What it has cost is counted, not
// timed: the same search comes to the same end on every machine.
func (t *table) hasTime() bool { return t.work < maxWork+64*t.cells && !t.cancelled }

// spend counts what the search costs, and now and then asks whether to go on; such
// a share of the board on the table is clear.
func (t *table) spend(work int, share float64) {
	if before := t.work / watchEvery; (t.work+work)/watchEvery > before && !t.watch(share) {
		t.cancelled = true
	}
	t.work += work
}

// lay lays the mines at random.
func (t *table) lay() {
	t.mines = newBitset(t.cells)
	for c := range t.spec.mines(t.rng, t.start) {
		t.mines.add(t.place(c))
	}
}

// repair goes through the board again and again, and repairs it wherever a guess
// is due, until it needs none.
func (t *table) repair() bool {
	for range maxPasses {
		solved, repairs := t.clear(true)
		if solved && repairs == 0 {
			return true
		}
		if !solved {
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
	opened, all := 0, t.cells-t.spec.Mines
	if all > 0 {
		s.Open(t.start, t.around(t.start))
		opened++
	}
	for {
		c, _, ok := s.Next(rules)
		if ok {
			s.Open(c, t.around(c))
			opened++
			if t.spend(1, float64(opened)/float64(all)); t.cancelled {
				return false, repairs
			}
			continue
		}
		if repairs == 0 && opened > t.bestOpened {
			t.best, t.bestOpened = bitset{slices.Clone(t.mines.words), t.mines.size}, opened
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

func (t *table) place(c game.Cell) int {
	_, cols := t.spec.Grid.Size()
	return c.Row*cols + c.Col
}

func (t *table) cell(place int) game.Cell {
	_, cols := t.spec.Grid.Size()
	return game.Cell{Row: place / cols, Col: place % cols}
}

func (t *table) mine(c game.Cell) bool { return t.mines.has(t.place(c)) }

// around returns how many mines touch cell c.
func (t *table) around(c game.Cell) int {
	n := 0
	for _, step := range t.spec.Grid.Steps(c) {
		if a := c.Add(step); game.Contains(t.spec.Grid, a) && t.mine(a) {
			n++
		}
	}
	return n
}

// cells yields the cells of a set, row by row.
func (s bitset) cells(g game.Grid) iter.Seq[game.Cell] {
	_, cols := g.Size()
	return func(yield func(game.Cell) bool) {
		for i := range s.size {
			if s.has(i) && !yield(game.Cell{Row: i / cols, Col: i % cols}) {
				return
			}
		}
	}
}
