// Package play is the page with the board while it is played.
package play

import (
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is a game as it is played.
type Page struct {
	page.Context
	session *session.Session
	board   board
	message message
	clock   clock
	waiting waiting
	end     end
	copied  copied
	known   known
	advice
	coaching
	awaited
	ghosts
	contest *contest // nil: the game is part of no race of several players

	prompt *prompt // where a play is typed
	typed  *Typed

	seen     bool // the page is
	begun    bool // it has been seen
	paused   bool
	taken    int  // the revision of a game that was taken over from a replay
	warned   bool // that the board may need a guess, though it was not to
	retrying bool // what could not be written is soon tried again

	playKeys, overKeys keys.Table // while the game is played, and once it is over

	first Options
}

// A board is the board as it is drawn, and where the panel stands.
type board struct {
	draw.Picture
	pinned bool // the spacing was chosen by hand, for this game
	panel  panelPlace
}

// A message is what was just done or refused.
type message struct {
	text  string
	ink   screen.Ink
	aside bool // it stands below how the game ended, and not in its place
}

// A clock is the clock as it is shown.
type clock struct {
	shown   time.Duration
	ticking bool // a tick is on its way
}

// Options say how a game is begun.
type Options struct {
	Notes   []*files.Error // what is to be said of its board
	Message text.Text      // what is to be said first, where there are no notes
	Cursor  *game.Cell     // where it is at first; nil: where the game begins
	Typed   *Typed         // the plays that were typed in this run
	Ghost   *session.Ghost // which it is a race against; nil: none
	Seat    *races.Seat    // in the race that it is part of; nil: none
	Missed  *hint.Thoughts // of where it begins, if an opening that was proven is looked for; nil: none is
}

// New returns the page of a game.
func New(s *session.Session, o Options) *Page {
	p := &Page{session: s, typed: o.Typed, taken: s.Game().Revision()}
	p.late = -1
	s.Deal, s.Coach, s.Carry = dealAtOnce, p.coach, p.carry
	p.board.Reveal = s.Setup.ShowMines
	p.board.Cursor = s.Setup.Start()
	if o.Cursor != nil {
		p.board.Cursor = *o.Cursor
	}
	p.first = o
	if g := s.Ghost(); g != nil { // of a game that waited
		p.ghosts.all = []*session.Ghost{g}
	}
	return p
}

// Session returns the game, to be told of and to be left.
func (p *Page) Session() *session.Session { return p.session }

var (
	askAbandon = text.Text{"¿Dejar la partida en curso?", "Give up the game in progress?"}
	askUnsaved = text.Text{
		"La partida no se está guardando. ¿Salir y perder lo que falta por guardar?",
		"The game is not being saved. Leave, and lose what has not been saved?",
	}
	askLeave = text.Text{"¿Salir y dejar la partida en curso?", "Leave, and give up the game in progress?"}
)

// Loss implements [page.Loser]: a game that is kept is never lost. One that nobody keeps is left
// at once by Ctrl+C, and one that should be kept and cannot be is not.
func (p *Page) Loss(why page.Why) (text.Text, bool) {
	lost := p.session.Waits() && !p.session.Safe()
	switch {
	case why == page.Replaced:
		return askAbandon, lost
	case p.session.Failing(): // also the end of a game
		return askUnsaved, true
	}
	return askLeave, lost && why == page.Left
}

// Brief says which game it is.
func (p *Page) Brief() session.Brief {
	return p.session.Brief(draw.GridName(p.session.Setup.Grid()))
}

// Typing implements [page.Typist].
func (p *Page) Typing() bool { return p.prompt != nil }

// GoesOn reports whether the game is not over.
func (p *Page) GoesOn() bool { return p.game().Status() == game.Playing }

func (p *Page) game() *game.Game { return p.session.Game() }

// over reports whether the game has ended.
func (p *Page) over() bool { return !p.GoesOn() }

func (p *Page) say(ink screen.Ink, text string) { p.message = message{text: text, ink: ink} }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Dest) {
	cmd, dest := p.update(msg)
	p.clock.shown = p.session.Elapsed()
	p.passOver()
	p.session.KeepSeen(p.clock.shown)
	p.board.Game, p.board.Overlay = p.game(), p.withSteps(p.overlay())
	if p.back != nil {
		p.board.Game, p.board.Overlay = p.back.before, p.back.drawn
	}
	p.hideLoss()
	p.shine()
	if keep := p.keptSafe(); keep != nil {
		cmd = tea.Batch(cmd, keep)
	}
	return cmd, dest
}

