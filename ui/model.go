package ui

import (
	"os"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/menu"
	"buscaminas/ui/pages/newgame"
	"buscaminas/ui/pages/play"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/settings/look"
	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
)

// Options are the values that the game is started with.
type Options struct {
	choices.Choices      // the options of the command line
	ShowMines       bool // new games show their mines
	ASCII           bool // draw everything in ASCII
	Console         bool // draw everything in characters of a Linux console
	NoMouse         bool // the mouse is off until the player turns it on
	Foreign         bool // the locale suggests that the player may not speak Spanish

	// Settings is the file of the player's options. Decided names the options set on the command
	// line.
	Settings *settings.File
	Decided  map[string]bool
	Problems []error // errors to report in the menu

	Archive *archive.Archive // the archive where games are saved; nil: none

	// Setup is the first game; nil: the menu comes first.
	Setup     *session.Setup
	Ghost     *session.Ghost  // the recorded game to race against; nil: none
	Notes     []*files.Error  // the faults of the board file of Setup, to show to the player
	Replay    *session.Replay // a replay to open at once; nil: none
	Challenge *page.Challenge // a game of another player, from a file; nil: none

	Served    *page.Served           // the limits of a game played over a network; nil: a local game
	Dir       string                 // the folder where the file browser begins, and films are written
	Positions func() (string, error) // returns the folder for copied positions; nil: none
	Copy      page.Copy              // copies to the clipboard of the terminal; nil: there is none
	Seed      func() uint64          // returns the seed of a new board
	Known     func(seed uint64) bool // reports whether the player may know the boards of a seed; nil: of none
	Now       func() time.Time
}

// Model is the root of the program: the open pages, the window, and the open question. It passes
// each message to the page concerned.
type Model struct {
	Options
	stack
	surface
	tables    *keys.Tables
	moment    moment    // the clock that [Options.Now] reads
	ask       *question // the open question; nil: none
	jobs      jobs
	suspended bool // the program is being suspended

	notice    screen.Span // the message over any page until the next key or click; "": none
	told      text.Text   // the message of the server, shown when notice is ""; zero: none
	caps      bool        // the player was told that Caps Lock is on
	strange   int         // the number of letters of another script typed since the last Latin letter
	said      []string    // messages for the menu
	holds     holdings
	memory    memory
	forgotten []func() // functions that remove the recovery files of boards that were saved or given up
}

// A surface is the window of the terminal and its last frame.
type surface struct {
	width, height int
	renderer      *lipgloss.Renderer
	looks         look.Look
	palette       *screen.Palette
	frame         screen.Frame // the frame drawn last
	drawn         any          // the page or the question in the frame drawn last
}

// holdings are the player's games and boards in the archive, as they were when the archive was
// last read.
type holdings struct {
	games    []archive.Waiting // the waiting games
	awaiting bool              // an [othersTickMsg] is on its way
	boards   []string          // the unsaved boards, the newest first
	past     menu.Past
	wrong    []string // the errors of game files that were already reported
}

// briefHistory is the size, in bytes, of the largest history file that is read before the first
// frame. It holds some hundred games and is read in less than 2 ms.
const briefHistory = 64 << 10

// New returns the model. It draws in the colors that r supports.
func New(o Options, r *lipgloss.Renderer) *Model {
	if o.Settings == nil {
		o.Settings = &settings.File{}
	}
	if o.Archive == nil {
		o.Archive = archive.At("")
	}
	o.Marks, o.Mouse, o.Onward, o.Motion = true, !o.NoMouse, true, true
	m := &Model{Options: o, surface: surface{renderer: r}}
	m.moment.now, m.Now = o.Now, m.moment.time
	m.said = m.configure(o.Decided)
	m.memory.custom = newgame.Default()
	m.memory.browser.Dir = o.Dir
	m.holds.boards = m.Archive.UnsavedBoards()
	games, problems := m.Archive.Waiting()
	m.noteWaits(waitsMsg{games, problems})
	if kept, err := os.Stat(m.Archive.HistoryPath()); m.Archive.Dir() != "" && (err != nil || kept.Size() <= briefHistory) { // so that the first frame is complete
		if msg, ok := m.readHistory()().(historyMsg); ok {
			m.keepHistory(msg)
		}
	}
	return m
}

