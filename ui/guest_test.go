package ui

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
)

// refuses reports whether a message on the screen refuses something.
func (p *player) refuses() bool {
	_ = p.Screen()
	for y := range p.m.frame.Height {
		if slices.ContainsFunc(p.m.frame.Row(y), func(c screen.Cell) bool { return c.Ink == screen.Refused }) {
			return true
		}
	}
	return false
}

// offered returns the keys at the foot of the page.
func (p *player) offered() (all []string) {
	_ = p.Screen()
	for x := range p.m.frame.Width {
		if key, ok := p.m.frame.KeyAt(x, p.m.frame.Height-1); ok && !slices.Contains(all, key) {
			all = append(all, key)
		}
	}
	return all
}

// asGuest returns a player who is a guest on a server and has pressed keys. The word "explode" stands for
// opening a mine.
func asGuest(t *testing.T, keys ...string) *player {
	t.Helper()
	p := seat(t, Options{Served: &page.Served{Guest: true, Largest: 1000, Queue: func(work func()) { work() }}})
	p.m.Copy = func(string) (bool, error) { return true, nil }
	p.Resize(160, 30)
	for _, key := range keys {
		if key != "explode" {
			p.Settle(key)
			continue
		}
		for c := range p.Game().Layout().MineCells() {
			p.MoveTo(c)
			break
		}
		p.Settle("space")
	}
	return p
}

// No key at the foot of a page is refused to a guest on a server, unless the rules of the game forbid
// it for everybody.
func TestGuestsCanUseTheKeysAtTheFoot(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for way, least := range map[string]int{
			"": 3, "1": 8, "1 space": 8, "1 space explode": 8, "1 space explode P": 8, "1 space explode F": 8, "e": 6,
			"o": 3, "h": 2, "d": 3, "t": 3, "m": 2, "v": 2,
		} {
			to := strings.Fields(way)
			all := asGuest(t, to...).offered()
			if len(all) < least {
				t.Errorf("after %q, only %q are offered", way, all)
			}
			for _, key := range all {
				if key == "f" || key == "c" || key == "f1" {
					continue // the rules may refuse f and c on the cell of the cursor; f1 is ?
				}
				if p := asGuest(t, append(slices.Clip(to), key)...); p.refuses() {
					t.Errorf("after %q, %s is offered, and refused:\n%s", way, key, p.Screen())
				}
			}
		}
	})
}

// The help of a page does not list keys that a guest can never use there. A player with an SSH key can
// use some of them.
func TestTheHelpForGuestsLeavesOutWhatTheyCannotUse(t *testing.T) {
	t.Parallel()
	p := asGuest(t)
	for _, test := range []struct {
		page    keys.Page
		command keys.Command
		player  bool // listed for a player with an SSH key
	}{
		{keys.Replay, keys.Film, false}, {keys.Category, keys.Film, false},
		{keys.Editor, keys.SaveBoard, true}, {keys.Category, keys.RaceGame, true},
	} {
		for _, p.m.Served.Guest = range []bool{false, true} {
			p.m.applyChoices()
			listed := slices.ContainsFunc(p.m.tables.Listed(test.page), func(k keys.Key) bool { return k.Command == test.command })
			if want := test.player && !p.m.Served.Guest; listed != want {
				t.Errorf("guest: %v: the help of page %d lists command %d: %v", p.m.Served.Guest, test.page, test.command, listed)
			}
		}
	}
}
