package session

import (
	"errors"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/text"
)

// ContestSetup returns the setup of a player's game in the race with this header. The game opens
// the start for every player, unless the start may be a mine.
func ContestSetup(h *journal.Header) Setup {
	setup := setupOf(truthful(&journal.Journal{Header: *h}, true))
	setup.ShowMines = false
	if setup.StartSafe() {
		setup.Opening = []game.Action{{Kind: game.Open, Cell: setup.Start()}}
	}
	return setup
}

// ContestBoard deals the board of s and returns the header of a new race on this board. The
// parameter now is the current time. ContestBoard calls watch and fails as [deal.Spec.DealWatched]
// does.
func (s Setup) ContestBoard(now time.Time, watch func(share float64) bool) (journal.Header, error) {
	board, err := s.Spec().DealWatched(s.Start(), watch)
	if err != nil {
		return journal.Header{}, err
	}
	s.Board = s.Board.dealt(board, s.Start())
	return journal.Header{
		Titles: []string{s.Title.In(text.Spanish), s.Title.In(text.English)},
		Begun:  now,
		Rules:  s.Rules, Deal: s.Spec(), Layout: s.Layout(), MayNeedGuess: s.MayNeedGuess(),
		Start: s.Start(), SafeStart: s.StartSafe(),
	}, nil
}

// Enter makes s the game of the player who has this seat in a race of several players, and starts
// the clock.
func (s *Session) Enter(seat *races.Seat) {
	s.seat, s.inRace = seat, seat.Ref()
	s.game.HideLoss()
	s.clock.begun = true
	s.clock.start()
	s.note(journal.Resume, game.Action{})
}

// Seat returns the seat of the player in a race of several players, or nil if s is not in such a
// race.
func (s *Session) Seat() *races.Seat { return s.seat }

// share writes the game to the folder of the race, where the other players read it.
func (s *Session) share() {
	if s.seat != nil {
		s.shared(s.seat.Write(s.Journal()))
	}
}

// shared records whether the other players can see the game: err is nil if they can.
func (s *Session) shared(err error) {
	s.untold = err != nil && (s.untold || s.unshared == nil)
	s.unshared = err
}

// TakeRaceError returns the reason why the other players of the race cannot see the game any more.
// It returns nil if they can, or if it has returned the reason already.
func (s *Session) TakeRaceError() error {
	if !s.untold {
		return nil
	}
	s.untold = false
	return s.unshared
}

// resumeSeat gives a resumed game its old seat in a race. The parameter ref is the
// [journal.Header.Race] of the game. If the race is gone or somebody else has the seat, the game
// goes on without a seat.
func (s *Session) resumeSeat(a *archive.Archive, ref string) {
	if s.inRace = ref; ref == "" {
		return
	}
	seat, err := races.In(a).SitAgain(ref)
	if err != nil {
		if !errors.Is(err, races.ErrNone) {
			s.shared(err)
		}
		return
	}
	s.seat = seat
	s.share()
}
