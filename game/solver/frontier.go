package solver

import (
	"math/bits"
	"slices"
)

// An unknown cell is loose if it touches no number, and on the frontier otherwise. All loose cells
// are alike. Cells of the frontier that touch exactly the same numbers are alike, too: they are a
// group. Groups and numbers that are connected form a component. Two components influence each
// other only through the number of all mines.
//
// In these types the index of a cell is its index in the field, and the place of a number or a
// group is its index in frontier.numbers or frontier.groups.

// A frontier holds the unknown cells that touch numbers, and these numbers. [frontier.find] makes
// its lists from nothing. [frontier.update] may leave old entries in the lists: then only the
// entries in the ranges of the components are valid.
type frontier struct {
	numbers    []number
	groups     []group
	components []component
	links      []int32 // the indexes of the groups of each number, and of the numbers of each group
	cells      []int32 // the indexes of the cells of the frontier
	loose      int     // the number of unknown cells that touch no number

	// placeAt says for each cell, by its index, where it is in the lists of the frontier. For an
	// open cell, placeAt is 1 plus the index of its number in numbers. For an unknown cell, it is 1
	// plus the index of its group in groups. It is 0 if the cell is not on the frontier.
	placeAt []int32

	canUpdate bool    // true if [frontier.update] may keep components of the last position
	seen      int     // the number of open cells at the last call of [frontier.update]
	restarts  []int32 // the open cells around which [frontier.update] looks for new components
}

// A number is an open cell that touches unknown cells.
type number struct {
	at    int32 // the index of the cell
	first int32 // the groups that it touches: their indexes are frontier.links[first:][:size]
	size  int8  // the number of groups that it touches
	need  int8  // the number of mines among the unknown cells that it touches
	clue  clue  // the [clue] of the cell when it was found; 0 if its component has changed

	// While layouts are counted, a group is decided once its number of mines is chosen.

	// begun is true if at least one group that the number touches is decided.
	begun          bool
	undecided      int8  // the number of groups that it touches and that are not decided yet
	undecidedCells int8  // the number of cells in these undecided groups
	shift          uint8 // the index of the lowest bit of its need in node.needs
}

// A group is a set of unknown cells that touch the same numbers.
type group struct {
	first   int32 // the numbers that the cells touch: their indexes are frontier.links[first:][:size]
	size    int8  // the number of numbers that the cells touch
	cells   int8  // the number of cells in the group
	decided bool  // true if the count has chosen the number of mines of the group: see [node]
	canBe   possible
	chance  float64 // the chance of a mine in each cell of the group
}

// groupsOf returns the indexes in f.groups of the groups that n touches.
func (f *frontier) groupsOf(n *number) []int32 { return f.links[n.first:][:n.size] }

// numbersOf returns the indexes in f.numbers of the numbers that the cells of g touch, in ascending
// order.
func (f *frontier) numbersOf(g *group) []int32 { return f.links[g.first:][:g.size] }

// A component is a connected part of the frontier: its numbers and groups touch each other, and
// touch no other numbers or groups. They are consecutive in frontier.numbers and frontier.groups.
type component struct {
	firstNumber, endNumber int32
	firstGroup, endGroup   int32
	firstCell, endCell     int32 // the range of its cells in frontier.cells
	firstLayer, endLayer   int32 // the range of its layers in counter.layers; empty if they are not kept
	counted                bool  // true if [counter.count] has counted the layouts of the component
	mines                  poly  // how many layouts of the component have each number of mines
	tooLarge               bool  // true if the component has too many layouts to count
	firstOutcome           int32 // 1 plus the index in counter.outcomes of its first [outcome]; 0 if it has none
}

// size returns the number of unknown cells in a component.
func (c *component) size() int { return int(c.endCell - c.firstCell) }

// possible is the set of states that a cell of a group can have.
type possible uint8

const (
	canBeSafe possible = 1 << iota
	canBeMine
)

// update sets f to the frontier of s. It keeps the components that have not changed since the last
// update, together with the numbers of layouts that were counted for them. It reports false if it
// has kept nothing and found all components again.
func (f *frontier) update(s *Solver) bool {
	if !f.canUpdate || len(f.cells) > 2*f.size()+maxOldCells {
		f.find(s)
		f.canUpdate, f.seen = true, len(s.opened)
		return false
	}
	f.restarts = f.restarts[:0]
	for _, at := range s.opened[f.seen:] {
		f.noteOpened(s, int(at))
	}
	live := f.components[:0]
	for _, c := range f.components {
		if f.isChanged(s, &c) {
			f.remove(&c)
		} else {
			live = append(live, c)
		}
	}
	f.components, f.seen = live, len(s.opened)
	for _, at := range f.restarts {
		if s.clues[at].closed() != 0 && f.placeAt[at] == 0 {
			f.component(s, at)
		}
	}
	f.loose = s.unknown - f.size()
	return true
}

// maxOldCells limits the memory for frontier.cells, in which removed components leave their cells.
// There may be as many old cells as the frontier has cells, and maxOldCells more. Beyond that,
// [frontier.update] makes the list anew.
const maxOldCells = 100

// numbersIn returns the numbers of a component.
func (f *frontier) numbersIn(c *component) []number { return f.numbers[c.firstNumber:c.endNumber] }

// cellsOf returns the cells of a component.
func (f *frontier) cellsOf(c *component) []int32 { return f.cells[c.firstCell:c.endCell] }

