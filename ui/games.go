package ui

import (
	"errors"
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

var backToEditor = text.Text{"%s para volver al editor", "%s goes back to the editor"}

// begin begins a game. The notes are faults of the board file, to show to the player.
func (m *Model) begin(setup session.Setup, notes []*files.Error) tea.Cmd {
	return m.start(setup, play.Options{Notes: notes})
}

var otherWaits = text.Text{"La anterior espera: %s en el menú", "The other game waits: %s on the menu"}

// start begins a game. The game being played is saved, and can be continued later. If that game
// cannot be saved, start asks the player first. If the new game cannot begin, the menu says why.
func (m *Model) start(setup session.Setup, o play.Options) tea.Cmd {
	return m.unlessLost(page.Replaced, m.games(), func() tea.Cmd {
		setup.ShowMines = m.ShowMines && o.Seat == nil
		setup.Seen = setup.Seen || m.Known != nil && !setup.Board.IsGiven() && m.Known(setup.Spec().Seed)
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
		if o.Previous != nil && o.Previous.LeaveForAnother() {
			menu := m.tables.Of(keys.Menu)
			o.PreviousWaits = otherWaits.With(menu.First(keys.ListWaiting, m.Lang))
		}
		return m.play(s, o)
	})
}

// newGame returns the session of a new game. It fails if the board is larger than the server
// allows.
func (m *Model) newGame(setup session.Setup) (*session.Session, error) {
	if err := m.Served.Check(setup.Grid()); err != nil {
		return nil, err
	}
	return session.New(setup.Promising(session.Promised(m.First, m.Guess)), m.Now)
}

// follow begins the next game. After a win on a bundled board, it begins the next unsolved bundled
// board. After a game on a dealt board, it deals a new board of the same size. After any other
// game, it begins the same board again. The parameter previous is the game that the player leaves,
// or nil.
func (m *Model) follow(request page.NextGame, previous *session.Session) tea.Cmd {
	if request.Won {
		if next, ok := m.memory.shelf.Next(request.Setup, m.Rules); ok {
			return m.begin(next, nil)
		}
	}
	return m.start(request.Setup.Next(m.Seed()), play.Options{Previous: previous})
}

// play closes all pages and shows a game. The player can continue the previous game later.
func (m *Model) play(s *session.Session, o play.Options) tea.Cmd {
	leave := m.leaveGames()
	m.pages = nil
	o.Typed = &m.memory.typed
	return tea.Batch(leave, m.open(play.New(s, o)))
}

var takenOver = text.Text{
	"Sigues desde aquí: esta partida no se guarda",
	"You are playing on from here: this game is not saved",
}

// takeOver opens a game that starts from a position of a replay. The pages below the game stay
// open. The new game is not saved.
func (m *Model) takeOver(request page.TakeOver) tea.Cmd {
	options := play.Options{Cursor: &request.Cursor, Message: takenOver, Typed: &m.memory.typed, Missed: request.Missed}
	return m.open(play.New(request.Session, options))
}

// session returns the game that e shows, or nil.
func (e *openPage) session() *session.Session {
	if g, ok := e.Page.(interface{ Session() *session.Session }); ok {
		return g.Session()
	}
	return nil
}

// games returns the open pages that show a game.
func (m *Model) games() []*openPage {
	return slices.DeleteFunc(slices.Clone(m.pages), func(e *openPage) bool { return e.session() == nil })
}

// played returns the page of the game being played, or nil. Other pages may cover that page. One
// of them may show another game, which was taken over from a replay.
func (m *Model) played() *openPage {
	if games := m.games(); len(games) > 0 {
		return games[0]
	}
	return nil
}

// leaveGames stops all open games and closes their files in the background. The player can continue
// these games later. All pages get the new list of waiting games.
func (m *Model) leaveGames() tea.Cmd {
	var left []*session.Session
	for _, e := range m.games() {
		s := e.session()
		s.Pause()
		left = append(left, s)
	}
	return m.leave(left...)
}

// leave closes the files of the sessions, and then looks for waiting games. Both happen in the
// background.
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

// goOn continues the game with this name in the archive. If the name is "", it shows the game being
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

// giveUp gives up the game with this name in the archive, in the background. If the name is "", it
// gives up the game being played.
func (m *Model) giveUp(name string) tea.Cmd {
	if name == "" {
		if e := m.played(); e != nil {
			return m.giveUpPage(e)
		}
		return nil
	}
	kept, now := m.Archive, m.Now
	return m.runGiveUp(func() error { return session.GiveUp(kept, name, now) })
}

// giveUpAll gives up all games that wait, in the background, and the game being played.
func (m *Model) giveUpAll() tea.Cmd {
	kept, now := m.Archive, m.Now
	var names []string
	for _, w := range m.holds.games {
		if !w.Here && !w.Elsewhere {
			names = append(names, w.Name)
		}
	}
	return tea.Batch(m.giveUp(""), m.runGiveUp(func() error {
		var failed error
		for _, name := range names {
			failed = errors.Join(failed, session.GiveUp(kept, name, now))
		}
		return failed
	}))
}

// runGiveUp runs work, which gives up a game, in the background. The command returns a [gaveUpMsg].
func (m *Model) runGiveUp(work func() error) tea.Cmd {
	kept := m.Archive
	return func() tea.Msg {
		err := work()
		games, problems := kept.Waiting()
		return gaveUpMsg{waitsMsg{games, problems}, err}
	}
}

// gaveUpMsg says that a game was given up, or why that failed. It also has the new list of waiting
// games.
type gaveUpMsg struct {
	waitsMsg
	err error
}

func (m *Model) gaveUp(msg gaveUpMsg) tea.Cmd {
	found := tea.Batch(m.waitsFound(msg.waitsMsg), m.askHistory())
	if msg.err == nil {
		return found
	}
	return tea.Batch(found, m.tellSeen(page.Complaint{Err: msg.err}))
}

// giveUpPage closes the page of a game and gives the game up.
func (m *Model) giveUpPage(e *openPage) tea.Cmd {
	gone := m.closePage(e)
	s := e.session()
	if !s.Begun() {
		s.Leave()
		return tea.Batch(gone, m.tellAll(m.waits()))
	}
	end, err := s.GiveUp(m.Now())
	return tea.Batch(gone, m.tellAll(m.waits()), m.runGiveUp(func() error {
		if err == nil {
			_, err = end.Finish()
		}
		s.Leave()
		return err
	}))
}

// waits returns the list of games that the player can continue, as a message for all pages. The
// game being played is in the list if the player can leave it and continue it later.
func (m *Model) waits() page.WaitingGames {
	w := page.WaitingGames{Games: m.holds.games}
	if e := m.played(); e != nil {
		if s := e.session(); s.CanContinue() {
			brief := s.Brief(page.NamesOf(s.Setup.Grid()))
			w.Played, w.Board = &brief, page.Preview(s.Game(), s.Journal())
		}
	}
	return w
}

// waitsMsg has the waiting games of the archive, which the player can continue, and the errors of
// their files.
type waitsMsg struct {
	kept     []archive.Waiting
	problems []error
}

// lookForWaits looks for games that the player can continue, in the background. The command returns
// a [waitsMsg].
func (m *Model) lookForWaits() tea.Cmd {
	kept := m.Archive
	return func() tea.Msg {
		games, problems := kept.Waiting()
		return waitsMsg{games, problems}
	}
}

// waitsFound stores the waiting games and tells all pages.
func (m *Model) waitsFound(msg waitsMsg) tea.Cmd {
	m.noteWaits(msg)
	return tea.Batch(m.tellAll(m.waits()), m.sayOnMenu(), m.awaitOthers())
}

// noteWaits stores the waiting games. It adds each new error of their files to the messages for the
// menu.
func (m *Model) noteWaits(msg waitsMsg) {
	m.holds.games = msg.kept
	for _, err := range msg.problems {
		if wrong := words.Error(err, m.Lang); !slices.Contains(m.holds.wrong, wrong) {
			m.holds.wrong = append(m.holds.wrong, wrong)
			m.said = append(m.said, wrong)
		}
	}
}

// othersEvery is the time between two checks of the games that are played in other copies of the
// program.
const othersEvery = time.Second

// othersTickMsg says that it is time to check the games played in other copies of the program.
type othersTickMsg struct{}

// awaitOthers schedules an [othersTickMsg] if another copy of the program plays one of the waiting
// games. Once that copy leaves the game, the game can be continued here.
func (m *Model) awaitOthers() tea.Cmd {
	if m.holds.awaiting || !slices.ContainsFunc(m.holds.games, func(w archive.Waiting) bool { return w.Elsewhere }) {
		return nil
	}
	m.holds.awaiting = true
	return tea.Tick(othersEvery, func(time.Time) tea.Msg { return othersTickMsg{} })
}

func (m *Model) othersTicked() tea.Cmd {
	m.holds.awaiting = false
	return m.lookForWaits()
}

var gameGoesOn = text.Text{"La partida te espera donde la dejaste", "The game is waiting where you left it"}

// goOnWith shows a game read from the archive, with the cursor on the cell played last.
func (m *Model) goOnWith(s *session.Session, saved *archive.Saved) tea.Cmd {
	o := play.Options{Message: gameGoesOn}
	for _, e := range slices.Backward(saved.Entries) {
		if k := e.Action.Kind; e.Event == journal.Done && (k == game.Open || k == game.Flag) {
			o.Cursor = &e.Action.Cell
			break
		}
	}
	if o.Notes = saved.Problems(); len(o.Notes) == 0 && s.Game().Status() == game.Lost { // a lost race goes on: the page says how
		o.Message = text.Text{}
	}
	return m.play(s, o)
}
