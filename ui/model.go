package ui

import (
	"fmt"
	"sync/atomic"
	"time"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/choices"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/session"
	"buscaminas/ui/settings"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
)

// Options is what the game is started with.
type Options struct {
	choices.Choices      // as the command line has them
	ShowMines       bool // the mines of new games are to be seen
	ASCII           bool // draw with nothing but ASCII

	// Settings is where the player's choices are kept, and Decided the names of
	// those that this run has decided already.
	Settings *settings.File
	Decided  map[string]bool
	Problems []error // what is to be said of the settings

	Archive *archive.Archive // where games are kept; nil: nowhere

	// Setup is the game to begin with; where it is nil, the menu comes first.
	Setup  *session.Setup
	Replay *session.Replay // a game to be seen again at once; nil: none
	Notes  []*files.Error  // what is to be said of its board

	Dir       string                  // where the file browser begins
	Positions func() (string, error)  // the folder for positions that are copied; nil: none is kept
	Copy      func(text string) error // copies to the clipboard of the terminal; nil: there is none
	Seed      func() uint64           // a seed for a new board
	Now       func() time.Time
}

// The smallest window that the game is played in.
const (
	minWidth  = 20
	minHeight = 8
)

// screen says which screen is shown.
type screen uint8

const (
	menuScreen screen = iota
	playScreen
	fileScreen
	boardsScreen
	customScreen
	optionsScreen
	helpScreen
	editorScreen
	recordsScreen
	replayScreen
	codeScreen
	waitlistScreen
)

// Model is the root of the program. It holds what the screens share, and passes
// each message to the one that is shown.
type Model struct {
	Options
	renderer *lipgloss.Renderer
	width    int
	height   int

	inks   *draw.Inks
	tables *keys.Tables

	screen  screen
	menu    menu
	play    *play // nil: no game has begun
	aside   *play // the game that waits meanwhile, if the one played comes from a replay
	file    file
	boards  collection
	custom  custom
	options optionsPage
	help    help
	editor  editor
	records records
	replay  replay
	code    codePage
	waits   waits
	said    []string // what was wrong with the files of games
	list    waitlist
	opening *opening   // a game that is being read; nil: none is
	ask     *question  // to be answered before anything else
	typed   typedPlays // plays that were typed

	recording atomic.Bool // what was left over is put into the history

	ticking bool        // a tick is on its way
	frame   frame.Frame // the last one
}

// New returns the model, which draws with the colours of r.
func New(o Options, r *lipgloss.Renderer) *Model {
	if o.Settings == nil {
		o.Settings = &settings.File{}
	}
	o.Marks, o.Mouse, o.Motion = true, true, true
	m := &Model{Options: o, renderer: r}
	m.menu = menu{Model: m}
	m.file = newFile(m)
	m.boards = newCollection(m)
	m.custom = newCustom(m)
	m.options = optionsPage{Model: m}
	m.help = help{Model: m}
	m.editor = editor{Model: m}
	m.records = records{Model: m}
	m.replay = replay{Model: m}
	m.code = newCodePage(m)
	m.list = waitlist{Model: m}
	m.menu.problems = m.configure(o.Decided)
	if m.Archive == nil {
		m.Archive, _ = archive.Open("") // which finds nothing wrong
	}
	m.waitsFound(m.Archive.Waiting())
	return m
}

// Init implements [tea.Model].
func (m *Model) Init() tea.Cmd {
	cmds := []tea.Cmd{m.record()}
	if m.Mouse {
		cmds = append(cmds, tea.EnableMouseCellMotion)
	}
	if m.Replay != nil {
		cmds = append(cmds, m.replay.show(m.Replay, menuScreen))
	}
	if m.Setup != nil {
		cmds = append(cmds, m.newGame(*m.Setup, m.Notes))
	}
	return tea.Batch(cmds...)
}

// Update implements [tea.Model].
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	cmd := m.update(msg)
	if m.play != nil {
		m.play.readClock()
	}
	m.tellTrouble()
	return m, cmd
}

func (m *Model) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
		return m.resized()
	case tea.ResumeMsg:
		return m.resumed()
	case tea.KeyMsg:
		return m.keys(msg)
	case tea.MouseMsg:
		return m.click(msg)
	case tickMsg:
		return m.ticked()
	case boardMsg:
		return m.file.opened(msg)
	case folderMsg:
		return m.file.listed(msg)
	case gradeMsg:
		return m.editor.gradedAs(msg)
	case savedMsg:
		return m.editor.saved(msg)
	case copiedMsg:
		m.hasCopied(msg)
	case previewMsg:
		return m.file.previewed(msg)
	case pastedMsg:
		return m.readPaste(msg)
	case dealtMsg:
		return m.dealt(msg)
	case thoughtMsg:
		return m.thought(msg)
	case truthMsg:
		msg.play.foundTruth(msg.truth)
	case notKeptMsg:
		m.menu.problems = []string{words.Error(msg.err, m.Lang)}
		m.options.problem = m.menu.problems[0]
	case verdictMsg:
		m.judged(msg)
		return tea.Batch(m.countDays(), m.boards.askSolved())
	case solvedMsg:
		m.boards.solved = msg
	case recordsMsg:
		m.records.read(msg)
	case exportedMsg:
		m.records.exported(msg)
	case waitsMsg:
		m.waitsFound(msg.waits, msg.problems)
	case gaveUpMsg:
		m.gaveUp(msg)
	case recordedMsg:
		m.waitsFound(msg.waits, msg.problems)
		return m.countDays()
	case openedMsg:
		return m.opened(msg)
	case replayMsg:
		return m.replayed(msg)
	case replayTick:
		return m.replay.ticked(msg)
	case dailyMsg:
		m.menu.streak = msg.streak
	}
	return nil
}