// size returns the number of unknown cells on the frontier.
func (f *frontier) size() (cells int) {
	for i := range f.components {
		cells += f.components[i].size()
	}
	return cells
}

// noteOpened takes note that cell i has been opened: it marks the components that cell i touches as
// changed.
func (f *frontier) noteOpened(s *Solver, i int) {
	f.restarts = append(f.restarts, int32(i))
	steps := s.field.stepsFrom(i)
	for closed := s.clues[i].closed(); closed != 0; closed &= closed - 1 {
		if place := f.placeAt[i+steps[bits.TrailingZeros16(closed)].offset]; place != 0 {
			f.numbers[f.numbersOf(&f.groups[place-1])[0]].clue = 0
		}
	}
}

// isChanged reports whether a component has changed since the last update.
func (f *frontier) isChanged(s *Solver, c *component) bool {
	for i := c.firstNumber; i < c.endNumber; i++ {
		if n := &f.numbers[i]; n.clue != s.clues[n.at] {
			return true
		}
	}
	return false
}

// remove removes a component from f. It adds the numbers of the component to f.restarts, so that
// [frontier.update] looks for new components around them.
func (f *frontier) remove(c *component) {
	for _, n := range f.numbersIn(c) {
		f.placeAt[n.at] = 0
		f.restarts = append(f.restarts, n.at)
	}
	for _, i := range f.cellsOf(c) {
		f.placeAt[i] = 0
	}
}

// copy makes f equal to another frontier of a board of the same size.
func (f *frontier) copy(from *frontier) {
	f.numbers = append(f.numbers[:0], from.numbers...)
	f.groups = append(f.groups[:0], from.groups...)
	f.components = append(f.components[:0], from.components...)
	f.links = append(f.links[:0], from.links...)
	f.cells = append(f.cells[:0], from.cells...)
	f.placeAt = append(f.placeAt[:0], from.placeAt...)
	f.loose, f.canUpdate, f.seen = from.loose, from.canUpdate, from.seen
}

// find sets f to the frontier of s.
func (f *frontier) find(s *Solver) {
	f.forget(len(s.known))
	for _, at := range s.opened {
		if s.clues[at].closed() != 0 && f.placeAt[at] == 0 {
			f.component(s, at)
		}
	}
	f.loose = s.unknown - len(f.cells)
}

func (f *frontier) forget(indexes int) {
	if f.placeAt == nil {
		f.placeAt = make([]int32, indexes)
	}
	for _, n := range f.numbers {
		f.placeAt[n.at] = 0
	}
	for _, i := range f.cells {
		f.placeAt[i] = 0
	}
	f.numbers, f.groups, f.components = f.numbers[:0], f.groups[:0], f.components[:0]
	f.links, f.cells = f.links[:0], f.cells[:0]
	f.canUpdate = false
}

// component finds the component that contains the open cell at index i, and appends it to
// f.components.
func (f *frontier) component(s *Solver, i int32) {
	c := component{
		firstNumber: int32(len(f.numbers)),
		firstGroup:  int32(len(f.groups)),
		firstCell:   int32(len(f.cells)),
	}
	f.number(s, i)
	for n := int(c.firstNumber); n < len(f.numbers); n++ {
		i := int(f.numbers[n].at)
		for _, step := range s.field.stepsFrom(i) {
			if n := i + step.offset; s.known[n] == Unknown && f.placeAt[n] == 0 {
				f.placeAt[n] = -1
				f.cells = append(f.cells, int32(n))
				for _, step := range s.field.stepsFrom(n) {
					if i := n + step.offset; s.clues[i].closed() != 0 && f.placeAt[i] == 0 {
						f.number(s, int32(i))
					}
				}
			}
		}
	}
	for _, i := range f.cells[c.firstCell:] {
		f.group(s, i)
	}
	c.endNumber, c.endGroup = int32(len(f.numbers)), int32(len(f.groups))
	c.endCell = int32(len(f.cells))
	f.components = append(f.components, c)
}

func (f *frontier) number(s *Solver, at int32) {
	clue := s.clues[at]
	f.numbers = append(f.numbers,
		number{at: at, first: int32(len(f.links)), need: int8(clue.need()), clue: clue})
	f.placeAt[at] = int32(len(f.numbers))
	f.links = append(f.links, make([]int32, bits.OnesCount16(clue.closed()))...)
}

// group adds the unknown cell at i to the group of cells that touch the same numbers. If there is
// no such group, it makes one.
func (f *frontier) group(s *Solver, i int32) {
	first := len(f.links)
	for _, step := range s.field.stepsFrom(int(i)) {
		if from := int(i) + step.offset; s.clues[from].closed() != 0 {
			f.links = append(f.links, f.placeAt[from]-1)
		}
	}
	numbers := f.links[first:]
	slices.Sort(numbers)
	for _, at := range f.groupsOf(&f.numbers[numbers[0]]) {
		if same := &f.groups[at]; slices.Equal(f.numbersOf(same), numbers) {
			same.cells++
			f.placeAt[i] = at + 1
			f.links = f.links[:first]
			return
		}
	}
	at := int32(len(f.groups))
	f.groups = append(f.groups, group{first: int32(first), size: int8(len(numbers)), cells: 1})
	f.placeAt[i] = at + 1
	for _, n := range numbers {
		number := &f.numbers[n]
		f.links[number.first+int32(number.size)] = at
		number.size++
	}
}
