package archive

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// A game can be read by its name, whether it is over or waits.
func TestGamesByName(t *testing.T) {
	dir := t.TempDir()
	a := openArchive(t, dir)
	var names []string
	for seed := range uint64(3) {
		k := begin(a, seed, flags(int(seed)+1)...)
		header, err := undealt(seed).Header.Append(nil)
		name := journal.NameOf(undealt(seed).Begun, header)
		if err != nil || k.Name() != name {
			t.Fatalf("%s, %v; want %s", k.Name(), err, name)
		}
		names = append(names, name)
	}
	for _, b := range []*Archive{a, openArchive(t, dir), At(dir)} {
		for seed, name := range names {
			s, err := b.Read(name)
			if err != nil || s.Deal.Seed != uint64(seed) || s.Game.Flags() != seed+1 {
				t.Errorf("Read(%s) returns %+v, %v; want the game of seed %d", name, s, err, seed)
			}
		}
		for _, name := range []string{"nobody", "", "../game", "..", filepath.Join(dir, "game")} {
			if _, err := b.Read(name); err != errNotKept {
				t.Errorf("Read(%q) fails with %v, want ErrNotKept", name, err)
			}
			if _, _, err := b.Resume(name); err == nil {
				t.Errorf("%q is resumed", name)
			}
		}
	}
	if entries, err := os.ReadDir(a.games()); err != nil || len(entries) != 6 {
		t.Errorf("in the folder are %v, %v", entries, err)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
		t.Errorf("beside it are %v, %v", entries, err)
	}
}

// Two games that begin in the same moment are both kept, and a game of that name that is over does
// not wait again.
func TestGamesOfOneName(t *testing.T) {
	a := openArchive(t, t.TempDir())
	over := beginGame(a, ended(1, true))
	gametest.Must(a.End(over, ended(1, true), Facts{}).Finish())
	over.Leave()
	j := ended(1, true)
	j.Entries = nil
	var names []string
	for range 3 {
		names = append(names, beginGame(a, j).Name())
	}
	n := over.Name()
	if want := []string{n + "-2", n + "-3", n + "-4"}; !slices.Equal(names, want) {
		t.Errorf("%q, want %q", names, want)
	}
	if exists(a.lockPath(n)) {
		t.Error("the game that is over waits again")
	}
}

// A file that is not a game of this version causes an error. It stays as it is, whatever is done
// with it.
func TestFilesThatAreNoGames(t *testing.T) {
	for name, text := range map[string]string{
		"later":   "buscaminas game 3\nquite different\n",
		"earlier": "buscaminas game 1\nquite different\n",
		"foreign": "2 4\n*.*.\n...*\n",
		"corrupt": "buscaminas game 2\ngrid: squ\x00re\n",
		"half":    "buscaminas game 2\ngrid: square\n",
		"a row":   "buscaminas game 2\ngrid: square\nrows: 2\ncolumns: 1\nmines: 0\nstart: 0,0\nrow: .\n",
		"video":   get("../../boards/videos/testdata/tatham.sav"),
	} {
		a := openArchive(t, t.TempDir())
		k := begin(a, 1, flags(4)...)
		other := begin(a, 2)
		k.Leave()
		path := a.Path(k.Name())
		put(path, text)
		wrong := func(what string, err error) {
			t.Helper()
			if err == nil || !strings.HasPrefix(err.Error(), path+":") || !errors.As(err, new(*files.Error)) {
				t.Errorf("%s, %s: error %v, want a *files.Error that names %s", name, what, err, path)
			}
		}
		_, err := a.Read(k.Name())
		wrong("reading", err)
		_, _, err = a.Resume(k.Name())
		wrong("resuming", err)
		if name != "a row" { // a glance does not read the board
			waiting, problems := a.Waiting()
			if len(waiting) != 1 || waiting[0].Name != other.Name() || len(problems) != 1 {
				t.Fatalf("%s: %v wait, %v", name, waiting, problems)
			}
			wrong("listing", problems[0])
		}
		if names := a.Unrecorded(); len(names) > 0 {
			t.Errorf("%s: %q are to be recorded", name, names)
		}
		if got := get(path); got != text {
			t.Errorf("%s: it is now %q", name, got)
		}
	}
}

// However much of the last line is missing, the game goes on from the line before it.
func TestTornLine(t *testing.T) {
	dir := t.TempDir()
	a := openArchive(t, dir)
	name := begin(a, 1, flags(3)...).Name()
	a.Close()
	path := a.Path(name)
	whole := get(path)
	line := "0.003 0,3!"
	for n := 1; n <= len(line); n++ {
		put(path, whole+line[:n])
		k, s := resume(t, a, name)
		wantSaved(t, s, 1, 3)
		if !s.Torn || s.Wrong != nil {
			t.Fatalf("%q: torn %v, %v", line[:n], s.Torn, s.Wrong)
		}
		add(k, flags(4)[3])
		k.Leave()
		if got := get(path); got != whole+line+"\n" && got != whole+line+"\n0.003 0%\n" {
			t.Fatalf("%q: then it is %s", line[:n], got)
		}
	}
	if exists(path + ".damaged") {
		t.Error("a line cut short is kept as though it was one")
	}
}

