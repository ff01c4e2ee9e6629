// Package page defines what a page of the full-screen game is, what all pages share, and where a
// page can ask to go.
//
// A [Page] knows nothing above it. It gets a [Context], whose values and functions lead to no other
// page. Then it is told that it is [Shown], and gets keys, clicks, and the messages of its own
// commands. It returns a command, and a [Dest] to go elsewhere. The root carries out the Dest at
// once if the player sees the page, and otherwise when the player sees it again; so keys typed
// ahead reach the page that was meant.
package page

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is one screen of the game.
type Page interface {
	// Update answers a message. If dest is nil, the page stays.
	Update(msg tea.Msg) (cmd tea.Cmd, dest Dest)

	// View draws the page. It changes nothing but caches.
	View(f *screen.Frame)
}

// The messages that a page gets besides keys and the results of its commands.
type (
	// Shown says that the player sees the page from now on.
	Shown struct{}
	// Hidden says that the player no longer sees the page: another page or a question is above it,
	// the window is too small, or the program is suspended.
	Hidden struct{}
	// Stopped says that the player has cancelled the job of the page.
	Stopped struct{}
	// A Click is a press of a mouse button, or a turn of the wheel.
	Click struct {
		tea.MouseMsg
		Item   int // the item that was drawn on that line, or NoItem
		Column int // the column within the item, from 0
		Top    int // the line of the window where the board begins; NoItem: there is none
	}
)

// NoItem is the item of a click that hit none.
const NoItem = -1

// Chosen reports whether the left button has hit an item.
func (c Click) Chosen() bool { return c.Button == tea.MouseButtonLeft && c.Item != NoItem }

// News is a message for every page, not only for the one whose command brought it.
type News interface{ News() }

// A Typist is a page where text may be typed or pasted.
type Typist interface{ Typing() bool }

// A Worker is a page that may have a job; nil: it has none.
type Worker interface{ Job() *Job }

// A Loser is a page whose player may lose something, such as a game, when it is closed.
type Loser interface {
	// Loss reports whether something would be lost, and returns the question to ask first.
	Loss(Why) (question text.Text, lost bool)
}

// Why says what is about to be done to a page.
type Why uint8

const (
	Replaced    Why = iota // another takes its place
	Left                   // the program is left
	Interrupted            // the program is left at once, by Ctrl+C
)
