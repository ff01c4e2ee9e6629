// Package session is a game as it is played: the rules of package game, the
// board dealt when the first cell is opened, and the clock. The full-screen game
// and the line mode both play through it.
package session

import (
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/draw"
	"buscaminas/ui/words"
)

// A Setup says what is to be played.
type Setup struct {
	Title words.Text // the level, or the file
	Rules game.Rules

	// Layout is the board. Where it is nil, the board is dealt by Deal when the
	// first cell is opened.
	Layout *game.Layout
	Deal   deal.Spec

	// Opening is carried out on a given board before the player begins: a position
	// that was read, or a cell to open at once.
	Opening []game.Action

	Start     game.Cell // where the cursor begins
	StartSafe bool      // and where a given board is known to hold no mine
	ShowMines bool      // the mines are to be seen
}

// Dealt returns the setup of a board to be dealt, to be opened from its middle.
func Dealt(title words.Text, spec deal.Spec, rules game.Rules) Setup {
	rows, cols := spec.Grid.Size()
	return Setup{Title: title, Rules: rules, Deal: spec, Start: game.Cell{Row: rows / 2, Col: cols / 2}}
}

// Level returns the setup of a board of a level.
func Level(l words.Level, shape *draw.Shape, rules game.Rules, seed uint64) Setup {
	return Dealt(l.Name, deal.Spec{Grid: shape.New(l.Rows, l.Cols), Mines: l.Mines, Seed: seed}, rules)
}

// Grid returns the grid of the board.
func (s Setup) Grid() game.Grid {
	if s.Layout != nil {
		return s.Layout.Grid()
	}
	return s.Deal.Grid
}

// A Session is one game being played.
type Session struct {
	Setup Setup

	game    *game.Game
	dealt   bool
	flagged []game.Action // the flags put before the board was dealt
	clock   clock
}

// New returns a session at its beginning; now tells the time. It fails where the
// setup asks for a board that cannot be.
func New(setup Setup, now func() time.Time) (*Session, error) {
	s := &Session{Setup: setup, dealt: setup.Layout != nil || setup.ShowMines, clock: clock{now: now}}
	layout := setup.Layout
	if layout == nil {
		// Until the first cell is opened any board with these mines will do:
		// all that shows of it is their number. Where the mines are to be seen,
		// this is the board.
		board, err := setup.Deal.Deal(setup.Start)
		if err != nil {
			return nil, err
		}
		layout = board.Layout
	}
	s.game = game.New(layout, setup.Rules)
	return s, begin(s.game, setup.Opening) // the clock waits for the player
}

// Game returns the game, to be looked at; what changes it is [Session.Apply].
func (s *Session) Game() *game.Game { return s.game }

// Elapsed returns how long the game has been played: from the first action to
// the end, without the pauses.
func (s *Session) Elapsed() time.Duration { return s.clock.elapsed() }

// Begun reports whether anything has been played.
func (s *Session) Begun() bool { return s.clock.begun }

// Running reports whether the clock runs.
func (s *Session) Running() bool { return s.clock.running }

// Pause stops the clock until [Session.Resume].
func (s *Session) Pause() { s.clock.stop() }

// Resume lets the clock run again, if the game has begun and goes on.
func (s *Session) Resume() {
	if s.clock.begun && s.game.Status() == game.Playing {
		s.clock.start()
	}
}

// Apply carries out an action, as [game.Game.Apply] does.
func (s *Session) Apply(a game.Action) error {
	if !s.dealt {
		if err := s.deal(a); err != nil {
			return err
		}
	}
	if err := s.game.Apply(a); err != nil {
		return err
	}
	if !s.dealt && a.Kind == game.Flag {
		s.flagged = append(s.flagged, a)
	}
	if s.game.Status() == game.Playing {
		s.clock.start()
	} else {
		s.clock.stop()
	}
	return nil
}

// deal deals the board if a is what opens its first cell.
func (s *Session) deal(a game.Action) error {
	if a.Kind != game.Open || !game.Contains(s.Setup.Deal.Grid, a.Cell) || s.game.Flagged(a.Cell) {
		return nil
	}
	board, err := s.Setup.Deal.Deal(a.Cell)
	if err != nil {
		return err
	}
	s.game = game.New(board.Layout, s.Setup.Rules)
	for _, flag := range s.flagged {
		if err := s.game.Apply(flag); err != nil {
			return err
		}
	}
	s.dealt, s.flagged = true, nil
	s.Setup.Start, s.Setup.StartSafe = a.Cell, true
	return nil
}

// Play carries out actions in order, up to the first that is refused, or that
// ends the game. It returns how many it carried out, and the refusal.
func (s *Session) Play(actions []game.Action) (done int, err error) {
	for i, a := range actions {
		if err := s.Apply(a); err != nil {
			return i, err
		}
		if s.game.Status() != game.Playing {
			return i + 1, nil
		}
	}
	return len(actions), nil
}

// Again returns a setup of the very board that s is played on, so far as it has
// been dealt; it begins where this one was first opened.
func (s *Session) Again() Setup {
	setup := s.Setup
	if s.dealt {
		setup.Layout = s.game.Layout()
	}
	return setup
}

// Describe says in one line what is played: the board, its grid, the rules, and
// the seed it is dealt from.
func (s Setup) Describe(l words.Lang) string {
	parts := []string{
		s.Title.In(l),
		draw.ShapeOf(s.Grid()).Name.In(l),
		words.RuleSetOf(s.Rules).Name.In(l),
	}
	if s.Deal.Grid != nil {
		parts = append(parts, words.Seed.In(l, s.Deal.Seed))
	}
	if s.ShowMines {
		parts = append(parts, words.MinesSeen.In(l))
	}
	return strings.Join(parts, " · ")
}
