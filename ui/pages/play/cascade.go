package play

import (
	"errors"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// maxCascade is how many cells a board has at most on which a cascade runs between a key and
// the next frame. On a larger one it runs on the side, on a copy of the game.
const maxCascade = 10_000_000

// errFar says that a cascade is not run at once.
var errFar = errors.New("the cascade runs on the side")

// carriedMsg brings the copy of the game on which an action was carried out, or why it was
// refused.
type carriedMsg struct {
	job  *page.Job
	game *game.Game
	err  error
}

var opening = text.Text{"Abriendo celdas…", "Opening cells…"}

// carry carries out an action on the game, as [session.Session.Carry] does: at once, or by
// taking the copy on which that was done on the side.
func (p *Page) carry(g *game.Game, a game.Action) (*game.Game, error) {
	if after := p.waiting.after; after != nil {
		p.waiting.after = nil
		return after, nil
	}
	if g.Layout().Cells() > maxCascade && cascades(g, a) {
		return nil, errFar
	}
	return g, g.Apply(a)
}

// cascades reports whether an action opens a cell that opens its neighbours.
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

// openAside carries out the next action of a play on the side.
func (p *Page) openAside(play playing) tea.Cmd {
	g, a := p.game().Clone(), play.actions[play.done]
	j := &page.Job{Says: func(int) text.Text { return opening }, Stopped: playStopped, Holds: true}
	return p.await(j, play, func() tea.Msg { return carriedMsg{j, g, g.Apply(a)} })
}

// carried goes on with a play once its action was carried out on the side.
func (p *Page) carried(msg carriedMsg) tea.Cmd {
	if !msg.job.End() {
		return nil
	}
	play := p.waiting.play
	if msg.err != nil {
		return tea.Batch(p.ends(play, msg.err), p.watch())
	}
	p.waiting.after = msg.game
	return tea.Batch(p.resume(play), p.watch())
}
