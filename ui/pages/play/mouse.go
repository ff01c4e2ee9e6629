package play

import (
	"buscaminas/ui/page"

	tea "github.com/charmbracelet/bubbletea"
)

// click carries out an action at the clicked cell. Once the game is over, a click begins the next
// game instead.
func (p *Page) click(msg page.Click) (tea.Cmd, page.Request) {
	p.ending.still = true
	if page.Scrolled(&p.Board, p.session.Setup.Grid(), msg) {
		return nil, nil
	}
	switch {
	case p.paused || p.Typing() || msg.Top == page.NoItem:
		return nil, nil
	case p.helping.looksBack():
		p.helping.endLookBack()
		return nil, nil
	case p.over() && msg.Button == tea.MouseButtonLeft && p.Onward && p.Now().Sub(p.ending.at) >= clickPause:
		return nil, p.nextGame()
	case p.over():
		return nil, nil
	}
	c, ok := p.Board.At(msg.X, msg.Y-msg.Top)
	if !ok {
		return nil, nil
	}
	p.message.text = ""
	p.awaited.cancel()
	p.Board.Cursor = c
	switch {
	case msg.Flags():
		return p.flag(c), nil
	case msg.Button == tea.MouseButtonLeft:
		return p.open(c), nil
	case msg.Button == tea.MouseButtonMiddle:
		return p.chord(c), nil
	}
	return nil, nil
}
