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

// Miniature returns a part of a side panel with a small picture of a game, by which the player
// recognises the game. If the whole board does not fit, the part is empty. If no cell is open or
// flagged, the part has the facts about the board instead.
func (c *Context) Miniature(g *game.Game) screen.Part {
	if g.Opened() == 0 && g.Flags() == 0 && !g.Revealed() {
		return screen.Lines("", c.BoardFacts(g.Layout().Grid(), g.Layout().Mines()).Pairs)
	}
	return screen.Part{Draw: func(width, height int) []screen.Row {
		m := draw.Miniature{Game: g, Width: width, Height: height}
		if !m.Fits() {
			return nil
		}
		return m.Cells(c.Palette.HasGrounds).Block().Rows()
	}}
}

// BoardSize returns the size of a board, its grid and the number of its mines, in a few words.
func (c *Context) BoardSize(grid game.Grid, mines int) string {
	rows, cols := grid.Size()
	return words.BoardSize.In(c.Lang, rows, cols, draw.GridName(grid).In(c.Lang), mines)
}

// RulesText returns the words for the rules of a game.
func (c *Context) RulesText(r game.Rules) screen.Span {
	return screen.Field.Of(words.RulesAre.In(c.Lang, words.RuleSetOf(r).Name.In(c.Lang)))
}

// AboutBoard returns a side panel with the facts about a board. Under the facts are the sentences
// in the parameter below.
func (c *Context) AboutBoard(title string, grid game.Grid, mines int, below ...screen.Span) screen.Side {
	return screen.Side{Title: title, Parts: []screen.Part{screen.Lines("", func(width int) screen.Block {
		return append(c.BoardFacts(grid, mines).Pairs(width), screen.WrappedAll(below, width)...)
	})}}
}

// BoardFacts returns the facts about a board: its size, mines, density and grid.
func (c *Context) BoardFacts(grid game.Grid, mines int) (all screen.Facts) {
	rows, cols := grid.Size()
	density := text.Decimal(c.Lang, 100*float64(mines)/float64(max(1, rows*cols)), 1)
	all.Add(c.Lang, text.Text{"Tamaño", "Size"}, fmt.Sprintf("%d×%d", rows, cols))
	all.Add(c.Lang, text.Text{"Minas", "Mines"}, strconv.Itoa(mines))
	all.Add(c.Lang, text.Text{"Densidad", "Density"}, words.Percent.In(c.Lang, density))
	all.Add(c.Lang, text.Text{"Cuadrícula", "Grid"}, draw.GridName(grid).In(c.Lang))
	return all
}
