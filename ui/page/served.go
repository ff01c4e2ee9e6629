package page

import (
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// Served holds the limits for a player over a network, because the disk and the computing time are
// the server's.
type Served struct {
	Guest   bool         // nothing is kept
	Largest int          // the cells of the largest board
	Queue   func(func()) // does a work that takes long in its turn, and returns after it
}

// tooLargeHere is the problem of a board that is too large for the server. Found is its size; Want
// is the largest.
var tooLargeHere = files.Problem{
	"aquí se juegan tableros de {want} celdas como mucho, y este tiene {found}",
	"a board here can have up to {want} cells, and this one has {found}"}

// Check returns an error if a board of this grid is larger than the server allows.
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

// Aside returns cmd as a command that takes long: on a server it waits for its turn.
func (c *Context) Aside(cmd tea.Cmd) tea.Cmd { return c.Served.Aside(cmd) }

// Aside is [Context.Aside].
func (s *Served) Aside(cmd tea.Cmd) tea.Cmd {
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
