package replay

import (
	"slices"
	"time"

	"buscaminas/ui/archive/journal"
	"buscaminas/ui/page"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// live is the state of a game that is still being played while this page shows it. The zero value
// is for a game that is over.
type live struct {
	grow func() []journal.Entry // returns the entries so far; the func is nil if the game is over
	poll page.Poll
}

// growEvery is the pause before the entries of a game in progress are read again.
const growEvery = time.Second / 4

// grownMsg brings the entries of the game so far.
type grownMsg struct{ entries []journal.Entry }

var notYetJudged error = text.Error{
	"la partida sigue: podrás repasarla cuando acabe",
	"the game is still going: it will be reviewed once it is over"}

// read returns the command that reads the entries of a game in progress, in the background. It
// returns nil if the game is over.
func (l *live) read() tea.Cmd {
	if l.grow == nil {
		return nil
	}
	grow := l.grow
	return l.poll.Start(func() tea.Msg { return grownMsg{grow()} })
}

// grown adds new entries of the game to the replay. Once the game is over, the page starts to judge
// the game.
func (p *Page) grown(msg grownMsg) tea.Cmd {
	before := p.replay.Position()
	if p.replay.Grow(msg.entries) && !p.playing {
		p.play(false)
	}
	if p.replay.Position() != before {
		p.hinted = hinted{}
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
