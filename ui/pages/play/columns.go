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

// columnCount returns the number of columns in a panel.
func columnCount(width int) int { return max(1, (width+statusGap)/(leastWidth+statusGap)) }

// columnWidth returns the width of a column in a panel.
func columnWidth(width int) int {
	n := columnCount(width)
	return (width - (n-1)*statusGap) / n
}

// columns lays out sections in columns of equal height. The columns are as low as possible, and not
// higher than maxLines. Each section goes into the first column with room for it. A section that
// fits in no column is left out. The function also says which messages the columns contain.
func columns(all []section, width, maxLines int) (b screen.Block, shown shownMessages) {
	var each []screen.Block
	all = slices.DeleteFunc(all, func(s section) bool { return len(s.lines) == 0 })
	for least := leastColumn; least <= maxLines; least++ {
		var fit int
		if each, shown, fit = filled(all, columnCount(width), least); fit == len(all) {
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
	return b, shown
}

// filled lays out sections in n columns of the given height. It returns the columns, the messages
// in them, and the number of sections that fit.
func filled(all []section, n, height int) (each []screen.Block, shown shownMessages, fit int) {
	each = make([]screen.Block, n)
	for _, s := range all {
		for i, b := range each {
			above := min(1, len(b)) // the blank line above a section
			if len(b)+above+len(s.lines) > height {
				continue
			}
			if above > 0 {
				b = append(b, screen.Line{})
			}
			each[i] = append(b, s.lines...)
			shown.add(s.shown)
			fit++
			break
		}
	}
	return each, shown, fit
}

func highest(all []screen.Block) (lines int) {
	for _, b := range all {
		lines = max(lines, len(b))
	}
	return lines
}
