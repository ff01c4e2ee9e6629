package lines

import (
	"cmp"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/manual"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/text"
)

func (p *spoken) help(topic string, g game.Grid) {
	if topic != "" {
		if t, kind, ok := p.findTopic(topic, g); ok {
			pieces := t.Pieces(manual.Reader{Lang: p.Lang, Names: p.Names, Grid: kind})
			p.tellTopic(t.Title.In(p.Lang), pieces)
		}
		return
	}
	if g != nil {
		p.print(voice.Help.In(p.Lang))
	}
	p.tell("Escribe ayuda y uno de estos temas para oírlo: %s.",
		"Type help and one of these topics to hear it: %s.", manual.Names(p.Lang, false))
}

// tellTopic tells a topic of the manual in sentences. It prints each paragraph, and each row of a
// board, on its own line.
func (p *spoken) tellTopic(title string, pieces []manual.Piece) {
	p.speak(text.Capital(title))
	for _, piece := range pieces {
		for _, said := range []string{piece.Head, piece.Text} {
			if said != "" {
				p.speak(said)
			}
		}
		for _, row := range piece.Rows {
			p.speak(strings.TrimPrefix(row.Label.Text+": "+row.About, ": "))
		}
		p.println(piece.Typed...)
		for _, b := range piece.Boards {
			caption := text.Capital(cmp.Or(b.Caption, p.Say("un tablero", "a board"))) + ":"
			teller := voice.Of(b.Game, p.Names, p.Lang)
			if b.Game.Opened() == 0 { // it only shows the grid
				p.println(caption + " " + teller.Touches(b.Cursor))
				continue
			}
			p.println(caption)
			rows, _ := b.Game.Layout().Grid().Size()
			for row := range rows {
				p.println(teller.Row(row))
			}
		}
	}
}
