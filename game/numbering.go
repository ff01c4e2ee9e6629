package game

// Numbering says which number an open cell shows. A cell whose number is 0 or less starts a
// cascade.
type Numbering uint8

const (
	Left  Numbering = iota // the number of mines left to find: mines around a cell less flags around it
	Total                  // the number of mines around a cell
)

// Number returns the number that c shows once it is open, by the rules of the game. If it is 0 or
// less, opening c usually starts a cascade: see [Game.Spreads]. Cell c must be on the board.
func (g *Game) Number(c Cell) int { return g.number(c, g.rules.Numbering) }

func (g *Game) number(c Cell, n Numbering) int {
	if n == Total {
		return g.layout.Around(c)
	}
	return g.Left(c)
}

// Left returns the number of mines left to find around c, which must be on the board: the mines
// around it less the flags around it. It may be negative. It is 0 in a game that is won.
func (g *Game) Left(c Cell) int {
	if g.Status() == Won {
		return 0
	}
	return g.left(c)
}

// left returns the number of mines around c less the flags around it, even in a game that is won.
func (g *Game) left(c Cell) int {
	left := g.layout.Around(c)
	for _, step := range g.layout.grid.Steps(c) {
		if g.flagged.Has(c.Add(step)) {
			left--
		}
	}
	return left
}
