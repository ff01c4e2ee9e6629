package play

import (
	"errors"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// maxCascade is the size, in cells, of the largest board on which a cascade runs between a key and
// the next frame. On a larger board it runs in the background, on a copy of the game.
const maxCascade = 10_000_000

// errFar says that the cascade runs in the background.
var errFar = errors.New("the cascade runs in the background")

// carriedMsg brings a copy of the game after an action, or the reason why the action was refused.
type carriedMsg struct {
	job  *page.Job
	game *game.Game
	err  error
}

var opening = text.Text{"Abriendo celdas…", "Opening cells…"}

// carry carries out an action on the game, as [session.Session.Carry] does. A long cascade is not
// run here: carry takes the copy on which it ran in the background, or fails with errFar.
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

// openAside carries out the next action of a play on a copy of the game, in the background.
func (p *Page) openAside(play playing) tea.Cmd {
	g, a := p.game().Clone(), play.actions[play.done]
	j := &page.Job{Says: func(int) text.Text { return opening }, Stopped: playStopped, Holds: true}
	return p.await(j, play, func() tea.Msg { return carriedMsg{j, g, g.Apply(a)} })
}

// carried goes on with a play after its cascade has run in the background.
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
