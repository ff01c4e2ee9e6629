package screen

import (
	"slices"
	"strings"
)

// Hanging returns a text wrapped behind a label. The label stands before the first line, and the
// other lines are indented by its width.
func Hanging(label Line, said Span, width int) (b Block) {
	indent := label.Width()
	for _, l := range Wrapped(said, width-indent) {
		b = append(b, slices.Concat(label, l))
		label = Line{Plain.Of(strings.Repeat(" ", indent))}
	}
	return b
}
