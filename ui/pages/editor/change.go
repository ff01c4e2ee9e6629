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
	job    *page.Job
	layout *game.Layout
	err    error
}

// change replaces the board with the result of the function alter. For a large board, alter runs in
// the background. For any other board, change returns the reason if alter fails, and "" otherwise.
func (p *Page) change(alter func(*game.Layout) (*game.Layout, error)) (cmd tea.Cmd, refused string) {
	l := p.edit.layout()
	if l.Cells() <= atOnce {
		l, err := alter(l)
		if err != nil {
			return nil, words.Error(err, p.Lang)
		}
		p.edit.replace(l)
		return p.refit(), ""
	}
	j := &page.Job{
		Says:    func(int) text.Text { return text.Text{"Cambiando el tablero…", "Changing the board…"} },
		Stopped: text.Text{"Cambio cancelado", "Change cancelled"}, BlocksKeys: true,
	}
	p.job = j
	return p.InTurn(func() tea.Msg {
		l, err := alter(l)
		return changedMsg{j, l, err}
	}), ""
}

// changed shows the changed board, or why the change failed.
func (p *Page) changed(msg changedMsg) tea.Cmd {
	switch {
	case !msg.job.End():
		return nil
	case msg.err != nil:
		p.say(screen.Refused, words.Error(msg.err, p.Lang))
	default:
		p.edit.replace(msg.layout)
	}
	return p.refit()
}
