package play

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The titles of the panel while it tells what just happened.
var (
	wonTitle   = text.Text{"Has ganado", "You won"}
	lostTitle  = text.Text{"Has perdido", "You lost"}
	hintTitle  = text.Text{"Pista", "Hint"}
	riskTitle  = text.Text{"Riesgo", "Risk"}
	coachTitle = text.Text{"Entrenador", "Coach"}
)

// told returns what just happened. In a panel that is the last message and what holds until the next
// move. Above the foot, where lines are few, it is only the most important of these.
func (p *Page) told(s page.Space) page.Message {
	if s.InPanel {
		return p.panelMessage(s)
	}
	return page.Message{Lines: p.footMessage(s)}
}

// panelMessage returns the message for the panel: the last message and, below it, what holds until the
// next move, which is the hint, the end of the game and the risk.
func (p *Page) panelMessage(s page.Space) (m page.Message) {
	add := func(title text.Text, ink screen.Ink, lines screen.Block) {
		if m.Title.Text == "" {
			m.Title = ink.Of(title.In(p.Lang))
		}
		if len(m.Lines) > 0 && len(lines) > 0 {
			m.Lines = append(m.Lines, nil)
		}
		m.Lines = append(m.Lines, lines...)
	}
	if last := p.lastMessage(); last.Text != "" {
		add(p.message.title, last.Ink, screen.WrappedParts(last, s.Width))
	}
	if p.paused {
		return m
	}
	if p.helping.hintShows() {
		figures := 3 // lines that stay free below the hint, with the blank one between
		if p.Board.Panel == page.Below {
			figures = 1
		}
		var before screen.Block
		if p.helping.looksBack() {
			before = append(screen.Wrapped(screen.Message.Of(beforeLoss.In(p.Lang)), s.Width), nil)
		}
		lines := s.Height - len(m.Lines) - len(before) - figures
		add(hintTitle, screen.Title, append(before, p.helping.hintLines(s.Width, lines)...))
	}
	switch status := p.game().Status(); {
	case p.helping.looksBack() || p.hidesLoss():
	case status == game.Won:
		add(wonTitle, screen.Good, p.ending.winInPanel(s.Width, p.rivals.raced()))
	case status == game.Lost:
		add(lostTitle, screen.Bad, screen.WrappedParts(screen.Bad.Of(p.helping.lossLine(p.rivals.raced())), s.Width))
	}
	if risk := p.helping.riskSection(s.Width); len(risk) > 0 {
		add(riskTitle, screen.Title, risk)
	}
	if p.message.aside {
		add(text.Text{}, p.message.ink, screen.Wrapped(p.message.ink.Of(p.message.text), s.Width))
	}
	return m
}

// lastMessage returns the last message, or the text about a command that waits for another key.
func (p *Page) lastMessage() screen.Span {
	switch {
	case p.Typing():
		return screen.Refused.Of(p.typing.prompt.refused)
	case p.paused:
		return screen.Span{} // nothing may tell about the board during a pause
	case p.awaited.said() != "":
		return screen.Message.Of(p.awaited.said())
	case p.message.aside:
		return screen.Span{}
	case p.hidesLoss() && p.message.text == "":
		return screen.Bad.Of(p.helping.lossLine(p.rivals.raced()))
	}
	return p.message.ink.Of(p.message.text)
}

// footMessage returns the message for the lines above the foot. That is the last message. If there is
// none, it is the end of the game, or the risk at the cursor.
func (p *Page) footMessage(s page.Space) screen.Block {
	if p.Typing() || p.paused {
		if last := p.lastMessage(); last.Text != "" {
			return screen.Wrapped(last, s.Width)
		}
		return nil
	}
	status := p.game().Status()
	if status == game.Won && p.lastMessage().Text == "" {
		return append(p.ending.winAbove(s, p.rivals.raced()), p.toldAside(s.Width)...)
	}
	said, _ := p.paged(s.Height)
	if status == game.Lost && len(said) == 1 && p.lastMessage().Text == "" && !p.helping.looksBack() {
		said[0] = p.ending.flourish(said[0], s.Width)
	}
	if legend := p.helping.legend(s.Width); legend != nil && len(said) < s.Height {
		said = append(said, legend)
	}
	return append(said, p.toldAside(s.Width)...)
}

// headedMessage returns the message of a game that is not won: its first words, in another colour, and the
// rest. It reports whether that is the hint.
func (p *Page) headedMessage() (head, said screen.Span, hinted bool) {
	switch last := p.lastMessage(); {
	case last.Text != "":
		return head, last, false
	case p.paused:
	case p.message.hint && p.helping.hintShows():
		return head, screen.Message.Of(p.helping.hintLine()), true
	case p.helping.looksBack():
		return head, screen.Message.Of(beforeLoss.In(p.Lang)), false
	case p.over():
		head = screen.Bad.Of(words.Lost.In(p.Lang))
		return head, screen.Message.Of(fitting(p.helping.lost(p.rivals.raced()), func(said string) bool {
			return len(screen.Headed(head, screen.Bad.Of(said), p.Width)) <= p.mostTold()
		})), false
	default:
		said = screen.Message.Of(p.helping.riskSaid(p.FreeLines(&p.Board, p.session.Setup.Grid())))
	}
	return head, said, false
}

// fitting joins as many parts of a message as fit, the first of them first.
func fitting(parts []string, fits func(said string) bool) string {
	for ; len(parts) > 0; parts = parts[:len(parts)-1] {
		if said := strings.Join(parts, text.Separator); fits(said) {
			return said
		}
	}
	return ""
}

// toldAside returns the lines of a message that stands below the message about the end of the game.
func (c *core) toldAside(width int) screen.Block {
	if !c.message.aside || c.message.text == "" {
		return nil
	}
	return screen.Wrapped(c.message.ink.Of(c.message.text), width)
}

// mostTold returns the greatest number of lines for the message about the end of the game. In a low
// window, the message about a win has two lines. If two lines would hide just one line of the board,
// the message has one line, and so has that about a loss.
func (c *core) mostTold() int {
	grid := c.session.Setup.Grid()
	if c.Low() {
		const words = 2
		lines := c.Height - c.Chrome()
		switch _, height := c.Board.Size(grid, draw.Whole(grid)); {
		case c.game().Status() == game.Lost:
			return max(1, lines-height)
		case height == lines-1:
			return 1
		}
		return words
	}
	return max(1, c.MostMessage(&c.Board, grid)-len(c.toldAside(c.Width)))
}
