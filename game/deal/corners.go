package deal

import (
	"slices"

	"buscaminas/game"
)

// Few numbers touch a corner, so most of the crowded boards without a guess have a mine
// there, and mending would lead to these. To keep a mine as likely in a corner as in any
// other cell, the dice alone decide on the corners: what the first board to be mended has
// there stays, on that board and on all that follow. If the search gets nowhere like this,
// corners become cells like any other.

// keeps reports whether c is a corner whose content stays. Corners stay for at most an
// eighth of the time of a search and half of the boards that can be mended.
func (t *table) keeps(c game.Cell) bool {
	return t.work < t.time()/8 && t.tries < (t.first.try+maxTries)/2 &&
		(c.Row == 0 || c.Row == t.board.rows-1) && (c.Col == 0 || c.Col == t.board.cols-1)
}

// keepCorners makes the corners of a new board what they were on the first one: other cells
// take their mines, or give theirs.
func (t *table) keepCorners() {
	if t.first.try == 0 {
		t.first = t.laid()
		return
	}
	down, across := t.board.rows-1, t.board.cols-1
	for _, c := range [...]game.Cell{{}, {Col: across}, {Row: down}, {Row: down, Col: across}} {
		mine := t.first.mines.Has(c)
		if t.keeps(c) && !t.atStart(c) && t.board.mines.Has(c) != mine {
			t.swap(c)
		}
	}
}

// swap moves a mine from c to any cell that may have it, or the other way round. It reports
// false if there is none.
func (t *table) swap(c game.Cell) bool {
	mine := t.board.mines.Has(c)
	other, ok := t.draw(func(c game.Cell) bool {
		return t.board.mines.Has(c) != mine && !t.keeps(c) && !t.atStart(c)
	})
	if ok {
		t.board.flip(c)
		t.board.flip(other)
	}
	return ok
}

// atStart reports whether c is the start, or touches it.
func (t *table) atStart(c game.Cell) bool {
	away := game.Cell{Row: c.Row - t.start.Row, Col: c.Col - t.start.Col}
	return away == game.Cell{} || slices.Contains(t.spec.Grid.Steps(t.start), away)
}
