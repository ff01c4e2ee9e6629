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
// the start cell for every player, unless that cell may be a mine. The setup has neither a seed
// nor a share code, because the players could deal the board from them. After the race,
// [ContestCode] returns the code.
func ContestSetup(h *journal.Header) Setup {
	setup := setupOf(truthful(&journal.Journal{Header: *h}, true))
	setup.Board, setup.ShowMines = setup.Board.forRace(), false
	if setup.StartSafe() {
		setup.Opening = []game.Action{{Kind: game.Open, Cell: setup.Start()}}
	}
	return setup
}

// learnEnd sets h.RaceOver to whether the race of a game is over. A race that was removed from the
// archive counts as over. If the game is not part of a race, learnEnd does nothing.
func learnEnd(a *archive.Archive, h *journal.Header) {
	code, _, ok := races.ParseRef(h.Race)
	if !ok {
		return
	}
	r, err := races.In(a).Race(code)
	h.RaceOver = errors.Is(err, races.ErrNone) || err == nil && r.Over()
}

// hidesBoard reports whether the mines of a game are secret. They are secret if the game is part
// of a race that may still go on, unless the game is won.
func hidesBoard(j *journal.Journal) bool {
	return j.Race != "" && !j.RaceOver && j.End() != journal.Won
}

var errRaceGoesOn error = text.Error{
	"la carrera sigue: eso solo se puede hacer cuando acabe",
	"the race is still going: you can only do that once it is over"}

// ContestCode returns the share code of the board of a race. Show it only after all players have
// finished, because the code gives away the mines. ContestCode reports false if the board has no
// code. It deals the board again to check the header, which may take long.
func ContestCode(h *journal.Header) (string, bool) {
	return setupOf(truthful(&journal.Journal{Header: *h}, false)).Code()
}

// ContestSeed returns a seed for the board of a race. It calls seed twice and combines the two
// results. One result has only 35 bits: during the race, a computer could try all of them.
func ContestSeed(seed func() uint64) uint64 {
	const short = 35 // bits of [deal.ShortSeed]
	return seed()<<short ^ seed()
}

// ContestBoard deals the board of s and returns the header of a new race on this board. The
// parameter now is the current time. For watch and for the error see [deal.Spec.DealWithProgress].
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

// Enter makes s a game in a race of several players, and starts the clock. The parameter seat is
// the place of the player in that race.
func (s *Session) Enter(seat *races.Seat) {
	s.seat = seat
	s.joinRace(seat.Ref())
	s.clock.begun = true
	s.clock.start()
	s.note(journal.Resume, game.Action{})
}

// joinRace makes s part of the race that ref names: see [journal.Header.Race]. From then on an
// explosion does not end the game and does not show the other mines.
func (s *Session) joinRace(ref string) {
	s.inRace = ref
	s.game.HideLoss()
}

// InRace reports whether s is a game in a race of several players. It still reports true after the
// race was removed from the archive.
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

// TakeRaceError returns the error because of which the other players of the race cannot see the
// game any more. It returns each error once. If there is no error, or no new one, it returns nil.
func (s *Session) TakeRaceError() error {
	if !s.untold {
		return nil
	}
	s.untold = false
	return s.unshared
}

// resumeSeat gives a resumed game its old seat in a race. If the race was removed, or if somebody
// else has the seat, the game goes on without a seat.
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
