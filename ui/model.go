package ui

import (
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/pages/menu"
	"buscaminas/ui/pages/newgame/custom"
	"buscaminas/ui/pages/play"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/terminal/safe"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
)

// Options is what the game is started with.
type Options struct {
	choices.Choices      // as the command line has them
	ShowMines       bool // the mines of new games are to be seen
	ASCII           bool // draw with nothing but ASCII
	Foreign         bool // the locale names another language than Spanish

	// Settings is where the player's choices are kept, and Decided the names of
	// those that this run has decided already.
	Settings *settings.File
	Decided  map[string]bool
	Problems []error // what is to be said of the settings

	Archive *archive.Archive // where games are kept; nil: nowhere

	// Setup is the game to begin with; where it is nil, the menu comes first.
	Setup     *session.Setup
	Ghost     *session.Ghost  // which that game is a race against; nil: none
	Notes     []*files.Error  // what is to be said of its board
	Replay    *session.Replay // a game to be seen again at once; nil: none
	Challenge *page.Challenge // a game that somebody has played, in a file; nil: none

	Served    *page.Served            // what to heed over a network; nil: it is played at home
	Dir       string                  // where the file browser begins, and films are put
	Positions func() (string, error)  // the folder for positions that are copied; nil: none is kept
	Copy      func(text string) error // copies to the clipboard of the terminal; nil: there is none
	Seed      func() uint64           // a seed for a new board
	Now       func() time.Time
}

// Model is the root of the program: the pages that are open, the window, and a question
// above a page. It passes each message to the page that it is for.
type Model struct {
	Options
	stack
	surface
	tables    *keys.Tables
	moment    moment    // which [Options.Now] tells
	letters   letters   // of what was typed
	ask       *question // to be answered before anything else
	jobs      jobs
	suspended bool // the program is stopped

	notice    screen.Span // what any page is to show until the next key or click; "": nothing
	said      []string    // what the menu has to say
	holds     holdings
	memory    memory
	forgotten []func() // what removes the boards that are saved, or were given up
}

// A surface is the window of the terminal, and what it shows.
type surface struct {
	width, height int
	renderer      *lipgloss.Renderer
	palette       *screen.Palette
	frame         screen.Frame // the last one
	drawn         any          // the page or the question that it shows
}

// holdings are what the archive holds for the player, as far as is known.
type holdings struct {
	games    []archive.Waiting // that go on
	awaiting bool              // it will be asked whether other copies of the program play them
	boards   []string          // that were made and not saved, the last one first
	past     menu.Past
	wrong    []string // what has been said of the files of games
}

// New returns the model, which draws with the colours of r.
func New(o Options, r *lipgloss.Renderer) *Model {
	if o.Settings == nil {
		o.Settings = &settings.File{}
	}
	if o.Archive == nil {
		o.Archive = archive.At("")
	}
	o.Marks, o.Mouse, o.Motion = true, true, true
	m := &Model{Options: o, surface: surface{renderer: r}}
	m.moment.now, m.Now = o.Now, m.moment.time
	m.said = m.configure(o.Decided)
	m.memory.custom = custom.Usual()
	m.memory.browser.Dir = o.Dir
	m.holds.boards = m.Archive.Unsaved()
	games, problems := m.Archive.Waiting()
	m.noteWaits(waitsMsg{games, problems})
	return m
}

// Init implements [tea.Model].
func (m *Model) Init() tea.Cmd {
	cmds := []tea.Cmd{m.record()}
	if m.Mouse {
		cmds = append(cmds, tea.EnableMouseCellMotion)
	}
	if m.Setup != nil {
		cmds = append(cmds, m.start(*m.Setup, play.Options{Notes: m.Notes, Ghost: m.Ghost}))
	} else {
		cmds = append(cmds, m.toMenu())
	}
	if m.Replay != nil {
		cmds = append(cmds, m.show(page.See{Replay: m.Replay}))
	}
	if m.Challenge != nil {
		cmds = append(cmds, m.show(*m.Challenge))
	}
	return tea.Batch(cmds...)
}

// Update implements [tea.Model].
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	m.moment.begin()
	defer m.moment.end()
	cmd := m.update(msg)
	return m, tea.Batch(cmd, m.look(), m.catchUp(), m.tickJob())
}

func (m *Model) update(msg tea.Msg) tea.Cmd {
	if _, ok := msg.(tea.KeyMsg); ok {
		return m.keys(msg)
	}
	switch msg := msg.(type) {
	case reply:
		return m.answered(msg)
	case tea.MouseMsg:
		return m.click(msg)
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
		m.frame = screen.Frame{} // that of a large window takes much
		return m.tellAll(m.context())
	case tea.SuspendMsg:
		return m.suspend()
	case safe.Unsuspended:
		m.notice = screen.Refused.Of(nobodyResumes.In(m.Lang))
	case tea.ResumeMsg:
		return m.resumed()
	case jobTickMsg:
		m.jobs.ticking = false
	case readMsg:
		return m.wasRead(msg)
	case waitsMsg:
		return m.waitsFound(msg)
	case othersTickMsg:
		return m.othersTicked()
	case gaveUpMsg:
		return m.gaveUp(msg)
	case recordedMsg:
		return tea.Batch(m.waitsFound(waitsMsg(msg)), m.askHistory())
	case endedMsg:
		return m.knowEnded(msg)
	default:
		return m.passOn(msg)
	}
	return nil
}

// passOn passes on what a page says to others.
func (m *Model) passOn(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case page.Complaint:
		return m.tellSeen(msg)
	case page.Ended:
		return tea.Batch(m.tellAll(msg), m.askHistory())
	case shelf.Solved:
		m.memory.shelf.Solved = msg
		return m.tellAll(msg)
	case page.News:
		return m.tellAll(msg)
	}
	return nil
}

var nobodyResumes = text.Text{
	"Ctrl+Z: aquí no hay ningún shell que pueda reanudar el juego",
	"Ctrl+Z: there is no shell here to resume the game",
}

// suspend takes note that the program is about to be stopped, what is done on the side too.
func (m *Model) suspend() tea.Cmd {
	m.suspended = true
	if p := m.editor(); p != nil {
		p.Write()
	}
	return nil
}

// resumed goes on after the program was stopped: the terminal has forgotten the
// mouse.
func (m *Model) resumed() tea.Cmd {
	m.suspended = false
	if m.Mouse {
		return tea.EnableMouseCellMotion
	}
	return nil
}

// stoodStill takes off the clocks what passed while the program could do nothing, as after a
// stop that gave no warning.
func (m *Model) stoodStill(d time.Duration) {
	for _, e := range m.games() {
		e.game().Session().StoodStill(d)
	}
}

// keepsAll reports whether games are open, and everything of all of them is in their files.
func (m *Model) keepsAll() bool {
	kept := false
	for _, e := range m.games() {
		if s := e.game().Session(); !s.ForItsOwnSake() && s.Begun() {
			if kept = s.Stays(); !kept {
				return false
			}
		}
	}
	return kept
}

// A leaver is a page that keeps something for the next run when the program ends.
type leaver interface{ Leave() }

// close leaves what is played to wait for the next run, at the time it was left.
func (m *Model) close() {
	m.endJobs()
	for _, e := range m.games() {
		e.game().Session().Leave()
	}
	for _, forget := range m.forgotten { // on the side, that may not have been done yet
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
