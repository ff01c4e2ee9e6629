package terminal_test

import (
	"fmt"

	"buscaminas/ui/screen"
	"buscaminas/ui/terminal"
)

// The first frame is sent whole; of the next, only the cells that changed.
func Example() {
	var painter terminal.Painter
	painter.Resize(40, 3)
	var palette screen.Palette
	for _, said := range []string{"MINES LEFT: 10", "MINES LEFT: 11"} {
		var frame screen.Frame
		frame.Begin(40, 3)
		frame.Middle(screen.Line{screen.Title.Of(said)})
		painter.SetFrame(&frame.Grid, &palette)
		fmt.Printf("%q\n", painter.Paint())
	}
	// Output:
	// "\x1b[H\x1b[m             MINES LEFT: 10\x1b[K\r\n\x1b[K\r\n\x1b[K"
	// "\x1b[1;27H1"
}
