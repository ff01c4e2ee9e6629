package menu

import (
	"buscaminas/ui/page"
	"buscaminas/ui/settings/keys"
)

func (p *model) daily() entry {
	e := entry{command: keys.OpenDay, shown: true, text: p.Lang.Say(
		"Tablero del día",
		"Daily board"), request: to(page.Day{})}
	if n := p.past.Streak; n > 0 {
		e.more = p.Lang.Say("días seguidos: %d", "days in a row: %d", n)
		e.brief = p.Lang.Say("racha %d", "streak %d", n)
	}
	return e
}
