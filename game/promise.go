package game

// WithSafeStart returns a copy of the board with [Layout.PromisesSafeStart] set: the first cell is promised to
// be safe.
func (l *Layout) WithSafeStart() *Layout {
	promised := *l
	promised.promised = true
	return &promised
}

// PromisesSafeStart reports whether the player was promised that the first cell is safe. On such a board the
// first opening of a game spreads as under [Total]. Otherwise a wrong flag set before it could make
// it open a mine.
func (l *Layout) PromisesSafeStart() bool { return l.promised }
