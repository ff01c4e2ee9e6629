package replay

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// hinted is the hint that the player asked for at the present position.
type hinted struct {
	said   string
	points map[game.Cell]draw.Role
	told   advice.ToldStage // the stage that is told now; the zero value: none
}

// hintMsg brings the hint for a position of the replay.
type hintMsg struct {
	at     int // the position: the number of entries of the game before it
	advice advice.Advice
}

var raceGoesOn = text.Text{
	"la carrera sigue: no hay pistas hasta que acabe",
	"the race is still going: there are no hints until it is over"}

var thinking = text.Text{"Pensando…", "Thinking…"}

// askHint shows the next step of the hint for the present position. If the page shows a better
// move, askHint shows the next step of the argument for that move. If the game is lost at the
// present position, it goes back to the position before the loss, and shows the better move there.
// On a large board it works in the background.
func (p *Page) askHint() tea.Cmd {
	p.play(false)
	r := p.replay
	g := r.Game()
	switch {
	case r.HidesMines():
		p.refused = raceGoesOn
		return nil
	case g.Status() == game.Won:
		p.refused = words.Reason(game.GameOver)
		return nil
	case g.Status() == game.Lost:
		for r.Game().Status() != game.Playing && r.Position() > 0 {
			r.Seek(r.Position() - 1)
		}
		return p.showBefore(r.Position() + 1)
	case p.better.thoughts != nil:
		if p.better.hasMore() && (p.better.asked || !p.Low()) {
			p.better.step++
		}
		p.better.asked = true
		return nil
	case p.hinted.told.Stage > 0:
		p.tell(advice.ToldStage{Advice: p.hinted.told.Advice, Stage: min(p.hinted.told.Stage+1, p.hinted.told.Last())})
		return nil
	case p.startsHere():
		c := p.judged.game.Safe[0]
		p.said = words.StartHere.In(p.Lang, p.Names.Of(g.Layout().Grid(), c))
		p.hinted.points = draw.Roles(nil, []game.Cell{c})
		return nil
	default:
		at, cursor, position := r.Position(), p.board.Cursor, advice.See(g)
		think := func() tea.Msg { // finding the advice takes time, too
			return hintMsg{at, position.Think().Advice(cursor)}
		}
		if g.Layout().Cells() <= atOnce {
			p.hint(think().(hintMsg))
			return nil
		}
		p.said = thinking.In(p.Lang)
		return p.InTurn(think)
	}
}

// startsHere reports whether no cell is open yet, and the player was told a safe cell to begin
// with.
func (p *Page) startsHere() bool {
	return p.replay.Game().Opened() == 0 && len(p.judged.game.Safe) > 0
}

// hint takes a hint that was found, and shows it. It ignores the hint if the replay has moved to
// another position.
func (p *Page) hint(msg hintMsg) {
	if msg.at != p.replay.Position() || p.playing {
		return
	}
	p.tell(advice.ToldStage{Advice: msg.advice, Stage: advice.FirstStage + 1})
}

// tell shows a stage of a hint.
func (p *Page) tell(told advice.ToldStage) {
	key := p.keys.First(keys.HintThere, p.Lang)
	p.hinted = hinted{p.teller().Advice(told.Advice, told.Stage, key), draw.AdviceRoles(p.replay.Game(), told.Advice, told.Stage), told}
}

func (p *Page) teller() hint.Teller {
	g := p.replay.Game()
	return hint.Teller{Game: g, Names: p.Names, Lang: p.Lang}
}
