package page

import (
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// Served holds the limits for a player over a network, whose game uses the server's disk and
// computing time.
type Served struct {
	Guest   bool         // the server saves no games of this player
	Largest int          // the size of the largest board, in cells
	Queue   func(func()) // waits for the player's turn to compute on the server, and then calls the function

	// Plays is called with the title of the game that the player sees, or with the zero text if the
	// page in view shows no game. It may be nil.
	Plays func(title text.Text)

	// RaceMade is called with the code of each race that the player makes. RaceWon is called with
	// the code of each race whose board the player wins. Either may be nil.
	RaceMade, RaceWon func(code string)
}

// TellRaceMade tells the server, if there is one, that the player has made a race.
func (s *Served) TellRaceMade(code string) {
	if s != nil && s.RaceMade != nil {
		s.RaceMade(code)
	}
}

// TellRaceWon tells the server, if there is one, that the player has won the board of a race.
func (s *Served) TellRaceWon(code string) {
	if s != nil && s.RaceWon != nil {
		s.RaceWon(code)
	}
}

// tooLargeHere is the error for a board that is too large for the server. Its text has the number
// of cells, {found}, and the greatest number allowed, {want}.
var tooLargeHere = text.Error{
	"aquí se juegan tableros de {want} celdas como mucho, y este tiene {found}",
	"a board here can have up to {want} cells, and this one has {found}"}

// IsGuest reports whether the player is a guest on a server. Games of guests are not saved, so guests
// cannot race.
func (s *Served) IsGuest() bool { return s != nil && s.Guest }

// Check returns an error if a board on this grid is larger than the server allows.
func (s *Served) Check(g game.Grid) error {
	if s == nil {
		return nil
	}
	rows, cols := g.Size()
	if rows <= s.Largest/max(1, cols) {
		return nil
	}
	return &files.Error{Problem: tooLargeHere, Found: strconv.Itoa(rows * cols), Want: strconv.Itoa(s.Largest)}
}

// InTurn returns a command that runs cmd. On a server, the command first waits for the player's
// turn to compute. Pages use InTurn for commands that take long.
func (c *Context) InTurn(cmd tea.Cmd) tea.Cmd { return c.Served.InTurn(cmd) }

// InTurn returns a command that waits for the player's turn to compute on the server, and then runs
// cmd. If s is nil, there is no server, and InTurn returns cmd.
func (s *Served) InTurn(cmd tea.Cmd) tea.Cmd {
	if s == nil || cmd == nil {
		return cmd
	}
	return func() (msg tea.Msg) {
		s.Queue(func() { msg = cmd() })
		return msg
	}
}

// NoFiles tells a player over a network what to do instead of opening a file.
var NoFiles = text.Text{
	"En este servidor no hay ficheros: pega aquí un tablero, o elige uno de los incluidos.",
	"There are no files on this server: paste a board here, or choose a bundled one."}
