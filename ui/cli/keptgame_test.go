package cli

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/dirs"
	"buscaminas/ui/tell/words"
)

// won plays a board of a level to its end, with one opening after each step of the clock, and keeps
// the game.
func won(t *testing.T, kept *archive.Archive, level words.Level, seed uint64, begun time.Time, step time.Duration) (name string) {
	t.Helper()
	now := begun
	s, err := session.New(session.Level(level, game.GridKinds()[0], game.Rules{}, seed), func() time.Time { return now })
	if err != nil {
		t.Fatal(err)
	}
	s.KeepIn(kept)
	play := func(c game.Cell) {
		if _, err := s.Play(game.Action{Kind: game.Open, Cell: c}); err != nil {
			t.Fatal(err)
		}
		now = now.Add(step)
	}
	play(game.Cell{Row: 4, Col: 4})
	for c := range game.Cells(s.Setup.Grid()) {
		if !s.Game().Layout().Mine(c) && !s.Game().Open(c) {
			play(c)
		}
	}
	name = s.Name()
	if _, err := s.End(now).Finish(); err != nil {
		t.Fatal(err)
	}
	s.Leave()
	return name
}

// Games of the history are named by a word, of a level or of any, or by the name that stats prints.
func TestGamesOfTheHistoryAreWatched(t *testing.T) {
	settle(t, t.TempDir())
	dir, err := dirs.State()
	if err != nil {
		t.Fatal(err)
	}
	kept := archive.At(dir)
	begun := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	beginner, expert := words.Levels()[0], words.Levels()[2]
	fast := won(t, kept, beginner, 1, begun, time.Second)
	won(t, kept, expert, 2, begun.Add(time.Hour), 2*time.Second)
	won(t, kept, words.Level{Level: game.Level{Rows: 5, Cols: 5, Mines: 3}}, 4, begun.Add(90*time.Minute), time.Millisecond)
	slow := won(t, kept, beginner, 3, begun.Add(2*time.Hour), 3*time.Second)
	kept.Close()

	listed, _ := execute(t, inEnglish("stats"), "")
	for _, name := range []string{fast, slow} {
		if !strings.Contains(listed, name) {
			t.Errorf("stats does not name game %s:\n%s", name, listed)
		}
	}
	replay := func(args ...string) string {
		out, _ := execute(t, inEnglish("replay"), "", append([]string{"--plain"}, args...)...)
		head, _, _ := strings.Cut(out, "\n")
		return head
	}
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"best"}, "seed 1"},
		{[]string{"mejor", "--level", "expert"}, "seed 2"},
		{[]string{"last"}, "seed 3"},
		{[]string{"last", "--grid", "square", "--level", "expert"}, "seed 2"},
		{[]string{fast}, "seed 1"},
		{[]string{slow}, "seed 3"},
	} {
		if got := replay(test.args...); !strings.HasSuffix(got, test.want) {
			t.Errorf("%v: the game is %q, want %q", test.args, got, test.want)
		}
	}
	for _, args := range [][]string{{"best", "--grid", "hex"}, {fast, "--level", "expert"}, {"no-such-game"}} {
		if _, _, err := run(inEnglish("replay"), "", append([]string{"--plain"}, args...)...); err == nil {
			t.Errorf("%v is not refused", args)
		}
	}
}
