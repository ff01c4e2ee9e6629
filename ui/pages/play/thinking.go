package play

import (
	"runtime/debug"

	"buscaminas/game/advice"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// helping is the state of all help on the page: the chances of a mine, the last hint, the coach, and
// the view of the board before a loss.
type helping struct {
	chances  bool             // the chances of a mine are drawn
	asked    bool             // the player has asked for a hint that is not shown yet
	thinking bool             // the position is being thought about
	near     *advice.Thoughts // thoughts about only the cells near the cursor, on a large board

	hinted toldHint // the last hint

	overlaid   *draw.Overlay    // the marks over the board; nil: none
	overlaidOf *advice.Thoughts // the thoughts that the marks show

	coaching

	truth *session.Truth // what could be known before the loss; nil: not found yet
	back  *lossView      // the board before the loss; nil: not shown
}

// thoughtMsg brings the program's thoughts about a position: where the mines can be.
type thoughtMsg struct {
	thoughts *advice.Thoughts
}

var stillThinking = text.Text{"Pensando…", "Thinking…"}

// thoughts returns the thoughts about the present position, or nil if there are none. If only a
// hint needs the thoughts, they may be limited to the cells near the cursor.
func (p *Page) thoughts() *advice.Thoughts {
	t := p.session.Thoughts()
	if t == nil && p.near != nil && p.near.About(p.game()) && !p.chances && !p.Coach {
		return p.near
	}
	return t
}

// think starts to think about the position if any help on the page needs the thoughts. On a large
// board, or if the coach alone needs the thoughts, it works in the background.
func (p *Page) think() tea.Cmd {
	t, large := p.thoughts(), large(p.session.Setup.Grid())
	if t == nil && p.back == nil {
		p.dropThoughts()
	}
	pointing := t != nil && p.hinted.thoughts == t
	switch {
	case !p.chances && !p.asked && !pointing && !p.Coach:
		return nil
	case t != nil:
		p.showHelp(t)
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

// dropThoughts drops all thoughts about another position: on a large board they take much memory.
func (p *Page) dropThoughts() {
	p.near, p.overlaid, p.overlaidOf, p.hinted.thoughts, p.Board.Overlay = nil, nil, nil, nil, nil
}

// thinker returns a function that thinks about the position. If the board is large, and
// only a hint needs the thoughts, the function looks only at the cells near the cursor.
func (p *Page) thinker(large bool) func() tea.Msg {
	position, near, cursor := p.session.See(), large && !p.chances && !p.Coach, p.Board.Cursor
	return func() tea.Msg {
		var t *advice.Thoughts
		if near {
			t = position.ThinkNear(cursor)
		} else {
			t = position.Think()
		}
		if large {
			t.Advice(cursor) // slow; the thoughts keep the result
			if t.Whole() {
				t.Lowest() // slow, too
			}
			debug.FreeOSMemory() // the runtime would keep the memory of the search for minutes
		}
		return thoughtMsg{t}
	}
}

// refuseToThink tells the player that the board is too large for a hint or for the chances of a
// mine.
func (p *Page) refuseToThink() {
	wanted := p.asked || p.chances
	if p.asked = false; wanted && !p.over() && !p.session.Undealt() {
		p.chances = false
		p.say(screen.Refused, words.HintTooLarge.In(p.Lang))
	}
}

// thought takes the thoughts that were found. If the game has changed meanwhile, it starts to think
// again.
func (p *Page) thought(msg thoughtMsg) tea.Cmd {
	p.thinking = false
	switch {
	case !msg.thoughts.Whole():
		p.near = msg.thoughts
	case p.session.Thoughts() == nil: // they may have come already, for another purpose
		p.session.Think(msg.thoughts)
	}
	return tea.Batch(p.coached(), p.think())
}

// showHelp shows the help that the player asked for. The parameter t holds the thoughts about the
// present position.
func (p *Page) showHelp(t *advice.Thoughts) {
	if p.asked {
		p.asked = false
		a, stage := p.session.Hint(t, p.Board.Cursor)
		p.advise(a, stage, t)
		if stage > advice.Whether {
			p.moveTo(a.Hand(p.game(), stage).At)
		}
	}
	if !p.chances && p.hinted.thoughts != t {
		p.overlaid = nil // only the coach needed the thoughts
		return
	}
	o := &draw.Overlay{}
	if p.chances {
		p.session.ShowChances()
		o.Chance = t.Chance
	}
	if p.hinted.thoughts == t {
		o.Points = draw.Argument(p.hinted.advice.Shown(p.hinted.stage))
	}
	p.overlaid, p.overlaidOf = o, t
}

// teller returns the teller that puts hints about the present position into words. While the page
// shows the board before a loss, the hints are about that board.
func (p *Page) teller() hint.Teller {
	t := hint.Teller{Game: p.game(), Names: p.Names, Lang: p.Lang}
	if p.back != nil {
		t = t.AtPosition(p.back.loss.Before)
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
