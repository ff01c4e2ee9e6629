package collection

import (
	"fmt"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A preview is the picture of the selected board. A board that the player has solved is shown with
// its safe cells open, and any other board closed.
type preview struct {
	of     int // the index of the board
	solved bool
	rules  game.Rules
	board  draw.Picture
}

// show draws the preview again if another board was selected, if the board was solved, or if the
// rules were changed.
func (p *Page) show() {
	b := &p.boards[p.Selected]
	setup, solved := b.Setup(p.Rules), p.shelf.Solved[b.Content]
	v := &p.preview
	if v.board.Game != nil && v.of == p.Selected && v.solved == solved && v.rules == setup.Rules {
		return
	}
	v.of, v.solved, v.rules = p.Selected, solved, setup.Rules
	v.board = draw.Picture{Game: game.New(setup.Layout(), setup.Rules), Cursor: setup.Start()}
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

// side returns the panel beside the list: the facts about the selected board, and the board.
func (p *Page) side() screen.Side {
	return screen.Side{Title: p.boards[p.Selected].Title.In(p.Lang), Parts: []screen.Part{
		screen.Lines("", func(width int) screen.Block { return p.facts(p.Selected, width) }),
		p.Board("", p.board, p.board.Game.Layout().Grid()),
	}}
}

// facts returns the facts about board i: its size, its difficulty, its 3BV, its own rules, and
// whether it is solved.
func (p *Page) facts(i, width int) screen.Block {
	b := screen.Wrapped(screen.Message.Of(p.size(i)), width)
	if p.known() {
		b = append(b, screen.Line{screen.Field.Of(p.difficulty(i))})
		b = append(b, screen.Line{screen.Field.Of(fmt.Sprintf("3BV: %d", p.shelf.Facts.Boards[i].ThreeBV))})
	} else {
		b = append(b, nil, nil)
	}
	if own := p.boards[i].Rules; own != nil {
		last := &b[len(b)-1]
		if len(*last) > 0 {
			*last = append(*last, screen.Field.Of(text.Separator))
		}
		*last = append(*last, screen.Field.Of(words.RuleSetOf(*own).Name.In(p.Lang)))
	}
	done := screen.Line{screen.Field.Of(text.Text{"sin resolver", "not solved yet"}.In(p.Lang))}
	if p.shelf.Solved[p.boards[i].Content] {
		done = screen.Line{screen.Good.Of("✓ "), screen.Field.Of(text.Text{"resuelto", "solved"}.In(p.Lang))}
	}
	return append(b, done)
}

// short returns the line of board i on a page with a side panel: the title, and the size in cells.
func (p *Page) short(i int, wide columns) screen.Line {
	rows, cols := p.boards[i].Setup(p.Rules).Grid().Size()
	return append(p.name(i, wide), screen.Field.Of(fmt.Sprintf(" %2dx%-2d", rows, cols)))
}