// A damaged game goes on from the line before the damage. A copy keeps the lines after it, each
// time.
func TestDamagedGame(t *testing.T) {
	for name, line := range map[string]string{
		"no entry":          "0.003 hello\n",
		"zeros of the disk": "\x00\x00\x00\n",
		"cannot be done":    "0.003 >\n",
	} {
		a := openArchive(t, t.TempDir())
		game := begin(a, 1, flags(3)...).Name()
		a.Close()
		path := a.Path(game)
		sound := get(path)
		for _, beside := range []string{path + ".damaged", path + ".damaged-2"} {
			put(path, sound+line+"0.004 0,7!\n0.005 0,8!\n0.0")
			damaged := get(path)

			if s, err := a.Read(game); err != nil || s.Wrong == nil || get(path) != damaged {
				t.Fatalf("%s: read %v; the file is\n%s", name, err, get(path))
			}
			k, s := resume(t, a, game)
			if len(s.Entries) != 3 || s.Game.Flags() != 3 {
				t.Errorf("%s: %d entries", name, len(s.Entries))
			}
			want := fmt.Sprintf("%s:%d: ", path, strings.Count(sound, "\n")+1)
			if s.Wrong == nil || !strings.HasPrefix(s.Wrong.Error(), want) {
				t.Errorf("%s: %v, want %s", name, s.Wrong, want)
			}
			add(k, flags(4)[3])
			if got := get(path); got != sound+"0.003 0,3!\n" {
				t.Errorf("%s: then it is %s", name, got)
			}
			k.Leave()
			if got := get(beside); got != damaged {
				t.Errorf("%s: kept is %q", name, got)
			}
		}
	}
}

// Without a folder everything works and nothing is kept.
func TestNowhere(t *testing.T) {
	t.Chdir(t.TempDir())
	a := openArchive(t, "")
	k := gametest.Must(a.Begin(dealt(1)))
	add(k, flags(3)...)
	if err := errors.Join(k.RecordClock(1, 2), k.Err()); err != nil {
		t.Error(err)
	}
	if err := k.AddWithBoard(dealt(1).Header, flags(4)[3]); err != nil {
		t.Error(err)
	}
	j := ended(1, true)
	for range 2 {
		if v, err := a.End(k, j, Facts{}).Finish(); err != nil || !v.Record || v.Before != 0 {
			t.Errorf("Finish returns %+v, %v; want a record, the first of its category", v, err)
		}
	}
	k.Leave()
	wantHistory(t, a)
	wantWaiting(t, a)
	if _, err := a.Read("a"); err == nil || len(a.Unrecorded()) > 0 {
		t.Error("a game is read from nowhere")
	}
	a.Close()
	if entries, err := os.ReadDir("."); err != nil || len(entries) > 0 {
		t.Errorf("kept: %v, %v", entries, err)
	}
}

func TestHistory(t *testing.T) {
	dir := t.TempDir()
	a := openArchive(t, dir)
	if games, skipped, err := a.History(); err != nil || games != nil || skipped != (history.Skipped{}) {
		t.Errorf("with no file: %v, %v, %v", games, skipped, err)
	}
	path := filepath.Join(dir, "history.jsonl")
	var want []history.Game
	for i, before := range []string{"", "not ours\n", `{"v":3,"new":true}` + "\n",
		`{"v":1,"game":"torn by a full di`} {
		if before != "" {
			put(path, get(path)+before)
		}
		f := history.Game{Name: fmt.Sprint("game", i), Steps: i}
		gametest.MustDo(a.record(f))
		want = append(want, f)
	}
	games, skipped, err := a.History()
	if err != nil || !reflect.DeepEqual(games, want) {
		t.Errorf("%v, %v; want %v", games, err, want)
	}
	if skipped.Bad != 2 || skipped.Later != 1 || skipped.First.File != path || skipped.First.Line != 2 {
		t.Errorf("skipped %+v, first error %v; want 2 bad lines, the first in line 2, and 1 later", skipped, skipped.First)
	}
	if text := get(path); !strings.Contains(text, "not ours\n") || !strings.Contains(text, "full di\n") {
		t.Errorf("what was passed over is gone: %s", text)
	}
}

// A game whose text cannot be written can still be played.
func TestGameWithoutText(t *testing.T) {
	a := openArchive(t, t.TempDir())
	k, err := a.Begin(&journal.Journal{})
	if err == nil || k.Err() == nil || k.Add(flags(1)[0]) != nil {
		t.Errorf("Begin fails with %v, and Err returns %v; want errors, and none from Add", err, k.Err())
	}
	k.Leave()
	j := ended(1, false)
	if _, err := a.End(k, j, Facts{}).Finish(); err != nil {
		t.Errorf("it is not in the history: %v", err)
	}
	if g, _, err := a.History(); len(g) != 1 || err != nil || g[0].Won {
		t.Errorf("the history has %v, %v; want one lost game", g, err)
	}
}
