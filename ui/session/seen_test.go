package session_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/game/gridtest"
	"buscaminas/game/review"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"

	"pgregory.net/rapid"
)

// drawn returns the setup of a board drawn with * for a mine.
func drawn(t gametest.Test, kind *game.GridKind, rules game.Rules, rows ...string) session.Setup {
	layout := gametest.Layout(t, kind.New, rows...)
	return session.Setup{Title: text.Same("drawn"), Board: session.Given(layout, game.Cell{}), Rules: rules}
}

// The kinds of grid.
var square, hex = game.GridKinds()[0], game.GridKinds()[1]

// The reason for a loss, and its kind in the history, take into account everything that the player
// has ever seen of the board: before an undo, or after a loss.
func TestLossKnowsWhatWasSeen(t *testing.T) {
	corner := drawn(t, square, game.Rules{}, "....", "....", "...*", "..*.")
	for _, test := range []struct {
		name  string
		setup session.Setup
		plays []string // each ends in a loss
		told  []string // how the message about each loss begins
		kinds []string
	}{
		{"a mine that was proven before an undo, and then seen", corner, []string{"Aa*<Dc*", "<Dc*"},
			[]string{"Dc had to be a mine; Aa was safe to open", "You already knew the mine at Dc"}, []string{"mistake", "mistake"}},
		{"a mine that was seen beside another that exploded", corner, []string{"Cd*", "<Dc*"},
			[]string{"Bad luck: you had to guess (13% risk)", "You already knew the mine at Dc"},
			[]string{"forced guess", "mistake"}},
		{"a guess beside a cell that was open before", drawn(t, square, game.Classic, "..*..*"), []string{"Aa*<Ad*<Ac*"},
			[]string{"Ac had to be a mine; Aa was safe to open"}, []string{"mistake"}},
		{"a guess, with a safe cell that was open before", drawn(t, square, game.SingleCells, "...*.*.."), []string{"Aa*<Ad*"},
			[]string{"Needless risk (33%): there were safe cells, such as Aa"}, []string{"safe cell missed"}},
		{"the same step again", drawn(t, square, game.Classic, "..*..*"), []string{"Af*", "<>"},
			[]string{"Bad luck: you had to guess (33% risk)", "Bad luck: you had to guess (33% risk)"},
			[]string{"forced guess", "forced guess"}},
		{"a wrong flag of one's own", drawn(t, hex, game.Strict, "....*.", "*....."), []string{"Aa!Ab*"},
			[]string{"The flag at Aa was wrong: it let Ab open a mine"}, []string{"mistake"}},
	} {
		kept := archive.At(t.TempDir())
		s, w := start(test.setup)
		s.KeepIn(kept)
		for i, plays := range test.plays {
			play(t, s, plays)
			loss, ok := s.Loss()
			if !ok {
				t.Fatalf("%s: %s is no loss", test.name, plays)
			}
			told := hint.Teller{Game: s.Game(), Lang: text.English}.Loss(loss)
			if told != test.told[i] {
				t.Errorf("%s, %s: %q, want %q", test.name, plays, told, test.told[i])
			}
			again := gametest.Must(session.Restore(s.Journal(), w.now))
			if loss, _ := again.Loss(); (hint.Teller{Game: again.Game(), Lang: text.English}).Loss(loss) != told {
				t.Errorf("%s, %s: %+v is told of it in another run", test.name, plays, loss)
			}
			v, err := s.End(w.now()).Finish()
			if err != nil || v.Game.Loss.String() != test.kinds[i] {
				t.Errorf("%s, %s: kept as %q, want %q (%v)", test.name, plays, v.Game.Loss, test.kinds[i], err)
			}
		}
		s.Leave()
		kept.Close()
	}
}

