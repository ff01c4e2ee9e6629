package page

import (
	"slices"

	"buscaminas/ui/screen"
)

// TwoColumns is a list in two columns. Each element is a line: the index of the entry on the left,
// and the index of the entry on the right.
type TwoColumns [][2]int

// NoEntry stands for a place in [TwoColumns] without an entry.
const NoEntry = -1

// InTwoColumns puts entries into two columns, each from the top down.
func InTwoColumns(left, right []int) TwoColumns {
	t := make(TwoColumns, max(len(left), len(right)))
	for side, entries := range [2][]int{left, right} {
		for i := range t {
			t[i][side] = NoEntry
			if i < len(entries) {
				t[i][side] = entries[i]
			}
		}
	}
	return t
}

// HasTwoColumns reports whether the window has room for a list in two columns with this many lines. A
// window with a side panel has no room.
func (c *Context) HasTwoColumns(lines int) bool {
	const least = 72
	w := c.Columns()
	return w.Side == 0 && least <= w.Main && lines <= w.Height
}

// Order returns the entries column by column.
func (t TwoColumns) Order() (order []int) {
	for side := range 2 {
		for _, line := range t {
			if line[side] != NoEntry {
				order = append(order, line[side])
			}
		}
	}
	return order
}

// Across returns the entry beside the entry from, in the right or in the left column. If that place
// is empty, it returns the nearest entry above the place. If there is none above, it returns the
// first entry of the column. If from is in that column already, Across returns from.
func (t TwoColumns) Across(from int, right bool) int {
	to := 0
	if right {
		to = 1
	}
	at := slices.IndexFunc(t, func(line [2]int) bool { return line[1-to] == from })
	if at < 0 {
		return from
	}
	has := func(line [2]int) bool { return line[to] != NoEntry }
	for above := at; above >= 0; above-- {
		if has(t[above]) {
			return t[above][to]
		}
	}
	if below := slices.IndexFunc(t, has); below >= 0 {
		return t[below][to]
	}
	return from
}

// Row returns line i as a row of this width. The parameter left is the width of the left column,
// and texts has the text of each column. The entry selected stands out. A click on a column hits
// its entry.
func (t TwoColumns) Row(i, selected, left, width int, texts [2]screen.Line) (r screen.Row) {
	ends := [2]int{left, width}
	from := 0
	for side, text := range texts {
		r.Line = append(r.Line, text...).OfWidth(ends[side])
		if e := t[i][side]; e != NoEntry {
			r.Zones = append(r.Zones, screen.Zone{From: from, To: ends[side], Item: e, Lit: e == selected})
		}
		from = ends[side]
	}
	return r
}
