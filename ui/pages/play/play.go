// Package play is the page on which a game is played.
package play

import (
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the page of a game: a core, and parts that know nothing of each other. The page passes
// between them what one needs of another.
type Page struct {
	core
	beginning
	clock
	typing
	awaited  awaited
	turn     turn
	helping  helping
	rivals   rivals
	saving   saving
	copying  copying
	past     past
	ending   ending
	keptFoot *keptFoot // nil: there is none for the present context
}

// Session returns the game.
func (p *Page) Session() *session.Session { return p.session }

var (
	askAbandon = text.Text{"¿Dejar la partida en curso?", "Give up the game in progress?"}
	askUnsaved = text.Text{
		"La partida no se está guardando. ¿Salir y perder lo que falta por guardar?",
		"The game is not being saved. Leave anyway, and lose what is unsaved?",
	}
	askLeave = text.Text{"¿Salir y dejar la partida en curso?", "Leave and give up the game in progress?"}
)

var _ page.Guarded = (*Page)(nil)

// WouldLose implements [page.Guarded]. The player is asked before a game in progress that is
// not saved is given up. After Ctrl+C, the player is asked only if saving the game has failed.
func (p *Page) WouldLose(why page.Reason) (text.Text, bool) {
	lost := p.session.CanContinue() && !p.session.Safe()
	switch {
	case why == page.Replaced:
		return askAbandon, lost
	case p.session.Failing(): // this includes a game whose end is not saved
		return askUnsaved, true
	}
	return askLeave, lost && why == page.Left
}

// Brief returns the description of the game for the list of waiting games.
func (p *Page) Brief() session.Brief {
	return p.session.Brief(draw.GridName(p.session.Setup.Grid()))
}

// Keyboard implements [page.Keyed].
func (p *Page) Keyboard() *keys.Table {
	if p.prompt != nil {
		return nil
	}
	return p.keys()
}

// Typing implements [page.Typist].
func (p *Page) Typing() bool { return p.prompt != nil }

// InProgress reports whether the game is not over.
func (p *Page) InProgress() bool { return !p.over() }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	p.elapsed = p.session.Elapsed()
	switch msg.(type) {
	case tea.KeyMsg, page.Click, page.Shown:
		p.touched = p.elapsed
		cmd = tea.Batch(cmd, p.tick())
	}
	p.helping.helpIdlePlayer(p.elapsed)
	p.session.KeepSeen(p.elapsed)
	p.Board.Game, p.Board.Overlay = p.game(), p.rivals.withSteps(p.helping.overlay())
	if p.helping.back != nil {
		p.Board.Game, p.Board.Overlay = p.helping.back.before, p.helping.back.drawn
	}
	p.ending.shine()
	p.fitSaid()
	if keep := p.saving.keptSafe(); keep != nil {
		cmd = tea.Batch(cmd, keep)
	}
	return cmd, request
}

func (p *Page) update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		p.configure(msg)
	case page.Shown:
		p.seen = true
		return tea.Batch(p.shown(), p.rivals.contest.follow()), nil
	case page.Hidden:
		p.seen = false
		return p.watch(), nil
	case tea.KeyMsg:
		return p.key(msg)
	case page.Stopped:
		return p.stopped(), nil
	case page.Click:
		return p.click(msg)
	case tickMsg:
		return p.ticked(msg), nil
	case page.Ended:
		if p.ending.judged(msg) {
			return p.past.findKnown(), nil
		}
	case page.Complaint:
		p.say(screen.Refused, msg.In(p.Lang))
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
		if p.rivals.contest.poll.Resume(); p.seen {
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
	case truthMsg:
		p.helping.foundTruth(msg.truth)
	case knownMsg:
		p.past.known = known(msg)
	case copiedMsg:
		p.copying.hasCopied(msg)
		return p.watch()
	default:
		if p.prompt != nil { // the text that a key of the prompt pastes
			var cmd tea.Cmd
			p.prompt.input, cmd = p.prompt.input.Update(msg)
			return cmd
		}
	}
	return nil
}

// configure takes a new context, with the settings and the size of the window.
func (p *Page) configure(c page.Context) {
	first := p.Renderer == nil
	p.Context = c
	p.session.Coach = c.Coach
	p.tables = tables{playing: c.Keys.Of(keys.Board), over: c.Keys.Of(keys.Over)}
	p.Board.Glyphs, p.Board.Names, p.Board.Marks = p.Glyphs(), p.Names, p.Marks
	p.Board.Kept = new(draw.Kept) // that of a large window takes much memory
	p.keptFoot = nil
	if p.prompt != nil {
		p.FitInput(&p.prompt.input, p.prompt.input.Prompt)
	}
	if first {
		p.introduce()
	}
	if p.ending.cardText != "" {
		p.ending.findCard()
	}
	p.fit()
}
