package course

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
)

// keep plays a game as [finish] does, and returns a new archive with it.
func keep(t *testing.T, s session.Setup, plays ...string) *archive.Archive {
	t.Helper()
	kept := archive.At(t.TempDir())
	t.Cleanup(kept.Close)
	return finish(t, kept, s, plays...)
}

// A position of a game that opens only rings has the same closed cells as the game.
func TestWhatWasMissedByRings(t *testing.T) {
	for _, kind := range game.GridKinds() {
		l := gametest.Layout(t, kind.New, ".......", ".......", ".......", ".......", ".......", "......*")
		corner := game.Cell{Row: 5, Col: 6}
		for _, rules := range []game.Rules{game.Simple, {Opening: game.Ring}} {
			due, others := misses(keep(t, session.Setup{Board: session.Given(l, game.Cell{}), Rules: rules}, "2,2*", "5,6*"), always, never)
			if len(due) != 1 || others != 0 {
				t.Errorf("%s: %d to practise, %d others, want 1, 0", kind.Name, len(due), others)
				continue
			}
			m := due[0]
			g := m.Game(m.Rules)
			if m.At != corner || g.Opened() != 1+len(game.AppendNeighbors(nil, l.Grid(), game.Cell{Row: 2, Col: 2})) {
				t.Errorf("%s: the mistake is at %v, %d cells are open, want it at %v and only a ring open", kind.Name, m.At, g.Opened(), corner)
			}
		}
	}
}

// A wrong flag in a game has kept cells closed. In the position the flag is gone, and the cells are
// closed.
func TestWhatWasMissedBesideAWrongFlag(t *testing.T) {
	l := gametest.Layout(t, game.GridKinds()[0].New, ".......", ".......", ".......", "*.....*")
	due, others := misses(keep(t, session.Setup{Board: session.Given(l, game.Cell{})}, "1,3!", "0,0*", "3,6*"), always, never)
	if len(due) != 1 || others != 0 {
		t.Fatalf("%d to practise, %d others", len(due), others)
	}
	g := due[0].Game(due[0].Rules)
	if c := (game.Cell{Row: 1, Col: 3}); g.Flagged(c) || g.Open(c) {
		t.Errorf("%v is flagged: %v, open: %v, want neither", c, g.Flagged(c), g.Open(c))
	}
}

// Cells that were open before an undo are open in the position, because they made the guess
// needless.
func TestWhatWasMissedAfterAnUndo(t *testing.T) {
	l := guessable(t)
	due, others := misses(keep(t, session.Setup{Board: session.Given(l, game.Cell{})}, "0,0*", "<", "2,1*"), always, never)
	if len(due) != 1 || others != 0 {
		t.Fatalf("%d to practise, %d others", len(due), others)
	}
	if g := due[0].Game(due[0].Rules); !g.Open(game.Cell{}) || g.Open(game.Cell{Row: 2, Col: 1}) {
		t.Errorf("%d cells are open, want the first cell open and the guessed one closed", g.Opened())
	}
}

// A cell that was known to be safe without a number, such as the start, cannot be practised, and is
// counted.
func TestWhatCannotBePractised(t *testing.T) {
	l := gametest.Layout(t, game.GridKinds()[0].New, ".......", "..*....", ".......", "*.....*")
	due, others := misses(keep(t, session.Setup{Board: session.GivenSafe(l, game.Cell{})}, "3,6*"), always, never)
	if len(due) != 0 || others != 1 {
		t.Fatalf("%d to practise, %d others", len(due), others)
	}
	var p Queue
	r := p.Next(keep(t, session.Setup{Board: session.GivenSafe(l, game.Cell{})}, "3,6*"), today, never)
	if r.Missed != nil || r.Others != 1 {
		t.Errorf("Next returns %+v, want no mistake and 1 other", r)
	}
}

// A mistake that is not due is skipped.
func TestOnlyWhatIsDueIsLookedFor(t *testing.T) {
	kept := played(t, t.TempDir())
	all, _ := misses(kept, always, never)
	rest, _ := misses(kept, func(name string) bool { return name != all[0].Name }, never)
	if len(rest) != len(all)-1 {
		t.Errorf("%d of %d mistakes are due, want one less", len(rest), len(all))
	}
}

func always(string) bool { return true }

// Under all rules, every mistake of a game can be practised. In a game with undos, those that
// cannot be are counted.
func TestNothingMissedIsPassedOver(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, rules := range []game.Rules{game.LeftToFind, game.Classic, game.Simple, game.SingleCells, {Opening: game.Ring}} {
			for _, undoes := range []bool{false, true} {
				kept := archive.At(t.TempDir())
				for seed := range uint64(8) {
					playAnyhow(t, kept, kind, rules, rand.New(rand.NewPCG(seed, 1)), undoes)
				}
				want := 0
				games, _, _ := kept.History()
				for _, g := range games {
					j, ok := judge(kept, g)
					if !ok {
						t.Fatalf("game %s could not be judged", g.Name)
					}
					for _, o := range j.openings {
						if _, is := whyMissed(o, 0); is {
							want++
						}
					}
				}
				due, others := misses(kept, always, never)
				if want == 0 || len(due)+others != want || others > 0 && !undoes {
					t.Errorf("%s, %+v, undoes %v: %d to practise, %d others, want %d in all",
						kind.Name, rules, undoes, len(due), others, want)
				}
				kept.Close()
			}
		}
	}
}

// playAnyhow adds a game to the archive in which cells are opened and flagged at random, and some
// steps undone.
func playAnyhow(t *testing.T, kept *archive.Archive, kind *game.GridKind, rules game.Rules, rng *rand.Rand, undoes bool) {
	t.Helper()
	const size, mines = 7, 7
	rows := slices.Repeat([]string{strings.Repeat(".", size)}, size)
	for _, i := range rng.Perm(size * size)[:mines] {
		row := []byte(rows[i/size])
		row[i%size] = '*'
		rows[i/size] = string(row)
	}
	s, err := session.New(session.Setup{Board: session.Given(gametest.Layout(t, kind.New, rows...), game.Cell{}), Rules: rules}, func() time.Time { return today })
	if err != nil {
		t.Fatal(err)
	}
	s.KeepIn(kept)
	for n := 0; n < 16 && s.Game().Status() == game.Playing; n++ {
		a := game.Action{Kind: game.Open, Cell: game.Cell{Row: rng.IntN(size), Col: rng.IntN(size)}}
		switch k := rng.IntN(5); {
		case n == 0:
		case k == 0:
			a.Kind = game.Flag
		case k == 1 && undoes:
			a = game.Action{Kind: game.Undo}
		}
		if _, err := s.Play(a); err != nil {
			continue // the action is refused
		}
	}
	put(t, s)
}
