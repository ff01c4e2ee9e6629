package menu

import (
	"buscaminas/ui/page"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

func (p *model) daily() entry {
	e := entry{command: keys.OpenDay, shown: true, text: text.Text{
		"Tablero del día",
		"Daily board",
	}.In(p.Lang), request: to(page.Day{})}
	if n := p.past.Streak; n > 0 {
		e.more = text.Text{"días seguidos: %d", "days in a row: %d"}.In(p.Lang, n)
		e.brief = text.Text{"racha %d", "streak %d"}.In(p.Lang, n)
	}
	return e
}
