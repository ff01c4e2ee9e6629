package ui

import (
	"slices"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/play"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

var backToEditor = text.Text{"%s vuelve al editor", "%s goes back to the editor"}

// begin begins a game; notes are what is to be said of its board.
func (m *Model) begin(setup session.Setup, notes []*files.Error) tea.Cmd {
	return m.start(setup, play.Options{Notes: notes})
}

// start begins a game. The one that is played waits; where it is not kept, that is asked
// about first. What cannot be played is said on the menu.
func (m *Model) start(setup session.Setup, o play.Options) tea.Cmd {
	return m.unlessLost(page.Replaced, m.games(), func() tea.Cmd {
		setup.ShowMines = m.ShowMines && o.Seat == nil
		s, err := m.newGame(setup)
		if err != nil {
			m.said = []string{words.Error(err, m.Lang)}
			return m.toMenu()
		}
		s.KeepIn(m.Archive)
		if o.Seat != nil {
			s.Enter(o.Seat)
		}
		if m.edits(setup.Layout()) {
			table := m.tables.Of(keys.Board)
			o.Message = text.Same(backToEditor.In(m.Lang, table.First(keys.EditBoard, m.Lang)))
		}
		return m.play(s, o)
	})
}

// newGame makes the game of a setup, unless its board is larger than is played here.
func (m *Model) newGame(setup session.Setup) (*session.Session, error) {
	if err := m.Served.Check(setup.Grid()); err != nil {
		return nil, err
	}
	return session.New(setup.Promising(session.Promised(m.First, m.Guess)), m.Now)
}

// follow begins the game that follows another.
func (m *Model) follow(dest page.Follow) tea.Cmd {
	if dest.Won {
		if next, ok := m.memory.shelf.After(dest.Setup, m.Rules); ok {
			return m.begin(next, nil)
		}
	}
	return m.begin(dest.Setup.Next(m.Seed()), nil)
}

// play closes all pages, and shows a game. What was played waits.
func (m *Model) play(s *session.Session, o play.Options) tea.Cmd {
	leave := m.leaveGames()
	m.pages = nil
	o.Typed = &m.memory.typed
	return tea.Batch(leave, m.open(play.New(s, o)))
}

var takenOver = text.Text{
	"Sigues desde aquí: esta partida no se guarda",
	"You play on from here: this game is not saved",
}

// takeOver plays a game that begins in a replay, above it: a game of its own, which is not
// kept. One that waits goes on waiting.
func (m *Model) takeOver(dest page.TakeOver) tea.Cmd {
	options := play.Options{Cursor: &dest.Cursor, Message: takenOver, Typed: &m.memory.typed, Missed: dest.Missed}
	return m.open(play.New(dest.Session, options))
}

// A gamePage is a page on which a game is played.
type gamePage interface {
	Session() *session.Session
	Brief() session.Brief
	GoesOn() bool // the game is not over
}

// game returns the page as one on which a game is played; nil: none is.
func (e *openPage) game() gamePage {
	g, _ := e.Page.(gamePage)
	return g
}

// games returns the pages with a game.
func (m *Model) games() []*openPage {
	return slices.DeleteFunc(slices.Clone(m.pages), func(e *openPage) bool { return e.game() == nil })
}

// played returns the page of the game that is played, or waits below others; nil: there is
// none.
func (m *Model) played() *openPage {
	for _, e := range m.games() {
		if !e.game().Session().ForItsOwnSake() {
			return e
		}
	}
	return nil
}

// leaveGames leaves the games that are played: each waits, on the side, and all pages are
// told which games do.
func (m *Model) leaveGames() tea.Cmd {
	var left []*session.Session
	for _, e := range m.games() {
		s := e.game().Session()
		s.Pause()
		left = append(left, s)
	}
	return m.leave(left...)
}

// leave leaves sessions on the side, and looks which games wait then.
func (m *Model) leave(all ...*session.Session) tea.Cmd {
	if len(all) == 0 {
		return nil
	}
	look := m.lookForWaits()
	return func() tea.Msg {
		for _, s := range all {
			s.Leave()
		}
		return look()
	}
}

// goOn goes on with a game of the archive, by its name; without one with that which is
// played.
func (m *Model) goOn(name string) tea.Cmd {
	if name != "" {
		return m.resume(name)
	}
	if e := m.played(); e != nil {
		m.pages = []*openPage{e}
	}
	return m.look()
}

// giveUp gives up a game of the archive, by its name, on the side; without one that which
// is played.
func (m *Model) giveUp(name string) tea.Cmd {
	if name == "" {
		if e := m.played(); e != nil {
			return m.giveUpPage(e)
		}
		return nil
	}
	kept, now := m.Archive, m.Now
	return m.givenUp(func() error { return session.GiveUp(kept, name, now) })
}

// givenUp gives a game up on the side, and looks which games wait then.
func (m *Model) givenUp(giveUp func() error) tea.Cmd {
	kept := m.Archive
	return func() tea.Msg {
		err := giveUp()
		games, problems := kept.Waiting()
		return gaveUpMsg{waitsMsg{games, problems}, err}
	}
}

// gaveUpMsg says whether a game could be given up, and which still wait.
type gaveUpMsg struct {
	waitsMsg
	err error
}

func (m *Model) gaveUp(msg gaveUpMsg) tea.Cmd {
	found := m.waitsFound(msg.waitsMsg)
	if msg.err == nil {
		return found
	}
	return tea.Batch(found, m.tellSeen(page.Complaint{Err: msg.err}))
}

// giveUpPage closes the page of a game, and leaves it for good: the history knows it as
// given up.
func (m *Model) giveUpPage(e *openPage) tea.Cmd {
	gone := m.closePage(e)
	s := e.game().Session()
	if !s.Begun() {
		s.Leave()
		return tea.Batch(gone, m.tellAll(m.waits()))
	}
	end, err := s.GiveUp(m.Now())
	return tea.Batch(gone, m.tellAll(m.waits()), m.givenUp(func() error {
		if end != nil {
			_, err = end.Finish()
		}
		s.Leave()
		return err
	}))
}

// waits returns the games that wait.
func (m *Model) waits() page.Waits {
	w := page.Waits{Games: m.holds.games}
	if e := m.played(); e != nil {
		if p := e.game(); p.Session().Waits() {
			brief := p.Brief()
			w.Played = &brief
		}
	}
	return w
}

// waitsMsg brings the games of the archive that wait, and what is wrong with their files.
type waitsMsg struct {
	kept     []archive.Waiting
	problems []error
}

// lookForWaits looks on the side which games wait in the archive.
func (m *Model) lookForWaits() tea.Cmd {
	kept := m.Archive
	return func() tea.Msg {
		games, problems := kept.Waiting()
		return waitsMsg{games, problems}
	}
}

// waitsFound takes note of the games that wait, and tells all pages.
func (m *Model) waitsFound(msg waitsMsg) tea.Cmd {
	m.noteWaits(msg)
	return tea.Batch(m.tellAll(m.waits()), m.sayOnMenu(), m.awaitOthers())
}

// noteWaits takes note of the games that wait. What is wrong with their files is said once.
func (m *Model) noteWaits(msg waitsMsg) {
	m.holds.games = msg.kept
	for _, err := range msg.problems {
		if wrong := words.Error(err, m.Lang); !slices.Contains(m.holds.wrong, wrong) {
			m.holds.wrong = append(m.holds.wrong, wrong)
			m.said = append(m.said, wrong)
		}
	}
}

// othersEvery is how often it is asked whether other copies of the program still play a game.
const othersEvery = time.Second

// othersTickMsg asks that.
type othersTickMsg struct{}

// awaitOthers asks again in a while where another copy of the program plays a game: once it is
// left there it can be gone on with here.
func (m *Model) awaitOthers() tea.Cmd {
	if m.holds.awaiting || !slices.ContainsFunc(m.holds.games, func(w archive.Waiting) bool { return w.Elsewhere }) {
		return nil
	}
	m.holds.awaiting = true
	return tea.Tick(othersEvery, func(time.Time) tea.Msg { return othersTickMsg{} })
}

// othersTicked answers a tick.
func (m *Model) othersTicked() tea.Cmd {
	m.holds.awaiting = false
	return m.lookForWaits()
}

var gameGoesOn = text.Text{"La partida espera donde la dejaste", "The game is waiting where you left it"}

// goOnWith opens a game that was read on the page of the game.
func (m *Model) goOnWith(s *session.Session, saved *archive.Saved) tea.Cmd {
	o := play.Options{Message: gameGoesOn}
	for _, e := range slices.Backward(saved.Entries) {
		if k := e.Action.Kind; e.Event == journal.Done && (k == game.Open || k == game.Flag) {
			o.Cursor = &e.Action.Cell
			break
		}
	}
	switch {
	case saved.Wrong != nil:
		o.Notes = []*files.Error{saved.Wrong}
	case saved.Torn:
		o.Message = words.TornLine
	}
	return m.play(s, o)
}
