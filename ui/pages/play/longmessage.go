package play

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
)

// paged returns one page of a long message in a low window: the page that the player has turned to.
// It has at most as many lines as the parameter most says. If further pages follow, paged reports
// true, and a mark ends the last line.
func (c *core) paged(t telling, most int) (said screen.Block, more bool) {
	said = t.lines(c.Width)
	if len(said) <= most {
		return said, false
	}
	const mark = " ▾"
	said = t.lines(c.Width - screen.Width(mark))
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
	told := p.telling()
	_, more := p.paged(told, p.helping.mostPaged(told.said.Text))
	if more {
		p.message.page++
	}
	return more
}

// mostPaged returns the number of lines that a message may take in a low window. The cursor's row
// stays visible above it, and the signs of a hint have a line below it if there is one.
func (h *helping) mostPaged(told string) int {
	most := h.MaxMessageLines(h.Board.Look)
	if most > 1 && len(h.signs(told, h.Width)) > 0 {
		most--
	}
	return most
}