// Init implements [tea.Model].
func (m *Model) Init() tea.Cmd {
	cmds := []tea.Cmd{m.record()}
	if m.Mouse {
		cmds = append(cmds, tea.EnableMouseCellMotion)
	}
	switch waits := m.gameOnSetup(); {
	case waits != "":
		cmds = append(cmds, m.toMenu(), m.resume(waits))
	case m.Setup != nil:
		cmds = append(cmds, m.start(*m.Setup, play.Options{Notes: m.Notes, Ghost: m.Ghost}))
	default:
		cmds = append(cmds, m.toMenu())
	}
	if m.Replay != nil {
		cmds = append(cmds, m.show(page.OpenReplay{Replay: m.Replay}))
	}
	if m.Challenge != nil {
		cmds = append(cmds, m.show(*m.Challenge))
	}
	return tea.Batch(cmds...)
}

// gameOnSetup returns the name of the waiting game on the board of m.Setup, or "" if there is
// none. The player then continues that game instead of beginning a new one.
func (m *Model) gameOnSetup() string {
	if m.Setup == nil || m.Ghost != nil {
		return ""
	}
	i := m.Setup.FindWaiting(m.holds.games)
	if i < 0 {
		return ""
	}
	return m.holds.games[i].Name
}

// Update implements [tea.Model].
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	m.moment.begin()
	defer m.moment.end()
	cmd := m.update(msg)
	return m, tea.Batch(cmd, m.look(), m.catchUp(), m.tickJob())
}

func (m *Model) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.KeyMsg:
		return m.keys(msg)
	case reply:
		return m.answered(msg)
	case tea.MouseMsg:
		return m.click(msg)
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
		m.frame = screen.Frame{} // the frame of a large window takes much memory
		return m.tellAll(m.context())
	case tea.SuspendMsg:
		return m.suspend()
	case safe.NotSuspended:
		m.notice = screen.Refused.Of(nobodyResumes.In(m.Lang))
	case tea.ResumeMsg:
		return m.resumed()
	case jobTickMsg:
		m.jobs.ticking = false
	case toldMsg:
		m.told = text.Text(msg)
	case readMsg:
		return m.openRead(msg)
	case waitsMsg:
		return m.waitsFound(msg)
	case othersTickMsg:
		return m.othersTicked()
	case gaveUpMsg:
		return m.gaveUp(msg)
	case recordedMsg:
		return tea.Batch(m.waitsFound(waitsMsg(msg)), m.askHistory())
	case historyMsg:
		return m.keepHistory(msg)
	default:
		return m.passOn(msg)
	}
	return nil
}

// passOn passes a message to pages: a [page.News] to all pages, and a [page.Complaint], which is
// an error, to the topmost page only.
func (m *Model) passOn(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case page.Complaint:
		return m.tellSeen(msg)
	case page.Ended:
		if msg.WonRace != "" {
			m.Served.TellRaceWon(msg.WonRace)
		}
		return tea.Batch(m.tellAll(msg), m.askHistory())
	case course.PlayedFirst:
		return m.askHistory()
	case page.News:
		return m.tellAll(msg)
	}
	return nil
}

var nobodyResumes = text.Text{
	"Ctrl+Z: aquí no hay ningún shell que pueda reanudar el juego",
	"Ctrl+Z does nothing here: there is no shell to return to",
}

// suspend prepares the model for a suspension of the whole process: it writes the unsaved board.
func (m *Model) suspend() tea.Cmd {
	m.suspended = true
	if p := m.editor(); p != nil {
		p.Write()
	}
	return nil
}

// resumed continues after a suspension. The terminal has lost the mouse mode meanwhile, so resumed
// turns it on again.
func (m *Model) resumed() tea.Cmd {
	m.suspended = false
	if m.Mouse {
		return tea.EnableMouseCellMotion
	}
	return nil
}

// keepsAll reports whether the files of all games being played are complete. It reports false if no
// game is being played. [Run] uses the result in the error message after a crash.
func (m *Model) keepsAll() bool {
	kept := false
	for _, e := range m.games() {
		if s := e.session(); !s.IsTemporary() && s.Begun() {
			if kept = s.RemainsSaved(); !kept {
				return false
			}
		}
	}
	return kept
}

// A leaver is a page that saves something for the next run. Leave is called when the program ends.
type leaver interface{ Leave() }

// close ends the work of the program. It cancels jobs and closes the files of the games being
// played, which can be continued later. It keeps unsaved boards for the next run.
func (m *Model) close() {
	m.endJobs()
	for _, e := range m.games() {
		e.session().Leave()
	}
	for _, forget := range m.forgotten { // the background command for it may not have run
		forget()
	}
	for _, e := range m.all() {
		if p, ok := e.Page.(leaver); ok {
			p.Leave()
		}
	}
	m.Archive.Close()
}

func (s *surface) tooSmall() bool { return s.width < page.MinWidth || s.height < page.MinHeight }
