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

// A playState says how much of a play was carried out. A play is the list of actions of one key,
// one click or one typed line.
type playState struct {
	kind    playKind
	actions []game.Action
	done    int // the number of actions carried out
	steps   int // the [game.Game.Steps] before the play

	tried *review.Verdict // the verdict from [Page.secondTry]; nil: none

	text  string // the text of a typed play
	wrong error  // the error in the text after the actions; nil: none
}

// playKind says how a play was begun, such as by a typed line.
type playKind uint8

const (
	pressed playKind = iota // by a key or a click
	typed
	dealing // no actions: a board is dealt whose mines are shown
)

// A waitingPlay is a play that waits for a job in the background. The zero value says that no play
// waits.
type waitingPlay struct {
	job   *page.Job
	coach bool // the play waits for the coach to think, while the clock runs
	play  playState
	after *game.Game // a copy of the game after the next action; nil: none
}

// Job implements [page.Worker].
func (p *Page) Job() *page.Job { return p.waiting.job }

// await makes a play wait for a job, and stops the clock meanwhile. It returns cmd, the command
// that does the job. The caller must run the command.
func (p *Page) await(j *page.Job, play playState, cmd tea.Cmd) tea.Cmd {
	p.waiting = waitingPlay{job: j, play: play}
	p.session.Pause()
	return cmd
}

// stopped is called when the player has cancelled a job. If the play that waited for the job was
// typed, its remaining actions stay in the prompt.
func (p *Page) stopped() tea.Cmd {
	if play := p.waiting.play; play.kind == typed {
		p.prompt.keepRest(play)
	}
	p.waiting = waitingPlay{}
	return p.watch()
}

// apply carries out actions as one play, and tells the player the result.
func (p *Page) apply(actions ...game.Action) tea.Cmd {
	return p.begin(playState{actions: actions, tried: p.secondTry(actions)})
}

func (p *Page) begin(play playState) tea.Cmd {
	play.steps = p.game().Steps()
	done, err := p.session.Play(play.actions...)
	return p.continuePlay(play, done, err)
}

// resume goes on with a play that was waiting.
func (p *Page) resume(play playState) tea.Cmd {
	done, err := p.session.PlayOn(play.actions[play.done:]...)
	return p.continuePlay(play, done, err)
}

// continuePlay goes on with a play after n more of its actions were carried out. If the next action
// failed because it needs work in the background, the play waits for that work. Otherwise the play
// ends.
func (p *Page) continuePlay(play playState, n int, err error) tea.Cmd {
	play.done += n
	if p.session.Setup.MayNeedGuess() && !p.warned && !p.over() {
		p.warned = true
		p.say(screen.Refused, words.MayNeedGuess.In(p.Lang))
	}
	switch {
	case errors.Is(err, errAside):
		return p.deal(play)
	case errors.Is(err, errCascade):
		return p.openInBackground(play)
	case errors.Is(err, errHeld):
		return p.hold(play)
	}
	return p.endPlay(play, err)
}

// endPlay ends a play, and tells the player the result. If err is not nil, it is the error that
// stopped the play.
func (p *Page) endPlay(play playState, err error) tea.Cmd {
	switch play.kind {
	case typed:
		return p.endTyped(play, err)
	case dealing:
		return p.revealed(err)
	}
	cmd := p.tellResult(play, err)
	if play.tried != nil && play.done > 0 && err == nil {
		p.sayFound(*play.tried)
	}
	return cmd
}

// tellResult shows the result of a play. If err is not nil, it tells the player why the play
// stopped. Otherwise, if the actions ended the game, it shows the end of the game and adds the game
// to the history. An explosion in a race ends nothing. If the play ended in a chord that opened nothing, it says so.
func (p *Page) tellResult(play playState, err error) tea.Cmd {
	switch {
	case err != nil:
		p.say(screen.Refused, p.refusal(err))
	case play.done == 0:
	case p.over():
		p.end.at, p.end.still = p.Now(), false
		p.asked = false
		if p.hidesLoss() {
			break
		}
		return tea.Batch(p.finish(), p.tick(), p.think(), p.findTruth())
	case play.actions[play.done-1].Kind == game.Open && p.game().Steps() == play.steps:
		p.say(screen.Refused, words.NothingAround.In(p.Lang))
	}
	return tea.Batch(p.tick(), p.think())
}
