package game

// flag flags c, or takes its flag away. It returns a [Refusal] if the rules forbid it.
func (g *Game) flag(c Cell) error {
	f := g.layout.frame
	at := f.bit(c)
	remove := g.flagged.has(at)
	switch {
	case g.Status() != Playing:
		return GameOver
	case !remove && !g.shut.has(at):
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
	at := g.layout.frame.bit(c)
	if flagged {
		g.flags++
	} else {
		g.flags--
	}
	g.flagged.set(at, flagged)
	g.shut.set(at, !flagged)
	if g.flagsOpen() {
		g.findBlanks(c, !flagged)
	}
}

// findBlanks updates which neighbours of c are blank, after a flag on c was set or removed. A new
// flag can only make neighbours blank, and a removed flag can only do the opposite. So findBlanks
// skips the neighbours that cannot change.
func (g *Game) findBlanks(c Cell, removed bool) {
	f := g.layout.frame
	for _, step := range g.layout.grid.Steps(c) {
		at := f.bit(c) + f.step(step)
		if g.blank.has(at) != removed || g.layout.mine.has(at) {
			continue
		}
		if n := c.Add(step); Contains(g.layout.grid, n) {
			g.blank.set(at, g.left(n) <= 0)
		}
	}
}
