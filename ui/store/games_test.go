package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/store/history"
	"buscaminas/ui/store/journal"
)

// header is the header of a game dealt from a seed.
func header(t testing.TB, seed uint64) *journal.Header {
	t.Helper()
	return &journal.Header{
		Begun: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC),
		Deal:  deal.Spec{Grid: game.Hex{Rows: 9, Cols: 10}, Mines: 19, Seed: seed},
		Start: game.Cell{Row: 4, Col: 4},
	}
}

// flags are entries that can be done on any board: the i-th flags the i-th cell.
func flags(n int) []journal.Entry {
	var all []journal.Entry
	for i := range n {
		a := game.Action{Kind: game.Flag, Cell: game.Cell{Row: i / 10 % 9, Col: i % 10}}
		all = append(all, journal.Entry{At: time.Duration(i) * time.Millisecond, Action: a})
	}
	return all
}

func openGames(t testing.TB, dir string) *Games {
	t.Helper()
	g, problems := OpenGames(dir)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	t.Cleanup(g.Close)
	return g
}

func begin(t testing.TB, g *Games, seed uint64, entries ...journal.Entry) *Log {
	t.Helper()
	log, err := g.Begin(header(t, seed), entries)
	if err != nil {
		t.Fatal(err)
	}
	return log
}

func add(t testing.TB, l *Log, entries ...journal.Entry) {
	t.Helper()
	for _, e := range entries {
		if err := l.Add(e); err != nil {
			t.Fatal(err)
		}
	}
}

// wantSaved fails unless the first so many flags of the game from this seed are
// what is found.
func wantSaved(t testing.TB, g *Games, seed uint64, n int) {
	t.Helper()
	s := g.Saved()
	if s == nil {
		t.Fatalf("no game is found, want that of seed %d", seed)
	}
	if s.Deal.Seed != seed || s.Game.Flags() != n || len(s.Entries) != n {
		t.Fatalf("the game of seed %d with %d flags, want %d with %d", s.Deal.Seed, s.Game.Flags(), seed, n)
	}
}

func TestGameGoesOnAfterEveryStart(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state", "buscaminas")
	all := flags(30)
	g := openGames(t, dir)
	if g.Saved() != nil || g.Busy() {
		t.Fatal("an empty folder has a game, or is busy")
	}
	add(t, begin(t, g, 1, all[:10]...), all[10:15]...)
	g.Close()
	for n := 15; n < 30; n++ {
		g = openGames(t, dir)
		wantSaved(t, g, 1, n)
		log, err := g.Continue()
		if err != nil {
			t.Fatal(err)
		}
		add(t, log, all[n])
		g.Close()
	}
	wantSaved(t, openGames(t, dir), 1, 30)
}

