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

// A manner is how a game is told line by line: with the figures and the board every turn, or
// in sentences. What can be done is the same.
type manner interface {
	// refuses returns why a game on g cannot be told.
	refuses(g game.Grid) error

	// names returns how the cells of g are named.
	names(g game.Grid) game.Names

	// sentence returns how something is said that is told in the same words elsewhere.
	sentence(said string) string

	// menu says what there is to choose, and returns where each number leads, from 1 on;
	// nil: out.
	menu(waiting []archive.Waiting) []func() error

	// asksOption is the prompt of the menu, and noOption says that an answer is none of the
	// options up to last.
	asksOption() text.Text
	noOption(answer string, last int)

	// pickWaiting lists the games that wait until the player picks one; -1: none.
	pickWaiting(all []archive.Waiting) (int, error)

	// begins says what is played, and where a game stands that goes on.
	begins(s *session.Session)

	// dealer returns what deals the board of a game, for [session.Session.Deal].
	dealer() func(deal.Spec, game.Cell) (deal.Dealt, error)

	// turn says how the game stands before each line of input; over is what was asked for
	// to be drawn over the board.
	turn(s *session.Session, at time.Duration, over *draw.Overlay)

	// asks is the prompt of a turn.
	asks() text.Text

	// answers answers a question that only this manner knows; false: it is none.
	answers(s *session.Session, line string) bool

	// carryOut carries out actions, as [session.Session.Play] does, and says what they did.
	carryOut(s *session.Session, actions []game.Action) error

	// refused says why the last action was refused.
	refused(s *session.Session, why game.Refusal)

	// stopped says why the coach stopped the last action.
	stopped(s *session.Session, why hint.Warning)

	// help says all that can be typed in a game on g, or at the menu where g is nil; or it
	// tells a topic.
	help(topic string, g game.Grid)

	// advice says what is told now of an advice, and returns what is to be drawn of it.
	advice(s *session.Session, a hint.Advice, stage hint.Stage) *draw.Overlay

	// chances says how likely a mine is in each cell, or returns how to draw it.
	chances(s *session.Session, thoughts *hint.Thoughts) *draw.Overlay

	// ended says how the game ended, and verdict what it is worth where it was won.
	ended(s *session.Session)
	verdict(v archive.Verdict)

	// afterwards is what can still be asked when all of that has been said.
	afterwards(s *session.Session) error

	// left says that the game was left, and whether it waits; gaveUp, that it was given up.
	left(waits bool)
	gaveUp()
}
