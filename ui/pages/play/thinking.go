package play

import (
	"buscaminas/game/advice"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// helping is the state of all help on the page: the chances of a mine, the last hint, the coach, and
// the view of the board before a loss.
type helping struct {
	*core

	chances  bool // the chances of a mine are drawn
	asked    bool // the player has asked for a hint that is not shown yet
	thinking bool // the position is being thought about

	hinted toldHint // the last hint

	overlaid *draw.Overlay // the marks over the board; nil: none

	idle idle

	reason *session.LossReason // what could be known before the loss; nil: not found yet
	back   *lossView           // the board before the loss; nil: not shown
}

// thoughtMsg brings the program's thoughts about a position: where the mines can be.
type thoughtMsg struct {
	thoughts *advice.Thoughts
}

var stillThinking = text.Text{"Pensando…", "Thinking…"}

// think starts to think about the position if something needs that: the chances on the board, a hint
// that was asked for, or the coach. It thinks in the background if the board is large, or if only
// the coach needs the thoughts.
func (h *helping) think() tea.Cmd {
	t, large := h.session.Thoughts(), h.large()
	if t == nil && h.back == nil {
		h.dropThoughts()
	}
	switch {
	case !h.chances && !h.asked && !h.session.Coach:
		h.point(t)
		return nil
	case t != nil:
		h.showHelp(t)
		return nil
	case !h.session.Thinkable():
		h.asked = false
		return nil
	}
	onTheSide := large || !h.chances && !h.asked
	if h.thinking && onTheSide {
		return nil
	}
	think := h.thinker(large)
	if !onTheSide {
		h.found(think())
		return h.think()
	}
	h.thinking = true
	if h.asked {
		h.say(stillThinking)
		h.message.title = hintTitle
	}
	return h.InTurn(func() tea.Msg { return thoughtMsg{think()} })
}

// dropThoughts drops the thoughts about earlier positions, because on a large board they take much
// memory.
func (h *helping) dropThoughts() {
	h.overlaid, h.hinted.thoughts = nil, nil
	h.keepHint()
	if !h.chances {
		h.point(nil)
	}
}

// thinker returns a function that thinks about the position.
func (h *helping) thinker(large bool) func() *advice.Thoughts {
	position, cursor := h.session.Position(), h.Board.Cursor
	return func() *advice.Thoughts {
		t := position.Think()
		if large { // both are slow; the thoughts keep the results
			t.Advice(cursor)
			t.Lowest()
		}
		return t
	}
}

// found takes the thoughts that [helping.think] has found. It forgets them if the game has changed
// meanwhile.
func (h *helping) found(t *advice.Thoughts) {
	h.thinking = false
	if h.session.Thoughts() == nil { // the session may have got thoughts meanwhile
		h.session.SetThoughts(t)
	}
}

// showHelp shows the help that the player asked for. The parameter t holds the thoughts about the
// present position.
func (h *helping) showHelp(t *advice.Thoughts) {
	if h.asked {
		h.asked = false
		a, stage := h.session.Hint(t, h.Board.Cursor)
		h.advise(a, stage, t)
		if stage > advice.FirstStage {
			h.moveTo(a.Todo(h.game(), stage).At)
		}
	}
	h.point(t)
}

// point draws the chances of a mine, if the player wants to see them, or else the marks of the last hint.
// The parameter t holds the thoughts about the present position; nil: there are none.
func (h *helping) point(t *advice.Thoughts) {
	points := h.hintShows()
	if !h.chances && !points {
		h.overlaid = nil
		return
	}
	o := &draw.Overlay{}
	if h.chances {
		h.session.NoteChances()
		o.Chance = t.Chance
	}
	if points {
		o.Roles = draw.AdviceRoles(h.game(), h.hinted.advice, h.hinted.stage)
	}
	h.overlaid = o
}

// teller returns the teller that puts hints about the present position into words. While the page
// shows the board before a loss, the hints are about that board.
func (h *helping) teller() hint.Teller {
	t := hint.Teller{Game: h.game(), Names: h.Names, Lang: h.Lang}
	if h.back != nil {
		t = t.AtPosition(h.back.loss.Before)
	}
	return t
}
