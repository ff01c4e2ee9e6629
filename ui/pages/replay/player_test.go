package replay

import (
	"testing"

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
	return seesAgain(t, pagetest.Replay(t, "../../cli/testdata/"+name))
}

// seesAgain opens a replay, paused at its beginning.
func seesAgain(t *testing.T, r *session.Replay) *player {
	t.Helper()
	p := &player{Page: pagetest.Sit(t, 80, 30), page: New(page.OpenReplay{Replay: r})}
	p.Enter(p.page)
	p.Press("p g")
	return p
}
