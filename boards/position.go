package boards

import (
	"buscaminas/boards/files"
	"buscaminas/game"
)

// Notes on a position that a game goes on from.
var (
	// A note on a game that is kept: it goes as far as Err says.
	GameCut = files.Problem{"leída solo hasta aquí: {err}", "read only so far: {err}"}
	// A note: Found is how many cells follow from those that are open and are not among them.
	OpenedMore = files.Problem{
		"celdas abiertas porque se siguen de las que lo están: {found}",
		"cells opened that follow from those that are open: {found}",
	}
)

// Actions returns what leads from a new game on l, the board's layout, to the
// position of b, or opens its start. An open that finds its cell open already, by
// what came before, is to be left out: it would be a chord.
//
// Under any rules it comes to the same: the numbers are open before a flag can make
// one of them a 0, and the flags lie before a cascade could open what is under
// them. A mine that was opened comes last; of several it is the first. The rules
// may open more than is open on b, but only where closed cells touch an open one
// that has no mine around it. Lost with all numbers open, a game comes out as won:
// it is over before the mine.
func (b *Board) Actions(l *game.Layout) []game.Action {
	if b.Start != nil && !b.played() {
		return []game.Action{{Kind: game.Open, Cell: *b.Start}}
	}
	actions := make([]game.Action, 0, b.Open.Len()+b.Flagged.Len())
	open := func(is func(game.Cell) bool) {
		for c := range b.Open.All() {
			if is(c) {
				actions = append(actions, game.Action{Kind: game.Open, Cell: c})
			}
		}
	}
	open(func(c game.Cell) bool { return !l.Mine(c) && l.Around(c) > 0 })
	for c := range b.Flagged.All() {
		actions = append(actions, game.Action{Kind: game.Flag, Cell: c})
	}
	open(func(c game.Cell) bool { return !l.Mine(c) && l.Around(c) == 0 })
	before := len(actions)
	open(l.Mine)
	return actions[:min(before+1, len(actions))]
}
