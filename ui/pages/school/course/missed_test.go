package course

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/session"
)

var today = time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)

func never() bool { return false }

// played returns an archive with a lost game in which the player guessed needlessly.
func played(t *testing.T, dir string) *archive.Archive {
	t.Helper()
	kept := archive.At(dir)
	t.Cleanup(kept.Close)
	return finish(t, kept, session.Setup{Board: session.Given(guessable(t), game.Cell{})}, "0,0*", "2,1*", "2,0*")
}

// guessable returns a board on which, after 0,0 is opened, a guess at 2,1 is needless.
func guessable(t *testing.T) *game.Layout {
	t.Helper()
	return gametest.Layout(t, game.GridKinds()[0].New, "..*....", "....*.*", "*....*.", ".....*.")
}

// finish plays a game with these plays, gives it up if it is not over, and adds it to the archive.
func finish(t *testing.T, kept *archive.Archive, setup session.Setup, plays ...string) *archive.Archive {
	t.Helper()
	s, err := session.New(setup, func() time.Time { return today })
	if err != nil {
		t.Fatal(err)
	}
	s.KeepIn(kept)
	for _, play := range plays {
		actions, err := game.ParsePlay(play)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Play(actions...); err != nil {
			t.Fatal(err)
		}
	}
	put(t, s)
	return kept
}

// put adds a game to the history. It gives up a game that is not over.
func put(t *testing.T, s *session.Session) {
	t.Helper()
	var end *archive.Ending
	var err error
	if s.Game().Status() != game.Playing {
		end = s.End(today)
	} else if end, err = s.GiveUp(today); err != nil {
		t.Fatal(err)
	}
	if _, err := end.Finish(); err != nil {
		t.Fatal(err)
	}
}

// A needless guess is found in the archive, with the position before it.
func TestWhatWasMissedIsFound(t *testing.T) {
	missed, _ := misses(played(t, t.TempDir()), always, never)
	if len(missed) == 0 {
		t.Fatal("no mistake was found")
	}
	m := missed[0]
	guessed := game.Cell{Row: 2, Col: 1}
	if m.Why != Guessed || m.At != guessed || m.Game(m.Rules).Open(guessed) || !strings.HasSuffix(m.Name, ".1") {
		t.Errorf("mistake %s of kind %d at %v, want one after entry 1 of kind %d at %v", m.Name, m.Why, m.At, Guessed, guessed)
	}
	if len(m.Patterns) != 1 || len(m.Patterns[0].Safe()) != 1 || m.Game(m.Rules).Opened() < 2 {
		t.Errorf("the position asks about %v, with %d open cells; want one safe cell, at least 2", m.Patterns, m.Game(m.Rules).Opened())
	}
	if broken, _ := misses(played(t, t.TempDir()), always, func() bool { return true }); len(broken) > 0 {
		t.Errorf("a search that was stopped found %d mistakes, want 0", len(broken))
	}
}

// The kinds of mistakes: needless guesses, certain mines, and openings that took more than three
// times the usual time, if that is known.
func TestWhatCountsAsMissed(t *testing.T) {
	of := history.Game{Rows: 9, Cols: 9, Mines: 10, Dealt: true}
	openings := func(n int) (all []review.Opening) {
		for range n {
			all = append(all, review.Opening{Thought: time.Second})
		}
		return all
	}
	few := usually([]judged{{game: of, openings: openings(29)}})
	if _, known := few[stats.CategoryOf(of)]; known {
		t.Error("29 openings give a usual time, want at least 30")
	}
	// Only the last 200 openings count, not those of an older game.
	old := judged{game: of}
	for range 200 {
		old.openings = append(old.openings, review.Opening{Thought: 100 * time.Second})
	}
	usual := usually([]judged{{game: of, openings: openings(200)}, old})[stats.CategoryOf(of)]
	if usual != time.Second {
		t.Errorf("the usual time is %v, want a second", usual)
	}
	for _, test := range []struct {
		o      review.Opening
		why    Why
		missed bool
	}{
		{review.Opening{Verdict: review.Needless}, Guessed, true},
		{review.Opening{Verdict: review.Needless, Later: 9}, 0, false},
		{review.Opening{Verdict: review.Mistake, Mines: []game.Cell{{}}}, Blasted, true},
		{review.Opening{Verdict: review.Mistake}, 0, false}, // the mistake was a wrong flag
		{review.Opening{Verdict: review.Forced, Thought: time.Minute}, 0, false},
		{review.Opening{Verdict: review.Proven, Thought: 3 * time.Second}, 0, false},
		{review.Opening{Verdict: review.Proven, Thought: 3100 * time.Millisecond}, Slow, true},
	} {
		if why, missed := whyMissed(test.o, time.Second); why != test.why || missed != test.missed {
			t.Errorf("%+v: kind %d, mistake %v, want %d, %v", test.o, why, missed, test.why, test.missed)
		}
	}
	if _, missed := whyMissed(review.Opening{Thought: time.Hour}, 0); missed {
		t.Error("an opening is slow, but there is no usual time")
	}
}

