package solver

import "slices"

// A source says how to make one [zone], a set of cells that a deduction compares with others.
type source struct {
	from int32 // the index of an open cell with a number, or wholeBoard, difference or outsideAll

	// whole and part are set for a difference: the zone has the cells of zone whole that are not in
	// zone part. Both are indexes of zones that are made earlier.
	whole, part int
}

const (
	wholeBoard = -1 // the zone of all closed cells
	difference = -2 // the cells of the zone at index whole that are not in the zone at index part
	outsideAll = -3 // the cells of the whole board that are in no other zone before this one
)

// A zone is a [Region] in the form that a deduction uses: a set of closed cells with the number of
// mines among them. If the deduction uses the known state of a cell, the zone leaves out the cell,
// and its mine if it is one.
type zone struct {
	cells []int32 // the indexes of the cells, ascending
	mines int
}

// conclude returns the cells that the zones of the sources prove, in ascending order, and their
// state. If the zones contradict each other, it returns no cells, [Unknown] and true. It reports
// false if they prove nothing.
func (d *deducer) conclude(rule Rule, sources []source) (cells []int32, is State, ok bool) {
	if !d.makeZones(sources) {
		return nil, Unknown, false
	}
	last := &d.zones[len(sources)-1]
	switch n := len(last.cells); {
	case last.mines < 0 || last.mines > n:
		return nil, Unknown, true
	case n > 0 && last.mines == 0:
		return last.cells, Safe, true
	case n > 0 && last.mines == n:
		return last.cells, Mine, true
	}
	if len(sources) == 1 || rule == Remain {
		return nil, Unknown, false
	}
	return d.compareZones(&d.zones[len(sources)-2], last)
}

// compareZones returns the cells that only zone b has, and their state, if the two zones prove that
// state. If the zones contradict each other, it returns no cells and true. It reports false if the
// zones prove nothing.
func (d *deducer) compareZones(a, b *zone) (cells []int32, is State, ok bool) {
	left := minus(d.zones[len(d.zones)-1].cells[:0], b.cells, a.cells)
	d.zones[len(d.zones)-1].cells = left
	common := len(b.cells) - len(left)
	least, most := max(0, a.mines-(len(a.cells)-common)), min(common, a.mines)
	switch {
	case least > most, b.mines-least < 0, b.mines-most > len(left):
		return nil, Unknown, true
	case len(left) == 0:
	case b.mines-least == 0:
		return left, Safe, true
	case b.mines-most == len(left):
		return left, Mine, true
	}
	return nil, Unknown, false
}

// makeZones sets d.zones to a zone for each source, and a spare zone for compareZones. It reports
// false if a difference is impossible because one zone does not contain the other.
func (d *deducer) makeZones(sources []source) bool {
	for len(d.zones) <= len(sources) {
		d.zones = append(d.zones, zone{})
	}
	d.zones = d.zones[:len(sources)+1]
	for k, p := range sources {
		z := &d.zones[k]
		z.cells = z.cells[:0]
		add := func(i int32) {
			switch {
			case !d.used[i] && d.isClosed(i):
				z.cells = append(z.cells, i)
			case d.used[i] && d.known[i] == Mine:
				z.mines--
			}
		}
		switch p.from {
		default:
			z.mines = int(d.shown[p.from])
			for _, step := range d.field.stepsFrom(int(p.from)) {
				add(p.from + int32(step.offset))
			}
			slices.Sort(z.cells)
		case wholeBoard:
			z.mines = d.mines
			for i := range d.known {
				add(int32(i))
			}
		case difference:
			whole, part := &d.zones[p.whole], &d.zones[p.part]
			z.cells = minus(z.cells, whole.cells, part.cells)
			z.mines = whole.mines - part.mines
			if len(z.cells) != len(whole.cells)-len(part.cells) {
				return false
			}
		case outsideAll:
			z.cells = append(z.cells, d.zones[0].cells...)
			z.mines = d.zones[0].mines
			for _, n := range d.zones[1:k] {
				all := len(z.cells)
				z.cells = minus(z.cells[:0], z.cells, n.cells)
				z.mines -= n.mines
				if len(z.cells) != all-len(n.cells) {
					return false
				}
			}
		}
	}
	return true
}

// minus appends to dst the cells of whole that are not in part. All lists are in ascending order.
func minus(dst, whole, part []int32) []int32 {
	k := 0
	for _, i := range whole {
		for k < len(part) && part[k] < i {
			k++
		}
		if k == len(part) || part[k] != i {
			dst = append(dst, i)
		}
	}
	return dst
}

// containsAll reports whether whole has all cells of part. Both lists are in ascending order.
func containsAll(whole, part []int32) bool {
	k := 0
	for _, i := range part {
		for k < len(whole) && whole[k] < i {
			k++
		}
		if k == len(whole) || whole[k] != i {
			return false
		}
	}
	return true
}
