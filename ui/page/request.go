package page

import (
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Request asks the program to open another page, or to do something that concerns several pages.
// The other types in this file are the types of requests.
type Request any

type (
	// Quit leaves the program.
	Quit struct{}
	// Code opens the page where the code of a board is typed, with Text in its field.
	Code struct{ Text string }
	// Back closes the page and shows the one below.
	Back struct{}
	// Play begins a game. The previous game can be continued later.
	Play struct {
		Setup   session.Setup
		Notes   []*files.Error // the faults of the board, shown to the player
		Ghost   *session.Ghost // the game to race against; nil: none
		Message text.Text      // the first message
		Seat    *races.Seat    // the player's seat in a race; nil: none
	}
	// RaceAgainst begins a race against an earlier game, on the board of that game. Name is the
	// name of that game in the archive.
	RaceAgainst struct{ Name string }
	// Contest shows a race of several players.
	Contest struct {
		Code string
		Seat *races.Seat // the player's seat if the race has not begun; nil: none
		Own  int         // the number of the player's [races.Seat]; 0: the player only watches
	}
	// NamePlayer stores the name of the player.
	NamePlayer struct{ Name string }
	// Challenge shows what the player can do with a game that somebody else has played. File is the
	// name of the file with the game, or "" if the game was pasted.
	Challenge struct {
		Game *archive.Saved
		File string
	}
	// GoOn continues the game with this name in the archive. If Name is "", it continues the game
	// being played.
	GoOn struct{ Name string }
	// NextGame begins the next game after a game that is over. After a dealt board, the next game
	// is on a new board. After a bundled board, the next game is on the next unsolved board if the
	// game was won, and otherwise on the same board again.
	NextGame struct {
		Setup session.Setup
		Won   bool
	}
	// Menu shows the menu and closes all other pages, except a game, which stays open below the
	// menu.
	Menu struct{}
	// Help shows the keys of a page, or the topic of the manual with this English name.
	Help struct {
		Keys  keys.Page
		Topic string
	}
	// OpenReplay opens a replay. If Replay is nil, the program calls Make in the background to get
	// the replay.
	OpenReplay struct {
		Replay *session.Replay
		Grow   func() []journal.Entry // returns the entries so far of a game in progress; the func is nil if the game is over
		Make   func(watch func(share float64) bool) (*session.Replay, error)
	}
	// TakeOver begins a game at a position of a replay. The replay stays open below the game.
	TakeOver struct {
		Session *session.Session
		Cursor  game.Cell
		Missed  *advice.Thoughts // the thoughts about the position if the player missed a safe cell there; otherwise nil
	}
	// Edit opens a board in the editor, which shows its mines.
	Edit struct {
		Layout *game.Layout // the board; nil: not dealt yet
		Grid   game.Grid
		Title  text.Text
		At     game.Cell // the cell of the cursor
		Lose   text.Text // the question to ask before the game is given up; zero: nothing would be lost
	}
	// Learn opens a lesson or a skill. If both are nil, it opens the practice of the player's
	// mistakes.
	Learn struct {
		Lesson *lesson.Lesson
		Skill  *lesson.Skill
	}
	// Watch opens the replay of the game with this name in the archive.
	Watch struct{ Name string }
	// GiveUp gives up the game with this name in the archive. If Name is "", it gives up the game
	// being played.
	GiveUp struct{ Name string }
	// GiveUpAll gives up all games that wait, and the game being played. It leaves alone the games
	// that are being played in other copies of the program.
	GiveUpAll struct{}
	// Ask asks a question above the page. If the answer is yes, the page gets Yes as a message.
	Ask struct {
		Text  text.Text
		About string // the game that the question is about, in words; "": the game of the page
		Yes   tea.Msg
	}
	// Choose sets the option with the name Option to its value with index Value, or to the value after
	// the present one.
	Choose struct {
		Option string
		Value  int
		Next   bool // Value is ignored
	}
)

// The requests to choose the next kind of grid, and the next set of rules.
var (
	NextGrid  = Choose{Option: "grid", Next: true}
	NextRules = Choose{Option: "rules", Next: true}
)

// Set sets the option in c, and returns the option and the index of its new value. It reports false if
// there is no such option.
func (of Choose) Set(c *choices.Choices) (o choices.Option, value int, ok bool) {
	if o, ok = choices.Named(of.Option); !ok {
		return o, 0, false
	}
	value = of.Value
	if of.Next {
		value = (o.Get(c) + 1) % len(o.Values)
	}
	o.Set(c, value)
	return o, value, true
}

// The requests that only open a page.
type (
	// Files opens the page where the player chooses a file.
	Files struct{}
	// OwnBoards opens the page of the boards that the player has saved on a server.
	OwnBoards struct{}
	// Custom opens the form for a board of any size.
	Custom struct{}
	// Collection opens the page of the bundled boards.
	Collection struct{}
	// Records opens the page of the finished games.
	Records struct{}
	// Editor opens the editor.
	Editor struct{}
	// Options opens the page of the options.
	Options struct{}
	// Waiting opens the page of the waiting games, which lists Games.
	Waiting struct{ Games WaitingGames }
	// Day opens the page of the daily boards.
	Day struct{}
	// Races opens the list of races of several players.
	Races struct{}
	// School opens the list of lessons. If First is true, the page of the list then opens the first
	// lesson.
	School struct{ First bool }
	// FirstLesson opens the first lesson.
	FirstLesson struct{}
)
