package review

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Asked returns the cells that a player asks to open by opening c. If c is closed, this is c
// itself. If c is open, these are the neighbours that a chord on c opens. Flagged cells, and cells
// that only a cascade opens, are left out.
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

// Weigh returns the verdict on an opening before it is carried out on g. The parameter asked holds
// the cells to open: see [Asked]. The caller must first call s.Recall(g) and s.Solve. For a
// [Mistake], Weigh also returns the provable mines among the cells asked. For a [Needless] guess,
// it also returns all closed cells that are provably safe.
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

// Blame returns the verdict on an opening that exploded. The parameter v is the verdict of [Weigh]
// on the same opening. If none of the cells asked is a mine, a cascade opened the mine because of a
// wrong flag. Then the verdict is [Mistake], unless v is [Known].
func Blame(v Verdict, l *game.Layout, asked []game.Cell) Verdict {
	if v != Known && !slices.ContainsFunc(asked, l.Mine) {
		return Mistake
	}
	return v
}

// AppendSafe appends to dst the closed cells of g that the player can know to be safe. First come
// those that s has proved, then those that were open before an undo. The caller must prepare s as
// for [Weigh].
func AppendSafe(dst []game.Cell, g *game.Game, s *solver.Solver) []game.Cell {
	return slices.AppendSeq(append(dst, s.Safe()...), g.SeenClosed())
}

// knows reports whether the player has seen each of the given cells open, or has seen the whole
// board.
func knows(g *game.Game, asked []game.Cell) bool {
	return g.SeenAll() || !slices.ContainsFunc(asked, func(c game.Cell) bool { return !g.Seen(c) })
}
