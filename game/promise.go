package game

// WithSafeStart returns a copy of the board on which the first cell is promised to be safe: see
// [Layout.PromisesSafeStart].
func (l *Layout) WithSafeStart() *Layout {
	promised := *l
	promised.promised = true
	return &promised
}

// PromisesSafeStart reports whether the player was promised that the first cell is safe. The first
// opening of a game on such a board spreads as under [Total]. Otherwise it might open a mine
// because of an earlier wrong flag.
func (l *Layout) PromisesSafeStart() bool { return l.promised }
