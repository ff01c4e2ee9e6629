package deal

import (
	"slices"

	"buscaminas/game"
)

// Few numbers touch a corner, so most crowded boards that need no guess have mines in the corners,
// and mending would lead to such boards. But a mine must be as likely in a corner as elsewhere. So
// all mended boards keep the corners of the first one, which are random. If the search finds no
// board that way, mending may change corners, too.

// keeps reports whether c is a corner that must not change yet. Corners may change once the search
// has spent an eighth of its budget. They may also change once it has made half of the tries from
// t.firstTry to maxTries.
func (t *search) keeps(c game.Cell) bool {
	return t.work < t.budget()/8 && t.tries < (t.firstTry+maxTries)/2 &&
		(c.Row == 0 || c.Row == t.board.rows-1) && (c.Col == 0 || c.Col == t.board.cols-1)
}

// keepCorners gives the board the same corners as t.first, the first mended board: where a corner
// differs, it moves a mine into the corner or out of it. If t.first is not set yet, keepCorners
// only copies the board to t.first.
func (t *search) keepCorners() {
	if t.firstTry == 0 {
		t.first, t.firstTry = t.board.mines.Clone(), t.tries
		return
	}
	down, across := t.board.rows-1, t.board.cols-1
	for _, c := range [...]game.Cell{{}, {Col: across}, {Row: down}, {Row: down, Col: across}} {
		mine := t.first.Has(c)
		if t.keeps(c) && !t.atStart(c) && t.board.mines.Has(c) != mine {
			t.swap(c)
		}
	}
}

// swap moves the mine at c to a random cell. If c has no mine, it moves a random mine to c. It
// reports false if it finds no cell to swap with.
func (t *search) swap(c game.Cell) bool {
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

// atStart reports whether c is the start cell or touches it.
func (t *search) atStart(c game.Cell) bool {
	away := game.Cell{Row: c.Row - t.start.Row, Col: c.Col - t.start.Col}
	return away == game.Cell{} || slices.Contains(t.spec.Grid.Steps(t.start), away)
}
