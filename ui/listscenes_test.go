package ui

import (
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/page/pagetest"
)

// listScenes go through the pages with a list, like [scenes].
func listScenes(t *testing.T, see func(stage string, p *player)) {
	t.Helper()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.Settle("1 f q 2 space f q 3 f q")
	p.m.close()
	games, _ := filepath.Glob(filepath.Join(dir, "games", "*"))
	for i, file := range games {
		if at := p.at.Add(time.Duration(i) * time.Hour); os.Chtimes(file, at, at) != nil {
			t.Fatalf("the time of %s cannot be set", file)
		}
	}
	p = sitWith(t, dir, nil).ready()
	for _, page := range []struct{ keys, name string }{
		{"C", "waiting"}, {"t", "collection"}, {"l", "school"}, {"o", "options"}, {"d", "day"}, {"v", "races, none"},
	} {
		p.Settle("esc " + page.keys + " down")
		see(page.name, p)
	}
	p.Settle("n down")
	see("races, form", p)
	p = withPlayed(t, pagetest.FourWeeks()...).ready()
	see("records", p)
	p.Settle("enter")
	see("category", p)
	p.Settle("s down")
	see("category, sorted", p)
	p.Settle("t")
	see("trend", p)
	larger := pagetest.Played(3, 300, true, review.Figures{Proven: 10})
	larger.Rows, larger.Cols, larger.Mines, larger.Grid, larger.Board = 16, 16, 40, "hexagonal", "larger"
	p = withPlayed(t, pagetest.Played(2, 80, true, review.Figures{}), larger, history.Game{Name: "given up", GivenUp: true}).ready()
	p.Settle("s s")
	see("records, sorted", p)
	p = sit(t, 80, 40, nil).ready()
	p.paste(pagetest.FriendsGame(t, true))
	see("challenge", p)
	sceneOfRoom(t, see)
}

// sceneOfRoom is the page of a race, before it and after it.
func sceneOfRoom(t *testing.T, see func(stage string, p *player)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		all := racersIn(t, t.TempDir(), "Ana", "Luis")
		ana := all[0]
		ana.Settle("v n enter")
		see("room", ana.player)
		ana.Settle("esc")
		inTheRace(t, all)
		all[1].explode()
		ana.open(99, time.Second)
		beat(time.Second, all...)
		ana.Settle("enter down")
		see("room, over", ana.player)
	})
}

// withPlayed opens the records of these games.
func withPlayed(t *testing.T, games ...history.Game) *player {
	t.Helper()
	p := sitWith(t, pagetest.History(t, games...), nil)
	p.Answer(p.Press("h"))
	return p
}
