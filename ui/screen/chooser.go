package screen

// ChooserWidth is the width of the pointer of a list.
const ChooserWidth = 2

// Chooser returns the pointer to the chosen line of a list, or blanks of the same width.
func Chooser(chosen bool) Span {
	if chosen {
		return Cursor.Of("▸ ")
	}
	return Plain.Of("  ")
}
