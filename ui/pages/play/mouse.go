package play

import (
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// click carries out an action at the clicked cell. While the page shows the board before a loss, a
// click hides that board. Once the game is over, a left click begins the next game if the player
// has chosen that, and any other click does nothing.
func (p *Page) click(msg page.Click) (tea.Cmd, page.Request) {
	p.ending.still = true
	if page.Scrolled(&p.Board, msg) {
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
	p.message = message{}
	p.awaited.cancel()
	far := p.OnlyMoves(p.grid(), p.Board.Cursor, c)
	p.Board.Cursor = c
	switch {
	case far:
		return nil, nil
	case msg.Flags():
		return p.flag(c), nil
	case msg.Opens():
		return p.open(c), nil
	case msg.Button == tea.MouseButtonMiddle:
		return p.chord(c), nil
	}
	return nil, nil
}

var (
	clickFlags = text.Text{"Un clic o un toque marca; el botón derecho abre", "A click or a tap flags; the right button opens"}
	clickOpens = text.Text{"Un clic o un toque abre; el botón derecho marca", "A click or a tap opens; the right button flags"}
)

// swapButtons returns the request to swap what the left and the right button do.
func (c *core) swapButtons() page.Request {
	if c.LeftFlags {
		c.say(clickOpens)
		return page.Choose{Option: choices.LeftButton, Value: 0}
	}
	c.say(clickFlags)
	return page.Choose{Option: choices.LeftButton, Value: 1}
}

// clickFigure returns the figure "CLICK: flags" if the left button sets flags. While that button
// opens cells, the figure is empty.
func (c *core) clickFigure() screen.Fact {
	if !c.LeftFlags {
		return screen.Fact{}
	}
	name, flags := c.Lang.Say("CLIC:", "CLICK:"), c.Lang.Say("marca", "flags")
	return screen.Fact{Name: name, Value: screen.Figure.Of(flags), Rank: 1, Brief: strings.ToLower(name) + " " + flags}
}