// The coach judges as the review does, even after undos.
func TestCoachStopsAGuessBesideWhatWasOpen(t *testing.T) {
	s, _ := start(drawn(t, hex, game.Rules{}, ".........", "...**....", "*........"))
	s.Coach = true
	if done, against := stopped(t, s, "Bg*<Ad*Bd*"); done != 3 || against != advice.NeedlessGuess {
		t.Errorf("though Bg was open: %d carried out, stopped by %d", done, against)
	}
	advice, _, _ := s.SafeAdvice(s.Thoughts(), game.Cell{})
	told := hint.Teller{Game: s.Game(), Lang: text.English}.Whole(advice)
	if !strings.HasSuffix(told, " is safe: you have already had that cell open") {
		t.Errorf("the hint says %q", told)
	}
}

// kinds maps the verdict of the review on the opening that lost to the kind of loss in the history.
var kinds = map[review.Verdict]string{
	review.Proven: "", // does not lose
	review.Forced: "forced guess", review.Early: "forced guess", review.Rash: "rash guess", review.Needless: "safe cell missed", review.Mistake: "mistake", review.Known: "mistake",
}

// lastOpening returns the last opening as the review judges it.
func lastOpening(t interface{ Fatal(...any) }, s *session.Session) review.Opening {
	r := gametest.Must(session.NewReplay(s.Journal()))
	g, _, err := r.Review()
	if err != nil {
		t.Fatal(err)
	}
	all := slices.Collect(g.Openings())
	return all[len(all)-1]
}

// Whatever is played, undone and redone, the coach stops exactly the openings that the review calls
// a rash or needless guess or a certain mine, and the history has the kind of loss that the review gives.
func TestCoachAndLossesAreAsTheReview(t *testing.T) {
	met := map[review.Verdict]int{}
	rapid.Check(t, func(t *rapid.T) {
		layout, cells := gridtest.DrawBoard(t)
		setup := session.Setup{Title: text.Same("drawn"), Board: session.Given(layout, game.Cell{}),
			Rules: rapid.SampledFrom([]game.Rules{game.LeftToFind, game.Classic, game.Strict, game.Simple}).Draw(t, "rules")}
		if rapid.Bool().Draw(t, "start") {
			setup.Board = session.GivenSafe(setup.Layout(), cells[len(cells)-1])
		}
		w := &watch{}
		s := gametest.Must(session.New(setup, w.now))
		gametest.LogIfFailed(t, func() string { return textOf(t, s) })
		s.KeepIn(archive.At(""))
		s.Coach = true
		for range rapid.IntRange(1, 14).Draw(t, "moves") {
			a := game.Action{
				Kind: rapid.SampledFrom([]game.Kind{game.Open, game.Open, game.Open, game.Flag, game.Undo, game.Redo}).Draw(t, "kind"),
				Cell: rapid.SampledFrom(cells).Draw(t, "cell"),
			}
			steps := s.Game().Steps()
			_, err := s.Play(a)
			var stop *session.Stop
			if errors.As(err, &stop) {
				_, err = s.Play(a)
			}
			if err != nil || s.Game().Steps() == steps {
				continue
			}
			o := lastOpening(t, s)
			met[o.Verdict]++
			want, got := advice.None, advice.None
			switch {
			case o.Verdict.Wrong() && o.AllSafe > 0:
				want = advice.NeedlessGuess
			case o.Verdict == review.Rash:
				want = advice.RashGuess
			case len(o.Mines) > 0:
				want = advice.CertainMine
			}
			if stop != nil {
				got = stop.Warning.Against
			}
			byFlag := o.Verdict == review.Mistake && len(o.Mines) == 0 // nobody knows of the wrong flag before the explosion
			if got != want && !byFlag {
				t.Fatalf("%v: the coach says %d, the review %+v", a, got, o)
			}
			if s.Game().Status() == game.Lost {
				if v, err := s.End(w.now()).Finish(); err != nil || v.Game.Loss.String() != kinds[o.Verdict] {
					t.Fatalf("%v: kept as %q, and the review says %+v (%v)", a, v.Game.Loss, o, err)
				}
			}
		}
	})
	for v := range kinds {
		if met[v] == 0 {
			t.Errorf("no opening was of verdict %d", v)
		}
	}
}
