package play

import (
	"errors"
	"time"

	"buscaminas/game/advice"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// coaching is the state of the coach, who warns the player before a mistake or a needless risk.
type coaching struct {
	waitedAt int // the revision of the game at which a play last waited for the coach; -1: none

	idleRevision int           // the revision of the game after the player's last action
	idleSince    time.Duration // the time on the clock after the player's last action
}

// errHeld is the error of an action that must wait until the coach has studied the position.
var errHeld = errors.New("the coach thinks in the background")

// lateMsg says that a play has waited long enough for the coach.
type lateMsg struct{ job *page.Job }

// coach returns the coach's thoughts about the position, for [session.Session.Coach]. If the
// thoughts are not ready, coach fails with errHeld, so that the play waits a moment. If the
// thoughts are still not ready after that wait, coach returns nil.
func (p *Page) coach() (*advice.Thoughts, error) {
	t := p.session.Thoughts()
	switch {
	case !p.Coach:
		return nil, nil
	case t == nil && p.waitedAt != p.game().Revision():
		return nil, errHeld
	}
	return t, nil
}

var playStopped = text.Text{"Jugada cancelada", "Move cancelled"}

// hold makes a play wait for the coach. The wait is short, so the page shows no message about it.
func (p *Page) hold(play playState) tea.Cmd {
	j := &page.Job{Stopped: playStopped, BlocksKeys: true}
	p.waiting = waitingPlay{job: j, coach: true, play: play}
	return tea.Batch(p.think(), tea.Tick(session.CoachTime, func(time.Time) tea.Msg { return lateMsg{j} }))
}

// coached goes on with the play that waited for the coach, even if the coach is not ready yet.
func (p *Page) coached(j *page.Job) tea.Cmd {
	if !j.End() {
		return nil
	}
	p.waitedAt = p.game().Revision()
	return p.resume(p.waiting.play)
}

// refusal returns the message about an action that was refused, or stopped by the coach.
func (p *Page) refusal(err error) string {
	var stop *session.Stop
	if errors.As(err, &stop) {
		return p.teller().Warning(stop.Warning, p.keys().First(keys.AskHint, p.Lang))
	}
	return words.Error(err, p.Lang)
}
