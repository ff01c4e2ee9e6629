package session_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// coached is a game with a coach who is always ready, on the board
//
//	*..*
//	....
func coached() *session.Session {
	layout := gametest.Must(game.NewLayout(game.Square{Rows: 2, Cols: 4}, slices.Values([]game.Cell{{}, {Col: 3}})))
	s, _ := start(session.Setup{Title: text.Same("test"), Board: session.Given(layout, game.Cell{}), Rules: game.Classic})
	s.Coach = true
	return s
}

// stopped plays a text. It returns the number of actions carried out and the danger against which
// the coach stopped one.
func stopped(t *testing.T, s *session.Session, text string) (done int, against advice.Danger) {
	t.Helper()
	done, err := s.Play(actions(text)...)
	var stop *session.Stop
	if errors.As(err, &stop) {
		return done, stop.Warning.Against
	}
	if err != nil {
		t.Fatal(err)
	}
	return done, advice.None
}

// The coach stops an opening once, at any place in a play. The same opening again is carried out,
// unless the coach has stopped another one in between.
func TestCoachStopsOnce(t *testing.T) {
	s := coached()
	for _, test := range []struct {
		play    string
		done    int
		against advice.Danger
	}{
		{"Ba*Bb*", 1, advice.RashGuess},        // no cell was certain, but cells away from the number had less risk
		{"Bb*Ab*Bc*", 1, advice.NeedlessGuess}, // Bb is the same cell again
		{"Aa*", 0, advice.NeedlessGuess},       // another cell than before
		{"Ab*", 0, advice.NeedlessGuess},       // the warning about this cell was followed by another
		{"Ac*Ab!Ba*", 2, advice.CertainMine},   // the chord would open Aa
		{"Ab!Bc*Bd*", 3, advice.None},          // nothing decides between Ad and Bd
	} {
		if done, against := stopped(t, s, test.play); done != test.done || against != test.against {
			t.Fatalf("%s: carried out %d, and stopped by %d; want %d, %d", test.play, done, against, test.done, test.against)
		}
	}
	if !s.Game().Open(game.Cell{Row: 1, Col: 3}) {
		t.Error("the last cell is not open")
	}
}

// The journal has the stopped openings, which do not count as clicks, and an entry for the coach,
// which keeps the game from being a record.
func TestCoachIsInTheJournal(t *testing.T) {
	a := archive.At(t.TempDir())
	defer a.Close()
	s := coached()
	s.KeepIn(a)
	stopped(t, s, "Ba*Bb*")
	stopped(t, s, "Bb*Ab*")
	stopped(t, s, "Ac*Bc*Ab*")
	stopped(t, s, "Bd*")
	v := gametest.Must(s.End(s.Journal().Begun).Finish())
	var events []string
	for _, e := range s.Journal().Entries {
		events = append(events, strings.TrimSpace(string(e.Append(nil))[len("0.000 "):]))
	}
	want := []string{"coach", "1,0*", "1,1* stopped", "1,1*", "0,1* stopped", "0,2*", "1,2*", "typed", "0,1*", "1,3*", "won"}
	if !slices.Equal(events, want) {
		t.Errorf("the journal is %q, want %q", events, want)
	}
	if !v.Game.Won || !v.Game.Coached || v.Game.Clicks() != 6 || v.Record {
		t.Errorf("the game is worth %+v", v)
	}
	if _, err := session.Restore(journalOf(t, textOf(t, s)), time.Now); err != nil {
		t.Error(err)
	}
}

// If the coach is not ready, it stops nothing, and the journal does not mention it.
func TestCoachThatIsNotReady(t *testing.T) {
	s := coached()
	turn := s.Begin(actions("Ba*Bb*Ad*")...)
	for w := turn.Next(); w != nil; w = turn.Next() {
		if w.Kind != session.Thinking {
			t.Fatalf("the turn needs %+v", w)
		}
		turn.Take(session.SkipCoach)
	}
	if turn.Done != 3 || turn.Err != nil {
		t.Errorf("carried out %d, %v", turn.Done, turn.Err)
	}
	for _, e := range s.Journal().Entries {
		if e.Event == journal.Coach || e.Event == journal.Stopped {
			t.Errorf("the journal has %+v", e)
		}
	}
}

// A cell that the player has seen is no guess, even if an undo has closed it. After a loss the
// player has seen the whole board.
func TestCoachKnowsWhatWasSeen(t *testing.T) {
	s := coached()
	stopped(t, s, "Ba*Bb*")
	stopped(t, s, "Bb*Ac*Bc*Bd*")
	if done, against := stopped(t, s, "<Bd*"); done != 2 || against != advice.None {
		t.Errorf("after an undo: carried out %d, and stopped by %d", done, against)
	}
	s = coached()
	stopped(t, s, "Ba*Bb*")
	stopped(t, s, "Bb*Ac*Bc*Bd*") // shows that Ad is a mine
	if done, against := stopped(t, s, "<Ad*"); done != 1 || against != advice.CertainMine {
		t.Errorf("after an undo: carried out %d, and stopped by %d", done, against)
	}
	s = coached()
	stopped(t, s, "Ba*Bb*")
	stopped(t, s, "Bb*Ad*")
	if s.Game().Status() != game.Lost {
		t.Fatal("the game goes on")
	}
	if done, against := stopped(t, s, "<Aa*"); done != 2 || against != advice.None {
		t.Errorf("after a loss: carried out %d, and stopped by %d", done, against)
	}
}
