package review

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Asked returns the cells that an open of c opens before any cascade: c itself, or the cells that a
// chord on c opens.
func Asked(g *game.Game, c game.Cell) []game.Cell {
	grid := g.Layout().Grid()
	asked := []game.Cell{c}
	if game.Contains(grid, c) && g.Open(c) {
		asked = game.AppendNeighbors(nil, grid, c)
	}
	return slices.DeleteFunc(asked, func(c game.Cell) bool {
		return !game.Contains(grid, c) || g.Open(c) || g.Flagged(c)
	})
}

// Weigh returns the verdict on an opening of the cells asked, before it is carried out on g. The
// caller must first call s.Recall(g) and s.Solve. For a [Mistake], Weigh also returns the provable
// mines among asked. For a [Needless] guess, it also returns all closed cells that are provably
// safe.
func Weigh(g *game.Game, s *solver.Solver, asked []game.Cell) (v Verdict, cells []game.Cell) {
	if knows(g, asked) {
		return Known, nil
	}
	unknown := false
	for _, c := range asked {
		switch s.State(c) {
		case solver.Mine:
			cells = append(cells, c)
		case solver.Unknown:
			unknown = true
		}
	}
	switch {
	case len(cells) > 0:
		return Mistake, cells
	case !unknown:
		return Proven, nil
	}
	if cells = AppendSafe(nil, g, s); len(cells) > 0 {
		return Needless, cells
	}
	return Forced, nil
}

// Blame returns the verdict on an opening that exploded; v is the verdict of [Weigh] on it. If no
// cell of asked is a mine, a wrong flag let a cascade open one, which is a [Mistake].
func Blame(v Verdict, l *game.Layout, asked []game.Cell) Verdict {
	if v != Known && !slices.ContainsFunc(asked, l.Mine) {
		return Mistake
	}
	return v
}

// AppendSafe appends to dst the closed cells of g that the player can know to be safe: those that
// s has proved, then those that were open before an undo. See [Weigh] for s.
func AppendSafe(dst []game.Cell, g *game.Game, s *solver.Solver) []game.Cell {
	return slices.AppendSeq(append(dst, s.Safe()...), g.SeenClosed())
}

// knows reports whether the player has seen all cells of asked open.
func knows(g *game.Game, asked []game.Cell) bool {
	return g.SeenAll() || !slices.ContainsFunc(asked, func(c game.Cell) bool { return !g.Seen(c) })
}
