package play

import (
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A core has the state that all parts of the page share. Every part has a pointer to it.
type core struct {
	page.Context
	Board   page.Board
	session *session.Session
	message message
	tables  tables
	job     *page.Job // the job that the page waits for until it is over; nil: none
	paused  bool      // the player has paused the game
}

// A message is the text about the last action, or about a refusal.
type message struct {
	title text.Text // the title of the panel while the message is shown; empty: as usual
	text  string
	ink   screen.Ink
	hint  bool // the message is the hint that the page shows, and text is empty
	page  int  // which page of a long text is shown, from 0; for a hint, see [toldHint.page]
	aside bool // the text is shown below the message about the end of the game
}

// Session returns the game.
func (c *core) Session() *session.Session { return c.session }

func (c *core) game() *game.Game { return c.session.Game() }

func (c *core) grid() game.Grid { return c.session.Setup.Grid() }

// over reports whether the game has ended.
func (c *core) over() bool { return c.game().Status() != game.Playing }

func (c *core) tell(ink screen.Ink, text string) { c.message = message{text: text, ink: ink} }

func (c *core) say(said text.Text, args ...any) { c.tell(screen.Message, said.In(c.Lang, args...)) }

func (c *core) refuse(said text.Text, args ...any) { c.tell(screen.Refused, said.In(c.Lang, args...)) }

// fail tells the player an error.
func (c *core) fail(err error) { c.tell(screen.Refused, words.Error(err, c.Lang)) }

// hidesLoss reports whether the game is lost but keeps its mines hidden. This is so in a race, where
// the player may undo the loss and play on.
func (c *core) hidesLoss() bool { return c.game().Status() == game.Lost && c.session.GoesOn() }

// moveTo moves the cursor to a cell, and scrolls the board so that the cell is in sight.
func (c *core) moveTo(to game.Cell) {
	c.Board.Cursor = to
	c.Board.Window = c.Board.Window.Follow(c.grid(), to)
}

// fit chooses the spacing of the board and the part of the board that is drawn. It also places the
// panel.
func (c *core) fit() {
	c.Board.Panel = page.NoPanel
	if c.TooSmall() {
		return
	}
	grid := c.grid()
	c.FitBoard(&c.Board, grid, c.Height-c.Chrome(), page.BoardFirst, page.Beside, page.Below)
}

// Job implements [page.Worker].
func (c *core) Job() *page.Job { return c.job }

// await makes the page wait for a job, and stops the clock meanwhile. The command cmd does the job.
// await returns the command that the caller must run. It runs cmd, but on a server it first waits
// for the player's turn to compute.
func (c *core) await(j *page.Job, cmd tea.Cmd) tea.Cmd {
	c.job = j
	c.session.Pause()
	return c.InTurn(cmd)
}

// tables holds the key tables of the page.
type tables struct {
	playing keys.Table // the keys while the game goes on
	over    keys.Table // the keys once the game is over
}

// keys returns the key table that applies now.
func (c *core) keys() *keys.Table {
	if c.over() {
		return &c.tables.over
	}
	return &c.tables.playing
}

// label returns the first key of a command, as players read it.
func (c *core) label(cmd keys.Command) string { return c.keys().First(cmd, c.Lang) }

// A suggestion is a command and the text that says what the command does.
type suggestion struct {
	keys.Command
	what string
}

// keyed returns lines with commands. Each line has the key of a command, and says what the command
// does.
func (c *core) keyed(width int, all []suggestion) (b screen.Block) {
	widest := 0
	for _, d := range all {
		widest = max(widest, screen.Width(c.label(d.Command)))
	}
	for _, d := range all {
		const gap = 2
		label := screen.Line{screen.Key.Of(c.label(d.Command))}.OfWidth(widest + gap)
		b = append(b, screen.Hanging(label, screen.Field.Of(d.what), width)...)
	}
	return b
}
