// Package check tells whether a board needs a guess, in a way that has nothing in
// common with package solver: it lays mines in all ways there are. It is slow,
// and for tests, which hold what the solver and the dealer say against it.
package check

import (
	"slices"

	"buscaminas/game"
)

// Cleared reports whether thought alone clears the board once the given cells are
// open: no cell is opened that could hold a mine by the numbers on the board and
// the number of all mines.
func Cleared(l *game.Layout, opened ...game.Cell) bool {
	return newThinker(l, opened).solve()
}

// A thinker plays a game by thought alone: it sees what the player sees and how
// many mines there are, and opens only what that proves to be safe.
type thinker struct {
	game  *game.Game
	mines map[game.Cell]bool // those proven
}

func newThinker(l *game.Layout, opened []game.Cell) *thinker {
	t := &thinker{game: game.New(l, game.Classic), mines: map[game.Cell]bool{}}
	for _, c := range opened {
		t.open(c)
	}
	return t
}

// open opens a cell, if no cascade has opened it.
func (t *thinker) open(c game.Cell) {
	if !t.game.Open(c) {
		// It is refused once the game is over, and then nothing more is looked at.
		_ = t.game.Apply(game.Action{Kind: game.Open, Cell: c})
	}
}

// solve plays on until the game is over or nothing more is proven, and reports
// whether it is won.
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

// A clue is what an open number says: how many of these cells, neither open nor
// proven to be mines, are mines.
type clue struct {
	cells []game.Cell
	mines int
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

// clue returns what the open cell c says.
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

// obvious returns what single clues prove.
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

// proven returns what is obvious, and where nothing is, all that can be known: a
// cell is safe if it is so however the mines can lie, and a mine likewise.
func (t *thinker) proven() (safe, mines []game.Cell) {
	if safe, mines = t.obvious(); len(safe)+len(mines) > 0 {
		return safe, mines
	}
	return t.certain(t.clues(), true)
}

// Certain returns what the given open numbers show in a game under numbering total, whose
// flags are right: with the number of all mines or without it.
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

// certain returns all that can be known by the clues.
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
	least, most := len(beyond), 0 // mines beyond
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

// beyond returns the closed cells that no clue is about.
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
