package play

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
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

// told returns the message of the page. In a panel, it is the last message and, below it, the hint,
// the end of the game and the risk. Above the foot, where lines are few, it is only the most
// important one of them.
func (p *Page) told(s page.Space) (m page.Message) {
	if !s.InPanel {
		return page.Message{Lines: p.toldAboveFoot(s)}
	}
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
	if p.hidden() {
		return m
	}
	if p.helping.hintShows() {
		figures := 3 // lines that stay free below the hint, including a blank line
		if p.Board.Panel == page.Below {
			const twoSteps = 3 // lines, with the keys
			figures = min(1, s.Height-twoSteps)
		}
		var before screen.Block
		if p.helping.looksBack() {
			before = append(screen.Wrapped(screen.Message.Of(beforeLoss.In(p.Lang)), s.Width), nil)
		}
		lines := s.Height - len(m.Lines) - len(before) - figures
		add(hintTitle, screen.Title, append(before, p.helping.hintLines(s.Width, lines)...))
	}
	if p.over() && !p.helping.looksBack() && !p.hidesLoss() {
		title := lostTitle
		head, parts := p.ended(true)
		if p.game().Status() == game.Won {
			title = wonTitle
		} else {
			head.Text = "" // the title says it
		}
		said := p.ending.ink().Of(strings.Join(parts, text.Separator))
		lines := screen.Headed(head, said, s.Width)
		if large := p.ending.letters(head, s.Width); large != nil {
			lines = append(append(large, nil), screen.WrappedParts(said, s.Width)...)
		} else if head.Text != "" && len(lines) > 1 {
			lines = append(screen.Block{{head}}, screen.WrappedParts(said, s.Width)...)
		}
		add(title, head.Ink, lines)
	}
	if risk := p.helping.riskSection(s.Width); len(risk) > 0 {
		add(riskTitle, screen.Title, risk)
	}
	add(text.Text{}, screen.Plain, p.toldAside(s.Width))
	return m
}

// lastMessage returns the last message, or the text about a command that waits for another key.
func (p *Page) lastMessage() screen.Span {
	switch {
	case p.Typing() && p.refusedBeside():
		return screen.Span{}
	case p.Typing():
		return p.typing.prompt.Remark()
	case p.hidden():
		return screen.Span{} // during a pause, no message may describe the board
	case p.awaited.said() != "":
		return screen.Message.Of(p.awaited.said())
	case p.message.aside:
		return screen.Span{}
	case p.hidesLoss() && p.message.text == "":
		return screen.Bad.Of(strings.Join(p.helping.lost(p.rivals.raced()), text.Separator))
	}
	return p.message.ink.Of(p.message.text)
}

// toldAboveFoot returns the message for the lines above the foot.
func (p *Page) toldAboveFoot(s page.Space) screen.Block {
	if last := p.lastMessage(); p.Typing() || p.hidden() {
		return screen.Headed(screen.Span{}, last, s.Width)
	}
	said, _ := p.paged(s.Height)
	if legend := p.helping.legend(s.Width); legend != nil && len(said) < s.Height {
		said = append(said, legend)
	}
	return append(said, p.toldAside(s.Width)...)
}

// toldAside returns the lines of a message that stands below the message about the end of the game.
func (c *core) toldAside(width int) screen.Block {
	if !c.message.aside {
		return nil
	}
	return screen.Headed(screen.Span{}, c.message.ink.Of(c.message.text), width)
}

// ended returns the message about the end of the game. The result head has its first words. The
// result parts has the sentences after them, the most important first. Without a panel, the
// sentences are shorter, and the figures of the game follow.
func (p *Page) ended(inPanel bool) (head screen.Span, parts []string) {
	parts = p.rivals.raced()
	if p.game().Status() == game.Lost {
		return screen.Bad.Of(words.Lost.In(p.Lang)), p.helping.lost(parts)
	}
	head = screen.Good.Of(words.InSeconds(p.Lang, p.session.Elapsed()))
	if !inPanel {
		head.Text = words.Won.In(p.Lang, head.Text)
	}
	v := p.ending.verdict
	if v == nil {
		return head, parts
	}
	said := v.Brief(p.Lang)
	if inPanel {
		said = v.Describe(p.Lang)
	}
	parts = append(parts, said)
	if needed := v.DescribeNeed(p.Lang); needed != "" {
		parts = append(parts, needed)
	}
	if !inPanel {
		for _, f := range p.ending.endFigures() {
			parts = append(parts, f.Name+" "+f.Value.Text)
		}
	}
	return head, parts
}

// ink returns the ink of the words about the end of the game. Words about a record stand out.
func (e *ending) ink() screen.Ink {
	if v := e.verdict; v != nil && v.Record {
		return screen.Good
	}
	return screen.Message
}

// endAboveFoot returns the message about the end of the game if there is no panel. The parameter
// free is the number of lines between the board and the foot. The message about a win has at most
// this many lines. If it has several, the first has only the words that say who won. The message
// about a loss gives the reason, so it may hide rows of the board, except in a low window. If not
// even the first sentence fits, only its main clause is left.
func (p *Page) endAboveFoot(free int) screen.Block {
	head, parts := p.ended(false)
	won := p.game().Status() == game.Won
	switch {
	case p.Low() && won:
		free = min(free, 2)
	case p.Low():
		free = 1 // the board before the loss explains the loss
	case !won:
		free = p.MaxMessageLines(&p.Board)
	}
	free = max(1, free-len(p.toldAside(p.Width)))
	if won && free > 1 {
		return append(screen.Block{{head}}, screen.Headed(screen.Span{}, p.fitting(parts, p.ending.ink(), screen.Span{}, free-1), p.Width)...)
	}
	said := p.fitting(parts, p.ending.ink(), head, free)
	if end := strings.IndexAny(said.Text, ";:"); end > 0 && len(screen.Headed(head, said, p.Width)) > free {
		said.Text = said.Text[:end]
	}
	return screen.Headed(head, said, p.Width)
}

// fitting joins as many parts of a message as fit in this number of lines. The first line begins
// with the text head. fitting joins at least the first part.
func (c *core) fitting(parts []string, ink screen.Ink, head screen.Span, lines int) (said screen.Span) {
	for n := len(parts); n > 0; n-- {
		said = ink.Of(strings.Join(parts[:n], text.Separator))
		if len(screen.Headed(head, said, c.Width)) <= lines {
			break
		}
	}
	return said
}
