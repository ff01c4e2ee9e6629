package solver

import "slices"

// maxRemain is how many numbers are tried together with the mines that remain.
// A person looks at no more either.
const maxRemain = 12

// settleRemain proves what the number of mines that remain proves, together with
// numbers that have no cell in common: the cells that none of these touches hold
// the other mines. If those are none, or as many as there are cells, it is certain
// what they are.
func (s *Solver) settleRemain() {
	all := region{s.minesLeft, s.unknown}
	if what(all.mines, all.mines, all.cells) == Unknown && s.hasNumbers(maxRemain+1) {
		return
	}
	s.count.find(s)
	s.remain(0, all)
}

// hasNumbers reports whether at least so many numbers touch unknown cells.
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

// remain tries the numbers from the given one on with those that are chosen; so
// many mines lie in so many cells outside. It reports whether that proved what the
// cells outside are.
func (s *Solver) remain(next int, outside region) bool {
	if is := what(outside.mines, outside.mines, outside.cells); outside.cells > 0 && is != Unknown {
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

// proveOutside proves all unknown cells but those of the groups that are decided.
func (s *Solver) proveOutside(is State) {
	k := &s.count
	for i, known := range s.known {
		if known == Unknown && (k.placeAt[i] == 0 || !k.groups[k.placeAt[i]-1].decided) {
			s.prove(i, is)
		}
	}
}
