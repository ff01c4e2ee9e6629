// Package check decides whether a board can be won without a guess. It tries every way to place the
// mines, so it is slow. It shares no code with package solver and works in a different way, so that
// tests can check the solver and the dealer against it.
package check

import "buscaminas/game"

// Winnable reports whether the board can be won without a guess after the given cells are opened.
// Without a guess, the player opens only cells that the open numbers and the number of mines prove
// safe.
func Winnable(l *game.Layout, opened ...game.Cell) bool {
	g := game.New(l, game.Classic)
	for safe, mines := opened, []game.Cell(nil); len(safe)+len(mines) > 0 && g.Status() == game.Playing; {
		for _, c := range mines {
			_ = g.Apply(game.Action{Kind: game.Flag, Cell: c}) // cannot fail: no game is over by a flag
		}
		for _, c := range safe {
			if !g.Open(c) {
				_ = g.Apply(game.Action{Kind: game.Open, Cell: c}) // fails only if the game is over
			}
		}
		var numbers []game.Cell
		for c := range game.Cells(l.Grid()) {
			if g.Open(c) {
				numbers = append(numbers, c)
			}
		}
		safe, mines = Certain(g, numbers, true)
	}
	return g.Status() == game.Won
}

// Certain returns the cells that the given open numbers prove to be safe or mines. If total is
// true, the proofs may also use the number of mines of the board. Flags count as proven mines, so
// no flag may be wrong. The numbers of the game must count all mines around a cell: see
// [game.Total].
func Certain(g *game.Game, numbers []game.Cell, total bool) (safe, mines []game.Cell) {
	known := map[game.Cell]bool{}
	for _, c := range g.FlaggedCells() {
		known[c] = true
	}
	return viewOf(g, known).certain(numbers, total)
}
