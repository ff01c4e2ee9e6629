// Package check decides whether a board can be won without a guess. It tries every way to place the
// mines, so it is slow. It shares no code with package solver and works in a different way, so that
// tests can check the solver and the dealer against it.
package check

import (
	"slices"

	"buscaminas/game"
)

// Cleared reports whether the board can be won without a guess after the given cells are opened.
// Without a guess, the player opens only cells that the open numbers and the number of mines prove
// safe.
func Cleared(l *game.Layout, opened ...game.Cell) bool {
	return newThinker(l, opened).solve()
}

// A thinker plays a game without a guess: it sees what the player sees, and opens only
// cells proven safe.
type thinker struct {
	game  *game.Game
	mines map[game.Cell]bool // the proven mines
}

func newThinker(l *game.Layout, opened []game.Cell) *thinker {
	t := &thinker{game: game.New(l, game.Classic), mines: map[game.Cell]bool{}}
	for _, c := range opened {
		t.open(c)
	}
	return t
}

// open opens a cell, unless it is open already.
func (t *thinker) open(c game.Cell) {
	if !t.game.Open(c) {
		// The game refuses the action if it is over, and then the result does not matter.
		_ = t.game.Apply(game.Action{Kind: game.Open, Cell: c})
	}
}

// solve plays until the game is over or nothing more is proven, and reports whether the
// game is won.
func (t *thinker) solve() bool {
	for t.game.Status() == game.Playing {
		safe, mines := t.proven()
		if len(safe)+len(mines) == 0 {
			return false
		}
		for _, c := range mines {
			t.mines[c] = true
		}
		for _, c := range safe {
			t.open(c)
		}
	}
	return t.game.Status() == game.Won
}

// A clue holds the neighbours of an open cell that are still in question.
type clue struct {
	cells []game.Cell // the neighbours that are neither open nor proven mines
	mines int         // the number of mines among these cells
}

func (t *thinker) clues() []clue {
	var clues []clue
	for c := range game.Cells(t.game.Layout().Grid()) {
		if !t.game.Open(c) {
			continue
		}
		if k := t.clue(c); len(k.cells) > 0 {
			clues = append(clues, k)
		}
	}
	return clues
}

// clue returns the clue of the open cell c.
func (t *thinker) clue(c game.Cell) clue {
	k := clue{mines: t.game.Number(c)}
	for _, n := range game.AppendNeighbors(nil, t.game.Layout().Grid(), c) {
		if t.mines[n] {
			k.mines--
		} else if !t.game.Open(n) {
			k.cells = append(k.cells, n)
		}
	}
	return k
}

// obvious returns the cells that single clues prove.
func (t *thinker) obvious() (safe, mines []game.Cell) {
	for _, k := range t.clues() {
		if k.mines == 0 {
			safe = append(safe, k.cells...)
		}
		if k.mines == len(k.cells) {
			mines = append(mines, k.cells...)
		}
	}
	return safe, mines
}

// proven returns the cells that single clues prove. If there are none, it returns all cells that
// the clues prove together.
func (t *thinker) proven() (safe, mines []game.Cell) {
	if safe, mines = t.obvious(); len(safe)+len(mines) > 0 {
		return safe, mines
	}
	return t.certain(t.clues(), true)
}

// Certain returns the cells that the given open numbers prove. If total is true, the proofs may
// also use the number of mines of the board. Flags count as proven mines. The game must have
// numbering [game.Total] and no wrong flag.
func Certain(g *game.Game, numbers []game.Cell, total bool) (safe, mines []game.Cell) {
	t := &thinker{game: g, mines: map[game.Cell]bool{}}
	for c := range game.Cells(t.game.Layout().Grid()) {
		if g.Flagged(c) {
			t.mines[c] = true
		}
	}
	var clues []clue
	for _, c := range numbers {
		if k := t.clue(c); len(k.cells) > 0 {
			clues = append(clues, k)
		}
	}
	return t.certain(clues, total)
}

// certain returns the cells that the clues prove: those that are safe in all possible layouts, and
// those that are mines in all of them. If total is true, a layout must also have the number of
// mines of the board.
func (t *thinker) certain(clues []clue, total bool) (safe, mines []game.Cell) {
	groups := split(clues)
	beyond := t.beyond(groups)
	left := t.game.Layout().Mines() - len(t.mines)
	for i, g := range groups {
		others := totals(slices.Concat(groups[:i], groups[i+1:]))
		groupSafe, groupMines := g.certain(func(count int) bool {
			for other := range others {
				if !total {
					return true
				}
				if rest := left - count - other; 0 <= rest && rest <= len(beyond) {
					return true
				}
			}
			return false
		})
		safe, mines = append(safe, groupSafe...), append(mines, groupMines...)
	}
	if !total {
		return safe, mines
	}
	least, most := len(beyond), 0 // the smallest and the largest number of mines outside the groups
	for total := range totals(groups) {
		if rest := left - total; 0 <= rest && rest <= len(beyond) {
			least, most = min(least, rest), max(most, rest)
		}
	}
	if most == 0 {
		safe = append(safe, beyond...)
	} else if least == len(beyond) {
		mines = append(mines, beyond...)
	}
	return safe, mines
}

// beyond returns the closed cells that are in no group and are not proven mines.
func (t *thinker) beyond(groups []group) []game.Cell {
	about := map[game.Cell]bool{}
	for _, g := range groups {
		for _, c := range g.cells {
			about[c] = true
		}
	}
	var beyond []game.Cell
	for c := range game.Cells(t.game.Layout().Grid()) {
		if !t.game.Open(c) && !t.mines[c] && !about[c] {
			beyond = append(beyond, c)
		}
	}
	return beyond
}
