package boards

import (
	"buscaminas/boards/files"
	"buscaminas/game"
)

// A Board is a board as read, or as it is to be written.
type Board struct {
	Format Format // the one it was read from
	// Grid is the size of the board, on the grid that is usual for its format.
	// The caller may put another grid of the same size here.
	Grid  game.Grid
	Mines Cells
	Start *game.Cell // the cell to open at once; nil: the player chooses. It holds no mine.

	// What the player has done: the cells that are open and those that are
	// flagged, none of them both. Where both are empty, nobody has played it.
	Open, Flagged Cells

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

// played reports whether a cell is open or flagged.
func (b *Board) played() bool { return b.Open.Len()+b.Flagged.Len() > 0 }

// mistakes returns how many flags lie where no mine is, and how many mines are open.
func (b *Board) mistakes() (n int) {
	if !b.played() {
		return 0
	}
	l, err := b.Layout()
	if err != nil {
		return 0 // it is no board, which Append says
	}
	for c := range b.Open.All() {
		if game.Contains(b.Grid, c) && l.Mine(c) {
			n++
		}
	}
	for c := range b.Flagged.All() {
		if game.Contains(b.Grid, c) && !l.Mine(c) {
			n++
		}
	}
	return n
}

// Layout returns the board for a game to be played on.
func (b *Board) Layout() (*game.Layout, error) {
	return game.NewLayout(b.Grid, b.Mines.All())
}
