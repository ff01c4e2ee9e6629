package ui

import (
	"iter"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// The kinds of grid that tests use by name.
var squares, hexagons = game.GridKindOf(game.Square{}), game.GridKindOf(game.Hex{})

// A player presses keys at a model and reads the screen. Its clock moves only when the test moves
// it.
type player struct {
	t  *testing.T
	m  *Model
	at time.Time
}

// nowhere is a folder that does not exist. A test that writes into the current folder replaces it.
var nowhere = filepath.Join(os.DevNull, "nowhere")

// sit seats a player in a window of this size, at a game or, if setup is nil, at the menu.
func sit(t *testing.T, width, height int, setup *session.Setup) *player {
	t.Helper()
	p := seat(t, Options{Setup: setup})
	p.resize(width, height)
	return p
}

// seat makes a model for a player, which does not have a size yet.
func seat(t *testing.T, o Options) *player {
	t.Helper()
	p := &player{t: t, at: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	seed := uint64(0)
	o.Grid = squares
	o.Seed = func() uint64 { seed++; return seed }
	o.Now = func() time.Time { return p.at }
	p.m = New(o, colored(termenv.Ascii))
	p.m.Dir = nowhere
	p.m.Init()
	return p
}

// onFile returns the setup of one of the bundled boards.
func onFile(t *testing.T, name string, rules game.Rules) *session.Setup {
	t.Helper()
	setup, _, err := session.FromFile("../boards/"+name, nil, rules)
	if err != nil {
		t.Fatal(err)
	}
	return &setup
}

func (p *player) send(msg tea.Msg) tea.Cmd {
	_, cmd := p.m.Update(msg)
	return cmd
}

func (p *player) resize(width, height int) {
	p.send(tea.WindowSizeMsg{Width: width, Height: height})
}

// keyTypes are the keys that are not characters, by the names that press takes.
var keyTypes = map[string]tea.KeyType{
	"up": tea.KeyUp, "down": tea.KeyDown, "left": tea.KeyLeft, "right": tea.KeyRight,
	"home": tea.KeyHome, "pgup": tea.KeyPgUp, "end": tea.KeyEnd, "pgdown": tea.KeyPgDown,
	"enter": tea.KeyEnter, "esc": tea.KeyEsc, "tab": tea.KeyTab, "space": tea.KeySpace, "backspace": tea.KeyBackspace,
	"ctrl+r": tea.KeyCtrlR, "ctrl+g": tea.KeyCtrlG, "ctrl+c": tea.KeyCtrlC,
}

// press presses keys separated by blanks, each a name or one letter. It returns the command of the
// last one.
func (p *player) press(keys string) (cmd tea.Cmd) {
	p.t.Helper()
	for _, key := range strings.Fields(keys) {
		msg := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(key)}
		if typ, ok := keyTypes[key]; ok {
			msg = tea.KeyMsg{Type: typ}
			if key == "space" {
				msg.Runes = []rune{' '}
			}
		} else if len(msg.Runes) != 1 {
			p.t.Fatalf("there is no key %q", key)
		}
		cmd = p.send(msg)
	}
	return cmd
}

// messages yields the messages of a command. The commands of a batch run one after the other, each
// when its message is asked for.
func messages(cmd tea.Cmd) iter.Seq[tea.Msg] {
	return func(yield func(tea.Msg) bool) { run(cmd, yield) }
}

// run reports whether yield wants more messages.
func run(cmd tea.Cmd, yield func(tea.Msg) bool) bool {
	if cmd == nil {
		return true
	}
	switch msg := cmd().(type) {
	case nil:
		return true
	case tea.BatchMsg:
		for _, cmd := range msg {
			if !run(cmd, yield) {
				return false
			}
		}
		return true
	default:
		return yield(msg)
	}
}

// screen returns the text of the frame.
func (p *player) screen() string { return p.m.View() }

func (p *player) sees(want ...string) {
	p.t.Helper()
	screen := p.screen()
	for _, text := range want {
		if !strings.Contains(screen, text) && !strings.Contains(figuresOf(screen)+menuOf(screen), text) &&
			!strings.Contains(flowing(screen, " "), text) && !strings.Contains(flowing(screen, ""), text) {
			p.t.Fatalf("no %q on the screen:\n%s", text, screen)
		}
	}
}

// flowing returns the lines of the screen as one line, because the length of the test's folder
// decides where a text with a path is broken.
func flowing(screen, between string) string {
	lines := strings.Split(screen, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimSpace(line)
	}
	return strings.Join(lines, between)
}

// figuresOf returns the figures of a panel in the form of the line above a board.
func figuresOf(screen string) string {
	var figures []string
	for _, f := range inPanel.FindAllStringSubmatch(screen, -1) {
		figures = append(figures, f[1]+": "+f[2])
	}
	return strings.Join(figures, "   ") + "\n" + proseOf(screen)
}

// proseOf returns the text of a panel as one line.
func proseOf(screen string) string {
	var words []string
	for _, l := range besideBoard.FindAllStringSubmatch(screen, -1) {
		words = append(words, strings.Fields(l[1])...)
	}
	return strings.Join(words, " ")
}

// menuOf returns the title and the entries of the large menu in the form that they have in a small
// window.
func menuOf(screen string) string {
	if !strings.Contains(screen, "█▀▀▄ █  █ ▄▀▀▀") {
		return ""
	}
	all := "BUSCAMINAS\n"
	for _, e := range inMenu.FindAllStringSubmatch(screen, -1) {
		all += e[1] + e[2] + ". " + e[3]
		if e[4] != "" {
			all += ": " + e[4]
		}
		all += "\n"
	}
	return all
}

func (p *player) doesNotSee(text string) {
	p.t.Helper()
	if screen := p.screen(); strings.Contains(screen+figuresOf(screen)+menuOf(screen), text) {
		p.t.Fatalf("%q on the screen:\n%s", text, screen)
	}
}

// carryOut plays actions with keys: it moves the cursor to each cell and presses the key.
func (p *player) carryOut(play string) {
	p.t.Helper()
	actions, err := game.ParsePlay(play)
	if err != nil {
		p.t.Fatal(err)
	}
	for _, a := range actions {
		p.moveTo(a.Cell)
		if a.Kind == game.Flag {
			p.press("f")
		} else {
			p.press("space")
		}
	}
}

func (p *player) moveTo(c game.Cell) {
	p.t.Helper()
	at := func() game.Cell { return p.board().Cursor }
	for key, toGo := range map[string]func() int{
		"up":    func() int { return at().Row - c.Row },
		"down":  func() int { return c.Row - at().Row },
		"left":  func() int { return at().Col - c.Col },
		"right": func() int { return c.Col - at().Col },
	} {
		for range toGo() {
			p.press(key)
		}
	}
	if at() != c {
		p.t.Fatalf("the cursor is at %v, want %v", at(), c)
	}
}
