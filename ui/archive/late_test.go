package archive_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

func openArchive(t *testing.T, dir string) *archive.Archive {
	t.Helper()
	a := archive.At(dir)
	t.Cleanup(a.Close)
	return a
}

// begin begins a game that the archive keeps.
func begin(a *archive.Archive, seed uint64) *session.Session {
	s := gametest.Must(session.New(session.Level(words.Levels()[0], game.GridKinds()[0], game.LeftToFind,
		seed).Promising(deal.Followable), time.Now))
	s.KeepIn(a)
	open(s, s.Setup.Start())
	return s
}

func open(s *session.Session, c game.Cell) {
	gametest.Must(s.Play(game.Action{Kind: game.Open, Cell: c}))
}

// flag flags a closed cell. A game with a flag waits.
func flag(s *session.Session) {
	for i := range s.Game().Layout().Cells() {
		if c := (game.Cell{Row: i / 9, Col: i % 9}); !s.Game().Open(c) {
			gametest.Must(s.Play(game.Action{Kind: game.Flag, Cell: c}))
			return
		}
	}
}

// openAll opens all closed safe cells or, if mine is set, the first closed mine.
func openAll(s *session.Session, mine bool) {
	l := s.Game().Layout()
	for i := 0; i < l.Cells() && s.Game().Status() == game.Playing; i++ {
		c := game.Cell{Row: i / 9, Col: i % 9}
		if l.Mine(c) == mine && !s.Game().Open(c) {
			open(s, c)
		}
	}
}

// killed returns a copy of a folder as it would be if the program that plays in it were killed now.
func killed(t *testing.T, dir string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "state")
	gametest.MustDo(os.CopyFS(to, os.DirFS(dir)))
	return to
}

// historyOf returns the history of a folder after the next start.
func historyOf(t *testing.T, dir string) []history.Game {
	t.Helper()
	a := openArchive(t, dir)
	defer a.Close()
	leftOver := filepath.Join(dir, "games", "never begun.lock")
	gametest.MustDo(os.WriteFile(leftOver, nil, 0o600))
	session.Record(a)
	if _, err := os.Stat(leftOver); err == nil {
		t.Error("what is left of a game of which there is nothing stays")
	}
	games, _, err := a.History()
	if err != nil {
		t.Fatal(err)
	}
	if names := a.Unrecorded(); len(names) > 0 {
		t.Errorf("%q are still to be recorded", names)
	}
	return games
}

// If a program dies between the last move of a game and its line in the history, the next start
// adds the line once, with all its figures.
func TestGameThatEndedAsItsProgramDied(t *testing.T) {
	for _, lost := range []bool{false, true} {
		begun := time.Now().Add(-time.Second) // the times of files are less precise
		finished := t.TempDir()
		a := openArchive(t, finished)
		s := begin(a, 5)
		openAll(s, lost)
		died := killed(t, finished)
		gametest.Must(s.End(time.Now()).Finish())
		diedLate := killed(t, finished) // died before it removed the lock file of the game
		a.Close()
		want := historyOf(t, finished)
		for _, dir := range []string{died, died, died, diedLate, diedLate} {
			got := historyOf(t, dir)
			if len(want) != 1 || len(got) != 1 {
				t.Fatalf("%d and %d games, want one each", len(want), len(got))
			}
			if ended := got[0].Ended; ended.Before(begun) || ended.After(time.Now()) {
				t.Errorf("it ended at %v, want between %v and now", ended, begun)
			}
			got[0].Ended = want[0].Ended
			if got[0] != want[0] {
				t.Errorf("the history has\n%+v, want\n%+v", got[0], want[0])
			}
		}
		for _, dir := range []string{died, diedLate} {
			text, err := os.ReadFile(filepath.Join(dir, "history.jsonl"))
			if err != nil || bytes.Count(text, []byte("\n")) != 1 {
				t.Errorf("%v, %q, want one line", err, text)
			}
		}
	}
}

// If a copy of the program dies, the next copy that starts adds its finished games to the history,
// while it plays a game, and even if that copy dies too.
func TestGameOfACopyThatDied(t *testing.T) {
	dir := t.TempDir()
	a := openArchive(t, dir)
	begin(a, 3) // waits
	openAll(begin(a, 1), false)
	openAll(begin(a, 4), true)
	dir = killed(t, dir)
	b := openArchive(t, dir)
	s := begin(b, 2)
	session.Record(b)
	games, _, err := b.History()
	if err != nil || len(games) != 2 || games[0].Won == games[1].Won {
		t.Errorf("%+v, %v; want the games that were over", games, err)
	}
	for _, w := range waiting(t, b) {
		if w.Here != (w.Name == s.Name()) {
			t.Errorf("%+v: want Here for %s alone", w, s.Name())
		}
	}
	if got := historyOf(t, killed(t, dir)); len(got) != 2 {
		t.Errorf("%+v after another death", got)
	}
}

func waiting(t *testing.T, a *archive.Archive) []archive.Waiting {
	t.Helper()
	all, problems := a.Waiting()
	if len(all) != 2 || len(problems) > 0 {
		t.Errorf("%+v wait, %v; want two", all, problems)
	}
	return all
}

