package play

import (
	"buscaminas/game/advice"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// paged returns the message above the foot. If the message is long, paged returns the page of it
// that the player has turned to. The result more reports whether another page follows. The
// parameter free is the number of lines between the board and the foot. If a hint needs more lines,
// its first page is one line that says what the hint finds.
func (p *Page) paged(free int) (said screen.Block, more bool) {
	told := p.lastMessage()
	most, turned := p.MaxMessageLines(&p.Board), *p.pageShown()
	switch h := &p.helping; {
	case told.Text != "" || p.hidden():
	case p.message.hint && h.hintShows(): // the hint leaves the board in sight
		const leastHint = 2
		most = min(most, max(leastHint, free))
		parts := []string{h.hintLine()}
		if h.Low() && h.goesOn() { // the foot may have no room for the key
			parts = append(parts, h.label(keys.AskHint)+": "+hint.NextStage(h.hinted.stage).In(h.Lang))
		}
		told = p.fitting(parts, screen.Message, screen.Span{}, most)
		said = screen.Wrapped(told, p.Width)
		if brief := h.brief(); brief != nil && len(said) > free {
			if turned == 0 {
				return screen.Block{brief}, h.hinted.stage > advice.FirstStage
			}
			turned--
		} else if signs := h.signs(p.Width); len(said) <= most && len(said)+len(signs) <= free {
			return append(said, signs...), false
		}
	case h.looksBack():
		told = screen.Message.Of(beforeLoss.In(p.Lang))
	case p.over():
		return p.endAboveFoot(free), false
	default:
		told = p.fitting(h.risk(), screen.Message, screen.Span{}, free)
	}
	if said = screen.Headed(screen.Span{}, told, p.Width); len(said) <= most {
		return said, false
	}
	const mark = 2 // columns
	said = screen.Headed(screen.Span{}, told, p.Width-mark)
	said = said[min(turned, (len(said)-1)/most)*most:]
	return said.First(most, p.Width), len(said) > most
}

// pageShown returns a pointer to the index of the page that is shown of a long message.
func (p *Page) pageShown() *int {
	if p.message.hint && p.helping.hintShows() {
		return &p.helping.hinted.page
	}
	return &p.message.page
}

// turnsPage turns to the next page of a long message if cmd is the command for a hint. It reports
// false for other commands, or if there is no next page.
func (p *Page) turnsPage(cmd keys.Command) bool {
	if cmd != keys.AskHint || p.Board.Panel != page.NoPanel {
		return false
	}
	_, more := p.paged(p.FreeLines(&p.Board))
	if more {
		*p.pageShown()++
	}
	return more
}

// brief returns one line for the first two stages of a hint: what the hint finds, and the key for
// more. It returns nil for later stages, or if the line does not fit.
func (h *helping) brief() screen.Line {
	told := h.hinted
	if told.stage > advice.FirstStage+1 {
		return nil
	}
	key := h.label(keys.AskHint)
	more := h.Lang.Say("más", "more")
	for _, said := range h.teller().Brief(told.advice, told.stage) {
		line := screen.Line{screen.Message.Of(said + text.Separator), screen.Key.Of(key), screen.Field.Of(" " + more)}
		if line.Width() <= h.Width {
			return line
		}
	}
	return nil
}
