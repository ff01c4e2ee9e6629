package lines

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// A manner is one of the two ways to play line by line: drawn prints the figures and the board
// every turn, and spoken tells the game in sentences. Both offer the same commands.
type manner interface {
	// refuses returns an error if a game on g cannot be told.
	refuses(g game.Grid) error

	// names returns the names for the cells of g.
	names(g game.Grid) game.Names

	// sentence returns a sentence that both manners use, in the style of this one.
	sentence(said string) string

	// menu prints the menu and returns the function for each number, from 1 on; nil leaves the
	// program.
	menu(waiting []archive.Waiting) []func() error

	// asksOption is the prompt of the menu. noOption says that an answer is not a number from 1 to
	// last.
	asksOption() text.Text
	noOption(answer string, last int)

	// pickWaiting lists the waiting games until the player picks one, and returns its index; -1:
	// none.
	pickWaiting(all []archive.Waiting) (int, error)

	// begins introduces a game, with its state if it is a waiting one.
	begins(s *session.Session)

	// dealer returns the function for [session.Session.Deal].
	dealer() func(deal.Spec, game.Cell) (deal.Dealt, error)

	// turn tells the state of the game before each line of input; over has the marks to draw on the
	// board.
	turn(s *session.Session, at time.Duration, over *draw.Overlay)

	// asks is the prompt of a turn.
	asks() text.Text

	// answers answers a question that only this manner knows, and reports whether the line was one.
	answers(s *session.Session, line string) bool

	// carryOut carries out actions, as [session.Session.Play] does, and tells their effect.
	carryOut(s *session.Session, actions []game.Action) error

	// refused tells why the last action was refused.
	refused(s *session.Session, why game.Refusal)

	// stopped tells why the coach has stopped the last action.
	stopped(s *session.Session, why hint.Warning)

	// help tells a topic of the manual. If topic is "", it lists the input of a game on g or, if g
	// is nil, of the menu.
	help(topic string, g game.Grid)

	// advice tells a stage of an advice, and returns the marks for the board.
	advice(s *session.Session, a hint.Advice, stage hint.Stage) *draw.Overlay

	// chances tells the chance of a mine in each cell, or returns the marks for the board.
	chances(s *session.Session, thoughts *hint.Thoughts) *draw.Overlay

	// ended tells how the game ended. verdict compares a won game with earlier ones.
	ended(s *session.Session)
	verdict(v archive.Verdict)

	// afterwards answers questions after the end.
	afterwards(s *session.Session) error

	// left says that the player has left the game, and whether it waits. gaveUp says that the
	// player gave it up.
	left(waits bool)
	gaveUp()
}
