package game

// WithSafeStart returns a copy of the board that promises the player a safe first cell: see
// [Layout.PromisesSafeStart].
func (l *Layout) WithSafeStart() *Layout {
	promised := *l
	promised.promised = true
	return &promised
}

// PromisesSafeStart reports whether the player was promised that the first cell opened is safe. On
// such a board, the first opening of a game ignores the flags: it spreads only from cells that
// touch no mine, as if the numbering were [Total]. Otherwise an earlier wrong flag could make it
// open a mine.
func (l *Layout) PromisesSafeStart() bool { return l.promised }
