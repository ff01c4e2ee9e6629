package screen

import (
	"slices"
	"strings"
)

// Hanging returns a text behind a label. The lines after the first are indented by the label, so
// that the label hangs beside the text.
func Hanging(label Line, said Span, width int) (b Block) {
	indent := label.Width()
	for _, l := range Wrapped(said, width-indent) {
		b = append(b, slices.Concat(label, l))
		label = Line{Plain.Of(strings.Repeat(" ", indent))}
	}
	return b
}
