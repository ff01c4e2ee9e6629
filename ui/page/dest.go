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

// A Dest is a request of a page to the program: to go to another page, or to do something that
// concerns more than this page. It is a value of one of the types below.
type Dest any

type (
	// Quit leaves the program.
	Quit struct{}
	// Code opens the page where codes are typed, with a text to begin with.
	Code struct{ Text string }
	// Back closes the page and shows the one below.
	Back struct{}
	// Play begins a game. The game that was being played waits.
	Play struct {
		Setup session.Setup
		Notes []*files.Error // the faults of its board, to be shown
		Ghost *session.Ghost // the game to race against; nil: none
		Said  text.Text      // the first message
		Seat  *races.Seat    // the player's seat in a race; nil: none
	}
	// Race begins a race on the same board against the game with this name in the archive.
	Race struct{ Name string }
	// Contest shows a race of several players.
	Contest struct {
		Code string
		Seat *races.Seat // of the player, before the race begins; nil: none
		Own  int         // the number of the player's seat; 0: the player only watches
	}
	// CallMe stores the name of the player.
	CallMe struct{ Name string }
	// Challenge shows what can be done with a game that somebody else has played. File is the name
	// of its file, or "" if the game was pasted.
	Challenge struct {
		Game *archive.Saved
		File string
	}
	// GoOn continues the game with this name in the archive, or the game being played if Name is
	// "".
	GoOn struct{ Name string }
	// Follow begins the game after this one: on a new board if this one was dealt; for a bundled
	// board, on the next unsolved one, or on the same one again if it is not solved.
	Follow struct {
		Setup session.Setup
		Won   bool
	}
	// Menu shows the menu. A game waits below it; any other page is closed.
	Menu struct{}
	// Help shows the keys of a page, or a topic of the manual by its English name. The topics are
	// listed beside it.
	Help struct {
		Keys  keys.Page
		Topic string
	}
	// See opens a replay. If Replay is nil, Make makes it in the background.
	See struct {
		Replay *session.Replay
		Grow   func() []journal.Entry // returns the entries so far of a game that is still being played; nil: it is over
		Make   func(watch func(share float64) bool) (*session.Replay, error)
	}
	// TakeOver plays on from a position of a replay, which stays below the game.
	TakeOver struct {
		Session *session.Session
		Cursor  game.Cell
		Missed  *hint.Thoughts // of the first position, if the player missed a safe cell there; nil: not
	}
	// Edit opens a board in the editor, which shows its mines.
	Edit struct {
		Layout *game.Layout // nil: not dealt yet
		Grid   game.Grid
		Title  text.Text
		At     game.Cell // the cursor
		Lose   text.Text // the question to ask first, since the game is given up; none: it is over
	}
	// Learn opens a lesson or a skill, or if it names none, the player's mistakes.
	Learn struct {
		Lesson *lesson.Lesson
		Skill  *lesson.Skill
	}
	// Watch opens the replay of a game of the archive, by its name.
	Watch struct{ Name string }
	// GiveUp gives up the game with this name in the archive, or the game being played if Name is
	// "".
	GiveUp struct{ Name string }
	// Ask asks a question above the page. If the answer is yes, the page gets Yes as a message.
	Ask struct {
		Text text.Text
		Yes  tea.Msg
	}
	// Choose gives an option, by its name, the value with this index.
	Choose struct {
		Option string
		Value  int
	}
)

// The pages that need no values, and [Waiting], which needs the list of waiting games.
type (
	Files       struct{}
	OwnBoards   struct{} // the boards that the player has saved on a server
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
