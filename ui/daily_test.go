package ui

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
)

func TestBoardOfTheDay(t *testing.T) {
	p := sit(t, 80, 24, nil)
	p.press("left d")
	p.sees("Experto del día 2026-01-01", "JUGADAS: 1")
	p.press("q right right left d s")
	p.sees("Principiante del día 2026-01-01", "sin adivinar", "JUGADAS: 1")
	first, _ := p.session().Setup.Code()
	p.at = p.at.Add(24 * time.Hour)
	p.press("q d s")
	p.sees("2026-01-02")
	if second, _ := p.session().Setup.Code(); second == first {
		t.Errorf("%s on both days", first)
	}
}

// Days are counted from the boards that were won, each once, and only those of their
// own day.
func TestDaysInARow(t *testing.T) {
	p := sitWith(t, t.TempDir(), nil)
	for day := range 4 {
		setup := session.Daily(deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10}, p.at)
		for range 2 {
			p.m.begin(setup, nil)
			layout := p.game().Layout()
			for i := range 81 {
				c := game.Cell{Row: i / 9, Col: i % 9}
				if !layout.Mine(c) && !p.over() && !p.game().Open(c) {
					p.moveTo(c)
					p.answer(p.press("space"))
				}
			}
			p.sees("HAS GANADO")
			p.at = p.at.Add(time.Minute)
		}
		if day == 1 {
			p.at = p.at.Add(24 * time.Hour) // one day nothing is played
		}
		p.answer(p.m.askHistory())
		if want := []int{1, 2, 1, 2}[day]; int(p.m.past.Streak) != want {
			t.Errorf("after day %d: %d days in a row, want %d", day, int(p.m.past.Streak), want)
		}
		p.at = p.at.Add(24 * time.Hour)
	}
}
