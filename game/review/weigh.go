package review

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Asked returns the cells that opening a cell is asked to open: the cell itself, or those that
// a chord opens.
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

// Weigh returns the verdict on an opening that is asked for these cells of g, before it is
// made. It goes by all that the player has seen: s has been told of it, by
// [solver.Solver.Recall], and has thought. Of a [Mistake] it also returns the mines, and of a
// [Needless] guess all closed cells that are certainly safe.
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

// Blame returns the verdict on an opening that exploded, after what [Weigh] said of it: where
// none of the cells that were asked for is a mine, a wrong flag made one open.
func Blame(v Verdict, l *game.Layout, asked []game.Cell) Verdict {
	if v != Known && !slices.ContainsFunc(asked, l.Mine) {
		return Mistake
	}
	return v
}

// AppendSafe appends to dst the closed cells of g that are certainly safe by all that the player
// has seen, as [Weigh] takes it: what numbers prove, then what was open before an undo.
func AppendSafe(dst []game.Cell, g *game.Game, s *solver.Solver) []game.Cell {
	return slices.AppendSeq(append(dst, s.Safe()...), g.SeenClosed())
}

// knows reports whether all the cells had been seen before.
func knows(g *game.Game, asked []game.Cell) bool {
	return g.SeenAll() || !slices.ContainsFunc(asked, func(c game.Cell) bool { return !g.Seen(c) })
}
