package replay

import (
	"slices"
	"time"

	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// live is a game that is still being played while the page shows it. The zero value is a game that
// is over.
type live struct {
	grow func() []journal.Entry // returns the entries so far; nil: the game is over
	poll page.Poll
}

// growEvery is the pause between two readings of the game.
const growEvery = time.Second / 4

// grownMsg brings the entries of the game so far.
type grownMsg struct{ entries []journal.Entry }

var notYetJudged error = text.Error{
	"la partida sigue: podrás repasarla cuando acabe",
	"the game goes on: it will be reviewed once it is over"}

// read reads the game in the background, unless it is over.
func (l *live) read() tea.Cmd {
	if l.grow == nil {
		return nil
	}
	grow := l.grow
	return l.poll.Read(func() tea.Msg { return grownMsg{grow()} })
}

// grown adds the new entries to the replay. Once the game is over, it starts to judge it.
func (p *Page) grown(msg grownMsg) tea.Cmd {
	if p.replay.Grow(msg.entries) && !p.playing {
		p.play(false)
	}
	over := slices.ContainsFunc(msg.entries, func(e journal.Entry) bool {
		return e.Event == journal.Won || e.Event == journal.GivenUp
	})
	if over {
		p.live = live{}
		p.judged = newJudged(p.replay)
		return p.judgeOn()
	}
	return p.poll.Pause(growEvery)
}
