package solver

import (
	"cmp"
	"slices"
)

// maxRemain is a limit for the rule [Remain]. The rule is not tried if more numbers than this touch
// unknown cells. A person would not consider more.
const maxRemain = 12

// settleRemain proves cells by the rule [Remain]. It chooses some numbers that share no unknown
// cell, and subtracts their mines from the mines that remain on the board. The difference is the
// number of mines in the unknown cells that no chosen number touches. If the difference is 0, these
// cells are safe. If it equals the number of these cells, they are all mines.
func (s *Solver) settleRemain() {
	all := region{s.minesLeft, s.unknown}
	if stateOf(all.mines, all.mines, all.cells) == Unknown && s.hasNumbers(maxRemain+1) {
		return
	}
	s.count.find(s)
	s.remain(0, all)
}

// hasNumbers reports whether at least n numbers touch unknown cells.
func (s *Solver) hasNumbers(n int) bool {
	for _, i := range s.opened {
		if s.clues[i].closed() != 0 {
			if n--; n == 0 {
				return true
			}
		}
	}
	return false
}

// remain does the work of [Solver.settleRemain] when some numbers are chosen. The groups of the
// chosen numbers are marked as decided. The parameter outside is the region of the unknown cells
// that no chosen number touches. If these cells are all safe or all mines, remain proves them and
// returns true. Otherwise it tries to choose more numbers, from s.count.numbers[next] on.
func (s *Solver) remain(next int, outside region) bool {
	if is := stateOf(outside.mines, outside.mines, outside.cells); outside.cells > 0 && is != Unknown {
		s.proveOutside(is)
		return true
	}
	k := &s.count
	if outside.mines < 0 || outside.cells <= 0 {
		return false
	}
	decided := func(g int32) bool { return k.groups[g].decided }
	for n := next; n < len(k.numbers); n++ {
		number := &k.numbers[n]
		if slices.ContainsFunc(k.groupsOf(number), decided) {
			continue
		}
		cells := 0
		for _, g := range k.groupsOf(number) {
			k.groups[g].decided = true
			cells += int(k.groups[g].cells)
		}
		found := s.remain(n+1, region{outside.mines - int(number.need), outside.cells - cells})
		for _, g := range k.groupsOf(number) {
			k.groups[g].decided = false
		}
		if found {
			return true
		}
	}
	return false
}

// proveOutside proves that all unknown cells have the given state, except those in decided groups.
func (s *Solver) proveOutside(is State) {
	k := &s.count
	for i, known := range s.known {
		if known == Unknown && (k.placeAt[i] == 0 || !k.groups[k.placeAt[i]-1].decided) {
			s.prove(i, is)
		}
	}
}

// eachRemain queues the deductions by the rule [Remain]. Each of them uses the mines that remain
// and some numbers that share no unknown cell. eachRemain queues only those with the fewest
// numbers.
func (s *search) eachRemain() {
	if !s.board {
		return
	}
	if s.minesLeft <= 0 || s.minesLeft >= s.unknown {
		s.push(s.deduce(Remain, part{from: wholeBoard}))
		return
	}
	if s.hasNumbers(maxRemain + 1) {
		return
	}
	k := &s.count
	k.find(s.Solver)
	all := region{s.minesLeft, s.unknown}
	for n := 1; n <= len(k.numbers) && len(s.queue) == 0; n++ {
		s.remains(nil, 0, n, all)
	}
}

// remains is the recursive part of [search.eachRemain]. Some numbers are chosen already. The
// parameter extra is how many more numbers to choose; remains tries every choice of them from
// s.count.numbers[next:]. The parameter outside is the region of the unknown cells that no chosen
// number touches.
func (s *search) remains(chosen []part, next, extra int, outside region) {
	k := &s.count
	if extra == 0 {
		if outside.mines <= 0 || outside.mines >= outside.cells {
			parts := append([]part{{from: wholeBoard}}, chosen...)
			slices.SortFunc(parts, func(a, b part) int { return cmp.Compare(a.from, b.from) })
			s.push(s.deduce(Remain, append(parts, part{outsideAll, 0, 1})...))
		}
		return
	}
	for n := next; n < len(k.numbers); n++ {
		number := &k.numbers[n]
		if slices.ContainsFunc(k.groupsOf(number), func(g int32) bool { return k.groups[g].decided }) {
			continue
		}
		left := region{outside.mines - int(number.need), outside.cells}
		for _, g := range k.groupsOf(number) {
			k.groups[g].decided = true
			left.cells -= int(k.groups[g].cells)
		}
		s.remains(append(chosen[:len(chosen):len(chosen)], part{from: number.at}), n+1, extra-1, left)
		for _, g := range k.groupsOf(number) {
			k.groups[g].decided = false
		}
	}
}
