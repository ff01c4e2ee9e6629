package races_test

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive/races"
)

// Players who share a follower see the same games until these are out of date. A player with a follower
// of their own always sees the latest.
func TestRaceIsReadOnceForAll(t *testing.T) {
	f, code, h := made(t)
	ana := join(t, f, code, "Ana")
	if err := f.Start(code); err != nil {
		t.Fatal(err)
	}
	entries := func(of *races.SharedFollower) int {
		t.Helper()
		all, err := of.Read()
		if err != nil || len(all) != 1 {
			t.Fatalf("%d games, %v", len(all), err)
		}
		return len(all[0].Journal.Entries)
	}
	var shared, hurried races.Shared
	hers := gameOf(h, ana)
	first, second := shared.Follow(f, code, time.Hour), shared.Follow(f, code, time.Hour)
	soon := hurried.Follow(f, code, time.Nanosecond)
	alone := (*races.Shared)(nil).Follow(f, code, time.Hour)
	if err := ana.Write(hers); err != nil {
		t.Fatal(err)
	}
	before := entries(first)
	hers.Entries = append(hers.Entries, done(time.Second, game.Flag, game.Cell{Row: 1}))
	if err := ana.Write(hers); err != nil {
		t.Fatal(err)
	}
	if now := entries(second); now != before {
		t.Errorf("a second player sees %d entries, want those that the first one saw: %d", now, before)
	}
	for name, of := range map[string]*races.SharedFollower{"what was read is old": soon, "alone": alone} {
		if now := entries(of); now != before+1 {
			t.Errorf("%s: %d entries, want %d", name, now, before+1)
		}
	}
}
