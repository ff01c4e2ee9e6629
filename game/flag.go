package game

// flag flags c, or takes its flag away. It returns a [Refusal] if the rules forbid it.
func (g *Game) flag(c Cell) error {
	remove := g.flagged.Has(c)
	switch {
	case g.Status() != Playing:
		return GameOver
	case !remove && !g.shut.Has(c):
		return OpenCell
	case !remove && g.rules.FlagLimit && g.flags >= g.layout.mines:
		return TooManyFlags
	}
	g.history.dropRedo()
	g.setFlag(c, !remove)
	return nil
}

// setFlag flags the closed cell c if flagged is true, and takes its flag away otherwise.
func (g *Game) setFlag(c Cell, flagged bool) {
	if flagged {
		g.flags++
	} else {
		g.flags--
	}
	g.flagged.Put(c, flagged)
	g.shut.Put(c, !flagged)
}

// AppendMines appends to dst the closed, unflagged neighbours of c if the number of c and the flags
// around it prove that these neighbours are all mines. If a flag is wrong, the proof can be wrong.
// AppendMines returns the extended slice. It appends nothing if c is closed or the game is over.
// Cell c must be on the board.
func (g *Game) AppendMines(dst []Cell, c Cell) []Cell {
	if g.Status() != Playing || !g.Open(c) {
		return dst
	}
	all := g.appendShut(dst, c)
	if len(all)-len(dst) != g.left(c) {
		return dst
	}
	return all
}
