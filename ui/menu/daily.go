package menu

import (
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// daily returns the board of the day: of the level that was chosen for it, or last in
// this run, at first the easiest.
func (p *Page) daily() session.Setup {
	l := words.Levels()[p.memory.level]
	return session.Daily(deal.Spec{Grid: p.Grid.New(l.Rows, l.Cols), Mines: l.Mines}, p.Now())
}

// changeLevel goes to the next level of the board of the day, or to the one before.
func (p *Page) changeLevel(next bool) {
	by := len(words.Levels()) - 1
	if next {
		by = 1
	}
	p.memory.level = (p.memory.level + by) % len(words.Levels())
}

// dailyText is the entry of the board of the day.
func (p *Page) dailyText() string {
	said := text.Text{"Tablero del día", "Board of the day"}.In(p.Lang) + " ‹ " + words.Levels()[p.memory.level].Name.In(p.Lang) + " ›"
	if p.streak > 0 {
		said += text.Between + text.Text{"días seguidos: %d", "days in a row: %d"}.In(p.Lang, p.streak)
	}
	return said
}
