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
