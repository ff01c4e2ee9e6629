package library

import (
	"fmt"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// side returns the panel beside the list: the facts about the selected board and, once the player has
// solved it, the board with its safe cells open.
func (p *collection) side() screen.Side {
	b := &p.boards[p.Selected]
	s := screen.Side{Title: b.Title.In(p.Lang), Parts: []screen.Part{
		screen.Lines("", func(width int) screen.Block { return p.facts(p.Selected, width) }),
	}}
	if p.shelf.Solved[b.Content] {
		s.Parts = append(s.Parts, p.Miniature(solvedGame(b.Setup(p.Rules))))
	}
	return s
}

// solvedGame returns a game in which all cells without a mine are open.
func solvedGame(s session.Setup) *game.Game {
	g := game.New(s.Layout(), s.Rules)
	for c := range game.Cells(s.Grid()) {
		if !s.Layout().Mine(c) && !g.Open(c) {
			_ = g.Apply(game.Action{Kind: game.Open, Cell: c})
		}
	}
	return g
}

// facts returns the facts about board i: its size, its difficulty, its 3BV, its own rules, and
// whether it is solved.
func (p *collection) facts(i, width int) screen.Block {
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
	done := screen.Line{screen.Field.Of(p.Lang.Say("sin resolver", "not solved yet"))}
	if p.shelf.Solved[p.boards[i].Content] {
		done = screen.Line{screen.Good.Of("✓ "), screen.Field.Of(p.Lang.Say("resuelto", "solved"))}
	}
	return append(b, done)
}

// short returns the line of board i on a page with a side panel: the title, and the size in cells.
func (p *collection) short(i int, wide columns) screen.Line {
	rows, cols := p.boards[i].Setup(p.Rules).Grid().Size()
	return append(p.name(i, wide), screen.Field.Of(fmt.Sprintf(" %2dx%-2d", rows, cols)))
}
