package memory_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/memory"
	"buscaminas/ui/session"
	"buscaminas/ui/store/history"
	"buscaminas/ui/words"
)

// begin begins a game that is kept.
func begin(t *testing.T, m *memory.Memory, seed uint64) *session.Session {
	t.Helper()
	s, err := session.New(session.Level(words.Levels()[0], game.GridKinds()[0], game.LeftToFind, seed).Promising(deal.Followable), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	m.Keep(s)
	open(t, s, s.Setup.Start)
	return s
}

func open(t *testing.T, s *session.Session, c game.Cell) {
	t.Helper()
	if err := s.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
		t.Fatal(err)
	}
}

// openAll opens the closed cells without a mine, or the first with one.
func openAll(t *testing.T, s *session.Session, mine bool) {
	t.Helper()
	l := s.Game().Layout()
	for i := 0; i < l.Cells() && s.Game().Status() == game.Playing; i++ {
		c := game.Cell{Row: i / 9, Col: i % 9}
		if l.Mine(c) == mine && !s.Game().Open(c) {
			open(t, s, c)
		}
	}
}

// What a board takes is counted by the rules that it was played by.
func TestFiguresAreThoseOfTheRules(t *testing.T) {
	for rules, want := range map[game.Rules]struct{ fewest, most, zini int }{
		game.LeftToFind:  {1, 40, 1},
		game.Simple:      {9, 60, 0}, // which has no chord
		game.SingleCells: {71, 71, 0},
	} {
		m := memory.Open(t.TempDir())
		setup := session.Level(words.Levels()[0], game.GridKinds()[0], rules, 1).Promising(deal.AnyStart)
		s, err := session.New(setup, time.Now)
		if err != nil {
			t.Fatal(err)
		}
		m.Keep(s)
		open(t, s, game.Cell{Row: 4, Col: 4})
		openAll(t, s, false)
		v, err := m.End(s, time.Now()).Finish()
		if err != nil {
			t.Fatal(err)
		}
		if g := v.Game; g.ThreeBV < want.fewest || g.ThreeBV > want.most || min(g.ZiNi, 1) != want.zini || g.First != deal.AnyStart {
			t.Errorf("%+v: %+v", rules, g)
		}
		m.Close()
	}
}

// die leaves a folder as a program leaves it that is killed: what it did not write is
// not there.
func die(t *testing.T, m *memory.Memory, dir string) {
	t.Helper()
	path := filepath.Join(dir, "history.jsonl")
	before, err := os.ReadFile(path)
	m.Close()
	if err == nil {
		err = os.WriteFile(path, before, 0o600)
	} else {
		err = os.RemoveAll(path)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func historyOf(t *testing.T, dir string) []history.Game {
	t.Helper()
	m := memory.Open(dir)
	defer m.Close()
	games, _, err := m.History()
	if err != nil {
		t.Fatal(err)
	}
	return games
}

// A game whose program died between the last move and the history is in there after
// the next start, once, with all that would have been told of it.
func TestGameThatEndedAsItsProgramDied(t *testing.T) {
	for _, lost := range []bool{false, true} {
		begun := time.Now().Add(-time.Second) // the times of files are coarser
		finished, died := t.TempDir(), t.TempDir()
		for _, dir := range []string{finished, died} {
			m := memory.Open(dir)
			s := begin(t, m, 5)
			openAll(t, s, lost)
			e := m.End(s, time.Now())
			if dir == died {
				die(t, m, dir)
				continue
			}
			if _, err := e.Finish(); err != nil {
				t.Fatal(err)
			}
			m.Close()
		}
		want := historyOf(t, finished)
		for range 3 {
			got := historyOf(t, died)
			if len(want) != 1 || len(got) != 1 {
				t.Fatalf("%d and %d games, want one each", len(want), len(got))
			}
			if ended := got[0].Ended; ended.Before(begun) || ended.After(time.Now()) {
				t.Errorf("it ended at %v, want between %v and now", ended, begun)
			}
			// The two were played at different times.
			got[0].Name, got[0].Ended, got[0].Time = want[0].Name, want[0].Ended, want[0].Time
			if got[0] != want[0] {
				t.Errorf("the history has\n%+v, want\n%+v", got[0], want[0])
			}
		}
		text, err := os.ReadFile(filepath.Join(died, "history.jsonl"))
		if err != nil || bytes.Count(text, []byte("\n")) != 1 {
			t.Errorf("%v, %q, want one line", err, text)
		}
	}
}

// Also where the next thing done is another game, and that one dies, too.
func TestGameIsFinishedBeforeAnotherTakesItsPlace(t *testing.T) {
	dir := t.TempDir()
	m := memory.Open(dir)
	openAll(t, begin(t, m, 1), false)
	die(t, m, dir)
	m = memory.Open(dir)
	begin(t, m, 2)
	die(t, m, dir)
	if got := historyOf(t, dir); len(got) != 1 || !got[0].Won {
		t.Errorf("%+v, want the game that was won", got)
	}
}

// A game that was lost, undone and won is in the history as it was won, though its
// program died then.
func TestGameThatEndedTwice(t *testing.T) {
	dir := t.TempDir()
	m := memory.Open(dir)
	s := begin(t, m, 1)
	openAll(t, s, true)
	if _, err := m.End(s, time.Now()).Finish(); err != nil {
		t.Fatal(err)
	}
	if err := s.Apply(game.Action{Kind: game.Undo}); err != nil {
		t.Fatal(err)
	}
	openAll(t, s, false)
	die(t, m, dir)
	for range 2 {
		if got := historyOf(t, dir); len(got) != 1 || !got[0].Won || got[0].Deaths != 1 {
			t.Errorf("%+v, want a win after an explosion", got)
		}
	}
}
