package play

import (
	"errors"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// maxCascade is the size, in cells, of the largest board on which a cascade is opened at once. On a
// larger board the cascade is opened in the background, on a copy of the game.
const maxCascade = 10_000_000

// errCascade is the error of an action whose cascade has to be opened in the background.
var errCascade = errors.New("the cascade runs in the background")

// carriedMsg brings a copy of the game after an action, or the error of the action.
type carriedMsg struct {
	job  *page.Job
	game *game.Game
	err  error
}

var opening = text.Text{"Abriendo celdas…", "Opening cells…"}

// carry carries out an action for [session.Session.Carry]. If the action would start a long
// cascade, carry fails with errCascade, and the cascade is opened in the background on a copy of
// the game. The next call of carry then returns that copy.
func (p *Page) carry(g *game.Game, a game.Action) (*game.Game, error) {
	if after := p.waiting.after; after != nil {
		p.waiting.after = nil
		return after, nil
	}
	if g.Layout().Cells() > maxCascade && cascades(g, a) {
		return nil, errCascade
	}
	return g, g.Apply(a)
}

// cascades reports whether an action starts a cascade.
func cascades(g *game.Game, a game.Action) bool {
	c := a.Cell
	switch {
	case a.Kind != game.Open || !game.Contains(g.Layout().Grid(), c):
		return false
	case !g.Open(c):
		return g.Spreads(c)
	}
	around := game.AppendNeighbors(nil, g.Layout().Grid(), c)
	return slices.ContainsFunc(around, func(n game.Cell) bool { return !g.Open(n) && g.Spreads(n) })
}

// openInBackground carries out the next action of a play in the background, on a copy of the game.
func (p *Page) openInBackground(play playState) tea.Cmd {
	g, a := p.game().Clone(), play.actions[play.done]
	j := &page.Job{Says: func(int) text.Text { return opening }, Stopped: playStopped, BlocksKeys: true}
	return p.await(j, play, func() tea.Msg { return carriedMsg{j, g, g.Apply(a)} })
}

// carried goes on with a play after its cascade was opened in the background.
func (p *Page) carried(msg carriedMsg) tea.Cmd {
	if !msg.job.End() {
		return nil
	}
	play := p.waiting.play
	if msg.err != nil {
		return tea.Batch(p.endPlay(play, msg.err), p.watch())
	}
	p.waiting.after = msg.game
	return tea.Batch(p.resume(play), p.watch())
}
