package solver

import (
	"math/bits"
	"slices"
)

// Near the end of a game few layouts are left, and the best way through them all
// can be found by going through them all: the cell to open is the one after which
// most of them are won, if one goes on as well as can be. What has been opened is
// a matter of which layouts are left, so those alone are the state.

// An endgame is the layouts that are left in a position.
type endgame struct {
	cells   []int32  // the unknown ones; at most 64
	layouts []uint64 // the mines among those
	numbers []uint8  // by layout and cell: mines among the cells it touches
	won     map[uint64]int32
	budget  int // sets that may still be looked at

	touch []uint64 // by cell: the cells it touches
}

// The sizes of an endgame.
const endCells = 64

// bestEnding returns the cell to open, if the position has at most so many layouts and
// looking through it takes no more than so many steps.
func (e *endgame) best(s *Solver, most, budget int) (i int, ok bool) {
	if s.unknown > endCells || !e.list(s, most) {
		return 0, false
	}
	e.budget = budget
	if e.won == nil {
		e.won = map[uint64]int32{}
	}
	clear(e.won)
	all := make([]int32, len(e.layouts))
	for i := range all {
		all[i] = int32(i)
	}
	cell, _ := e.guess(all)
	if e.budget < 0 || cell < 0 {
		return 0, false
	}
	return int(e.cells[cell]), true
}

// list lists the layouts, unless there are more than so many.
func (e *endgame) list(s *Solver, most int) bool {
	e.cells, e.layouts, e.touch = e.cells[:0], e.layouts[:0], e.touch[:0]
	e.cells = append(e.cells, s.count.cells...)
	for i, known := range s.known {
		if known == Unknown && s.count.groupAt[i] == 0 {
			e.cells = append(e.cells, int32(i))
		}
	}
	e.cells = slices.DeleteFunc(e.cells, func(i int32) bool { return s.known[i] != Unknown })
	place := map[int]int{}
	for at, i := range e.cells {
		place[int(i)] = at
	}
	// A number counts down as cells are decided in order.
	type number struct {
		cells uint64
		mines int
	}
	var numbers []number
	for at, i := range e.cells {
		var touch uint64
		for _, step := range s.field.stepsFrom(int(i)) {
			n := int(i) + step.offset
			if there, ok := place[n]; ok {
				touch |= 1 << there
			}
		}
		e.touch = append(e.touch, touch)
		_ = at
	}
	for _, n := range s.count.numbers {
		var cells uint64
		for _, step := range s.field.stepsFrom(int(n.at)) {
			if there, ok := place[int(n.at)+step.offset]; ok {
				cells |= 1 << there
			}
		}
		if cells != 0 {
			numbers = append(numbers, number{cells, int(s.need[n.at])})
		}
	}
	touching := make([][]number, len(e.cells))
	for at := range e.cells {
		for _, n := range numbers {
			if n.cells>>at&1 != 0 {
				touching[at] = append(touching[at], n)
			}
		}
	}
	steps := 0
	var lay func(at int, mines uint64, left int) bool
	lay = func(at int, mines uint64, left int) bool {
		if steps++; steps > 64*most+4096 {
			return false
		}
		if at == len(e.cells) {
			if left == 0 {
				e.layouts = append(e.layouts, mines)
			}
			return len(e.layouts) <= most
		}
		if left < 0 || left > len(e.cells)-at {
			return true
		}
	next:
		for bit := range uint64(2) {
			m := mines | bit<<at
			for _, n := range touching[at] {
				have := bits.OnesCount64(m & n.cells)
				if have > n.mines || have+bits.OnesCount64(n.cells>>at>>1) < n.mines {
					continue next
				}
			}
			if !lay(at+1, m, left-int(bit)) {
				return false
			}
		}
		return true
	}
	if !lay(0, 0, s.minesLeft) {
		return false
	}
	e.numbers = e.numbers[:0]
	for _, mines := range e.layouts {
		for _, touch := range e.touch {
			e.numbers = append(e.numbers, uint8(bits.OnesCount64(mines&touch)))
		}
	}
	return true
}

// wins returns how many of the given layouts are won by playing as well as can be.
func (e *endgame) wins(set []int32) int32 {
	if len(set) <= 1 {
		return int32(len(set))
	}
	key := uint64(0)
	for _, l := range set {
		x := (uint64(l) + 1) * 0x9e3779b97f4a7c15
		x ^= x >> 32
		x *= 0xd6e8feb86659fd93
		x ^= x >> 32
		key += x
	}
	if won, ok := e.won[key]; ok {
		return won
	}
	if e.budget--; e.budget < 0 {
		return 0
	}
	var any uint64
	for _, l := range set {
		any |= e.layouts[l]
	}
	// What is safe costs nothing: open it, if it tells anything.
	for safe := ^any & (1<<len(e.cells) - 1); safe != 0; safe &= safe - 1 {
		c := bits.TrailingZeros64(safe)
		if e.tells(set, c) {
			won := e.split(set, c, 0, 0)
			e.won[key] = won
			return won
		}
	}
	_, won := e.guess(set)
	e.won[key] = won
	return won
}

// tells reports whether the number of a cell is not the same in all layouts.
func (e *endgame) tells(set []int32, c int) bool {
	n := e.number(set[0], c)
	for _, l := range set[1:] {
		if e.number(l, c) != n {
			return true
		}
	}
	return false
}

func (e *endgame) number(layout int32, c int) uint8 { return e.numbers[int(layout)*len(e.cells)+c] }

// split returns how many of the layouts are won after cell c, safe in all of them,
// has been opened; 0 if that turns out to be no more than enough.
func (e *endgame) split(set []int32, c int, enough int32, _ int) int32 {
	var count [17]int32
	for _, l := range set {
		count[e.number(l, c)+1]++
	}
	for n := range 16 {
		count[n+1] += count[n]
	}
	start := count
	sorted := make([]int32, len(set))
	for _, l := range set {
		n := e.number(l, c)
		sorted[count[n]] = l
		count[n]++
	}
	won, left := int32(0), int32(len(set))
	for n := range 16 {
		part := sorted[start[n]:start[n+1]]
		if len(part) == 0 {
			continue
		}
		won += e.wins(part)
		if left -= int32(len(part)); won+left <= enough {
			return 0
		}
	}
	return won
}

// guess returns the cell to open where none is safe, and how many layouts are won
// with it.
func (e *endgame) guess(set []int32) (cell int, won int32) {
	var safe [endCells]int32
	order := make([]int, 0, endCells)
	for c := range e.cells {
		for _, l := range set {
			if e.layouts[l]>>c&1 == 0 {
				safe[c]++
			}
		}
		if safe[c] > 0 && int(safe[c]) < len(set) {
			order = append(order, c)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(safe[b] - safe[a]) })
	cell = -1
	part := make([]int32, 0, len(set))
	for _, c := range order {
		if safe[c] <= won || e.budget < 0 {
			break
		}
		part = part[:0]
		for _, l := range set {
			if e.layouts[l]>>c&1 == 0 {
				part = append(part, l)
			}
		}
		if w := e.split(part, c, won, 0); w > won {
			cell, won = c, w
		}
	}
	return cell, won
}
