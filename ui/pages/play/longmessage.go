package play

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
)

// paged returns one page of a long message in a low window: the page that the player has turned to.
// The cursor's row stays visible above it. If further pages follow, paged reports true, and a mark
// ends the last line.
func (c *core) paged(s screen.Span) (said screen.Block, more bool) {
	said = screen.WrappedParts(s, c.Width)
	most := c.MaxMessageLines(c.Board.Look)
	if len(said) <= most {
		return said, false
	}
	const mark = " ▾"
	said = screen.WrappedParts(s, c.Width-screen.Width(mark))
	said = said[min(c.message.page, (len(said)-1)/most)*most:]
	if len(said) <= most {
		return said, false
	}
	said = said[:most]
	said[most-1] = append(said[most-1], screen.Key.Of(mark))
	return said, true
}

// turnsPage turns to the next page of a long message if cmd is the command for a hint. It reports
// false for other commands, or if there is no next page.
func (p *Page) turnsPage(cmd keys.Command) bool {
	if cmd != keys.AskHint || !p.Low() {
		return false
	}
	_, more := p.paged(p.told(0, p.Width))
	if more {
		p.message.page++
	}
	return more
}
