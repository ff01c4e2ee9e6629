package session_test

import (
	"reflect"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
)

// A game on a board of the day waits for the setups of that board, whether it is played on its day or
// later. It waits for no other setup, and not while somebody plays it.
func TestGameThatWaitsOnTheBoardOfTheDay(t *testing.T) {
	day := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	spec := beginner(1).Spec()
	daily := session.Daily(spec, day)
	s, _ := start(daily)
	play(t, s, "Ee*")
	waits := archive.Waiting{Glance: journal.Glance{Header: s.Journal().Header}, Name: s.Name()}
	here, elsewhere := waits, waits
	here.Here, elsewhere.Elsewhere = true, true
	code := daily
	code.Day, code.Seen = time.Time{}, true
	corner := daily
	corner.Day, corner.Board = time.Time{}, session.Fresh(daily.Spec())
	s, _ = start(corner)
	play(t, s, "Aa*")
	cornered := archive.Waiting{Glance: journal.Glance{Header: s.Journal().Header}, Name: s.Name()}
	larger := spec
	larger.Grid, larger.Mines = game.Square{Rows: 16, Cols: 16}, 40
	for _, test := range []struct {
		name  string
		setup session.Setup
		games []archive.Waiting
		want  int
	}{
		{"that board", daily, []archive.Waiting{here, elsewhere, waits}, 2},
		{"later", session.DailyLater(spec, day), []archive.Waiting{waits}, 0},
		{"played", daily, []archive.Waiting{here, elsewhere}, -1},
		{"its seed, dealt from a corner", daily, []archive.Waiting{cornered}, -1},
		{"another day", session.Daily(spec, day.AddDate(0, 0, 1)), []archive.Waiting{waits}, -1},
		{"another level", session.Daily(larger, day), []archive.Waiting{waits}, -1},
		{"its code", code, []archive.Waiting{waits}, -1},
		{"the next board", daily.Next(2), []archive.Waiting{waits}, -1},
	} {
		if got := test.setup.FindWaiting(test.games); got != test.want {
			t.Errorf("%s: game %d waits, want %d", test.name, got, test.want)
		}
	}
	if next := daily.Next(2); !next.Day.IsZero() {
		t.Errorf("the next board is that of %v", next.Day)
	}
}

// A game of the day whose file has lost the board goes on on the board of the day, whichever cell is
// opened first.
func TestTheBoardOfTheDayIsDealtAgain(t *testing.T) {
	s, now := start(session.Daily(beginner(1).Spec(), time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)))
	play(t, s, "Ee*")
	cut := s.Journal().Header
	cut.Layout = nil
	again := gametest.Must(session.Restore(&journal.Journal{Header: cut}, now.now))
	play(t, again, "Ii*")
	if !reflect.DeepEqual(again.Game().Layout(), s.Game().Layout()) {
		t.Error("the game has another board")
	}
}
