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

// A playing is a play that is being carried out. A play is the list of actions of one key, one
// click or one typed line.
type playing struct {
	kind    playKind
	actions []game.Action
	done    int // the number of actions carried out

	tried *review.Verdict // the verdict from [Page.tries]; nil: none

	text  string // the text of a typed play
	wrong error  // why the text after the actions is no action; nil: there is no such text
}

// playKind is how a play began.
type playKind uint8

const (
	pressed playKind = iota // by a key or a click
	typed
	dealing // no actions: a board is dealt whose mines are shown
)

// waiting is a play that waits for a job in the background. The zero value says that no play waits.
type waiting struct {
	job   *page.Job
	coach bool // the play waits for the coach to think, while the clock runs
	play  playing
	after *game.Game // a copy of the game after the next action; nil: none
}

// Job implements [page.Worker].
func (p *Page) Job() *page.Job { return p.waiting.job }

// await makes a play wait for a job, and stops the clock meanwhile. It returns the parameter work,
// which is the command that does the job. The caller must run this command.
func (p *Page) await(j *page.Job, play playing, work tea.Cmd) tea.Cmd {
	p.waiting = waiting{job: j, play: play}
	p.session.Pause()
	return work
}

// stopped is called when the player has cancelled a job. If the play that waited for the job was
// typed, its remaining actions stay in the prompt.
func (p *Page) stopped() tea.Cmd {
	if play := p.waiting.play; play.kind == typed {
		p.prompt.leave(play)
	}
	p.waiting = waiting{}
	return p.watch()
}

// apply carries out actions as one play, and tells the player the result.
func (p *Page) apply(actions ...game.Action) tea.Cmd {
	return p.begin(playing{actions: actions, tried: p.tries(actions)})
}

// begin starts to carry out a play.
func (p *Page) begin(play playing) tea.Cmd {
	done, err := p.session.Play(play.actions...)
	return p.performed(play, done, err)
}

// resume goes on with a play that was waiting.
func (p *Page) resume(play playing) tea.Cmd {
	done, err := p.session.PlayOn(play.actions[play.done:]...)
	return p.performed(play, done, err)
}

// performed goes on with a play after some of its actions were carried out. The parameter done is
// the number of these actions. If the next action failed because it needs work in the background,
// the play waits for that work. Otherwise the play ends.
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

// ends ends a play, and tells the player the result. The parameter refused is the error that
// stopped the play, or nil.
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

// played tells the player the result of a play. The parameter done is the number of actions that
// were carried out. If they ended the game, played also does what follows the end, such as adding
// the game to the history.
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
