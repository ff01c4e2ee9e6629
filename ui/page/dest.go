package page

import (
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Dest is where a page asks to go, or what it asks to be done that is no page's own: a value
// of one of the types below, with what it needs.
type Dest any

type (
	// Quit leaves the program.
	Quit struct{}
	// Code shows where codes are typed, with a text to begin with.
	Code struct{ Text string }
	// Back closes the page, and shows the one below.
	Back struct{}
	// Play begins a game; the one that was played waits.
	Play struct {
		Setup session.Setup
		Notes []*files.Error // what is to be said of its board
		Ghost *session.Ghost // which it is a race against; nil: none
		Said  text.Text      // what is to be said first
		Seat  *races.Seat    // in the race that it is part of; nil: none
	}
	// Race begins a race against a game of the archive, by its name, on its board.
	Race struct{ Name string }
	// Contest shows a race of several players.
	Contest struct {
		Code string
		Seat *races.Seat // of a player who is yet to begin; nil: none
		Own  int         // the number of the player's seat; 0: the player only watches
	}
	// CallMe keeps the name of the player.
	CallMe struct{ Name string }
	// Challenge shows what can be done with a game that somebody has played. It names the file
	// that it was in; "": it was pasted.
	Challenge struct {
		Game *archive.Saved
		File string
	}
	// GoOn goes on with a game that waits in the archive, by its name; without one with
	// the game that is played.
	GoOn struct{ Name string }
	// Follow plays what follows a game: another board where boards are dealt, the next one
	// to be solved of those that ship with the game, once this one is; else the same.
	Follow struct {
		Setup session.Setup
		Won   bool
	}
	// Menu shows the menu: a game waits below it, and any other page is closed.
	Menu struct{}
	// Help tells of the keys of a page; or it begins at a topic, by its name in English, with
	// those beside it.
	Help struct {
		Keys  keys.Page
		Topic string
	}
	// See shows a game again. Where there is no Replay, Make makes it on the side.
	See struct {
		Replay *session.Replay
		Grow   func() []journal.Entry // returns what has happened by now in a game that goes on; nil: it is over
		Make   func(watch func(share float64) bool) (*session.Replay, error)
	}
	// TakeOver plays a game that begins in a replay, above it.
	TakeOver struct {
		Session *session.Session
		Cursor  game.Cell
		Missed  *hint.Thoughts // of where it begins, if something better was missed there
	}
	// Edit takes a board to the editor, which shows where the mines are.
	Edit struct {
		Layout *game.Layout // nil: it has not been dealt yet
		Grid   game.Grid
		Title  text.Text
		At     game.Cell // the cursor
		Lose   text.Text // what is asked first: the game is given up for it; none: it is over
	}
	// Learn teaches a lesson, or a skill; or where there is neither what the player missed.
	Learn struct {
		Lesson *lesson.Lesson
		Skill  *lesson.Skill
	}
	// Watch shows a game of the archive again, by its name.
	Watch struct{ Name string }
	// GiveUp gives up a game that waits in the archive, by its name; without one the game
	// that is played.
	GiveUp struct{ Name string }
	// Ask asks a question above the page. Yes comes to the page if that is the answer.
	Ask struct {
		Text text.Text
		Yes  tea.Msg
	}
	// Choose gives an option, by its name, the value with this number.
	Choose struct {
		Option string
		Value  int
	}
)

// The pages that need nothing to begin with, but for [Waiting] the games that wait.
type (
	Files       struct{}
	OwnBoards   struct{} // those that the player has saved on a server
	Custom      struct{}
	Collection  struct{}
	Records     struct{}
	Editor      struct{}
	Options     struct{}
	Waiting     struct{ Waits Waits }
	Day         struct{}
	Races       struct{}
	School      struct{}
	FirstLesson struct{}
)
