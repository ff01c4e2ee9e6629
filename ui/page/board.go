package page

import (
	"buscaminas/game"
	"buscaminas/ui/screen/draw"
)

// A Board is the large board of a page, and the place of its panel.
type Board struct {
	draw.Picture
	Grid       game.Grid // the grid of the last call of [Context.FitBoard]
	Pinned     bool      // the player has chosen the spacing with a key
	Panel      PanelPlace
	PanelWidth int // in columns, with the border; 0: there is no panel
}

// A PanelPlace is the place of the panel of a page with a large board.
type PanelPlace uint8

const (
	NoPanel PanelPlace = iota
	Beside             // to the right of the board
	Below              // below the board
)

// size returns the width and the height of the part of the board that is drawn.
func (b *Board) size() (width, height int) { return b.Size(b.Grid, b.Window) }

// NextSpacing changes the board to its next spacing, and sets Pinned.
func (b *Board) NextSpacing() { b.Pinned, b.Spacing = true, b.Spacing.Next() }
