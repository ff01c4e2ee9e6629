package screen

// A Dot is a point of a miniature: half a character cell in one color.
type Dot uint8

// The kinds of dots. A cell of a board takes one dot, or two side by side.
const (
	NoDot     Dot = iota     // the area around a miniature
	OpenDot                  // an open cell without a number
	OneDot                   // an open cell with a 1; OneDot+1: a 2; OneDot+2: a greater number
	ClosedDot Dot = iota + 2 // a closed cell
	FlagDot                  // a flag
	MineDot                  // a mine that is shown
	Dots                     // the number of kinds of dots
)

// isSolid reports whether the dot is filled on a terminal without background colors.
func (d Dot) isSolid() bool { return d >= ClosedDot }

// Dots sets the cell at a place to two dots, one above the other. On a terminal without background
// colors, open cells look like the background of the window.
func (g *Grid) Dots(x, y int, upper, lower Dot) {
	if g.HasGrounds {
		g.Set(x, y, '▀', Style{DotGround + Ground(lower), DotInk + Ink(upper)})
		return
	}
	sign := ' '
	switch {
	case upper.isSolid() && lower.isSolid():
		sign = '█'
	case upper.isSolid():
		sign = '▀'
	case lower.isSolid():
		sign = '▄'
	}
	g.Set(x, y, sign, Style{Paper, DotInk + Ink(max(upper, lower))})
}
