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
// the start for every player, unless the start may be a mine. The setup has neither a seed nor a
// code: see [ContestCode].
func ContestSetup(h *journal.Header) Setup {
	setup := setupOf(truthful(&journal.Journal{Header: *h}, true))
	setup.Board, setup.ShowMines = setup.Board.forRace(), false
	if setup.StartSafe() {
		setup.Opening = []game.Action{{Kind: game.Open, Cell: setup.Start()}}
	}
	return setup
}

// learnEnd sets h.RaceOver if the game of h is part of a race that is over, or gone from the folder of
// the races.
func learnEnd(a *archive.Archive, h *journal.Header) {
	code, _, ok := races.ParseRef(h.Race)
	if !ok {
		return
	}
	r, err := races.In(a).Race(code)
	h.RaceOver = errors.Is(err, races.ErrNone) || err == nil && r.Over()
}

// hidesBoard reports whether the mines of a game are secret: the game is not won, and it is part of a
// race that may still go on.
func hidesBoard(j *journal.Journal) bool {
	return j.Race != "" && !j.RaceOver && j.End() != journal.Won
}

var errRaceGoesOn error = text.Error{
	"la carrera sigue: eso solo se puede hacer cuando acabe",
	"the race is still going: you can only do that once it is over"}

// ContestCode returns the share code of the board of a race, for players who have all finished. It
// reports false if the board has none. It deals the board again, which may take long.
func ContestCode(h *journal.Header) (string, bool) {
	return setupOf(truthful(&journal.Journal{Header: *h}, false)).Code()
}

// ContestSeed returns a seed for the board of a race. It calls seed twice and combines both results:
// a single result is so short that a computer could try all possible seeds during the race.
func ContestSeed(seed func() uint64) uint64 {
	const short = 35 // bits of [deal.ShortSeed]
	return seed()<<short ^ seed()
}

// ContestBoard deals the board of s and returns the header of a new race on this board. The
// parameter now is the current time. ContestBoard calls watch and fails as [deal.Spec.DealWithProgress]
// does.
func (s Setup) ContestBoard(now time.Time, watch func(share float64) bool) (journal.Header, error) {
	board, err := s.Spec().DealWithProgress(s.Start(), watch)
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
	s.seat = seat
	s.joinRace(seat.Ref())
	s.clock.begun = true
	s.clock.start()
	s.note(journal.Resume, game.Action{})
}

// joinRace makes s part of a race. The parameter ref names the race, as [journal.Header.Race] does.
// From then on an explosion neither ends the game nor shows the other mines.
func (s *Session) joinRace(ref string) {
	s.inRace = ref
	s.game.HideLoss()
}

// InRace reports whether s is a game of a race of several players, even if the race is gone.
func (s *Session) InRace() bool { return s.inRace != "" }

// Seat returns the seat of the player in a race of several players, or nil if the player has none.
func (s *Session) Seat() *races.Seat { return s.seat }

// share writes the game to the folder of the race, where the other players read it.
func (s *Session) share(j *journal.Journal) {
	if s.seat != nil {
		s.shared(s.seat.Write(j))
	}
}

// shared records whether the other players can see the game: err is nil if they can.
func (s *Session) shared(err error) {
	s.untold = err != nil && (s.untold || s.unshared == nil)
	s.unshared = err
}

// TakeRaceError returns the reason why the other players of the race cannot see the game any more.
// It returns nil if there is no such reason, or if it has returned the reason already.
func (s *Session) TakeRaceError() error {
	if !s.untold {
		return nil
	}
	s.untold = false
	return s.unshared
}

// resumeSeat gives a resumed game its old seat in a race. If the race is gone or somebody else has
// the seat, the game goes on without a seat.
func (s *Session) resumeSeat(a *archive.Archive) {
	if !s.InRace() {
		return
	}
	seat, err := races.In(a).SitAgain(s.inRace)
	if err != nil {
		if !errors.Is(err, races.ErrNone) {
			s.shared(err)
		}
		return
	}
	s.seat = seat
	s.share(s.Journal())
}
