package check

import (
	"slices"

	"buscaminas/game"
)

// A View is what a player sees of a board.
type View struct {
	Grid   game.Grid
	Mines  int
	Open   func(c game.Cell) bool
	Number func(c game.Cell) int // the number of mines around an open cell
	Known  map[game.Cell]bool    // the closed cells whose state is known; true for a mine
}

// viewOf returns what a player sees of a game whose numbers count all mines around a cell: see
// [game.Total]. The parameter known becomes [View.Known].
func viewOf(g *game.Game, known map[game.Cell]bool) View {
	return View{g.Layout().Grid(), g.Layout().Mines(), g.Open, g.Number, known}
}

// A clue is what an open cell says about its unknown neighbours: how many of them are mines.
type clue struct {
	cells []game.Cell // the neighbours that are neither open nor known
	mines int         // the number of mines among the cells
}

// clue returns the clue of the open cell c.
func (s View) clue(c game.Cell) clue {
	k := clue{mines: s.Number(c)}
	for _, n := range game.AppendNeighbors(nil, s.Grid, c) {
		if mine, known := s.Known[n]; mine {
			k.mines--
		} else if !known && !s.Open(n) {
			k.cells = append(k.cells, n)
		}
	}
	return k
}

// Possible returns the unknown cells that are safe in some layout, and those that are mines in some
// layout. The layouts must fit the given open numbers. If total is true, they must also fit the
// number of mines of the board. Possible reports false if no layout fits.
func (s View) Possible(numbers []game.Cell, total bool) (safe, mines map[game.Cell]bool, any bool) {
	safe, mines = map[game.Cell]bool{}, map[game.Cell]bool{}
	var clues []clue
	for _, c := range numbers {
		if k := s.clue(c); len(k.cells) > 0 || k.mines != 0 {
			clues = append(clues, k)
		}
	}
	groups := split(clues)
	left, outside := s.outside(groups)
	fits := func(n int) bool { return !total || 0 <= left-n && left-n <= len(outside) }
	for n := range totals(groups) {
		if !fits(n) {
			continue
		}
		any = true
		for _, c := range outside {
			safe[c] = safe[c] || !total || left-n < len(outside)
			mines[c] = mines[c] || !total || left-n > 0
		}
	}
	for i, g := range groups {
		others := totals(slices.Concat(groups[:i], groups[i+1:]))
		for n, way := range g.ways {
			for other := range others {
				if !fits(n + other) {
					continue
				}
				for j, c := range g.cells {
					safe[c] = safe[c] || way.free[j]
					mines[c] = mines[c] || way.mine[j]
				}
			}
		}
	}
	return safe, mines, any
}

// outside returns the unknown cells that are in no group. It also returns how many mines are left
// for these cells and all groups together.
func (s View) outside(groups []group) (left int, outside []game.Cell) {
	left = s.Mines
	for c := range game.Cells(s.Grid) {
		mine, known := s.Known[c]
		switch {
		case mine:
			left--
		case known, s.Open(c), slices.ContainsFunc(groups, func(g group) bool { return slices.Contains(g.cells, c) }):
		default:
			outside = append(outside, c)
		}
	}
	return left, outside
}

// certain returns the cells that the given open numbers prove to be safe or mines. If total is
// true, the proofs may also use the number of mines of the board.
func (s View) certain(numbers []game.Cell, total bool) (safe, mines []game.Cell) {
	canBeSafe, canBeMine, _ := s.Possible(numbers, total)
	for c := range game.Cells(s.Grid) {
		if _, known := s.Known[c]; known || s.Open(c) {
			continue
		}
		switch {
		case !canBeMine[c]:
			safe = append(safe, c)
		case !canBeSafe[c]:
			mines = append(mines, c)
		}
	}
	return safe, mines
}
