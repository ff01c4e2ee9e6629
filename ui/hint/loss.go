package hint

import (
	"cmp"
	"slices"

	"buscaminas/game"
)

// A Loss is the truth about a lost game: what was known before its last step.
type Loss struct {
	Cell game.Cell   // what was opened
	Safe []game.Cell // closed cells that were certainly safe, and not flagged, the nearest first

	// Forced says that nothing was certainly safe, so that a guess was due.
	Forced bool

	// Direct says that Cell was closed, and itself the mine. Then Chance tells how
	// likely that was: where it is 1 that was certain.
	Direct bool
	Chance float64
	Exact  bool // Chance is exact, and Forced surely so

	// Misled are flags on cells without a mine that touch what exploded, or one of
	// the numbers that it touches.
	Misled []game.Cell
}

// LossOf returns the truth about g, a game with at most [MaxCells] that was lost
// by opening cell c. It takes the last step back and makes it again.
func LossOf(g *game.Game, c game.Cell) (Loss, error) {
	misled := misleading(g, exploded(g))
	if err := g.Apply(game.Action{Kind: game.Undo}); err != nil {
		return Loss{}, err
	}
	closed := !g.Open(c)
	t := See(g).Think()
	if err := g.Apply(game.Action{Kind: game.Redo}); err != nil {
		return Loss{}, err
	}
	l := Loss{Cell: c, Safe: t.unflagged(t.safe()), Forced: len(t.safe()) == 0, Exact: t.Exact(), Misled: misled}
	slices.SortStableFunc(l.Safe, func(a, b game.Cell) int { return cmp.Compare(distance(a, c), distance(b, c)) })
	if l.Direct = closed && g.Layout().Mine(c); l.Direct {
		l.Chance = t.Chance(c)
	}
	return l, nil
}

func distance(a, b game.Cell) int {
	row, col := a.Row-b.Row, a.Col-b.Col
	return max(row, -row) + max(col, -col)
}

// exploded returns the mines of g that exploded.
func exploded(g *game.Game) []game.Cell {
	var cells []game.Cell
	rows, cols := g.Layout().Grid().Size()
	for i := range rows * cols {
		if at := (game.Cell{Row: i / cols, Col: i % cols}); g.Face(at) == game.ExplodedMine {
			cells = append(cells, at)
		}
	}
	return cells
}

// misleading returns the wrong flags that touch one of the cells, or a number that
// one of them touches.
func misleading(g *game.Game, cells []game.Cell) []game.Cell {
	grid := g.Layout().Grid()
	var flags []game.Cell
	note := func(c game.Cell) {
		if g.Face(c) == game.WrongFlag && !slices.Contains(flags, c) {
			flags = append(flags, c)
		}
	}
	for _, c := range cells {
		for _, n := range game.AppendNeighbors(nil, grid, c) {
			note(n)
			if !g.Open(n) || g.Layout().Mine(n) {
				continue
			}
			for _, flag := range game.AppendNeighbors(nil, grid, n) {
				note(flag)
			}
		}
	}
	return flags
}
