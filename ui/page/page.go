// Package page is what a page of the full-screen game is, what all pages share, and where
// a page can ask to go.
//
// A [Page] knows nothing above it. It is told a [Context], of values and of handles with
// which it cannot navigate, then that it is [Shown], and then keys, clicks, and what its
// own commands bring. It returns a command, and a [Dest] if it wants to be left. Whoever
// holds the pages carries that out at once where the page is seen, else when it is seen
// again: so keys typed ahead reach the page that was meant.
package page

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is one screen of the game.
type Page interface {
	// Update answers a message. Where dest is nil, the page stays.
	Update(msg tea.Msg) (cmd tea.Cmd, dest Dest)

	// View draws the page, and changes nothing but what is kept to draw it faster.
	View(f *screen.Frame)
}

// Messages that a page gets beside keys and what its commands bring.
type (
	// Shown says that the page is seen from now on.
	Shown struct{}
	// Hidden says that it is seen no more: another page or a question is above it, the
	// window is too small, or the program is stopped.
	Hidden struct{}
	// Stopped says that the player has ended the job of the page.
	Stopped struct{}
	// A Click is a press of a mouse button, or a turn of the wheel.
	Click struct {
		tea.MouseMsg
		Item   int // what was marked on that line in the last frame, or NoItem
		Column int // of that item, from 0
		Top    int // the line that the board began on in the last frame; NoItem: it had none
	}
)

// NoItem is where a click has hit nothing that was marked.
const NoItem = -1

// Chosen reports whether the left button has hit something that was marked.
func (c Click) Chosen() bool { return c.Button == tea.MouseButtonLeft && c.Item != NoItem }

// News is a message for every page, whoever's command brought it.
type News interface{ News() }

// A Typist is a page where text may be typed, and so pasted.
type Typist interface{ Typing() bool }

// A Worker is a page that may have a job; nil: it has none.
type Worker interface{ Job() *Job }

// A Loser is a page with which something may be lost.
type Loser interface {
	// Loss returns what is to be asked before that is done to the page, if anything would
	// be lost.
	Loss(Why) (question text.Text, lost bool)
}

// Why says what is about to be done to a page.
type Why uint8

const (
	Replaced    Why = iota // another takes its place
	Left                   // the program is left
	Interrupted            // the program is left at once, by Ctrl+C
)