// The next game takes its place; the one before can be seen again by its name.
func TestGamesBefore(t *testing.T) {
	dir := t.TempDir()
	g := openGames(t, dir)
	var names []string
	for seed := range uint64(3) {
		add(t, begin(t, g, seed), flags(int(seed)+1)...)
		name, err := header(t, seed).Name()
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	for seed, name := range names { // the last of them is in progress
		s, err := g.ReadKept(name)
		if err != nil || s.Deal.Seed != uint64(seed) || s.Game.Flags() != seed+1 {
			t.Errorf("%s: %+v, %v", name, s, err)
		}
	}
	for _, name := range []string{"nobody", "", "../game", "..", filepath.Join(dir, "game")} {
		if _, err := g.ReadKept(name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q: %v", name, err)
		}
	}
	g.Close()

	// Two games of one name are both kept.
	g = openGames(t, dir)
	begin(t, g, 2)
	begin(t, g, 0)
	entries, err := os.ReadDir(filepath.Join(dir, "games"))
	if err != nil || len(entries) != 4 {
		t.Errorf("kept: %v, %v", entries, err)
	}
}

// A game that is over is not continued, but neither is it lost.
func TestGameThatIsOver(t *testing.T) {
	dir := t.TempDir()
	g := openGames(t, dir)
	lost := *header(t, 1)
	layout, err := game.NewLayout(game.Square{Rows: 2, Cols: 2}, slices.Values([]game.Cell{{}}))
	if err != nil {
		t.Fatal(err)
	}
	lost.Deal, lost.Layout, lost.Start = deal.Spec{}, layout, game.Cell{}
	if _, err := g.Begin(&lost, []journal.Entry{{Action: game.Action{Kind: game.Open}}}); err != nil {
		t.Fatal(err)
	}
	other := openGames(t, dir) // a second copy, whose game is not over
	add(t, begin(t, other, 7), flags(3)...)
	g.Close()
	if g = openGames(t, dir); g.Saved() == nil || g.Saved().Game.Status() != game.Lost {
		t.Fatal("the lost game is gone")
	}
	g.Close()
	other.Close()
	wantSaved(t, openGames(t, dir), 7, 3) // rather than the one that is over
	if g = openGames(t, dir); g.Saved() == nil || g.Saved().Game.Status() != game.Lost {
		t.Fatal("the copy with the other game keeps this one from a second copy")
	}
}

// Each copy of the program plays its own game, and each of these is found again.
func TestSeveralCopies(t *testing.T) {
	dir := t.TempDir()
	var copies []*Games
	idle := openGames(t, dir) // at the menu, with no game
	for seed := range uint64(most) {
		g := openGames(t, dir)
		if g.Busy() != (seed > 0) || g.Saved() != nil {
			t.Fatalf("copy %d: busy %v, finds %v", seed, g.Busy(), g.Saved())
		}
		add(t, begin(t, g, seed), flags(2)...)
		copies = append(copies, g)
		idle.Close()
	}
	one := openGames(t, dir)
	log, err := one.Begin(header(t, 99), nil)
	wantError(t, err, dir, 0, files.CannotWrite)
	if log.Err() == nil || log.Add(flags(1)[0]) != nil {
		t.Error("the copy too many says nothing")
	}
	one.Close()
	copies[3].Close()
	wantSaved(t, openGames(t, dir), 3, 2)
	for _, g := range copies {
		g.Close()
	}
}

// What is no game of this version stays untouched, and the game is kept all the
// same.
func TestFilesThatAreNoGames(t *testing.T) {
	for name, text := range map[string]string{
		"later":   "buscaminas game 2\nquite different\n",
		"foreign": "2 4\n*.*.\n...*\n",
		"corrupt": "buscaminas game 1\ngrid: squ\x00re\n",
		"half":    "buscaminas game 1\ngrid: square\n",
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "game.txt")
		put(t, path, text)
		g, problems := OpenGames(dir)
		if len(problems) != 1 || !strings.HasPrefix(problems[0].Error(), path+":") || !errors.As(problems[0], new(*files.Error)) {
			t.Errorf("%s: %v", name, problems)
		}
		add(t, begin(t, g, 1), flags(4)...)
		g.Close()
		g, _ = OpenGames(dir)
		wantSaved(t, g, 1, 4)
		g.Close()
		if got := get(t, path); got != text {
			t.Errorf("%s: it is now %q", name, got)
		}
	}
}

func TestEmptyFile(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "game.txt"), "")
	g := openGames(t, dir)
	begin(t, g, 1)
	g.Close()
	wantSaved(t, openGames(t, dir), 1, 0)
}

// Whatever the last line was cut to, the game goes on from the line before it.
func TestTornLine(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.txt")
	g := openGames(t, dir)
	add(t, begin(t, g, 1), flags(3)...)
	g.Close()
	whole := get(t, path)
	line := "0.003 0,3!"
	for n := 1; n <= len(line); n++ {
		put(t, path, whole+line[:n])
		g := openGames(t, dir)
		wantSaved(t, g, 1, 3)
		if s := g.Saved(); !s.Torn || s.Wrong != nil {
			t.Fatalf("%q: torn %v, %v", line[:n], s.Torn, s.Wrong)
		}
		log, err := g.Continue()
		if err != nil {
			t.Fatal(err)
		}
		add(t, log, flags(4)[3])
		if _, err := g.Continue(); err != nil { // from the menu, in the same run
			t.Fatal(err)
		}
		g.Close()
		if got := get(t, path); got != whole+line+"\n" {
			t.Fatalf("%q: then it is %s", line[:n], got)
		}
	}
	if _, err := os.Stat(path + ".damaged"); err == nil {
		t.Error("a line cut short is kept as though it was one")
	}
}

