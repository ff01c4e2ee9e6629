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

// advice is the help that the page draws or tells: the chances of a mine, and the last hint.
type advice struct {
	chances  bool           // the chances of a mine are drawn
	asked    bool           // a hint is told when the thoughts come
	thinking bool           // the position is being thought about
	near     *hint.Thoughts // about the cells near the cursor, on a large board

	hinted hinted // the last hint

	overlaid   *draw.Overlay // drawn as long as the thoughts are those of overlaidOf
	overlaidOf *hint.Thoughts

	coaching

	truth *session.Truth // about the loss; nil: not found yet
	back  *back          // the board before the loss; nil: not shown
}

// thoughtMsg brings the thoughts about a position.
type thoughtMsg struct {
	thoughts *hint.Thoughts
}

// hint tells the next step of the hint. After a loss it tells the next step of what could be known
// before it.
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

// toggleChances shows or hides the chances of a mine.
func (p *Page) toggleChances() tea.Cmd {
	p.chances = !p.chances
	p.overlaid = nil
	if p.chances && p.session.Undealt() {
		p.say(screen.Message, p.session.Setup.AboutFirst().In(p.Lang))
	}
	return p.think()
}

var stillThinking = text.Text{"Pensando…", "Thinking…"}

// thoughts returns the thoughts about the position, or nil. For a hint alone, the thoughts about
// the cells near the cursor are enough.
func (p *Page) thoughts() *hint.Thoughts {
	t := p.session.Thoughts()
	if t == nil && p.near != nil && p.near.About(p.game()) && !p.chances && !p.Coach {
		return p.near
	}
	return t
}

// think starts thinking about the position if anything on the page needs it. On a small board the
// thoughts come at once, unless only the coach needs them.
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

// thinker returns the function that thinks about the position. For a hint on a large board it looks
// only at the cells near the cursor.
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
			t.Advice(cursor) // slow, and kept for later
			if t.Whole() {
				t.FindLeast() // the same
			}
		}
		return thoughtMsg{t}
	}
}

// refuseToThink says that the board is too large for the help that was asked for.
func (p *Page) refuseToThink() {
	wanted := p.asked || p.chances
	if p.asked = false; wanted && !p.over() && !p.session.Undealt() {
		p.chances = false
		p.say(screen.Refused, words.HintTooLarge.In(p.Lang))
	}
}

// thought takes the thoughts. If the game has changed meanwhile, it thinks again.
func (p *Page) thought(msg thoughtMsg) tea.Cmd {
	p.thinking = false
	switch {
	case !msg.thoughts.Whole():
		p.near = msg.thoughts
	case p.session.Thoughts() == nil: // not if they were needed before
		p.session.Think(msg.thoughts)
	}
	var cmd tea.Cmd
	if p.session.Thoughts() != nil && p.waiting.coach {
		cmd = p.coached(p.waiting.job)
	}
	return tea.Batch(cmd, p.think())
}

// know shows the help that was asked for, now that there are thoughts.
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
		p.overlaid = nil // only the coach needed the thoughts
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

// teller returns the teller for the game, or for the board before the loss while that is shown.
func (p *Page) teller() hint.Teller {
	t := hint.Teller{Game: p.game(), Names: p.Names, Lang: p.Lang}
	if p.back != nil {
		t = t.At(p.back.loss.Before)
	}
	return t
}

// overlay returns the marks drawn over the board, or nil.
func (p *Page) overlay() *draw.Overlay {
	if p.overlaid == nil || p.overlaidOf != p.thoughts() {
		return nil
	}
	return p.overlaid
}
