// Package shelf holds the bundled boards and a player's progress with them: which are solved, and
// which is next.
package shelf

import (
	"slices"
	"sync"

	"buscaminas/boards"
	"buscaminas/game"
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
	Content string        // the [history.BoardHash] of the board, which identifies it in the history
	setup   session.Setup // a game on the board, with the default rules if the board was published without rules
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

// Boards returns all bundled boards.
var Boards = sync.OnceValue(func() (all []Entry) {
	for _, group := range boards.Collection() {
		for _, b := range group.Boards {
			// A test opens every board, and a player could do nothing about an error.
			if setup, err := session.FromCollection(b); err == nil {
				all = append(all, Entry{b, words.BoardTitle(b), words.GroupTitle(group), history.BoardHash(setup.Layout()), setup})
			}
		}
	}
	return all
})

// Solved is the set of boards that the player has solved. The keys are the values of
// [Entry.Content]. Solved is nil if there is no history.
type Solved map[string]bool

// ReadSolved returns the boards that the player has solved, from the history of the archive.
func ReadSolved(kept *archive.Archive) Solved {
	games, _, _ := kept.History() // the page of the records shows the error
	return SolvedIn(games)
}

// SolvedIn returns the boards of the games that were won. It leaves out games on boards that were
// dealt. It returns nil if games is empty.
func SolvedIn(games []history.Game) Solved {
	if len(games) == 0 {
		return nil
	}
	solved := Solved{}
	for _, g := range games {
		if g.Won && !g.Dealt {
			solved[g.Board] = true
		}
	}
	return solved
}

// Count returns the number of bundled boards in solved, and the number of all bundled boards.
func (solved Solved) Count() (n, of int) {
	for _, group := range boards.Collection() {
		of += len(group.Boards)
	}
	if len(solved) == 0 {
		return 0, of // before the first frame, do not read the boards
	}
	for _, b := range Boards() {
		if solved[b.Content] {
			n++
		}
	}
	return n, of
}

// A Shelf is a player's progress with the bundled boards.
type Shelf struct {
	Solved   Solved
	Selected int // the index of the selected board
}

// Next marks the board of a won game as solved, selects the next unsolved board, and returns a game
// on that board. If all boards are solved, it selects the board of the won game again. It reports
// false if the won game is not on a bundled board.
func (s *Shelf) Next(won session.Setup, chosen game.Rules) (session.Setup, bool) {
	if !won.IsGiven() {
		return session.Setup{}, false
	}
	all, content := Boards(), history.BoardHash(won.Layout())
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
