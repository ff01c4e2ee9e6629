package menu

import (
	"buscaminas/game/deal"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// board returns the board of the day: of the level that was chosen for it, or last in
// this run, at first the easiest.
func (p *Page) board() session.Setup {
	l := words.Levels()[p.memory.level]
	return session.Daily(deal.Spec{Grid: p.Grid.New(l.Rows, l.Cols), Mines: l.Mines}, p.Now())
}

// changeLevel goes so many levels of the board of the day on, around the ends.
func (p *Page) changeLevel(by int) {
	n := len(words.Levels())
	p.memory.level = (p.memory.level + by + n) % n
}

// daily is the entry of the board of the day.
func (p *Page) daily() entry {
	level := words.Levels()[p.memory.level].Name.In(p.Lang)
	e := entry{
		key: "d", shown: true, text: text.Text{"Tablero del día", "Daily board"}.In(p.Lang), more: "‹ " + level + " ›",
		dest: func() page.Dest { return page.Play{Setup: p.board()} },
	}
	if n := p.past.Streak; n > 0 {
		e.more += text.Between + text.Text{"días seguidos: %d", "days in a row: %d"}.In(p.Lang, n)
	}
	return e
}