// A mistake comes up again after 1, 3, 7 and 21 days, until it was solved twice.
func TestWhatWasMissedComesBack(t *testing.T) {
	dir, day := t.TempDir(), today
	s, err := readSchedule(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, days := range []int{1, 3, 7, 21, 21} {
		if !s.isDue("a", day) {
			t.Fatalf("not due on %v", day)
		}
		s.record("a", false, day)
		if day = day.AddDate(0, 0, days); s.isDue("a", day.AddDate(0, 0, -1)) {
			t.Errorf("due a day before %v", day)
		}
	}
	s.record("a", true, day)
	gametest.MustDo(s.Write())
	again, err := readSchedule(dir)
	if day = day.AddDate(0, 0, 21); err != nil || !again.isDue("a", day) {
		t.Fatalf("a mistake that was solved once does not come up again, error %v", err)
	}
	again.record("a", true, day)
	if again.isDue("a", day.AddDate(1, 0, 0)) {
		t.Error("a mistake that was solved twice comes up again")
	}
}

// The mistakes that are due come one after the other, and then none.
func TestPractise(t *testing.T) {
	dir := t.TempDir()
	kept := played(t, dir)
	all, _ := misses(kept, always, never)
	var p Queue
	for n := range all {
		m := p.Next(kept, today, never).Missed
		if m == nil {
			t.Fatalf("after %d of %d mistakes none is due", n, len(all))
		}
		gametest.MustDo(p.Record(m.Name, true, today))
	}
	if p.Next(kept, today, never).Missed != nil {
		t.Error("another mistake is due after the last one")
	}
	if m := (&Queue{}).Next(kept, today, never).Missed; m != nil {
		t.Errorf("%s is due again on the same day", m.Name)
	}
	if (&Queue{}).Next(kept, today.AddDate(0, 0, 1), never).Missed == nil {
		t.Error("no mistake is due on the next day")
	}
}

// Without mistakes and without a game won, there are positions on Beginner boards.
func TestEndless(t *testing.T) {
	kept := archive.At(t.TempDir())
	defer kept.Close()
	for _, kind := range game.GridKinds() {
		p, ok := Endless(kept, kind, 1)
		if rows, cols := p.Layout.Grid().Size(); !ok || rows != game.Beginner.Rows || cols != game.Beginner.Cols {
			t.Errorf("%s: found %v, a board of %d×%d, want a Beginner board", kind.Name, ok, rows, cols)
		}
	}
}

// After a win on a board of mines for the most part, where a search could take minutes, the positions
// are on Beginner boards.
func TestEndlessAfterADenseBoard(t *testing.T) {
	kept := archive.At(t.TempDir())
	defer kept.Close()
	dense := session.Given(gametest.Layout(t, game.GridKinds()[0].New, "*.**", "****"), game.Cell{Row: 0, Col: 1})
	finish(t, kept, session.Setup{Board: dense}, "0,1*")
	games, _, _ := kept.History()
	if len(games) != 1 || !games[0].Won {
		t.Fatalf("the history has %+v, want one win", games)
	}
	p, ok := Endless(kept, game.GridKinds()[0], 1)
	if !ok {
		t.Fatal("there is no position")
	}
	if rows, cols := p.Layout.Grid().Size(); rows != game.Beginner.Rows || cols != game.Beginner.Cols {
		t.Errorf("the position is on a board of %d×%d, want a Beginner board", rows, cols)
	}
}
