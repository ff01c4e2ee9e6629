package lines

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
)

// A manner is one of the two ways to play line by line: drawn prints the figures and the board
// every turn, and spoken tells the game in sentences. Both offer the same commands.
type manner interface {
	// menu prints the menu and returns the function of each option, beginning with option 1. A nil
	// function leaves the program.
	menu(waiting []archive.Waiting) []func() error

	// noOption says that an answer in the menu is not a number from 1 to last.
	noOption(answer string, last int)

	// pickWaiting lists the waiting games and asks until the player picks one. It returns the index
	// of this game, or -1 if the player picks none.
	pickWaiting(all []archive.Waiting) (int, error)

	// begins introduces a game. If the game was waiting, begins also tells its state.
	begins(s *session.Session)

	// deal deals a board with this promise, and tells the player to wait if that takes long. The
	// parameter w is of kind [session.Dealing].
	deal(w *session.Work, promise deal.Promise) session.Result

	// turn tells the state of the game before the player types a line. The overlay has the marks to
	// draw on the board.
	turn(s *session.Session, at time.Duration, marks *draw.Overlay)

	// answers answers a question that only this manner understands. It reports whether the line was
	// such a question.
	answers(s *session.Session, line string) bool

	// carryOut carries out actions, as one turn, and tells their effect.
	carryOut(s *session.Session, actions []game.Action) error

	// refused tells why the last action was refused.
	refused(s *session.Session, why game.Refusal)

	// stopped tells why the coach has stopped the last action.
	stopped(s *session.Session, why advice.Warning)

	// help tells a topic of the manual. If topic is "", it tells what the player can type: in a
	// game on g or, if g is nil, in the menu.
	help(topic string, g game.Grid)

	// advice tells one stage of a hint, and returns the marks to draw on the board.
	advice(s *session.Session, a advice.Advice, stage advice.Stage) *draw.Overlay

	// chances tells the chance of a mine in each cell, or returns marks that show it on the board.
	chances(s *session.Session, thoughts *advice.Thoughts) *draw.Overlay

	// ended tells how the game ended.
	ended(s *session.Session)

	// afterwards answers the player's questions about a game that is over. It reports whether the
	// player takes back an explosion, so that the game goes on.
	afterwards(s *session.Session) (goesOn bool, err error)

	// left says that the player has left the game, or else that the input has ended, and whether the game
	// waits.
	left(asked, waits bool)
}