// keys passes on a key message key by key: what is typed fast arrives as one
// message of several letters, which no key is bound to.
func (m *Model) keys(msg tea.KeyMsg) tea.Cmd {
	if msg.Paste && m.opening != nil {
		return nil // it is no key of the game that is read
	}
	if msg.Paste && m.screen == menuScreen && m.ask == nil {
		return m.pasted(string(msg.Runes))
	}
	if msg.Paste && !m.typing() {
		return nil
	}
	if msg.Type != tea.KeyRunes || len(msg.Runes) < 2 || msg.Paste {
		return m.key(msg)
	}
	var cmds []tea.Cmd
	for _, r := range msg.Runes {
		one := tea.Key{Type: tea.KeyRunes, Runes: []rune{r}, Alt: msg.Alt}
		if r == ' ' {
			one.Type = tea.KeySpace
		}
		cmds = append(cmds, m.key(tea.KeyMsg(one)))
	}
	return tea.Batch(cmds...)
}

// typing reports whether text is being typed.
func (m *Model) typing() bool {
	switch m.screen {
	case fileScreen, customScreen, codeScreen:
		return true
	case playScreen:
		return m.play.prompt != nil
	case editorScreen:
		return m.editor.prompt != nil
	}
	return false
}

func (m *Model) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.Type {
	case tea.KeyCtrlC:
		return m.interrupted()
	case tea.KeyCtrlZ:
		m.pauseClock()
		return tea.Suspend
	}
	if m.tooSmall() {
		return nil
	}
	if m.opening != nil {
		m.openingKey(msg)
		return nil
	}
	if m.ask != nil {
		return m.ask.key(m, msg)
	}
	return m.page().key(msg)
}

// A page is what a screen does with a key, and how it is drawn.
type page interface {
	key(msg tea.KeyMsg) tea.Cmd
	view(f *frame.Frame)
}

// page returns the page of the screen that is shown.
func (m *Model) page() page {
	switch m.screen {
	case playScreen:
		return m.play
	case fileScreen:
		return &m.file
	case boardsScreen:
		return &m.boards
	case customScreen:
		return &m.custom
	case optionsScreen:
		return &m.options
	case helpScreen:
		return &m.help
	case editorScreen:
		return &m.editor
	case recordsScreen:
		return &m.records
	case replayScreen:
		return &m.replay
	case codeScreen:
		return &m.code
	case waitlistScreen:
		return &m.list
	default:
		return &m.menu
	}
}

// interrupted leaves the program at once, unless a board would be lost that is
// being made: that is asked about, where the question can be read, and only once.
func (m *Model) interrupted() tea.Cmd {
	if m.ask != nil || m.tooSmall() || !m.editor.changed() {
		return tea.Quit
	}
	return m.question(askDropEdit, func() tea.Cmd { return tea.Quit })
}

// close leaves what is played to wait for the next run, at the time it was left.
func (m *Model) close() {
	if m.opening != nil {
		m.opening.cancelled.Store(true)
	}
	m.recording.Store(false)
	for _, p := range []*play{m.play, m.aside} {
		if p != nil {
			p.session.Leave()
		}
	}
	m.Archive.Close()
}

func (m *Model) tooSmall() bool { return m.width < minWidth || m.height < minHeight }

// resized fits what is shown to the window. A game waits while the window is too
// small for it.
func (m *Model) resized() tea.Cmd {
	m.editor.refit()
	if m.play == nil {
		return nil
	}
	m.play.fit()
	return m.watch()
}

// resumed goes on after the program was stopped: the terminal has forgotten the
// mouse.
func (m *Model) resumed() tea.Cmd {
	cmds := []tea.Cmd{m.watch()}
	if m.Mouse {
		cmds = append(cmds, tea.EnableMouseCellMotion)
	}
	return tea.Batch(cmds...)
}

// glyphs returns what boards are drawn with.
func (m *Model) glyphs() *draw.Glyphs {
	if m.ASCII {
		return &draw.ASCII
	}
	return &draw.Unicode
}

// View implements [tea.Model].
func (m *Model) View() string {
	f := &m.frame
	*f = frame.Frame{Pen: draw.Pen{Out: f.Out[:0], Inks: m.inks}, Width: m.width, Height: m.height}
	switch {
	case m.width == 0:
		return "" // the window's size is not known yet
	case m.tooSmall():
		// What is needed comes first: there may be room for no more.
		f.Center(frame.Block{
			{draw.Figure.Of(fmt.Sprintf("%dx%d", minWidth, minHeight))},
			{draw.Refused.Of(text.Text{"es el tamaño mínimo", "is the smallest size"}.In(m.Lang))},
		}, 0)
	case m.ask != nil:
		m.ask.view(m, f)
	default:
		m.page().view(f)
	}
	if m.ASCII {
		f.Out = frame.ToASCII(f.Out)
	}
	// The last newline would make one line more.
	return string(f.Out[:max(0, len(f.Out)-1)])
}
