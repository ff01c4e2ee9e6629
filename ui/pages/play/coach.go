package play

import (
	"errors"
	"time"

	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// coaching is what a coach does while the game is played, if there is one.
type coaching struct {
	held *held // what waits for its thoughts; nil: nothing
	late int   // the revision that it has not thought about in time

	idle  int           // the revision since which the player has done nothing
	since time.Duration // and when that was, on the clock of the game
}

// held is what waits for the thoughts of the coach: actions, of which the first opens
// something, and what is to be done after these.
type held struct {
	rest []game.Action
	then sequel
}

// passedOver is how long the player does nothing before the coach marks what is passed over.
const passedOver = 20 * time.Second

// errHeld says that an action waits for the coach.
var errHeld = errors.New("the coach thinks on the side")

// lateMsg says that the coach has thought long enough.
type lateMsg struct{ held *held }

// coach returns what the coach knows of the position, as [session.Session.Coach] does.
func (p *Page) coach() (*hint.Thoughts, error) {
	t := p.session.Thoughts()
	switch {
	case !p.Coach:
		return nil, nil
	case t == nil && p.late != p.game().Revision():
		return nil, errHeld
	}
	return t, nil
}

// hold lets actions wait for the coach, though not long.
func (p *Page) hold(rest []game.Action, then sequel) tea.Cmd {
	h := &held{rest, then}
	p.held = h
	return tea.Batch(p.think(), tea.Tick(session.CoachWaits, func(time.Time) tea.Msg { return lateMsg{h} }))
}

// goOn carries out what waited for the coach, if it still does.
func (p *Page) goOn(h *held) tea.Cmd {
	if h == nil || p.held != h {
		return nil
	}
	p.held, p.late = nil, p.game().Revision()
	return p.performRest(h.rest, h.then)
}

// Busy implements [page.Busy]: keys wait behind what waits for the coach.
func (p *Page) Busy() bool { return p.held != nil }

// refusal returns what is said of an action that was refused, or stopped by the coach.
func (p *Page) refusal(err error) string {
	var stop *session.Stop
	if errors.As(err, &stop) {
		return p.teller().Warning(stop.Warning, p.keys().First(keys.AskHint, p.Lang))
	}
	return words.Error(err, p.Lang)
}

// passOver marks a cell that is certainly safe once the player has done nothing for a while.
func (p *Page) passOver() {
	t := p.session.Thoughts()
	if p.idle != p.game().Revision() {
		p.idle, p.since = p.game().Revision(), p.elapsed
	}
	if !p.Coach || t == nil || p.over() || p.elapsed-p.since < passedOver {
		return
	}
	advice, stage, ok := p.session.PassedOver(t, p.board.Cursor)
	if !ok {
		return
	}
	p.advise(advice, stage, t)
	p.know(t)
}
