package editor

import (
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// atOnce is the size, in cells, of the largest board that is changed at once. A larger board is
// changed in the background.
const atOnce = 10_000

// changedMsg brings the changed board, or the error.
type changedMsg struct {
	job    *page.Job // nil: the board was changed at once
	layout *game.Layout
	err    error
}

var (
	changingBoard = text.Text{"Cambiando el tablero…", "Changing the board…"}
	changeStopped = text.Text{"Cambio cancelado", "Change cancelled"}
)

// change replaces the board with the result of the function alter. For a large board, alter runs in
// the background.
func (p *Page) change(alter func(*game.Layout) (*game.Layout, error)) tea.Cmd {
	l := p.edit.layout()
	if l.Cells() <= atOnce {
		l, err := alter(l)
		return p.changed(changedMsg{layout: l, err: err})
	}
	j := &page.Job{Says: func(int) text.Text { return changingBoard }, Stopped: changeStopped, BlocksKeys: true}
	p.job = j
	return p.Aside(func() tea.Msg {
		l, err := alter(l)
		return changedMsg{j, l, err}
	})
}

// changed shows the changed board and closes the prompt. If the change failed, the prompt stays
// open and shows the error.
func (p *Page) changed(msg changedMsg) tea.Cmd {
	switch {
	case msg.job != nil && !msg.job.End():
		return nil
	case msg.err == nil:
		p.edit.replace(msg.layout)
		p.prompt = nil
	case p.prompt != nil:
		p.prompt.refused = words.Error(msg.err, p.Lang)
	default:
		p.say(screen.Refused, words.Error(msg.err, p.Lang))
	}
	return p.refit()
}

// fill adds or removes mines at random until the board has the wanted number of mines.
func (p *Page) fill(mines int) tea.Cmd {
	seed := p.Seed()
	return p.change(func(l *game.Layout) (*game.Layout, error) { return filled(l, mines, seed) })
}

// regrid moves the mines of the board to another grid.
func (p *Page) regrid(g game.Grid) tea.Cmd {
	return p.change(func(l *game.Layout) (*game.Layout, error) {
		if err := p.Served.Check(g); err != nil {
			return nil, err
		}
		return regridded(l, g)
	})
}

// turn rotates or mirrors the board. It makes the first of these turns that the grid allows.
func (p *Page) turn(turns ...turn) tea.Cmd {
	of := game.GridKindOf(p.grid()).New
	return p.change(func(l *game.Layout) (*game.Layout, error) { return turned(l, of, turns...) })
}
