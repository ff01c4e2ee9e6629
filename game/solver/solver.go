package solver

import (
	"math/bits"
	"slices"

	"buscaminas/game"
)

// A Solver knows one board: the open cells, and what they prove about the closed cells. Make one
// with [New]. [Solver.Reset] makes it forget the board. [Solver.Renumber] and [Solver.MarkSafe]
// tell it that the board has changed.
type Solver struct {
	field *field
	mines int

	known []State // by index: the state of the cell; for an open cell, with the marks onOnes and onTwos
	clues []clue  // by index: the clue of an open cell

	unknown   int     // the number of unknown cells
	minesLeft int     // the number of mines among the unknown cells
	opened    []int32 // the open cells, in the order in which they were opened
	followed  int     // how many of the cells in opened [Solver.follow] has gone through
	safe      []int32 // the cells proved to be safe, in the order of the proofs; some may be open by now
	next      int     // the cells safe[:next] are open
	mine      []int32 // the cells proved to be mines
	given     []int32 // the proved mines that arguments use without a proof
	recalled  []int32 // those of the mines in given that a step uses only if it needs them

	// ones has the open cells whose numbers the solver has still to try alone. twos has the open
	// cells whose numbers it has still to try in pairs.
	ones, twos []int32

	wrong   bool // true if the numbers contradict each other
	noTotal bool // true if proofs must not use the number of all mines
	isPart  bool // true if the field is only a part of the board: see newPart
	count   counter
}

// A clue says which cells around an open cell are unknown, and how many of these are mines. The low
// bits have a 1 for each step to an unknown cell. The bits above them have the number of mines.
type clue uint16

const (
	needShift = game.MaxSteps
	needBits  = 4
	allSteps  = 1<<needShift - 1

	_ uint = 16 - needShift - needBits // a compile-time check: both parts of a clue fit
)

// closed returns a bit for each step to an unknown cell.
func (c clue) closed() uint16 { return uint16(c & allSteps) }

// need returns the number of mines among the unknown cells.
func (c clue) need() int { return int(c >> needShift) }

// A State is the known state of a cell.
type State uint8

const (
	outside State = iota // not a cell of the field
	Unknown              // closed, nothing proved
	Safe                 // closed, proved to be safe
	Mine                 // closed, proved to be a mine
	Open
)

// New returns a solver for a board with this number of mines, with every cell closed. The size of
// the grid must be one that [game.CheckSize] accepts.
func New(g game.Grid, mines int) *Solver {
	s := newClosed(newField(g))
	s.Reset(mines)
	return s
}

// newClosed returns a solver with every cell closed. The caller must call [Solver.Reset].
func newClosed(f *field) *Solver {
	s := newSolver(f)
	for r := range f.rows {
		line := s.known[f.index(f.from.Add(game.Cell{Row: r})):][:f.cols]
		for c := range line {
			line[c] = Unknown
		}
	}
	return s
}

func newSolver(f *field) *Solver {
	return &Solver{
		field: f,
		known: make([]State, f.size),
		clues: make([]clue, f.size),
	}
}

// Reset makes s forget everything. Then s is ready for another board on the same grid, with the
// given number of mines. The cost of Reset depends on the number of known cells, not on the size of
// the board.
func (s *Solver) Reset(mines int) {
	for _, i := range s.opened {
		s.known[i], s.clues[i] = Unknown, 0
	}
	for _, list := range [][]int32{s.safe, s.mine} {
		for _, i := range list {
			s.known[i] = Unknown
		}
	}
	s.mines, s.minesLeft, s.unknown = mines, mines, s.field.rows*s.field.cols
	s.opened, s.safe, s.mine, s.given = s.opened[:0], s.safe[:0], s.mine[:0], s.given[:0]
	s.recalled = s.recalled[:0]
	s.ones, s.twos, s.next, s.followed = s.ones[:0], s.twos[:0], 0, 0
	s.wrong = mines < 0 || mines > s.unknown
	s.count.canUpdate = false
}

