package replay

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// viewFigures draws what the game comes to, in place of the board.
func (p *Page) viewFigures(f *frame.Frame) {
	const widest = 72
	j, teller := &p.judged, p.teller()
	var said []string
	switch {
	case j.err != nil:
		said = []string{words.Error(j.err, p.Lang)}
	case !j.done:
		said = []string{session.Judging.In(p.Lang, int(100*j.share))}
	case len(j.openings) == 0:
		said = []string{text.Text{"no se abrió nada", "nothing was opened"}.In(p.Lang)}
	default:
		said = append(teller.Figures(j.figures), teller.Thoughts(j.openings))
	}
	var b frame.Block
	for i, line := range said {
		ink := draw.Message
		if i == 0 {
			ink = draw.Title // what was luck
		}
		b = append(b, frame.Wrapped(ink.Of(line), min(widest, f.Width))...)
	}
	hint := p.keys.Hint(keys.Figures, p.Lang)
	hint.Does = text.Text{"el tablero", "the board"}
	shown := frame.Page{
		Title: frame.Block{{draw.Title.Of(text.Text{
			"Cifras de la partida",
			"The game in figures",
		}.In(p.Lang))}},
		Foot: frame.NewFoot(p.Inks, f.Width, p.Lang, []frame.KeyHint{
			hint, p.keys.Hint(keys.Back, p.Lang),
		}),
	}
	shown.Scroll(b.Rows())
	f.Page(shown)
}
