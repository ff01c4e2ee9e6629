// Package shelf holds the bundled boards and a player's progress with them: which are solved, which
// is next, and how difficult each one is.
package shelf

import (
	"slices"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// An Entry is a bundled board.
type Entry struct {
	boards.Bundled
	Title   text.Text
	Group   text.Text
	Content string        // the identity of the board in the history
	setup   session.Setup // with the default rules if the board has no rules of its own
}

// Setup returns a new game on the board. The game has the rules with which the board was published.
// If the board was published without rules, the game has the chosen rules.
func (b *Entry) Setup(chosen game.Rules) session.Setup {
	setup := b.setup
	if b.Rules == nil {
		setup.Rules = chosen
	}
	return setup
}

// Solved is the set of boards that the player has solved. The keys are the values of
// [Entry.Content]. Solved is nil if there is no history.
type Solved map[string]bool

// News implements [page.News].
func (Solved) News() {}

// ReadSolved returns the boards that the player has solved, from the history of the archive.
func ReadSolved(kept *archive.Archive) Solved {
	games, _, err := kept.History()
	if err != nil {
		return nil
	}
	return SolvedIn(games)
}

// SolvedIn returns the boards of the won games. It returns nil if there are no games.
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

// Count returns the number of bundled boards in solved, and the number of all bundled boards.
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

// A Shelf is the list of all bundled boards. The zero Shelf is ready to use.
type Shelf struct {
	Solved   Solved
	Selected int // the index of the selected board
	Facts    Facts

	boards []Entry
}

// Boards returns the boards. The first call reads them.
func (s *Shelf) Boards() []Entry {
	if s.boards != nil {
		return s.boards
	}
	for _, group := range boards.Collection() {
		for _, b := range group.Boards {
			setup, err := session.FromCollection(b)
			if err != nil {
				// A test opens every board, and a player could do nothing about the error.
				continue
			}
			s.boards = append(s.boards, Entry{b, words.BoardTitle(b), words.GroupTitle(group), history.Content(setup.Layout()), setup})
		}
	}
	return s.boards
}

// Next marks the board of a won game as solved, and selects the next unsolved board. It returns a
// game on that board. If all boards are solved, it selects the board of the won game again. It
// reports false if the won game is not on a bundled board.
func (s *Shelf) Next(won session.Setup, chosen game.Rules) (session.Setup, bool) {
	if !won.IsGiven() {
		return session.Setup{}, false
	}
	all, content := s.Boards(), history.Content(won.Layout())
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
	s.Selected = at
	return all[at].Setup(chosen), true
}

// Facts hold the difficulty and the 3BV of all boards.
type Facts struct {
	Rules  game.Rules // the rules used for boards without rules of their own
	Boards []fact     // one for each board; nil: not known yet
}

// A Fact holds the difficulty and the 3BV of one board.
type fact struct {
	Grade   solver.Grade // the difficulty of a game that begins at [boards.Bundled.Start]
	ThreeBV int          // under the rules of the board, or else the chosen rules
}

// Find computes the facts about boards. The chosen rules apply to boards without rules of their own.
func Find(all []Entry, chosen game.Rules) Facts {
	facts := Facts{chosen, make([]fact, len(all))}
	for i, b := range all {
		setup := b.Setup(chosen)
		l := setup.Layout()
		facts.Boards[i] = fact{solver.GradeOf(l, b.Start), l.ThreeBV(setup.Rules.Opening)}
	}
	return facts
}
