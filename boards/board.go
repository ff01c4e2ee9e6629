package boards

import (
	"slices"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// A Board is a board as read, or as it is to be written.
type Board struct {
	Format Format // the one it was read from
	// Grid is the size of the board, on the grid that is usual for its format.
	// The caller may put another grid of the same size here.
	Grid  game.Grid
	Mines []game.Cell
	Start *game.Cell // the cell to open at once; nil: the player chooses. It holds no mine.

	// What the player has done: the cells that are open and those that are
	// flagged, none of them both. Where both are empty, nobody has played it.
	Open, Flagged []game.Cell

	// Notes say what was completed or left out while reading, for the player to
	// be told.
	Notes []*files.Error
}

// FromLayout returns the board that is played on l, to be written.
func FromLayout(l *game.Layout) *Board {
	return &Board{Grid: l.Grid(), Mines: cellsOf(l.Grid(), l.Mine)}
}

// FromGame returns the board that g is played on and what the player has done, to
// be written.
func FromGame(g *game.Game) *Board {
	b := FromLayout(g.Layout())
	b.Open = cellsOf(b.Grid, g.Open)
	b.Flagged = cellsOf(b.Grid, g.Flagged)
	return b
}

// mistakes returns how many flags lie where no mine is, and how many mines are open.
func (b *Board) mistakes() (n int) {
	if len(b.Open)+len(b.Flagged) == 0 {
		return 0
	}
	l, err := b.Layout()
	if err != nil {
		return 0 // it is no board, which Append says
	}
	for _, c := range b.Open {
		if game.Contains(b.Grid, c) && l.Mine(c) {
			n++
		}
	}
	for _, c := range b.Flagged {
		if game.Contains(b.Grid, c) && !l.Mine(c) {
			n++
		}
	}
	return n
}

// cellsOf returns the cells of which is holds, row after row.
func cellsOf(grid game.Grid, is func(game.Cell) bool) []game.Cell {
	var cells []game.Cell
	rows, cols := grid.Size()
	for row := range rows {
		for col := range cols {
			if c := (game.Cell{Row: row, Col: col}); is(c) {
				cells = append(cells, c)
			}
		}
	}
	return cells
}

// Layout returns the board for a game to be played on.
func (b *Board) Layout() (*game.Layout, error) {
	return game.NewLayout(b.Grid, slices.Values(b.Mines))
}
