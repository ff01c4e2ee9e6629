// Package shelf is the boards that ship with the game as one player has them: which are
// solved, which comes next, and what is known of each.
package shelf

import (
	"slices"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// An Entry is a board that ships with the game, read.
type Entry struct {
	boards.Bundled
	Group   text.Text
	Content string // what the history knows it by
	setup   session.Setup
}

// Setup returns a game on the board, by the rules it was published for, or those that the
// player has chosen.
func (b *Entry) Setup(chosen game.Rules) session.Setup {
	setup := b.setup
	if b.Rules == nil {
		setup.Rules = chosen
	}
	return setup
}

// Solved is which boards the player has solved, by their contents; nil: there is no
// history that knows.
type Solved map[string]bool

// News says that all pages are told.
func (Solved) News() {}

// Ask asks the history what has been solved.
func Ask(kept *archive.Archive) Solved {
	games, _, err := kept.History()
	if err != nil {
		return nil
	}
	return SolvedIn(games)
}

// SolvedIn returns what the games have solved.
func SolvedIn(games []history.Game) Solved {
	if len(games) == 0 {
		return nil
	}
	solved := Solved{}
	for _, g := range games {
		if g.Won {
			solved[g.Board] = true
		}
	}
	return solved
}

// Count returns how many of the boards that ship with the game have been solved, and how many
// there are.
func Count(solved Solved) (n, of int) {
	for _, group := range boards.Collection() {
		of += len(group.Boards)
	}
	if len(solved) == 0 {
		return 0, of
	}
	for _, b := range (&Shelf{}).Boards() {
		if solved[b.Content] {
			n++
		}
	}
	return n, of
}

// A Shelf is all of the boards. The zero Shelf is ready to use.
type Shelf struct {
	Solved Solved
	At     int // the board that is selected
	Facts  Facts

	boards []Entry
}

// Boards returns the boards. They are read when they are first wanted.
func (s *Shelf) Boards() []Entry {
	if s.boards != nil {
		return s.boards
	}
	for _, group := range boards.Collection() {
		for _, b := range group.Boards {
			setup, err := session.FromCollection(b)
			if err != nil {
				// A test opens every board: there is nothing a player could do.
				continue
			}
			s.boards = append(s.boards, Entry{b, group.Title, history.Content(setup.Layout()), setup})
		}
	}
	return s.boards
}

// After returns the next board to be solved after that of a game, which has been, and
// selects it. It reports false if it is none of those that ship with the game.
func (s *Shelf) After(solved session.Setup, chosen game.Rules) (session.Setup, bool) {
	if !solved.IsGiven() {
		return session.Setup{}, false
	}
	all, content := s.Boards(), history.Content(solved.Layout())
	at := slices.IndexFunc(all, func(b Entry) bool { return b.Content == content })
	if at < 0 {
		return session.Setup{}, false
	}
	if s.Solved == nil {
		s.Solved = Solved{}
	}
	s.Solved[content] = true
	for range all {
		at = (at + 1) % len(all)
		if !s.Solved[all[at].Content] {
			break
		}
	}
	s.At = at
	return all[at].Setup(chosen), true
}

// Facts are what takes a while to find out of the boards, by the rules that were chosen.
type Facts struct {
	Rules game.Rules
	Of    []Fact // each board; nil: not yet known
}

// A Fact is what there is to know of a board.
type Fact struct {
	Grade   solver.Grade // from where it begins
	ThreeBV int          // by the rules it is played by
}

// Find finds the facts of boards.
func Find(all []Entry, chosen game.Rules) Facts {
	facts := Facts{chosen, make([]Fact, len(all))}
	for i, b := range all {
		setup := b.Setup(chosen)
		l := setup.Layout()
		facts.Of[i] = Fact{solver.New(l.Grid(), l.Mines()).Grade(l, b.Start), l.ThreeBV(setup.Rules.Opening)}
	}
	return facts
}
