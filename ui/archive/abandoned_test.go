package archive

import (
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"buscaminas/game/gametest"
	"buscaminas/ui/archive/winners"
)

// A visit that leaves nothing leaves no folder.
func TestVisitThatLeavesNothing(t *testing.T) {
	a := At(filepath.Join(t.TempDir(), "players", "a1"))
	first, second := a.Enter(time.Now()), a.Enter(time.Now())
	first.Leave(time.Now())
	if !exists(a.seenPath()) {
		t.Error("the folder of a player who is there is removed")
	}
	second.Leave(time.Now())
	if exists(a.Dir()) {
		t.Error("an empty folder stays")
	}
	third := a.Enter(time.Now())
	writeAged(filepath.Join(a.Dir(), "settings.conf"), 100, 0)
	third.Leave(time.Now())
	if !exists(a.seenPath()) {
		t.Error("the settings are removed")
	}
	At("").Enter(time.Now()).Leave(time.Now()) // a guest
}

// Whoever enters while the archive is being removed loses nothing that is written afterwards.
func TestVisitDuringTheRemoval(t *testing.T) {
	a := At(filepath.Join(t.TempDir(), "players", "a1"))
	path := filepath.Join(a.Dir(), "settings.conf")
	for round := range 30 {
		writeAged(path, 100, 9)
		writeAged(a.seenPath(), 0, 9)
		var removal sync.WaitGroup
		removal.Go(func() { a.RemoveAbandoned(time.Now().Add(-time.Hour)) })
		visit := a.Enter(time.Now())
		put(path, "grid = square\n")
		removal.Wait()
		if !exists(path) || !exists(a.seenPath()) {
			t.Fatalf("round %d: it is removed", round)
		}
		visit.Leave(time.Now())
	}
}

// An archive is removed only if its player never finished a game, was not seen for long enough, and
// is not there now.
func TestRemoveAbandoned(t *testing.T) {
	now := time.Now()
	old, limit := now.Add(-10*time.Hour), now.Add(-time.Hour)
	for name, c := range map[string]struct {
		change func(a *Archive) // what else happens
		want   bool
	}{
		"only a game that waits": {func(a *Archive) {}, true},
		"seen lately":            {func(a *Archive) { a.Enter(old).Leave(now) }, false},
		"there since long ago": {func(a *Archive) {
			visit := a.Enter(old)
			t.Cleanup(func() { visit.Leave(old) })
		}, false},
		"a game lately":   {func(a *Archive) { writeAged(a.Path("2"), 100, 0) }, false},
		"a finished game": {func(a *Archive) { writeAged(a.HistoryPath(), 100, 9) }, false},
		"a finished game that the history does not have yet": {func(a *Archive) {
			text := gametest.Must(ended(1, false).Text())
			put(a.Path("2"), string(text))
			gametest.MustDo(os.Chtimes(a.Path("2"), old, old))
			writeAged(a.lockPath("2"), 0, 9)
		}, false},
	} {
		dir := t.TempDir()
		a := At(filepath.Join(dir, "players", "a1"))
		a.Players, a.Watched = filepath.Join(dir, "players"), filepath.Join(dir, "watched")
		a.Winners = winners.At(filepath.Join(dir, "winners"), "a1")
		a.Enter(old).Leave(old)
		writeAged(a.Path("1"), 4000, 9)
		writeAged(a.lockPath("1"), 0, 9)
		gametest.MustDo(a.Winners.SetName("Ana"))
		gametest.MustDo(a.AllowWatching(true))
		a.Enter(old).Leave(old)
		c.change(a)
		if got := a.RemoveAbandoned(limit); got != c.want || exists(a.Dir()) == c.want {
			t.Errorf("%s: RemoveAbandoned returns %v, want %v; the folder is there: %v", name, got, c.want, exists(a.Dir()))
		}
		other := winners.At(filepath.Join(dir, "winners"), "b2")
		if err := other.SetName("Ana"); (err == nil) != c.want || exists(filepath.Join(dir, "watched", "a1")) == c.want {
			t.Errorf("%s: another player takes the name: %v; the mark for watching is there: %v",
				name, err, exists(filepath.Join(dir, "watched", "a1")))
		}
	}
}
