package replay

import (
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/hint"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// hinted is the hint that was asked for where the replay is.
type hinted struct {
	said   string
	points map[game.Cell]draw.Point
}

// hintMsg brings what follows from the position after so many entries.
type hintMsg struct {
	at       int
	thoughts *hint.Thoughts
}

var thinking = text.Text{"Pensando…", "Thinking…"}

// askHint thinks about the position where the replay is, all of which is told at once: the
// game is over. On a large board that is done on the side.
func (p *Page) askHint() tea.Cmd {
	p.set(false)
	g := p.replay.Game()
	switch cells := g.Layout().Cells(); {
	case g.Status() != game.Playing:
		p.refused = words.Refusal(game.GameOver)
		return nil
	case cells > hint.MaxCells:
		p.refused = words.HintTooLarge
		return nil
	case p.startsHere():
		c := p.judged.game.Safe[0]
		p.said = words.StartHere.In(p.Lang, game.Name(g.Layout().Grid(), c))
		p.points = draw.Points(nil, []game.Cell{c})
		return nil
	default:
		position, at, cursor := hint.See(g), p.replay.At(), p.board.Cursor
		think := func() tea.Msg {
			t := position.ThinkNear(cursor)
			t.Advice() // which takes its time, too
			return hintMsg{at, t}
		}
		if cells <= atOnce {
			p.hint(think().(hintMsg))
			return nil
		}
		p.said = thinking.In(p.Lang)
		return think
	}
}

// startsHere reports whether nothing is open yet and a cell is known beforehand to be safe.
func (p *Page) startsHere() bool {
	return p.replay.Game().Opened() == 0 && len(p.judged.game.Safe) > 0
}

// hint tells a hint, if the replay is still where it was asked for.
func (p *Page) hint(msg hintMsg) {
	if msg.at != p.replay.At() || p.playing {
		return
	}
	a := msg.thoughts.Advice()
	p.said = p.teller().Advice(a, hint.Why, "")
	p.points = draw.Points(a.Points(hint.Why))
}

func (p *Page) teller() hint.Teller {
	return hint.Teller{Layout: p.replay.Game().Layout(), Names: p.Names, Lang: p.Lang}
}
