package boards

import (
	"buscaminas/boards/files"
	"buscaminas/game"
)

// A Board is the content of a board file: the mines, and the cells that are open or flagged.
type Board struct {
	Format Format // the format of the file that was read
	Number int    // the number of the board in its file, from 1; 0 if the file has no other board
	// Grid has the size of the board. Read sets it to the usual grid of the format; the caller may
	// replace it by another grid of the same size.
	Grid  game.Grid
	Mines Cells
	Start *game.Cell // the cell to open first, never a mine; nil if the player chooses the cell

	Rules *game.Rules // the rules of the saved game that the file holds; nil: it holds none

	// Open and Flagged are the cells that the player has opened and flagged. No cell is in both. If
	// both are empty, the board has not been played.
	Open, Flagged Cells

	// Notes tell the player what Read has added to the content of the file or left out of it. For
	// example, Read completes a row that is too short.
	Notes []*files.Error
}

// FromLayout returns the board of l, not played yet.
func FromLayout(l *game.Layout) *Board {
	return &Board{Grid: l.Grid(), Mines: cellsOf(l.Grid(), l.Mine)}
}

// FromGame returns the board of g, with the cells that the player has opened and flagged.
func FromGame(g *game.Game) *Board {
	b := FromLayout(g.Layout())
	b.Open = cellsOf(b.Grid, g.Open)
	b.Flagged = cellsOf(b.Grid, g.Flagged)
	return b
}

// played reports whether a cell is open or flagged.
func (b *Board) played() bool { return b.Open.Len()+b.Flagged.Len() > 0 }

// mistakes returns the number of open mines plus the number of flags on safe cells.
func (b *Board) mistakes() (n int) {
	if !b.played() {
		return 0
	}
	l, err := b.Layout()
	if err != nil {
		return 0 // Append returns this error
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

// Layout returns the board as a layout to play on. It fails as [game.NewLayout] does.
func (b *Board) Layout() (*game.Layout, error) {
	return game.NewLayout(b.Grid, b.Mines.All())
}
