package replay

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// turned holds the direction of each command that scrolls the figures: -1 is up and 1 is down. In
// the figures, the commands Faster and Slower scroll by a line. JumpBack and JumpOn scroll by as
// many lines as the window shows.
var turned = map[keys.Command]int{keys.Faster: -1, keys.Slower: 1, keys.JumpBack: -1, keys.JumpOn: 1}

// turn scrolls the figures. It reports false if all figures fit, or if the command does not scroll.
func (p *Page) turn(c keys.Command) bool {
	by, room := turned[c], screen.ContentHeight(p.Height)
	more := len(p.figures()) - room
	if by == 0 || more <= 0 {
		return false
	}
	if c == keys.JumpBack || c == keys.JumpOn {
		by *= room
	}
	p.scroll = max(0, min(p.scroll+by, more))
	return true
}

// figures returns the text with the figures of the game. While there are no figures, the text says
// why.
func (p *Page) figures() screen.Block {
	j, teller := &p.judged, p.teller()
	var said []string
	switch {
	case j.err != nil:
		said = []string{words.Error(j.err, p.Lang)}
	case !j.done:
		said = []string{session.Judging.In(p.Lang, int(100*j.share))}
	case len(j.openings) == 0:
		said = []string{nothingOpened.In(p.Lang)}
	case p.Columns().RowWidth() >= leastChart:
		return p.chart()
	default:
		said = append(teller.Figures(j.figures), teller.LongestThoughts(j.openings))
	}
	var b screen.Block
	for i, line := range said {
		ink := screen.Message
		if i == 0 {
			ink = screen.Title // the sentence about accuracy and luck, or why there are no figures
		}
		b = append(b, screen.Wrapped(ink.Of(line), p.Columns().ProseWidth())...)
	}
	return b
}

// viewFigures draws the figures in place of the board.
func (p *Page) viewFigures(f *screen.Frame) {
	hint := p.keys.Hint(keys.Figures, p.Lang)
	hint.Does = text.Text{"el tablero", "the board"}
	shown := screen.Page{
		Title: screen.Block{{screen.Title.Of(p.Lang.Say(
			"Cifras de la partida",
			"The game in figures"))}},
		Focus: p.scroll + screen.ContentHeight(p.Height)/2,
		Foot: screen.NewFoot(f.Width, p.Lang, []screen.KeyHint{
			hint, p.keys.Hint(keys.Back, p.Lang),
		}),
	}
	shown.Side = screen.Side{Parts: []screen.Part{p.Board("", p.board.Picture, p.board.Game.Layout().Grid())}}
	shown.Scroll(p.figures().Rows())
	f.Page(shown)
}
