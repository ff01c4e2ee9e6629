// Package check decides whether a board can be won without a guess. It tries every way to place the
// mines, so it is slow. It shares no code with package solver and works in a different way, so that
// tests can check the solver and the dealer against it.
package check

import "buscaminas/game"

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

// proven returns the cells that single numbers prove. If there are none, it returns all cells that
// the numbers prove together.
func (t *thinker) proven() (safe, mines []game.Cell) {
	s := sightOf(t.game, t.mines)
	var numbers []game.Cell
	for c := range game.Cells(s.Grid) {
		if !t.game.Open(c) {
			continue
		}
		numbers = append(numbers, c)
		k := s.clue(c)
		if k.mines == 0 {
			safe = append(safe, k.cells...)
		}
		if k.mines == len(k.cells) {
			mines = append(mines, k.cells...)
		}
	}
	if len(safe)+len(mines) > 0 {
		return safe, mines
	}
	return s.certain(numbers, true)
}

// Certain returns the cells that the given open numbers prove. If total is true, the proofs may
// also use the number of mines of the board. Flags count as proven mines. The game must have
// numbering [game.Total] and no wrong flag.
func Certain(g *game.Game, numbers []game.Cell, total bool) (safe, mines []game.Cell) {
	known := map[game.Cell]bool{}
	for _, c := range g.FlaggedCells() {
		known[c] = true
	}
	return sightOf(g, known).certain(numbers, total)
}
