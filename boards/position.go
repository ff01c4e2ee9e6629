package boards

import "buscaminas/game"

// Actions returns what leads from a new game on l, the board's layout, to the
// position of b, or opens its start. Under any rules it comes to the same: the
// numbers are open before a flag can make one of them a 0, and the flags lie before
// a cascade could open what is under them. What loses the game comes last.
//
// The rules may open cells that are closed on b, those around an open cell that has
// no mine around it: more is how many.
func (b *Board) Actions(l *game.Layout) (actions []game.Action, more int) {
	if b.Start != nil && len(b.Open)+len(b.Flagged) == 0 {
		return []game.Action{{Kind: game.Open, Cell: *b.Start}}, 0
	}
	// A game that is not won before the flags are on the mines.
	g := game.New(l, game.Rules{Numbering: game.Total, FlagsToWin: true})
	apply := func(kind game.Kind, cells []game.Cell, is func(game.Cell) bool) {
		for _, c := range cells {
			if !is(c) || g.Open(c) { // open already: to open it again would be a chord
				continue
			}
			a := game.Action{Kind: kind, Cell: c}
			if g.Apply(a) == nil { // or the game is over
				actions = append(actions, a)
			}
		}
	}
	blank := func(c game.Cell) bool { return !l.Mine(c) && l.Around(c) == 0 }
	apply(game.Open, b.Open, func(c game.Cell) bool { return !l.Mine(c) && !blank(c) })
	apply(game.Flag, b.Flagged, func(game.Cell) bool { return true })
	apply(game.Open, b.Open, blank)
	apply(game.Open, b.Open, l.Mine)
	asked := 0
	for _, c := range b.Open {
		if g.Open(c) {
			asked++
		}
	}
	return actions, len(cellsOf(b.Grid, g.Open)) - asked
}
