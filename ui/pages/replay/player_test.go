package replay

import (
	"testing"

	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
)

// A player sees a replay.
type player struct {
	*pagetest.Page
	page *Page
}

// reviews opens the replay of a game in the testdata of the commands, paused at its beginning.
func reviews(t *testing.T, name string) *player {
	t.Helper()
	saved, err := archive.ReadFile("../../cli/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	r, err := session.NewReplay(saved.Journal)
	if err != nil {
		t.Fatal(err)
	}
	return seesAgain(t, r)
}

// seesAgain opens a replay, paused at its beginning.
func seesAgain(t *testing.T, r *session.Replay) *player {
	t.Helper()
	p := &player{Page: pagetest.Sit(t, 80, 30), page: New(page.OpenReplay{Replay: r})}
	p.Enter(p.page)
	p.Press("p g")
	return p
}
