package ui

import (
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
)

// Options is what the game is started with.
type Options struct {
	Lang      words.Lang
	Shape     *draw.Shape // of the boards of the menu
	Rules     game.Rules
	ShowMines bool

	// Setup is the game to begin with; where it is nil, the menu comes first.
	Setup *session.Setup
	Notes []*boards.Error // what is to be said of its board

	Seed func() uint64 // a seed for a new board
	Now  func() time.Time
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
	helpScreen
)

// Model is the root of the program. It holds what the screens share, and passes
// each message to the one that is shown.
type Model struct {
	Options
	renderer *lipgloss.Renderer
	inks     *draw.Inks
	width    int
	height   int

	screen screen
	menu   menu
	play   *play // nil: no game has begun
	file   file
	boards collection
	help   help
	ask    *question // to be answered before anything else

	frame frame // the last one, for its buffer
}

// New returns the model, which draws with the colours of r.
func New(o Options, r *lipgloss.Renderer) *Model {
	m := &Model{Options: o, renderer: r, inks: themes()[0].inks(r)}
	m.menu = menu{Model: m}
	m.file = newFile(m)
	m.boards = newCollection(m)
	m.help = help{Model: m}
	return m
}

// Init implements [tea.Model].
func (m *Model) Init() tea.Cmd {
	if m.Setup == nil {
		return nil
	}
	return m.begin(*m.Setup, m.Notes)
}

// Update implements [tea.Model].
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
		return m, m.resized()
	case tea.KeyMsg:
		return m, m.keys(msg)
	case tickMsg:
		return m, m.ticked()
	case boardMsg:
		return m, m.file.opened(msg)
	}
	if m.screen == fileScreen {
		return m, m.file.other(msg) // the blinking of its cursor
	}
	return m, nil
}

// keys passes on a key message key by key: what is typed fast arrives as one
// message of several letters, which no key is bound to.
func (m *Model) keys(msg tea.KeyMsg) tea.Cmd {
	if msg.Paste && m.screen != fileScreen {
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

func (m *Model) key(msg tea.KeyMsg) tea.Cmd {
	if msg.Type == tea.KeyCtrlC {
		return tea.Quit
	}
	if m.tooSmall() {
		return nil
	}
	if m.ask != nil {
		return m.ask.key(m, msg)
	}
	switch m.screen {
	case playScreen:
		return m.play.key(msg)
	case fileScreen:
		return m.file.key(msg)
	case boardsScreen:
		return m.boards.key(msg)
	case helpScreen:
		return m.help.key(msg)
	default:
		return m.menu.key(msg)
	}
}

func (m *Model) tooSmall() bool { return m.width < minWidth || m.height < minHeight }

// resized fits what is shown to the window. A game waits while the window is too
// small for it.
func (m *Model) resized() tea.Cmd {
	if m.play == nil {
		return nil
	}
	m.play.fit()
	return m.watch()
}

// show changes the screen. The clock of a game runs while it is seen.
func (m *Model) show(s screen) tea.Cmd {
	m.screen = s
	return m.watch()
}

func (m *Model) watch() tea.Cmd {
	if m.play == nil {
		return nil
	}
	if m.screen == playScreen && !m.tooSmall() {
		m.play.session.Resume()
	} else {
		m.play.session.Pause()
	}
	return m.play.tick()
}

// begin starts a game. What cannot be played is said on the menu.
func (m *Model) begin(setup session.Setup, notes []*boards.Error) tea.Cmd {
	setup.ShowMines = m.ShowMines
	s, err := session.New(setup, m.Now)
	if err != nil {
		m.menu.problem = words.Error(err, m.Lang)
		return m.show(menuScreen)
	}
	m.play = newPlay(m, s, notes)
	return m.show(playScreen)
}

// newGame begins a game, after asking where one in progress would be lost.
func (m *Model) newGame(setup session.Setup, notes []*boards.Error) tea.Cmd {
	if !m.waiting() {
		return m.begin(setup, notes)
	}
	m.ask = &question{words.AskAbandon, func() tea.Cmd { return m.begin(setup, notes) }}
	return nil
}

// waiting reports whether a game has begun that goes on.
func (m *Model) waiting() bool {
	return m.play != nil && m.play.session.Game().Status() == game.Playing && m.play.session.Begun()
}

// View implements [tea.Model].
func (m *Model) View() string {
	f := &m.frame
	*f = frame{Pen: draw.Pen{Out: f.Out[:0], Inks: m.inks}, width: m.width, height: m.height}
	switch {
	case m.width == 0:
		return "" // the window's size is not known yet
	case m.tooSmall():
		f.center(block{
			{{draw.Refused, words.TooSmall.In(m.Lang, m.width, m.height)}},
			{{draw.Refused, words.NeedSize.In(m.Lang, minWidth, minHeight)}},
		}, 0)
	case m.ask != nil:
		m.ask.view(m, f)
	case m.screen == playScreen:
		m.play.view(f)
	case m.screen == fileScreen:
		m.file.view(f)
	case m.screen == boardsScreen:
		m.boards.view(f)
	case m.screen == helpScreen:
		m.help.view(f)
	default:
		m.menu.view(f)
	}
	// The last newline would make one line more.
	return string(f.Out[:max(0, len(f.Out)-1)])
}