// A game damaged in its middle goes on from before the damage, and what came
// after is kept.
func TestDamagedGame(t *testing.T) {
	for name, line := range map[string]string{
		"no entry":          "0.003 hello\n",
		"zeros of the disk": "\x00\x00\x00\n",
		"cannot be done":    "0.003 >\n",
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "game.txt")
		g := openGames(t, dir)
		add(t, begin(t, g, 1), flags(3)...)
		g.Close()
		sound := get(t, path)
		put(t, path, sound+line+"0.004 0,7!\n0.005 0,8!\n0.0")
		damaged := get(t, path)

		g = openGames(t, dir)
		wantSaved(t, g, 1, 3)
		want := fmt.Sprintf("%s:%d: ", path, strings.Count(sound, "\n")+1)
		if wrong := g.Saved().Wrong; wrong == nil || !strings.HasPrefix(wrong.Error(), want) {
			t.Errorf("%s: %v, want %s", name, wrong, want)
		}
		log, err := g.Continue()
		if err != nil {
			t.Fatal(err)
		}
		add(t, log, flags(4)[3])
		g.Close()
		if got := get(t, path); got != sound+"0.003 0,3!\n" {
			t.Errorf("%s: then it is %s", name, got)
		}
		if got := get(t, path+".damaged"); got != damaged {
			t.Errorf("%s: kept is %q", name, got)
		}
	}
}

// Where there is no folder, all goes on and nothing is kept.
func TestNowhere(t *testing.T) {
	t.Chdir(t.TempDir())
	g := openGames(t, "")
	add(t, begin(t, g, 1), flags(3)...)
	if err := g.Finished(history.Game{Name: "a"}); err != nil {
		t.Error(err)
	}
	if games, _, err := g.History(); err != nil || games != nil {
		t.Errorf("%v, %v", games, err)
	}
	if _, err := g.ReadKept("a"); err == nil {
		t.Error("a game is read from nowhere")
	}
	if log, err := g.Continue(); err != nil || log.Err() != nil {
		t.Error(err, log.Err())
	}
	if entries, err := os.ReadDir("."); err != nil || len(entries) > 0 {
		t.Errorf("kept: %v, %v", entries, err)
	}
}

func TestHistory(t *testing.T) {
	dir := t.TempDir()
	g := openGames(t, dir)
	if games, skipped, err := g.History(); err != nil || games != nil || skipped != (history.Skipped{}) {
		t.Errorf("with no file: %v, %v, %v", games, skipped, err)
	}
	path := filepath.Join(dir, "history.jsonl")
	var want []history.Game
	for i, before := range []string{"", "not ours\n", `{"v":3,"new":true}` + "\n", `{"v":1,"game":"torn by a full di`} {
		if before != "" {
			put(t, path, get(t, path)+before)
		}
		f := history.Game{Name: fmt.Sprint("game", i), Steps: i}
		if err := g.Finished(f); err != nil {
			t.Fatal(err)
		}
		want = append(want, f)
	}
	games, skipped, err := g.History()
	if err != nil || !reflect.DeepEqual(games, want) {
		t.Errorf("%v, %v; want %v", games, err, want)
	}
	if skipped.Bad != 2 || skipped.Later != 1 || skipped.First.File != path || skipped.First.Line != 2 {
		t.Errorf("%+v, %v", skipped, skipped.First)
	}
	if text := get(t, path); !strings.Contains(text, "not ours\n") || !strings.Contains(text, "full di\n") {
		t.Errorf("what was passed over is gone: %s", text)
	}
}
