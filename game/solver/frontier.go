package solver

import (
	"math/bits"
	"slices"
)

// The unknown cells fall into three parts. Those that no number touches are the
// rest: one is like the other. The others are the frontier; those of them that
// touch the very same numbers are a group, and again one is like the other.
// Groups and numbers that hang together make a component: what is in one bears on
// another by the total of mines alone.

// A frontier is the unknown cells that numbers touch, with those numbers.
type frontier struct {
	numbers    []number
	groups     []group
	components []component
	links      []int32 // which groups each number has, and which numbers each group
	cells      []int32 // the indexes of the cells
	rest       int     // unknown cells that are not among them

	// placeAt is, by index, one more than the place in numbers of an open cell, or in groups of
	// an unknown one: 0 for cells that are in neither.
	placeAt []int32
}

// A number is an open cell that touches unknown cells.
type number struct {
	at    int32
	first int32 // of its groups in links, which has room for one for each cell
	size  int8  // how many they are
	need  int8  // mines among the unknown cells

	// While layouts are counted:
	begun bool  // some of its groups are decided
	due   int8  // groups that are not
	room  int8  // cells in those
	shift uint8 // where in the needs of a node it has its slot
}

// A group is cells that touch the same numbers.
type group struct {
	first   int32 // of its numbers in links
	size    int8  // how many they are
	cells   int8
	decided bool // while layouts are counted
	canBe   possible
	chance  float64 // of a mine in one of its cells
}

// groupsOf returns the places of the groups that n is made of.
func (f *frontier) groupsOf(n *number) []int32 { return f.links[n.first:][:n.size] }

// numbersOf returns the places of the numbers that the cells of g touch, in ascending order.
func (f *frontier) numbersOf(g *group) []int32 { return f.links[g.first:][:g.size] }

// A component is a range of numbers and of groups.
type component struct {
	firstNumber, endNumber int32
	firstGroup, endGroup   int32
	firstLayer, endLayer   int32 // none where its nodes are not kept
	mines                  poly  // in how many ways it can hold so many mines
	tooLarge               bool  // to be counted
}

// possible is what the cells of a group can be.
type possible uint8

const (
	canBeSafe possible = 1 << iota
	canBeMine
)

// find finds the frontier of what s knows.
func (f *frontier) find(s *Solver) {
	f.forget(len(s.known))
	f.numbers = slices.Grow(f.numbers, s.pending())
	f.groups = slices.Grow(f.groups, cap(f.numbers))
	for _, at := range s.opened {
		if s.clues[at].closed() != 0 && f.placeAt[at] == 0 {
			f.component(s, at)
		}
	}
	f.rest = s.unknown - len(f.cells)
}

// pending returns how many open cells touch unknown ones.
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

// component finds the component of the number at an index.
func (f *frontier) component(s *Solver, at int32) {
	c := component{firstNumber: int32(len(f.numbers)), firstGroup: int32(len(f.groups))}
	firstCell := len(f.cells)
	f.number(s, at)
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

// group adds the cell at i to the group that touches the same numbers, or to a
// new one.
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
