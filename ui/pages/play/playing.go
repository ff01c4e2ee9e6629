package play

import (
	"errors"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A playing is a play that is carried out: its actions, and how many of them are done.
type playing struct {
	kind    playKind
	actions []game.Action
	done    int

	tried *review.Verdict // on an opening where a better one was missed; nil: none was

	text  string // of a play that was typed
	wrong error  // what is wrong with the text behind the actions
}

// playKind says how a play began.
type playKind uint8

const (
	pressed playKind = iota // by a key or a click
	typed
	dealing // the board is dealt to be seen; there are no actions
)

// waiting is a play that waits for a job. The zero value is none.
type waiting struct {
	job   *page.Job
	coach bool // the coach thinks, and the clock goes on
	play  playing
	after *game.Game // on which the next action of the play is carried out already
}

// Job implements [page.Worker].
func (p *Page) Job() *page.Job { return p.waiting.job }

// await lets a play wait for a job, which do does, while the clock stands.
func (p *Page) await(j *page.Job, play playing, do tea.Cmd) tea.Cmd {
	p.waiting = waiting{job: j, play: play}
	p.session.Pause()
	return do
}

// stopped takes note that the player has ended the job. Of a play that was typed what is not
// done stays, to be tried again.
func (p *Page) stopped() tea.Cmd {
	if play := p.waiting.play; play.kind == typed {
		p.prompt.leave(play)
	}
	p.waiting = waiting{}
	return p.watch()
}

// apply carries out actions and says how it went.
func (p *Page) apply(actions ...game.Action) tea.Cmd {
	return p.begin(playing{actions: actions, tried: p.tries(actions)})
}

// begin carries out a play.
func (p *Page) begin(play playing) tea.Cmd {
	done, err := p.session.Play(play.actions)
	return p.performed(play, done, err)
}

// resume goes on with a play that has waited.
func (p *Page) resume(play playing) tea.Cmd {
	done, err := p.session.PlayOn(play.actions[play.done:])
	return p.performed(play, done, err)
}

// performed goes on after so many more of the actions were carried out. Where a board has to
// be dealt first that takes long, or the coach has to think, the others wait for it.
func (p *Page) performed(play playing, done int, err error) tea.Cmd {
	play.done += done
	if p.session.Setup.MayNeedGuess() && !p.warned && !p.over() {
		p.warned = true
		p.say(screen.Refused, words.MayNeedGuess.In(p.Lang))
	}
	switch {
	case errors.Is(err, errAside):
		return p.deal(play)
	case errors.Is(err, errFar):
		return p.openAside(play)
	case errors.Is(err, errHeld):
		return p.hold(play)
	}
	return p.ends(play, err)
}

// ends says how a play went, of which everything is done, or one action was refused.
func (p *Page) ends(play playing, refused error) tea.Cmd {
	switch play.kind {
	case typed:
		return p.typedEnds(play, refused)
	case dealing:
		return p.revealed(refused)
	}
	cmd := p.played(play.done, refused)
	if play.tried != nil && play.done > 0 && refused == nil {
		p.sayFound(*play.tried)
	}
	return cmd
}

// played says how what was just played went: so many actions.
func (p *Page) played(done int, refused error) tea.Cmd {
	if refused != nil {
		p.say(screen.Refused, p.refusal(refused))
	} else if p.over() && done > 0 {
		p.end.at, p.end.still = p.Now(), false
		p.asked = false
		return tea.Batch(p.finish(), p.tick(), p.think(), p.findTruth())
	}
	return tea.Batch(p.tick(), p.think())
}
