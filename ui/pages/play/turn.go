package play

import (
	"errors"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A turn is a [session.Turn] that the page carries out. The zero value means that no turn is under
// way.
type turn struct {
	*session.Turn
	coach   bool // the turn waits for the coach to think, while the clock runs
	reveals bool // the turn only deals a board whose mines are shown

	tried *review.Verdict // the verdict from [beginning.secondTry]; nil: none

	typed string // the text that the player has typed; "": the turn comes from a key or a click
	wrong error  // why the end of the typed text could not be read; nil: all was read
}

// apply carries out actions as one turn, and tells the player the result.
func (p *Page) apply(actions ...game.Action) tea.Cmd {
	return p.play(turn{Turn: p.session.Begin(actions...), tried: p.beginning.secondTry(actions)})
}

// reveal deals the board if the game shows its mines from the beginning. In any game, it then calls
// [Page.openStart].
func (p *Page) reveal() tea.Cmd { return p.play(turn{Turn: p.session.Reveal(), reveals: true}) }

func (p *Page) play(t turn) tea.Cmd {
	p.turn = t
	return p.playOn()
}

// playOn goes on with the turn until it is over, or until it needs work that takes long. The turn
// then waits for that work.
func (p *Page) playOn() tea.Cmd {
	w := p.turn.Next()
	for w != nil && p.helping.isQuick(w) {
		p.turn.Take(w.Do(func(float64) bool { return true }))
		w = p.turn.Next()
	}
	if p.session.Setup.MayNeedGuess() && !p.beginning.warned && !p.over() {
		p.beginning.warned = true
		p.refuse(words.BrokenPromise(p.session.Setup.Spec().Promise))
	}
	switch {
	case w == nil:
		return p.endTurn()
	case w.Kind == session.Thinking:
		return p.awaitCoach()
	}
	return p.awaitWork(w)
}

// endTurn ends the turn, and tells the player the result.
func (p *Page) endTurn() tea.Cmd {
	t := p.turn
	p.turn = turn{}
	switch {
	case t.typed != "":
		return p.endTyped(t)
	case t.reveals && t.Err == nil:
		return p.openStart()
	}
	cmd := p.tellResult(t)
	if t.tried != nil && t.Done > 0 && t.Err == nil {
		p.beginning.sayFound(*t.tried)
	}
	return cmd
}

// tellResult shows the result of a turn. If an action failed, it tells the player why. Otherwise,
// if the actions ended the game, it shows the end of the game and adds the game to the history. In
// a race, an explosion does not end the game. If the last action was a chord that opened nothing,
// tellResult says so.
func (p *Page) tellResult(t turn) tea.Cmd {
	switch {
	case t.Err != nil:
		p.tell(screen.Refused, p.helping.refusal(t.Err))
		if errors.As(t.Err, new(*session.Stop)) {
			p.message.title = coachTitle
		}
	case t.Done == 0:
	case p.over():
		p.ending.note(false)
		p.helping.asked = false
		if p.hidesLoss() {
			break
		}
		p.firstWin()
		return tea.Batch(p.ending.finish(), p.tick(), p.helping.think(), p.helping.findReason())
	case t.Actions[t.Done-1].Kind == game.Open && t.Steps() == 0:
		p.refuse(words.NothingAround)
	}
	return tea.Batch(p.tick(), p.helping.think())
}

// refusal returns the message about an action that was refused, or stopped by the coach.
func (h *helping) refusal(err error) string {
	var stop *session.Stop
	if errors.As(err, &stop) {
		return h.teller().Warning(stop.Warning, h.label(keys.AskHint))
	}
	return words.Error(err, h.Lang)
}

// openStart opens the start cell at the beginning of a game if the setup asks for this, as it does
// for a board from a share code.
func (p *Page) openStart() tea.Cmd {
	if !p.session.Setup.OpensStart() || p.session.Begun() || p.over() {
		return nil
	}
	p.say(p.beginning.first.Message) // this replaces the message that says where to begin
	if g := p.session.Ghost(); g != nil {
		p.say(against, g.Name.In(p.Lang))
	}
	return p.apply(game.Action{Kind: game.Open, Cell: p.session.Setup.Start()})
}
