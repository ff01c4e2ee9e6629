package play

import (
	"buscaminas/game/advice"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// paged returns one page of a message above the foot: the page that the player has turned to. The
// parameter free is the number of lines that hide nothing of the board. If further pages follow, paged
// reports true. If a hint does not fit, its first page is one line that says what it finds.
func (h *helping) paged(t headedText, free int) (said screen.Block, more bool) {
	turned, most := h.message.page, h.mostPaged(t, free)
	if brief := h.brief(t, free); brief != nil {
		if turned == 0 {
			return screen.Block{brief}, h.hinted.stage > advice.Whether
		}
		turned--
	}
	if said = t.lines(h.Width); len(said) <= most {
		return said, false
	}
	const mark = 2 // columns
	said = t.lines(h.Width - mark)
	said = said[min(turned, (len(said)-1)/most)*most:]
	return said.First(most, h.Width), len(said) > most
}

// turnsPage turns to the next page of a long message if cmd is the command for a hint. It reports
// false for other commands, or if there is no next page.
func (p *Page) turnsPage(cmd keys.Command) bool {
	if cmd != keys.AskHint || p.Board.Panel != page.NoPanel {
		return false
	}
	_, more := p.helping.paged(p.headedMessage(), p.FreeLines(&p.Board, p.session.Setup.Grid()))
	if more {
		p.message.page++
	}
	return more
}

// mostPaged returns the number of lines that a message may take. A hint leaves the board in sight.
func (h *helping) mostPaged(t headedText, free int) int {
	const leastHint = 2
	most := h.MostMessage(&h.Board, h.session.Setup.Grid())
	if h.tells(t) {
		most = min(most, max(leastHint, free))
	}
	return most
}

// tells reports whether a message tells the hint that holds.
func (h *helping) tells(t headedText) bool { return h.hintShows() && t.said.Text == h.hintLine() }

// brief returns one line for the first stages of a hint: what the hint finds, and the key for more. It
// returns nil for other messages, and where there are lines for the whole hint.
func (h *helping) brief(t headedText, free int) screen.Line {
	told := h.hinted
	if !h.tells(t) || told.stage > advice.Whether+1 || len(t.lines(h.Width)) <= free {
		return nil
	}
	key := h.keys().First(keys.AskHint, h.Lang)
	more := text.Text{"más", "more"}.In(h.Lang)
	for _, said := range h.teller().Brief(told.advice, told.stage) {
		line := screen.Line{screen.Message.Of(said + text.Separator), screen.Key.Of(key), screen.Field.Of(" " + more)}
		if line.Width() <= h.Width {
			return line
		}
	}
	return nil
}
