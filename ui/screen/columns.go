package screen

// A Columns is the division of a window into a main column and, if there is room, a side panel to
// its right. It is the same on every page, unless [Columns.FitRows] changes it.
type Columns struct {
	Left   int // the left margin
	Main   int // the width of the main column, including the mark for more rows
	Side   int // the width of the side panel, including its border; 0: no panel
	Height int // the height of the main column and of the panel
}

// mostProse is the greatest width of a line of prose.
const mostProse = 72

// The limits of the widths of the main column and of the side panel. If there is room, the main
// column gets a little more than half of the window.
const (
	markWidth = 2 // a blank, and the mark that says that there are more rows
	leastMain = 56
	mostMain  = PointerWidth + mostProse + markWidth
	leastSide = 30
	mostSide  = 100
)

// ColumnsOf returns the columns of a window of this size.
func ColumnsOf(width, height int) Columns {
	pair := width - 2*(width/40)
	c := Columns{Main: min(pair, mostMain), Height: ContentHeight(height)}
	full := c.Main
	main := max(leastMain, min(mostMain, pair*11/20))
	if side := min(mostSide, pair-main-PanelGap); side >= leastSide {
		c.Main, c.Side, full = main, side, main+PanelGap+side
	}
	c.Left = (width - full) / 2
	return c
}

// FitRows returns columns that fit rows of this width. If the rows need less than the main column,
// the panel grows. If they need more, the panel shrinks. A width of 0 changes nothing.
func (c Columns) FitRows(widest int) Columns {
	const least = 34
	if widest > 0 && c.Side > 0 {
		main := min(max(least, widest+markWidth), c.Main+c.Side-leastSide)
		c.Main, c.Side = main, c.Side+c.Main-main
	}
	return c
}

// RowWidth returns the greatest width of a row in the main column.
func (c Columns) RowWidth() int { return max(1, c.Main-markWidth) }

// ProseWidth returns the greatest width of a line of prose in the main column.
func (c Columns) ProseWidth() int { return min(c.RowWidth(), mostProse) }

// PanelBorder is the width of the left and right borders of a panel together, including the blanks
// inside them.
const PanelBorder = 4

// leastPanel is the smallest height of a panel below the rows of a page.
const leastPanel = 6

// Panel returns the size of the space inside the border of a panel. The page has this many rows in
// the main column. The panel is beside the rows, or below them if enough lines are free. Panel
// reports false if there is no room for a panel.
func (c Columns) Panel(rows int) (width, height int, ok bool) {
	if c.Side > 0 {
		return c.Side - PanelBorder, c.Height - 2, c.Height > leastPanel
	}
	free := c.Height - rows - 1 // a blank line is above the panel
	return c.Main - PanelBorder, free - 2, free >= leastPanel
}