// Open tells s that cell c is open and touches this many mines. The cell must be on the board.
func (s *Solver) Open(c game.Cell, around int) {
	s.open(s.field.index(c), around)
	s.followed = len(s.opened)
}

// takeIn opens in s each cell for which wanted returns true. These cells must be safe. takeIn calls
// around for the number of each.
func (s *Solver) takeIn(wanted func(c game.Cell) bool, around func(c game.Cell) int) {
	first := len(s.opened)
	for r := range s.field.rows {
		for c := range s.field.cols {
			at := s.field.from.Add(game.Cell{Row: r, Col: c})
			if i := s.field.index(at); !s.known[i].open() && wanted(at) {
				s.uncover(i)
			}
		}
	}
	// Set the numbers after all cells are open. Otherwise each cell that opens would change the
	// clues of the numbers around it.
	for _, i := range s.opened[first:] {
		c := s.field.cell(int(i))
		if s.isPart && s.field.atEdge(c) {
			s.known[i] = Safe
			continue
		}
		s.number(int(i), around(c))
	}
	s.followed = len(s.opened)
}

// follow tells s that g has opened cell i. If that began a cascade, follow also tells s which
// other cells the cascade has opened.
func (s *Solver) follow(g *game.Game, i int) {
	s.open(i, g.Layout().Around(s.field.cell(i)))
	for ; s.followed < len(s.opened); s.followed++ {
		i := int(s.opened[s.followed])
		if s.clues[i].need() != 0 {
			continue
		}
		for _, step := range s.field.stepsFrom(i) {
			n := i + step.offset
			if k := s.known[n]; k == Unknown || k == Safe {
				if c := s.field.cell(n); g.Open(c) {
					s.open(n, g.Layout().Around(c))
				}
			}
		}
	}
}

func (s *Solver) open(i, around int) {
	if !s.known[i].open() {
		s.uncover(i)
		s.number(i, around)
	}
}

// uncover marks the closed cell i as open. The caller must set its number.
func (s *Solver) uncover(i int) {
	switch s.known[i] {
	case Mine:
		s.wrong = true
	case Unknown:
		s.unknown--
	}
	s.known[i] = Open
	s.opened = append(s.opened, int32(i))
}

// Each of these tables has a 1 for one state and a 0 for all other states. A lookup is quicker than
// a branch, which the processor would mispredict half of the time.
var (
	isUnknown = [256]uint16{Unknown: 1}
	isMine    = [256]int{Mine: 1}
)

// number sets the number of the open cell i. It updates the clues of the open cells around i,
// because i is no longer unknown.
func (s *Solver) number(i, around int) {
	var closed uint16
	for bit, step := range s.field.stepsFrom(i) {
		n := i + step.offset
		known := s.known[n]
		closed |= isUnknown[known] << bit
		around -= isMine[known]
		if clue := s.clues[n]; uint16(clue)&step.back != 0 {
			s.setClue(n, clue.closed()&^step.back, clue.need())
			s.revisit(n)
		}
	}
	s.setClue(i, closed, around)
	if closed != 0 {
		s.revisit(i)
	}
}

// setClue sets the clue of the open cell i. The parameter closed has a bit for the step to each
// unknown neighbour, and mines is the number of mines among these neighbours. If that number is
// impossible, setClue sets s.wrong.
func (s *Solver) setClue(i int, closed uint16, mines int) {
	if mines < 0 || mines > bits.OnesCount16(closed) {
		s.wrong = true
		mines = 0
	}
	s.clues[i] = clue(mines<<needShift | int(closed))
}

// markKnown counts cell i as known, and updates the clues of the open cells around it. The
// parameter mines is 1 if cell i is a mine, and 0 if it is safe.
func (s *Solver) markKnown(i, mines int) {
	s.unknown--
	s.minesLeft -= mines
	for _, step := range s.field.stepsFrom(i) {
		n := i + step.offset
		clue := s.clues[n]
		if uint16(clue)&step.back == 0 { // n is not open
			continue
		}
		s.setClue(n, clue.closed()&^step.back, clue.need()-mines)
		s.revisit(n)
	}
}

