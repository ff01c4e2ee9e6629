package game

// Promising returns a copy of the board with the promise that the first cell is safe: see
// [Layout.Promised].
func (l *Layout) Promising() *Layout {
	promised := *l
	promised.promised = true
	return &promised
}

// Promised reports whether the player was promised that the first cell is safe. On such a board
// the first opening of a game spreads by the mines around its cells, as under [Total]: no flag put
// before it, when nothing is known yet, can make it open a mine.
func (l *Layout) Promised() bool { return l.promised }

// spreading returns a function that reports whether the next opening spreads from a cell.
func (g *Game) spreading() func(Cell) bool {
	first := g.steps == 0 && g.opened == 0 // undo does not lower steps; NewAt opens without a step
	if first && g.layout.promised || g.rules.Numbering == Total || g.rules.Opening != Cascade || g.flags == 0 {
		return g.layout.bare
	}
	return func(c Cell) bool {
		return g.layout.around != nil && !g.layout.Mine(c) && g.left(c) <= 0
	}
}
