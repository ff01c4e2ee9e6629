package screen

// Ask draws a box with a question. The last line of the box is the foot. The frame behind the box
// turns dim and can no longer be clicked.
func (f *Frame) Ask(said Block, foot Foot) {
	*f = Frame{Grid: f.Grid, Left: f.Left}
	for y := range f.Height {
		row := f.Row(y)
		for x := range row {
			row[x].Style = OpenLine.Of("").Style
		}
	}
	clear(f.Row(f.Height - 1)) // the foot of the page
	const edges = 2
	answers := Line{}.OfWidth(foot.line.Width())
	content := append(said.First(f.Height-edges-1, f.Width-PanelBorder), nil, answers)
	if len(content)+edges > f.Height {
		content = append(content[:len(content)-2], answers)
	}
	f.at = f.box(content, 0, f.Width, 0, f.Height)
	f.footAt, f.presses = f.at, foot.presses
	f.put(foot.at, f.at, foot.line, extent{})
}

// BoardMessage draws a message in a box in the middle of the board. The board begins at column
// left.
func (f *Frame) BoardMessage(said Block, left int) {
	f.box(said, left, f.boardEnd.column, f.board-1, f.boardEnd.line)
}

// box draws a box in the middle of the given columns and lines of the frame. It returns the last
// line inside the box.
func (f *Frame) box(content Block, left, right, top, bottom int) (last int) {
	b := Panel(Span{}, content, content.Width()+PanelBorder, len(content)+2)
	x, y := max(0, (left+right-b.Width())/2), max(0, (top+bottom-len(b))/2)
	for i, l := range b {
		f.put(x, y+i, l, extent{})
	}
	return y + len(b) - 2
}