// A game that is given up is in the history as given up. It does not end a streak of wins.
func TestGameThatIsGivenUp(t *testing.T) {
	dir := t.TempDir()
	a := openArchive(t, dir)
	s := begin(a, 1)
	e := gametest.Must(s.GiveUp(time.Now()))
	diedEarly := killed(t, dir) // died before the game was in the history
	gametest.Must(e.Finish())
	s.Leave()
	died := killed(t, dir)
	for _, dir := range []string{dir, died, diedEarly, diedEarly} {
		got := historyOf(t, dir)
		if len(got) != 1 || !got[0].GivenUp || got[0].Won || !got[0].NoGuess || len(stats.Best(got, 1)) > 0 {
			t.Errorf("%+v, want it given up", got)
		}
		if _, err := archive.At(dir).Read(got[0].Name); err != nil {
			t.Errorf("it cannot be seen again: %v", err)
		}
	}
}

// A game that waits can be given up. It is then in the history, in its own category. If it is over
// meanwhile, giving it up from an old list does nothing.
func TestWaitingGameIsGivenUp(t *testing.T) {
	dir := t.TempDir()
	a, b := openArchive(t, dir), openArchive(t, dir)
	for _, won := range []bool{false, true} {
		s := begin(a, 1)
		name := s.Name()
		var err error
		if won {
			openAll(s, false)
			_, err = s.End(time.Now()).Finish()
			s.Leave()
		} else {
			flag(s)
			s.Leave()
			err = session.GiveUp(a, name, time.Now)
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := session.GiveUp(a, name, time.Now); !errors.Is(err, archive.ErrGone) {
			t.Errorf("given up again: %v", err)
		}
		if _, _, err := session.Resume(b, name, time.Now); !errors.Is(err, archive.ErrGone) {
			t.Errorf("resumed: %v", err)
		}
	}
	games, _, err := a.History()
	if err != nil || len(games) != 2 || !games[0].GivenUp || !games[0].NoGuess || !games[1].Won ||
		games[1].GivenUp {
		t.Errorf("%+v, %v; want one given up, and one won", games, err)
	}
}

// A game that was won or lost stays so in the history if its end is undone and the game is then
// given up.
func TestGameThatIsGivenUpAfterItsEnd(t *testing.T) {
	for _, mine := range []bool{false, true} {
		dir := t.TempDir()
		a := openArchive(t, dir)
		s := begin(a, 1)
		openAll(s, mine)
		want := gametest.Must(s.End(time.Now()).Finish())
		gametest.Must(s.Play(game.Action{Kind: game.Undo}))
		name := s.Name()
		s.Leave()
		gametest.MustDo(session.GiveUp(a, name, time.Now))
		a.Close()
		if got := historyOf(t, dir); len(got) != 1 || got[0].Won != want.Game.Won || got[0].GivenUp {
			t.Errorf("%+v, want %+v", got, want.Game)
		}
	}
}

// If a game cannot be given up, there is an error, and the game still waits.
func TestGivingUpThatFails(t *testing.T) {
	dir := t.TempDir()
	a := openArchive(t, dir)
	s := begin(a, 1)
	flag(s)
	name := s.Name()
	s.Leave()
	gametest.MustDo(os.Chmod(a.Path(name), 0o400))
	if f, err := os.OpenFile(a.Path(name), os.O_WRONLY, 0); err == nil {
		f.Close()
		t.Skip("this user may write what is read-only")
	}
	if err := session.GiveUp(a, name, time.Now); !errors.As(err, new(*files.Error)) {
		t.Errorf("GiveUp fails with %v, want a *files.Error", err)
	}
	if waits, _ := a.Waiting(); len(waits) != 1 {
		t.Errorf("%d wait, want it", len(waits))
	}
	if games, _, _ := a.History(); len(games) != 0 {
		t.Errorf("the history has %+v, want no game", games)
	}
}

// The measures of a board depend on the rules of its game.
func TestFiguresAreThoseOfTheRules(t *testing.T) {
	for rules, want := range map[game.Rules]struct{ fewest, most, zini int }{
		game.LeftToFind:  {1, 40, 1},
		game.Simple:      {9, 60, 0}, // these rules have no chord, so there is no ZiNi
		game.SingleCells: {71, 71, 0},
	} {
		a := openArchive(t, t.TempDir())
		setup := session.Level(words.Levels()[0], game.GridKinds()[0], rules, 1).Promising(deal.AnyStart)
		s := gametest.Must(session.New(setup, time.Now))
		s.KeepIn(a)
		open(s, game.Cell{Row: 4, Col: 4})
		openAll(s, false)
		v := gametest.Must(s.End(time.Now()).Finish())
		if g := v.Game; g.ThreeBV < want.fewest || g.ThreeBV > want.most || min(g.ZiNi, 1) != want.zini ||
			g.First != deal.AnyStart {
			t.Errorf("rules %+v: the history has %+v", rules, g)
		}
	}
	large := history.Game{} // its ZiNi would take too long
	archive.Measure(&large, gametest.Must(game.NewLayout(game.Square{Rows: 51, Cols: 50}, slices.Values([]game.Cell{{}}))))
	if large.ThreeBV != 1 || large.ZiNi != 0 {
		t.Errorf("the figures of a large board are %+v", large)
	}
}
