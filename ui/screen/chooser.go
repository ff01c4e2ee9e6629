package screen

// ChooserWidth is the width of the pointer to the chosen line of a list, in columns.
const ChooserWidth = 2

// Chooser returns the pointer that stands before the chosen line of a list. For other lines it
// returns blanks of the same width.
func Chooser(chosen bool) Span {
	if chosen {
		return Cursor.Of("▸ ")
	}
	return Plain.Of("  ")
}
