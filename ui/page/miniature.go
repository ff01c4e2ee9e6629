package page

import (
	"fmt"
	"strconv"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Miniature returns a part of a side panel with a board that the player is to recognise. The board is
// shown whole, however little room there is. If no cell is open, the part has the facts about the board.
func (c *Context) Miniature(g *game.Game) screen.Part {
	if g.Opened() == 0 && g.Flags() == 0 && !g.Revealed() {
		return screen.Lines("", c.BoardFacts(g.Layout().Grid(), g.Layout().Mines()))
	}
	return screen.Part{Draw: func(width, height int) []screen.Row {
		m := draw.Miniature{Game: g, Width: width, Height: height}
		return m.Cells(c.Palette.HasGrounds).Block().Rows()
	}}
}

// BoardFacts returns a function for the facts about a board, in lines of a given width: its size, mines,
// density and grid.
func (c *Context) BoardFacts(grid game.Grid, mines int) func(width int) screen.Block {
	return func(width int) screen.Block {
		rows, cols := grid.Size()
		fact := func(name text.Text, value string) screen.Line {
			return screen.Named{Name: name.In(c.Lang), Value: value}.Pair(width)
		}
		density := text.Decimal(c.Lang, 100*float64(mines)/float64(max(1, rows*cols)), 1)
		return screen.Block{
			fact(text.Text{"Tamaño", "Size"}, fmt.Sprintf("%d×%d", rows, cols)),
			fact(text.Text{"Minas", "Mines"}, strconv.Itoa(mines)),
			fact(text.Text{"Densidad", "Density"}, words.Percent.In(c.Lang, density)),
			fact(text.Text{"Cuadrícula", "Grid"}, draw.GridName(grid).In(c.Lang)),
		}
	}
}
