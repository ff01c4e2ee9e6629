package boards

import (
	"buscaminas/boards/files"
	"buscaminas/game"
)

// Notes on a position from which a game continues.
const (
	// A saved game is read up to its first wrong line. Err is the error of that line.
	GameCut files.Problem = "read only up to here: {err}"
	// The game opens cells that are closed in the file, because they touch an open empty cell.
	// Found is the number of these cells.
	OpenedMore files.Problem = "cells that open by themselves beside the open ones: {found}"
	// Cells that are open in the file stay closed in the game, because of a wrong flag. Found is the
	// number of these cells.
	OpenedLess files.Problem = "cells that cannot stay open beside a wrong flag: {found}"
)

// Actions returns the actions that lead from a new game on l to the position of b. The caller must
// pass the layout of b. If b has not been played, the only action opens the start of b; if b has no
// start either, there are no actions.
//
// Before the caller carries out an action that opens a cell, it must check that the cell is still
// closed. If a cascade has already opened the cell, the action would be a chord.
//
// The order of the actions makes the position the same under all rules. Cells with mines around
// them are opened first. Under some rules, each flag lowers the number that its neighbours show,
// and opening a cell that shows 0 would start a cascade. Flags come second, because flags stop
// cascades. Then the empty cells are opened. The first open mine comes last; other open mines are
// left out.
//
// The game can differ from b in two ways. If closed cells of b touch an open empty cell, the rules
// open those closed cells. If b is a lost game with all safe cells open, the new game is won before
// the mine is opened.
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
