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

// A frontier holds the unknown cells that numbers touch. It also holds these numbers.
type frontier struct {
	numbers    []number
	groups     []group
	components []component
	links      []int32 // the indexes of the groups of each number, and of the numbers of each group
	cells      []int32 // the indexes of the cells of the frontier
	loose      int     // the number of unknown cells that touch no number

	// placeAt has an entry for the index of each cell. For an open cell listed in numbers, the
	// entry is 1 plus its index there. For an unknown cell of a group, it is 1 plus the index of
	// the group in groups. For other cells it is 0.
	placeAt []int32
}

// A number is an open cell that touches unknown cells.
type number struct {
	at    int32 // the index of the cell
	first int32 // the index in links of its first group
	size  int8  // the number of its groups
	need  int8  // the number of mines among the unknown cells that it touches

	// The state while layouts are counted. A group is decided when its number of mines is chosen.
	begun     bool  // some of its groups are decided
	undecided int8  // the number of its groups that are not decided
	room      int8  // the number of cells in its undecided groups
	shift     uint8 // node.needs stores the number of mines that it still needs, from this bit on
}

// A group is a set of unknown cells that touch the same numbers.
type group struct {
	first   int32 // the index in links of its first number
	size    int8  // how many numbers its cells touch
	cells   int8  // the number of its cells
	decided bool  // while layouts are counted: its number of mines is chosen
	canBe   possible
	chance  float64 // the chance of a mine in each of its cells
}

// groupsOf returns the indexes in f.groups of the groups that n touches.
func (f *frontier) groupsOf(n *number) []int32 { return f.links[n.first:][:n.size] }

// numbersOf returns the indexes in f.numbers of the numbers that the cells of g touch, in ascending
// order.
func (f *frontier) numbersOf(g *group) []int32 { return f.links[g.first:][:g.size] }

// A component is a part of the frontier whose numbers and groups are connected with each other, and
// with no others. They are consecutive in frontier.numbers and frontier.groups.
type component struct {
	firstNumber, endNumber int32
	firstGroup, endGroup   int32
	firstLayer, endLayer   int32 // its layers; an empty range if its nodes are not kept
	mines                  poly  // for each number of mines, the number of layouts of its cells
	tooLarge               bool  // it has too many layouts to count
}

// possible is the set of states that a cell of a group can have.
type possible uint8

const (
	canBeSafe possible = 1 << iota
	canBeMine
)

// find sets f to the frontier of s.
func (f *frontier) find(s *Solver) {
	f.forget(len(s.known))
	f.numbers = slices.Grow(f.numbers, s.pending())
	f.groups = slices.Grow(f.groups, cap(f.numbers))
	for _, at := range s.opened {
		if s.clues[at].closed() != 0 && f.placeAt[at] == 0 {
			f.component(s, at)
		}
	}
	f.loose = s.unknown - len(f.cells)
}

// pending returns the number of open cells that touch unknown ones.
func (s *Solver) pending() (n int) {
	for _, at := range s.opened {
		if s.clues[at].closed() != 0 {
			n++
		}
	}
	return n
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
}

// component appends the component that contains the open cell at index i.
func (f *frontier) component(s *Solver, i int32) {
	c := component{firstNumber: int32(len(f.numbers)), firstGroup: int32(len(f.groups))}
	firstCell := len(f.cells)
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
	for _, i := range f.cells[firstCell:] {
		f.group(s, i)
	}
	c.endNumber, c.endGroup = int32(len(f.numbers)), int32(len(f.groups))
	f.components = append(f.components, c)
}

func (f *frontier) number(s *Solver, at int32) {
	clue := s.clues[at]
	f.numbers = append(f.numbers, number{at: at, first: int32(len(f.links)), need: int8(clue.need())})
	f.placeAt[at] = int32(len(f.numbers))
	f.links = append(f.links, make([]int32, bits.OnesCount16(clue.closed()))...)
}

// group adds the cell at i to the group that touches the same numbers, or to a new group.
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
