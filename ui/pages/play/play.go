// Package play is the page on which a game is played.
//
// A [Page] consists of a core and parts. The core has the state that all parts share: the context,
// the board, the session, the message and the keys. Each part has the state of one subject, such as
// the hints, the rivals or the end of the game. A part uses the core, but no other part. The page
// carries out the player's actions in turns, and passes results from one part to another.
package play

import (
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the page of a game.
type Page struct {
	core
	beginning beginning
	clock     clock
	typing    typing  // the prompt
	awaited   awaited // commands that take several keys
	helping   helping // hints, chances and the coach
	rivals    rivals  // ghosts, and the other players of a race
	saving    saving
	copying   copying
	past      past // the player's history
	ending    ending
	turn      turn // the turn under way
}

var (
	askAbandon = text.Text{"¿Dejar la partida en curso?", "Give up the game in progress?"}
	askUnsaved = text.Text{
		"La partida no se está guardando. ¿Salir y perder lo que falta por guardar?",
		"The game is not being saved. Leave anyway, and lose what is unsaved?",
	}
	askLeave = text.Text{"¿Salir y dejar la partida en curso?", "Leave and give up the game in progress?"}
)

var _ page.Guarded = (*Page)(nil)

// WouldLose implements [page.Guarded]. The program asks the player first if a game in progress
// would be lost because it is not saved. After Ctrl+C, it asks only if saving the game has failed.
func (p *Page) WouldLose(why page.Reason) (text.Text, bool) {
	lost := p.session.CanContinue() && !p.session.IsSaved()
	switch {
	case why == page.Replaced:
		return askAbandon, lost
	case p.session.SaveFailed(): // this includes a game whose end is not saved
		return askUnsaved, true
	}
	return askLeave, lost && why == page.Left
}

// Keyboard implements [page.Keyed].
func (p *Page) Keyboard() *keys.Table {
	if p.Typing() {
		return nil
	}
	return p.keys()
}

// Typing implements [page.Typist].
func (p *Page) Typing() bool { return p.typing.prompt != nil }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	at := p.Board.Cursor
	cmd, request := p.update(msg)
	p.clock.refresh(p.Board.Cursor != at) // comes first: the calls below depend on the time
	switch msg.(type) {
	case tea.KeyMsg, page.Click, page.Shown:
		p.clock.touched = p.session.Elapsed()
		cmd = tea.Batch(cmd, p.tick())
	}
	p.helping.helpIdlePlayer(p.clock.elapsed)
	p.session.KeepProgress(p.clock.elapsed)
	// What the board shows may have changed: the position, the coach's warning, the board before a loss.
	p.Board.Game, p.Board.Overlay = p.game(), p.rivals.withSteps(p.helping.overlaid)
	if p.helping.looksBack() {
		p.Board.Game, p.Board.Overlay = p.helping.back.before, p.helping.back.drawn
	}
	p.ending.shine()
	if keep := p.saving.checkSaved(); keep != nil {
		cmd = tea.Batch(cmd, keep)
	}
	return cmd, request
}

func (p *Page) update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		p.configure(msg)
	case page.Shown:
		p.clock.seen = true
		return tea.Batch(p.shown(), p.rivals.contest.follow()), nil
	case page.Hidden:
		p.clock.seen = false
		return p.watch(), nil
	case tea.KeyMsg:
		return p.key(msg)
	case page.Stopped:
		return p.stopped(), nil
	case page.Click:
		return p.click(msg)
	case tickMsg:
		if p.clock.ticked(msg) {
			return p.tick(), nil
		}
	case page.Ended:
		if p.ending.judged(msg) {
			return p.past.findKnown(), nil
		}
	case page.Complaint:
		p.tell(screen.Refused, msg.In(p.Lang))
	case leaveMsg:
		return nil, page.Back{}
	default:
		return p.done(msg), nil
	}
	return nil, nil
}

// done takes the result of a command that ran in the background.
func (p *Page) done(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case workedMsg:
		return p.worked(msg)
	case thoughtMsg:
		p.helping.found(msg.thoughts)
		return tea.Batch(p.coached(), p.helping.think())
	case page.PollTickMsg:
		if p.rivals.contest.poll.Resume(); p.clock.seen {
			return p.rivals.contest.follow()
		}
	case contestMsg:
		return p.rivals.followed(msg)
	case ghostsMsg:
		p.rivals.foundGhosts(msg)
	case retryTickMsg:
		return p.saving.retry()
	case retriedMsg:
		p.saving.retried()
	case reasonMsg:
		p.helping.foundReason(msg.reason)
	case knownMsg:
		p.past.known = known(msg)
	case copiedMsg:
		p.copying.tellCopied(msg)
		return p.watch()
	default:
		if p.Typing() { // the text that a key of the prompt pastes
			cmd, _ := p.typeIn(msg)
			return cmd
		}
	}
	return nil
}

// configure takes a new context, with the settings and the size of the window.
func (p *Page) configure(c page.Context) {
	first := p.Renderer == nil
	p.Context = c
	p.session.Coach = c.Coach || c.Taught && p.session.Setup.Taught
	p.tables = tables{playing: c.Keys.Of(keys.Board), over: c.Keys.Of(keys.Over)}
	p.Board.Glyphs, p.Board.Names, p.Board.Marks = p.Glyphs(), p.Names, p.Marks
	p.Board.Cache = new(draw.Cache) // after a large window, the old one takes much memory
	if p.Typing() {
		p.typing.prompt.Fit(&p.Context)
	}
	if first {
		p.introduce()
	}
	if p.ending.cardText != "" {
		p.ending.findCard()
	}
	p.fit()
}
