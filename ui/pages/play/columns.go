package play

import (
	"slices"
	"strings"

	"buscaminas/ui/screen"
)

const (
	leastColumn = 4  // the least height of a column, in lines
	leastWidth  = 28 // the least width of a column
)

// columnCount returns the number of columns in a panel of this width.
func columnCount(width int) int { return max(1, (width+statusGap)/(leastWidth+statusGap)) }

// columnWidth returns the width of a column in a panel of this width.
func columnWidth(width int) int {
	n := columnCount(width)
	return (width - (n-1)*statusGap) / n
}

// columns lays out sections in columns of equal height. The columns are as low as possible, and not
// higher than the parameter lines. Each section goes into the first column with room for it. A
// section that fits in no column is left out. The second result says which messages are shown.
func columns(all []section, width, lines int) (b screen.Block, tells told) {
	var each []screen.Block
	all = slices.DeleteFunc(all, func(s section) bool { return len(s.lines) == 0 })
	for least := leastColumn; least <= lines; least++ {
		var shown int
		if each, tells, shown = filled(all, columnCount(width), least); shown == len(all) {
			break
		}
	}
	for y := range highest(each) {
		var row screen.Line
		for i, column := range each {
			at := i * (columnWidth(width) + statusGap)
			if y < len(column) {
				row = append(row, screen.Plain.Of(strings.Repeat(" ", max(0, at-row.Width()))))
				row = append(row, column[y]...)
			}
		}
		b = append(b, row)
	}
	return b, tells
}

// filled lays out sections in n columns. The parameter lines is the height of each column. The
// other results are the messages of the sections that fit, and the number of these sections.
func filled(all []section, n, lines int) (each []screen.Block, tells told, shown int) {
	each = make([]screen.Block, n)
	for _, s := range all {
		for i, b := range each {
			above := min(1, len(b)) // the blank line above a section
			if len(b)+above+len(s.lines) > lines {
				continue
			}
			if above > 0 {
				b = append(b, screen.Line{})
			}
			each[i] = append(b, s.lines...)
			tells.add(s.tells)
			shown++
			break
		}
	}
	return each, tells, shown
}

// highest returns the height of the highest block.
func highest(all []screen.Block) (lines int) {
	for _, b := range all {
		lines = max(lines, len(b))
	}
	return lines
}
