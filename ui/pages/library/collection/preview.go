package collection

import (
	"fmt"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A preview is the board that is selected, beside the list: as it begins, or once the player has
// solved it as it ends. What else is known of it is said there, and not in the list.
type preview struct {
	room page.Room // the zero value: there is none

	of     int // the board that is drawn
	solved bool
	rules  game.Rules
	board  draw.Picture
}

// The most room that a board is given, which is that of an expert's, and the least that is worth
// it.
var (
	mostRoom  = page.Room{Width: 67, Height: 36}
	leastRoom = page.Room{Width: 26, Height: 12}
)

// factLines is how many lines the facts take, a blank one included.
const factLines = 4

// fit finds the room of the preview.
func (p *Page) fit() {
	p.preview = preview{}
	width := 0
	for _, r := range p.list(p.short) {
		width = max(width, r.Width())
	}
	r, ok := p.RoomBeside(width, 0, mostRoom)
	r.Height -= factLines
	if ok && r.Width >= leastRoom.Width && r.Height >= leastRoom.Height {
		p.room = r
	}
}

// show draws another board where another is selected, or is solved now.
func (p *Page) show() {
	b := &p.boards[p.Selected]
	setup, solved := b.Setup(p.Rules), p.shelf.Solved[b.Content]
	v := &p.preview
	same := v.board.Game != nil && v.of == p.Selected && v.solved == solved && v.rules == setup.Rules
	if v.room.Width == 0 || same {
		return
	}
	v.of, v.solved, v.rules = p.Selected, solved, setup.Rules
	look := draw.Look{Glyphs: p.Glyphs(), Names: p.Names}
	grid := setup.Grid()
	look.Spacing = look.Largest(grid, v.room.Width, v.room.Height)
	width, _ := look.Size(grid, draw.Whole(grid))
	v.board = draw.Picture{
		Game: game.New(setup.Layout(), setup.Rules), Look: look, Cursor: setup.Start(),
		Indent: max(0, (v.room.Width-width)/2),
	}
	if solved {
		v.board.Cursor = draw.NoCursor
		solve(v.board.Game)
	}
}

// solve opens all cells without a mine.
func solve(g *game.Game) {
	for c := range game.Cells(g.Layout().Grid()) {
		if !g.Layout().Mine(c) && !g.Open(c) {
			_ = g.Apply(game.Action{Kind: game.Open, Cell: c})
		}
	}
}

// beside draws the preview, below what is known of the board.
func (p *Page) beside() screen.Block {
	if p.room.Width == 0 {
		return nil
	}
	board := p.Beside(&p.board, p.board.Game.Layout().Grid(), p.room)
	return append(p.facts(p.Selected), board...)
}

// facts says what is known of board i: its size, how difficult it is, its 3BV, and which rules
// are its own.
func (p *Page) facts(i int) screen.Block {
	b := screen.Block{{screen.Message.Of(p.size(i))}, {}, {}, {}}
	if p.known() {
		b[1] = screen.Line{screen.Field.Of(p.difficulty(i))}
		b[2] = screen.Line{screen.Field.Of(fmt.Sprintf("3BV: %d", p.shelf.Facts.Of[i].ThreeBV))}
	}
	if own := p.boards[i].Rules; own != nil {
		if p.known() {
			b[2] = append(b[2], screen.Field.Of(text.Between))
		}
		b[2] = append(b[2], screen.Field.Of(words.RuleSetOf(*own).Name.In(p.Lang)))
	}
	for j, l := range b {
		indent := screen.Plain.Of(strings.Repeat(" ", max(0, p.room.Width-l.Width())/2))
		b[j] = append(screen.Line{indent}, l...)
	}
	return b
}

// short returns the line of board i beside a preview: with how large it is.
func (p *Page) short(i int, wide columns) screen.Line {
	rows, cols := p.boards[i].Setup(p.Rules).Grid().Size()
	return append(p.name(i, wide), screen.Field.Of(fmt.Sprintf(" %2dx%d", rows, cols)))
}
