package screen

// Columns are where the parts of a page stand in a window: a main column and, where there is
// room, a side panel to the right of it. They are the same on every page.
type Columns struct {
	Left   int // the margin
	Main   int // the width of the main column, the mark that there is more included
	Side   int // the width of the side panel, its border included; 0: there is none
	Height int // of both
}

// MostProse is the most columns that a line of prose takes.
const MostProse = 72

// The widths of the columns. The main one takes a little more than half of the pair.
const (
	markWidth = 2 // a blank, and the mark that there is more
	leastMain = 56
	mostMain  = ChooserWidth + MostProse + markWidth
	leastSide = 30
	mostSide  = 100
)

// ColumnsOf returns the columns of a window of this size.
func ColumnsOf(width, height int) Columns {
	pair := width - 2*(width/40)
	c := Columns{Main: min(pair, mostMain), Height: Room(height)}
	full := c.Main
	main := max(leastMain, min(mostMain, pair*11/20))
	if side := min(mostSide, pair-main-PanelGap); side >= leastSide {
		c.Main, c.Side, full = main, side, main+PanelGap+side
	}
	c.Left = (width - full) / 2
	return c
}

// Row returns how many columns a row of the main column takes at most.
func (c Columns) Row() int { return max(1, c.Main-markWidth) }

// Prose returns how wide a line of prose is in the main column.
func (c Columns) Prose() int { return min(c.Row(), MostProse) }

// panelBorder is how many columns the border of a panel takes, with the blanks inside.
const panelBorder = 4

// leastPanel is how many lines a panel below the rows of a page has at least.
const leastPanel = 6

// Panel returns the size of the panel, without its border, of a page with so many rows in the main
// column: beside them, or below them where enough lines are free. It reports false where there
// is no panel.
func (c Columns) Panel(rows int) (width, height int, ok bool) {
	if c.Side > 0 {
		return c.Side - panelBorder, c.Height - 2, c.Height > leastPanel
	}
	free := c.Height - rows - 1 // a blank line stands above it
	return c.Main - panelBorder, free - 2, free >= leastPanel
}