// prove sets the proved state of cell i. If the cell already has another state, it sets s.wrong.
func (s *Solver) prove(i int, is State) {
	if s.known[i] != Unknown {
		s.wrong = s.wrong || s.known[i] != is
		return
	}
	s.known[i] = is
	if is == Mine {
		s.mine = append(s.mine, int32(i))
		s.markKnown(i, 1)
	} else {
		s.safe = append(s.safe, int32(i))
		s.markKnown(i, 0)
	}
}

// proveAll sets the proved state of some neighbours of cell i. The parameter steps has a bit for
// the step to each of these neighbours. proveAll does nothing if the state is [Unknown].
func (s *Solver) proveAll(i int, steps uint16, is State) {
	from := s.field.stepsFrom(i)
	for ; steps != 0 && is != Unknown; steps &= steps - 1 {
		s.prove(i+from[bits.TrailingZeros16(steps)].offset, is)
	}
}

// around returns the number of mines around the open cell at i.
func (s *Solver) around(i int32) int {
	mines := s.clues[i].need()
	for _, step := range s.field.stepsFrom(int(i)) {
		mines += isMine[s.known[int(i)+step.offset]]
	}
	return mines
}

// Next returns a closed cell that the given rules prove safe, and the hardest rule that this call
// used. The rule is 0 if the cell was already proved safe. Next tries the easiest rules first. It
// reports false if the rules prove no cell safe.
func (s *Solver) Next(rules Rule) (c game.Cell, hardest Rule, ok bool) {
	i, hardest := s.advance(rules)
	if i < 0 {
		return game.Cell{}, hardest, false
	}
	return s.field.cell(i), hardest, true
}

// State returns the known state of cell c, which must be on the board.
func (s *Solver) State(c game.Cell) State { return s.known[s.field.index(c)] &^ marks }

// Touches reports whether a cell with the given known state touches cell c, which must be on the
// board.
func (s *Solver) Touches(c game.Cell, known State) bool {
	return s.touches(s.field.index(c), known)
}

// NextTouchingUnknown returns the first open cell that touches an unknown cell. It searches row by row
// from the cell start. After the last cell of the board it goes on at the first. It reports false
// if there is no such cell.
func (s *Solver) NextTouchingUnknown(start game.Cell) (c game.Cell, ok bool) {
	first := s.field.index(start)
	touches := func(c clue) bool { return c.closed() != 0 }
	if i := slices.IndexFunc(s.clues[first:], touches); i >= 0 {
		return s.field.cell(first + i), true
	}
	if i := slices.IndexFunc(s.clues[:first], touches); i >= 0 {
		return s.field.cell(i), true
	}
	return game.Cell{}, false
}

// Left returns the number of mines that are not proved yet, and the number of unknown cells.
func (s *Solver) Left() (mines, cells int) { return s.minesLeft, s.unknown }

// Renumber tells s the new number of the open cell c after the board has changed. It does not
// withdraw earlier proofs.
func (s *Solver) Renumber(c game.Cell, around int) {
	i := s.field.index(c)
	for _, step := range s.field.stepsFrom(i) {
		if s.known[i+step.offset] == Mine {
			around--
		}
	}
	s.setClue(i, s.clues[i].closed(), around)
	s.revisit(i)
}

// MarkSafe tells s that cell c, which was proved to be a mine, is safe now because the board has
// changed. The caller must then call [Solver.Renumber] for the open cells around c.
func (s *Solver) MarkSafe(c game.Cell) {
	i := s.field.index(c)
	s.known[i] = Safe
	s.safe = append(s.safe, int32(i))
	s.minesLeft++
}

// MarkMine tells s that the closed cell c is a mine. The cell must be on the board.
func (s *Solver) MarkMine(c game.Cell) { s.prove(s.field.index(c), Mine) }

// Mines returns the cells that s has proved to be mines.
func (s *Solver) Mines() []game.Cell { return slices.Collect(s.cells(s.mine, Mine)) }
