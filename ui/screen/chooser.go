package screen

// PointerWidth is the width of the pointer to the chosen line of a list, in columns.
const PointerWidth = 2

// Pointer returns the pointer before the chosen line of a list. For other lines it returns blanks
// of the same width.
func Pointer(chosen bool) Span {
	if chosen {
		return Cursor.Of("▸ ")
	}
	return Plain.Of("  ")
}

// arrowWidth is the width of each of the arrows of [BetweenArrows].
const arrowWidth = 2

// BetweenArrows returns a span between two arrows, which show that there are more values on both
// sides.
func BetweenArrows(s Span) Line { return Line{Key.Of("‹ "), s, Key.Of(" ›")} }

// ArrowAt returns -1 if column x of the line of [BetweenArrows] is on the first arrow, +1 if it is
// on the second, and otherwise 0. The parameter width is the width of the span between the arrows.
func ArrowAt(x, width int) int {
	switch {
	case 0 <= x && x < arrowWidth:
		return -1
	case 0 <= x-arrowWidth-width && x-arrowWidth-width < arrowWidth:
		return +1
	}
	return 0
}
