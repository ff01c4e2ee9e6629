package frame

import "buscaminas/ui/draw"

// ChooserWidth is how many columns the pointer of a list takes.
const ChooserWidth = 2

// Chooser returns the pointer to the chosen line of a list, or the room for it.
func Chooser(chosen bool) draw.Span {
	if chosen {
		return draw.Cursor.Of("▸ ")
	}
	return draw.Plain.Of("  ")
}
