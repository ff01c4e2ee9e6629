package play

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
)

// paged returns the lines of a message in a low window, from the page that the player has turned
// to. It returns only as many as leave the cursor's row in sight. If more lines follow, it sets
// more and ends the last line with a mark.
func (p *Page) paged(s screen.Span) (said screen.Block, more bool) {
	said = screen.WrappedParts(s, p.Width)
	most := p.MostSaid(p.board.Look)
	if len(said) <= most {
		return said, false
	}
	const mark = " ▾"
	said = screen.WrappedParts(s, p.Width-screen.Width(mark))
	said = said[min(p.message.page, (len(said)-1)/most)*most:]
	if len(said) <= most {
		return said, false
	}
	said = said[:most]
	said[most-1] = append(said[most-1], screen.Key.Of(mark))
	return said, true
}

// turnsPage turns to the next page of the message if the command asks for more, and reports whether
// there was one.
func (p *Page) turnsPage(cmd keys.Command) bool {
	if cmd != keys.AskHint || !p.Low() {
		return false
	}
	_, more := p.paged(p.told(told{}, p.Width))
	if more {
		p.message.page++
	}
	return more
}
