package archive

import (
	"errors"
	"os"
	"slices"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// put writes a file as an editor does.
func put(path, text string) {
	gametest.MustDo(os.WriteFile(path, []byte(text), 0o600))
}

// get returns the content of a file.
func get(path string) string {
	data := gametest.Must(os.ReadFile(path))
	return string(data)
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

func wantError(t testing.TB, err error, path string, line int, want error) {
	t.Helper()
	var e *files.Error
	if !errors.As(err, &e) {
		t.Fatalf("%v: not of type *files.Error", err)
	}
	if e.Problem != want || e.File != path || e.Line != line {
		t.Errorf("%v: problem %q at %q:%d, want %q at %q:%d", err, e.Problem, e.File, e.Line,
			want, path, line)
	}
}

// wantUnusable is wantError for a file that the player has to delete or fix.
func wantUnusable(t testing.TB, err error, path string, line int, want error) {
	t.Helper()
	wantError(t, err, "", 0, problemUnusable)
	wantError(t, errors.Unwrap(err), path, line, want)
}

// undealt returns a game with a seed whose board is not dealt yet.
func undealt(seed uint64, entries ...journal.Entry) *journal.Journal {
	return &journal.Journal{Entries: entries, Header: journal.Header{
		Begun: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC),
		Deal:  deal.Spec{Grid: game.Hex{Rows: 9, Cols: 10}, Mines: 19, Seed: seed},
		Start: game.Cell{Row: 4, Col: 4},
	}}
}

// dealt returns a game on a board dealt from a seed.
func dealt(seed uint64, entries ...journal.Entry) *journal.Journal {
	j := undealt(seed, entries...)
	board := gametest.Must(j.Deal.Deal(j.Start))
	j.Layout, j.MayNeedGuess = board.Layout, !board.Kept
	return j
}

// flags returns n entries that are possible on any board: entry i flags cell i.
func flags(n int) []journal.Entry {
	var all []journal.Entry
	for i := range n {
		a := game.Action{Kind: game.Flag, Cell: game.Cell{Row: i / 10 % 9, Col: i % 10}}
		all = append(all, journal.Entry{At: time.Duration(i) * time.Millisecond, Action: a})
	}
	return all
}

// ended returns a game that its first step won or lost.
func ended(seed uint64, won bool) *journal.Journal {
	layout := gametest.Must(game.NewLayout(game.Square{Rows: 2, Cols: 2},
		slices.Values([]game.Cell{{}, {Col: 1}, {Row: 1}})))
	j := &journal.Journal{Header: journal.Header{Layout: layout, Begun: time.UnixMilli(int64(seed)).UTC()}}
	cell, kind := game.Cell{}, journal.Lost
	if won {
		cell, kind = game.Cell{Row: 1, Col: 1}, journal.Won
	}
	j.Entries = []journal.Entry{{At: time.Second, Action: game.Action{Kind: game.Open, Cell: cell}},
		{At: time.Second, Event: kind}}
	return j
}

func openArchive(t testing.TB, dir string) *Archive {
	t.Helper()
	a := At(dir)
	t.Cleanup(a.Close)
	return a
}

func begin(a *Archive, seed uint64, entries ...journal.Entry) *GameWriter {
	return beginGame(a, dealt(seed, entries...))
}

func beginGame(a *Archive, j *journal.Journal) *GameWriter {
	return gametest.Must(a.Begin(j))
}

func add(k *GameWriter, entries ...journal.Entry) {
	for _, e := range entries {
		gametest.MustDo(k.Add(e))
	}
}

func resume(t testing.TB, a *Archive, name string) (*GameWriter, *Saved) {
	t.Helper()
	k, s, err := a.Resume(name)
	if err != nil {
		t.Fatal(err)
	}
	return k, s
}

// reopen resumes a game that may be over.
func reopen(t testing.TB, a *Archive, name string) (*GameWriter, *Saved) {
	t.Helper()
	k, s, err := a.Reopen(name)
	if err != nil {
		t.Fatal(err)
	}
	return k, s
}

// wantSaved fails unless s is the game of this seed with its first n flags.
func wantSaved(t testing.TB, s *Saved, seed uint64, n int) {
	t.Helper()
	if s.Deal.Seed != seed || s.Game.Flags() != n || len(s.Entries) != n {
		t.Fatalf("the game of seed %d with %d flags, want %d with %d", s.Deal.Seed, s.Game.Flags(), seed, n)
	}
}

// wantWaiting fails unless exactly these games wait, in this order, without errors.
func wantWaiting(t testing.TB, a *Archive, want ...string) []Waiting {
	t.Helper()
	waiting, problems := a.Waiting()
	var names []string
	for _, w := range waiting {
		names = append(names, w.Name)
	}
	if !slices.Equal(names, want) || len(problems) > 0 {
		t.Fatalf("%q wait, want %q; %v", names, want, problems)
	}
	return waiting
}

// wantHistory fails unless the history has exactly these games, in this order.
func wantHistory(t testing.TB, a *Archive, want ...string) []history.Game {
	t.Helper()
	games, skipped, err := a.History()
	var names []string
	for _, g := range games {
		names = append(names, g.Name)
	}
	if !slices.Equal(names, want) || err != nil || skipped != (history.Skipped{}) {
		t.Fatalf("%q are in the history, want %q; %+v, %v", names, want, skipped, err)
	}
	return games
}

// wantGone fails if a file of the game is left.
func wantGone(t testing.TB, a *Archive, name string) {
	t.Helper()
	for _, path := range []string{a.Path(name), a.lockPath(name)} {
		if exists(path) {
			t.Errorf("%s is left", path)
		}
	}
}

// Add writes the game with one more entry.
func (k *GameWriter) Add(e journal.Entry) error { return k.Write(k.with(e)) }

// AddWithBoard writes the game with one more entry and with the board of h.
func (k *GameWriter) AddWithBoard(h journal.Header, e journal.Entry) error {
	j := k.with(e)
	j.Layout, j.MayNeedGuess = h.Layout, h.MayNeedGuess
	return k.Write(j)
}

// with returns the game with one more entry.
func (k *GameWriter) with(e journal.Entry) *journal.Journal {
	k.mu.Lock()
	defer k.mu.Unlock()
	j := journal.Journal{}
	if k.game != nil {
		j = *k.game
	}
	j.Entries = append(slices.Clip(j.Entries), e)
	return &j
}
