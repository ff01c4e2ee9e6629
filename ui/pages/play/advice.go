package play

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// advice is what the screen shows beyond the board: the chances, and what a hint
// points at.
type advice struct {
	chances  bool           // the chances of a mine are drawn
	asked    bool           // a hint is to be told as soon as there are thoughts
	thinking bool           // thoughts are on their way
	near     *hint.Thoughts // of what stands around the cursor, on a large board

	hinted hinted // the last hint

	overlaid   *draw.Overlay // what is drawn while these thoughts hold
	overlaidOf *hint.Thoughts

	coaching

	truth *session.Truth // about the loss, once it has been worked out
	back  *back          // the board before the loss, while it is in view
}

// thoughtMsg brings thoughts.
type thoughtMsg struct {
	thoughts *hint.Thoughts
}

// hint says more of what can be said of the position, or of the loss.
func (p *Page) hint() tea.Cmd {
	switch {
	case p.game().Status() == game.Lost:
		return p.lookBack()
	case p.over():
		return nil
	case p.session.Undealt():
		p.say(screen.Message, p.session.Setup.AboutFirst().In(p.Lang))
		return nil
	}
	if c, ok := p.session.SafeStart(); ok {
		p.say(screen.Message, words.StartHere.In(p.Lang, p.Names.Of(p.session.Setup.Grid(), c)))
		p.moveTo(c)
		return nil
	}
	p.asked = true
	return p.think()
}

// toggleChances draws the chances of a mine, or draws them no more.
func (p *Page) toggleChances() tea.Cmd {
	p.chances = !p.chances
	p.overlaid = nil
	if p.chances && p.session.Undealt() {
		p.say(screen.Message, p.session.Setup.AboutFirst().In(p.Lang))
	}
	return p.think()
}

var stillThinking = text.Text{"Pensando…", "Thinking…"}

// thoughts returns what is known of the position: where a hint is all that is wanted, what is
// near is enough.
func (p *Page) thoughts() *hint.Thoughts {
	t := p.session.Thoughts()
	if t == nil && p.near != nil && p.near.About(p.game()) && !p.chances && !p.Coach {
		return p.near
	}
	return t
}

// think thinks about the position, if somebody wants to know: on the side, where
// that takes long, or where it is the coach alone, who may be late.
func (p *Page) think() tea.Cmd {
	t, large := p.thoughts(), large(p.session.Setup.Grid())
	pointing := t != nil && p.hinted.of == t
	switch {
	case !p.chances && !p.asked && !pointing && !p.Coach:
		return nil
	case t != nil:
		p.know(t)
		return nil
	case !p.session.Thinkable():
		p.refuseToThink()
		return nil
	}
	onTheSide := large || !p.chances && !p.asked
	if p.thinking && onTheSide {
		return nil
	}
	think := p.thinker(large)
	p.thinking = true
	if !onTheSide {
		return p.thought(think().(thoughtMsg))
	}
	if p.asked {
		p.say(screen.Message, stillThinking.In(p.Lang))
	}
	return p.Aside(think)
}

// thinker returns what thinks about the position: on a large board, where a hint is all that is
// wanted, about what is near the cursor.
func (p *Page) thinker(large bool) func() tea.Msg {
	position, near, cursor := p.session.See(), large && !p.chances && !p.Coach, p.board.Cursor
	return func() tea.Msg {
		var t *hint.Thoughts
		if near {
			t = position.ThinkNear(cursor)
		} else {
			t = position.Think()
		}
		if large {
			t.Advice(cursor) // which takes its time, too, and may be asked for any time
			if t.Whole() {
				t.FindLeast() // likewise
			}
		}
		return thoughtMsg{t}
	}
}

// refuseToThink says that the board is too large for what is wanted, if anything is.
func (p *Page) refuseToThink() {
	wanted := p.asked || p.chances
	if p.asked = false; wanted && !p.over() && !p.session.Undealt() {
		p.chances = false
		p.say(screen.Refused, words.HintTooLarge.In(p.Lang))
	}
}

// thought takes thoughts. If the game has gone on meanwhile, it thinks again.
func (p *Page) thought(msg thoughtMsg) tea.Cmd {
	p.thinking = false
	switch {
	case !msg.thoughts.Whole():
		p.near = msg.thoughts
	case p.session.Thoughts() == nil: // else somebody could not wait
		p.session.Think(msg.thoughts)
	}
	var cmd tea.Cmd
	if p.session.Thoughts() != nil && p.waiting.coach {
		cmd = p.coached(p.waiting.job)
	}
	return tea.Batch(cmd, p.think())
}

// know shows what follows from the position.
func (p *Page) know(t *hint.Thoughts) {
	if p.asked {
		p.asked = false
		advice, stage := p.session.Hint(t, p.board.Cursor)
		p.advise(advice, stage, t)
		if stage > hint.Whether {
			p.moveTo(at(advice, stage))
		}
	}
	if !p.chances && p.hinted.of != t {
		p.overlaid = nil // only the coach has thought
		return
	}
	o := &draw.Overlay{}
	if p.chances {
		p.session.ShowChances()
		o.Chance = t.Chance
	}
	if p.hinted.of == t {
		o.Points = draw.Argument(p.hinted.advice.Shown(p.hinted.stage))
	}
	p.overlaid, p.overlaidOf = o, t
}

// teller returns who tells of the game, or of the board before it was lost while that is seen.
func (p *Page) teller() hint.Teller {
	t := hint.Teller{Game: p.game(), Names: p.Names, Lang: p.Lang}
	if p.back != nil {
		t = t.At(p.back.loss.Before)
	}
	return t
}

// overlay returns what is drawn over the board, nil where nothing is.
func (p *Page) overlay() *draw.Overlay {
	if p.overlaid == nil || p.overlaidOf != p.thoughts() {
		return nil
	}
	return p.overlaid
}
