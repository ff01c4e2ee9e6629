package custom

import (
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// The board that is asked for stands beside the fields in a window of so many columns; these take
// so many, and it no more than its room.
const (
	leastWindow = 100
	besideWidth = 36
)

var mostRoom = page.Room{Width: 64, Height: 36}

// mostDrawn is how many rows and columns a board has at most that is drawn: of a larger one too
// little would be seen.
const mostDrawn = 60

// fit finds the room for the board.
func (p *Page) fit() {
	p.room = page.Room{}
	if r, ok := p.RoomBeside(besideWidth, 0, mostRoom); ok && p.Width >= leastWindow {
		p.room = r
	}
}

// beside draws the board that is asked for: closed, or nothing where there can be none or it is
// large.
func (p *Page) beside() screen.Block {
	if p.room.Width == 0 {
		return nil
	}
	nothing := p.room.Filled(screen.Block{{}})
	spec, problem := p.spec(0)
	if problem != "" {
		return nothing
	}
	if rows, cols := spec.Grid.Size(); max(rows, cols) > mostDrawn {
		return nothing
	}
	layout, err := game.Undealt(spec.Grid, spec.Mines)
	if err != nil {
		return nothing
	}
	look, _ := p.room.Fitted(draw.Look{Glyphs: p.Glyphs(), Names: p.Names}, spec.Grid)
	board := &draw.Picture{Game: game.New(layout, p.Rules), Look: look, Cursor: draw.NoCursor}
	return p.Beside(board, spec.Grid, p.room)
}
