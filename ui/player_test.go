package ui

import (
	"iter"
	"os"
	"path/filepath"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
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

// press presses keys separated by blanks, each a name or one letter. It returns the command of the
// last one.
func (p *player) press(keys string) tea.Cmd {
	p.t.Helper()
	return p.hand().Press(keys)
}

// hand returns the player as [pagetest] knows one.
func (p *player) hand() *pagetest.Player {
	return &pagetest.Player{T: p.t, Send: p.send, Screen: p.screen, IsTick: ticks}
}

// clickOn clicks at the first place of a text on the screen.
func (p *player) clickOn(text string) tea.Cmd {
	p.t.Helper()
	return p.hand().ClickOn(text)
}

func messages(cmd tea.Cmd) iter.Seq[tea.Msg] { return pagetest.Messages(cmd) }

// screen returns the text of the frame.
func (p *player) screen() string { return p.m.View() }

func (p *player) sees(want ...string) {
	p.t.Helper()
	p.hand().Sees(want...)
}

func (p *player) doesNotSee(text string) {
	p.t.Helper()
	p.hand().DoesNotSee(text)
}

func (p *player) seesWin() {
	p.t.Helper()
	p.hand().SeesWin()
}

func (p *player) seesLoss() {
	p.t.Helper()
	p.hand().SeesLoss()
}

func (p *player) seesNoEnd() {
	p.t.Helper()
	p.hand().SeesNoEnd()
}

// match returns the player at their game.
func (p *player) match() *pagetest.Match {
	return &pagetest.Match{
		Hand: p.hand(), Session: p.session(), Clock: &p.at, Cursor: func() game.Cell { return p.board().Cursor }}
}

// carryOut plays actions with keys: it moves the cursor to each cell and presses the key.
func (p *player) carryOut(play string) {
	p.t.Helper()
	p.match().CarryOut(play)
}

func (p *player) moveTo(c game.Cell) {
	p.t.Helper()
	p.match().MoveTo(c)
}

// win wins the game in this time, and gives the page its verdict.
func (p *player) win(took time.Duration) {
	p.t.Helper()
	p.match().Win(took)
}

// winByStep wins the game with one opening after each interval.
func (p *player) winByStep(every time.Duration) {
	p.t.Helper()
	p.match().WinByStep(every)
}

// settle presses keys and then does the work of the program in the background: grading, saving,
// copying.
func (p *player) settle(keys string) {
	p.t.Helper()
	p.hand().Settle(keys)
}

// answer runs the commands that the program has returned and passes on their messages, except
// commands that wait.
func (p *player) answer(cmd tea.Cmd) { p.hand().Answer(cmd) }

func aside(t testing.TB, cmd tea.Cmd) tea.Msg {
	t.Helper()
	return (&pagetest.Player{T: t, IsTick: ticks}).Await(cmd)
}
