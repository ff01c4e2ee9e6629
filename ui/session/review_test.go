package session_test

import (
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// verdicts returns the verdicts on the openings of a session, in order.
func verdicts(t *testing.T, s *session.Session) []review.Verdict {
	t.Helper()
	r := gametest.Must(session.NewReplay(s.Journal()))
	g, at, err := r.Review()
	if err != nil {
		t.Fatal(err)
	}
	var all []review.Verdict
	for o := range g.Openings() {
		all = append(all, o.Verdict)
		r.Seek(at[o.Move])
		if e, ok := r.Last(); !ok || e.Action != g.Moves[o.Move].Action {
			t.Errorf("move %d is said to be %v", o.Move, e)
		}
	}
	return all
}

// An opening that is known to be safe is not judged as a guess.
func TestWhatIsKnownBeforehandIsNoGuess(t *testing.T) {
	known := fixed()
	known.Board = session.GivenSafe(known.Layout(), game.Cell{Row: 2, Col: 2})
	elsewhere := known
	elsewhere.Board = session.GivenSafe(known.Layout(), game.Cell{Row: 0, Col: 1})
	for _, test := range []struct {
		name  string
		setup session.Setup
		play  string
		want  []review.Verdict
	}{
		{"a board that is dealt where it is opened", beginner(3), "Ee*", []review.Verdict{review.Proven}},
		{"one whose first cell may explode", beginner(2).Promising(deal.AnyStart), "Ee*", []review.Verdict{review.Forced}},
		{"a given board", fixed(), "Ab*", []review.Verdict{review.Forced}},
		{"one whose start is known", known, "Cc*", []review.Verdict{review.Proven}},
		{"one whose start is known, and not taken", elsewhere, "Cc*", []review.Verdict{review.Needless}},
		{"a position: what was open in it nobody opened", fromInput(t, position), "Bc!Bc!Bb*",
			[]review.Verdict{review.Forced}},
	} {
		s, _ := start(test.setup)
		play(t, s, test.play)
		if got := verdicts(t, s); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

// A thought from 1.85 s to 5.85 s takes exactly 4 s.
func TestThoughtsAreTimedExactly(t *testing.T) {
	s, w := start(fixed())
	for _, then := range []struct {
		wait time.Duration
		play string
	}{{0, "Ab!"}, {1850 * time.Millisecond, "Ab!Ab*"}, {4 * time.Second, "Cc*"}} {
		w.pass(then.wait)
		play(t, s, then.play)
	}
	r := gametest.Must(session.NewReplay(s.Journal()))
	g, _, _ := r.Review()
	told := hint.Teller{Game: s.Game(), Lang: text.English}.LongestThoughts(slices.Collect(g.Openings()))
	if want := "the moves you thought about longest: Cc (4.0 s)"; told != want {
		t.Errorf("%q, want %q", told, want)
	}
}

// A game on a board that was never dealt has no review.
func TestGivenUpBeforeTheBoardIsDealt(t *testing.T) {
	kept := archive.At(t.TempDir())
	defer kept.Close()
	s, w := start(beginner(1))
	s.KeepIn(kept)
	play(t, s, "Aa!")
	ending := gametest.Must(s.GiveUp(w.now()))
	if v, err := ending.Finish(); err != nil || v.Game.Review != (review.Figures{}) {
		t.Errorf("the review is %+v, %v; want none", v.Game.Review, err)
	}
}

// WatchedReplay reports its progress, and fails when watch returns false.
func TestReplayIsWatched(t *testing.T) {
	s, _ := start(fixed())
	play(t, s, "Ab*Aa*")
	var shares []float64
	watch := func(share float64) bool {
		shares = append(shares, share)
		return share == 0
	}
	if r, err := session.WatchedReplay(s.Journal(), watch); err == nil || r != nil {
		t.Errorf("it is made all the same: %v", err)
	}
	if len(shares) != 2 || shares[1] <= 0 || shares[1] >= 1 {
		t.Errorf("told were %v", shares)
	}
}

// A game is judged when it ends, and a guess against the best guess there was. Here that is Gd, as the
// hint says, and the player opens Gb at 91 %.
func TestGuessIsJudgedAgainstTheBest(t *testing.T) {
	kept := archive.At(t.TempDir())
	defer kept.Close()
	spec := deal.Spec{Grid: game.Square{Rows: 7, Cols: 7}, Mines: 11, Seed: 1, Promise: deal.ClearStart}
	s, w := start(session.Dealt(text.Same("guess"), spec, game.LeftToFind))
	s.KeepIn(kept)
	play(t, s, "Dd*Fa*Fb*Fc*Fe*Gc*Fd!Be!Ca!")
	hinted := s.Position().Think().Advice(game.Cell{})
	if want := (game.Cell{Row: 6, Col: 3}); hinted.About != advice.Guess || hinted.Cell != want {
		t.Fatalf("the hint is %+v, want a guess at %v", hinted, want)
	}
	play(t, s, "Gb*")
	v := gametest.Must(s.End(w.now()).Finish())
	f := v.Game.Review
	if v.Game.Loss != history.RashGuess || f.Rash != 1 || f.Forced != 0 || f.Accuracy < 0.71 || f.Accuracy > 0.72 || f.Luck() != review.UsualLuck {
		t.Errorf("the loss is kept as %q, with the figures %+v", v.Game.Loss, f)
	}
}