func (p *Page) update(msg tea.Msg) (tea.Cmd, page.Dest) {
	switch msg := msg.(type) {
	case page.Context:
		p.configure(msg)
	case page.Shown:
		p.seen = true
		return tea.Batch(p.shown(), p.contest.follow()), nil
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
		p.clock.ticking = false
		return p.tick(), nil
	case page.Ended:
		p.judged(msg)
	case page.Complaint:
		p.say(screen.Refused, msg.In(p.Lang))
	case leaveMsg:
		return nil, page.Back{}
	default:
		return p.found(msg), nil
	}
	return nil, nil
}

// found takes what was found or done on the side.
func (p *Page) found(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case carriedMsg:
		return p.carried(msg)
	case dealtMsg:
		return p.dealt(msg)
	case thoughtMsg:
		return p.thought(msg)
	case lateMsg:
		return p.coached(msg.job)
	case page.PollTickMsg:
		if p.contest.poll.Resume(); p.seen {
			return p.contest.follow()
		}
	case contestMsg:
		return p.followed(msg)
	case ghostsMsg:
		p.foundGhosts(msg)
	case retryTickMsg:
		return p.retry()
	case retriedMsg:
		p.retried()
	case truthMsg:
		p.foundTruth(msg.truth)
	case knownMsg:
		p.known = known(msg)
	case copiedMsg:
		return p.hasCopied(msg)
	default:
		if p.prompt != nil { // what a key of its own pastes
			var cmd tea.Cmd
			p.prompt.input, cmd = p.prompt.input.Update(msg)
			return cmd
		}
	}
	return nil
}

// configure takes a context.
func (p *Page) configure(c page.Context) {
	first := p.Renderer == nil
	p.Context = c
	p.playKeys, p.overKeys = c.Keys.Of(keys.Board), c.Keys.Of(keys.Over)
	p.board.Glyphs, p.board.Names, p.board.Marks = p.Glyphs(), p.Names, p.Marks
	if p.prompt != nil {
		p.FitInput(&p.prompt.input, p.prompt.input.Prompt)
	}
	if first {
		p.introduce()
	}
	if p.end.card != "" {
		p.findCard()
	}
	p.fit()
}

// introduce says what is to be said of the game at first.
func (p *Page) introduce() {
	if p.session.Setup.StartSafe() && !p.session.Begun() {
		p.say(
			screen.Message,
			words.StartHere.In(p.Lang, p.Names.Of(p.session.Setup.Grid(), p.session.Setup.Start())),
		)
	}
	p.enterContest()
	if said := p.first.Message.In(p.Lang); said != "" {
		p.say(screen.Message, said)
	}
	if g := p.first.Ghost; g != nil {
		p.ghosts.all = []*session.Ghost{g}
		p.race(g)
	}
	for _, note := range p.first.Notes {
		p.say(screen.Refused, words.Error(note, p.Lang))
	}
	if p.over() {
		p.end.at, p.end.still = p.Now(), true
	}
}

// shown begins, or goes on.
func (p *Page) shown() tea.Cmd {
	if p.begun {
		return p.watch()
	}
	p.begun = true
	return tea.Batch(p.reveal(), p.watch(), p.findTruth(), p.findKnown())
}

// watch lets the clock run while the board is seen.
func (p *Page) watch() tea.Cmd {
	if p.seen && !p.paused && (p.waiting.coach || !p.waiting.job.Going()) {
		p.session.Resume()
		return p.tick()
	}
	p.session.Pause()
	return nil
}

// fit chooses the spacing and the window of the board for the size of the
// screen, and finds a place for the panel.
func (p *Page) fit() {
	p.board.panel = noPanel
	if p.TooSmall() {
		return
	}
	p.FitBoard(&p.board.Picture, p.session.Setup.Grid(), p.Height-p.Chrome(), p.board.pinned)
	p.placePanel()
}

func (p *Page) moveTo(c game.Cell) {
	p.board.Cursor = c
	p.board.Window = p.board.Window.Follow(p.session.Setup.Grid(), c)
}

// shownEvery is what the clock is shown in.
const shownEvery = time.Second / 10

// tickMsg repaints the clock.
type tickMsg struct{}

// tick asks for the next repaint while the clock runs or something moves, unless
// one is on its way.
func (p *Page) tick() tea.Cmd {
	if p.clock.ticking || !p.session.Running() && !p.moving() {
		return nil
	}
	p.clock.ticking = true
	every := shownEvery
	switch {
	case p.moving():
		every = draw.WaveFrame
	case !p.clockSeen(), p.Served != nil: // a server has many clocks to draw
		every = time.Second
	}
	return tea.Tick(every, func(time.Time) tea.Msg { return tickMsg{} })
}

// Board returns the board as it is drawn.
func (p *Page) Board() draw.Picture { return p.board.Picture }
