package game

// Promising returns a copy of the board with [Layout.Promised] set: the first cell is promised to
// be safe.
func (l *Layout) Promising() *Layout {
	promised := *l
	promised.promised = true
	return &promised
}

// Promised reports whether the player was promised that the first cell is safe. On such a board the
// first opening of a game spreads as under [Total]. Otherwise a wrong flag set before it could make
// it open a mine.
func (l *Layout) Promised() bool { return l.promised }
