// Package page defines the interface of a page of the full-screen game, the values that all pages
// share, and the requests that pages make.
//
// A [Page] knows neither the other pages nor the program that shows it. First it gets a [Context].
// Then it gets [Shown], keys, clicks, and the messages of its own commands. Its answer is a
// command, or a [Request] to go elsewhere, or both. If the player sees the page, the program
// carries out the request at once. Otherwise the request waits until the player sees the page
// again, so that no page opens while the player types on another page.
package page

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is one screen of the game.
type Page interface {
	// Update handles a message. If request is nil, the page stays.
	Update(msg tea.Msg) (cmd tea.Cmd, request Request)

	// View draws the page. It changes nothing but caches.
	View(f *screen.Frame)
}

// The messages that a page gets, apart from keys and the results of its commands.
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
		Item   int // the item that was hit, or NoItem
		Column int // the column within the item, from 0
		Top    int // the line of the window where the board begins; NoItem: the page has no board

		Swapped bool // the left button flags, and the right button opens: see [choices.Choices.LeftFlags]
	}
)

// Flags reports whether a click on a cell flags the cell. The right button flags, and so does the
// left button with Shift or Ctrl. If the buttons are swapped, it is the other way round: only a
// left click sets a flag, and only without Shift or Ctrl.
func (c Click) Flags() bool {
	other := c.Button == tea.MouseButtonRight || c.Button == tea.MouseButtonLeft && (c.Shift || c.Ctrl)
	return c.onCell() && other != c.Swapped
}

// Opens reports whether a click of the left or the right button opens the cell, that is, does not flag it.
func (c Click) Opens() bool { return c.onCell() && !c.Flags() }

func (c Click) onCell() bool {
	return c.Button == tea.MouseButtonLeft || c.Button == tea.MouseButtonRight
}

// NoItem is the item of a click that hit no item.
const NoItem = -1

// Chosen reports whether the left button has hit an item.
func (c Click) Chosen() bool { return c.Button == tea.MouseButtonLeft && c.Item != NoItem }

// News is a message that goes to every page, not only to the page whose command returned the
// message.
type News interface{ News() }

// A Keyed is a page whose keys carry out commands. Keyboard returns the keys that do something now.
// It returns nil while the player types text.
type Keyed interface{ Keyboard() *keys.Table }

// A Typist is a page with a text field. Typing reports whether the player can type or paste text
// now.
type Typist interface{ Typing() bool }

// A Worker is a page that may have a job. Job returns nil if the page has no job.
type Worker interface{ Job() *Job }

// A Guarded is a page that may lose something of the player, such as a game, when it is closed.
type Guarded interface {
	// WouldLose reports whether closing the page for this reason would lose something. If so, the
	// program first asks the player the question.
	WouldLose(Reason) (question text.Text, lost bool)
}

// Reason is the reason for closing a page.
type Reason uint8

const (
	Replaced    Reason = iota // another page takes its place
	Left                      // the player leaves the program
	Interrupted               // the player leaves the program at once, by Ctrl+C
)
