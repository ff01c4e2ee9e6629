package deal

import (
	"slices"

	"buscaminas/game"
)

// Few numbers touch a corner. So of all boards without a guess, most of the crowded ones have
// a mine there, and mending leads to these. From the third version on, the dice alone say
// which corners have a mine, as likely as any cell: what the first board to be mended has
// there stays, however mines are moved and on all boards that follow. Where that leads
// nowhere, the corners are as other cells again.

// keeps reports whether c is a corner that stays what it is: for an eighth of the time of a
// search at most, and half of the boards that can be mended.
func (t *table) keeps(c game.Cell) bool {
	return t.spec.Version >= V3 && t.work < t.time()/8 && t.tries < (t.first.try+maxTries)/2 &&
		(c.Row == 0 || c.Row == t.board.rows-1) && (c.Col == 0 || c.Col == t.board.cols-1)
}

// keepCorners makes the corners of a new board what they were on the first one: other cells
// take their mines, or give theirs.
func (t *table) keepCorners() {
	switch {
	case t.spec.Version < V3:
		return
	case t.first.try == 0:
		t.first = laid{t.tries, t.board.mines.clone()}
		return
	}
	down, across := t.board.rows-1, t.board.cols-1
	for _, c := range [...]game.Cell{{}, {Col: across}, {Row: down}, {Row: down, Col: across}} {
		mine := t.first.mines.has(t.board.place(c))
		if t.keeps(c) && !t.atStart(c) && t.board.mine(c) != mine {
			t.swap(c)
		}
	}
}

// breachCorner lets the solver through to corners that are all that is unknown, and that
// no number touches: a mine of the wall around them goes anywhere. It reports false if there is
// no place for it.
func (t *table) breachCorner(wall game.Cell) bool {
	return t.spec.Version >= V3 && t.swap(wall)
}

// swap moves a mine from c to any cell that may have it, or the other way round. It reports
// false if there is none.
func (t *table) swap(c game.Cell) bool {
	mine := t.board.mine(c)
	other, ok := t.draw(func(c game.Cell) bool {
		return t.board.mine(c) != mine && !t.keeps(c) && !t.atStart(c)
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
