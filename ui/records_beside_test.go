package ui

import (
	"strings"
	"testing"

	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
)

// Below the table stands the trend of the category that is selected, where all of it has room.
func TestTheTrendStandsBelowTheTable(t *testing.T) {
	larger := func(g history.Game) history.Game {
		g.Rows, g.Cols, g.Mines, g.Board = 16, 16, 40, "larger"
		return g
	}
	p := withPlayed(t,
		played(2, 80, true, review.Figures{Proven: 6, Needless: 4}),
		played(10, 60, true, review.Figures{Proven: 9, Needless: 1}),
		played(25, 40, true, review.Figures{Proven: 10}),
		larger(played(3, 300, true, review.Figures{Proven: 10})),
		larger(played(26, 500, false, review.Figures{Proven: 10})))
	p.resize(120, 40)
	p.sees("▸ Principiante", "Principiante · restantes · por semanas", "adiv. innecesarias", "40.0 s", "2026-11-02")
	p.press("down")
	p.sees("▸ Intermedio", "Intermedio · restantes · por semanas", "300.0 s", "2026-11-02")
	p.doesNotSee("40.0 s")
	p.clickOn("mejor") // which sorts the table
	p.sees("▸ Intermedio", "Intermedio · restantes · por semanas")
	p.press("home")
	p.sees("▸ Principiante", "40.0 s")
	list := lineWith(t, p.screen(), "Principiante")
	p.press("down")
	if now := lineWith(t, p.screen(), "Principiante"); now != list {
		t.Errorf("the list has moved from line %d to %d", list, now)
	}
	p.resize(80, 15)
	p.doesNotSee("por semanas")
}

// Of games that do not count there is no trend.
func TestNoTrendBelowWhereNoGameCounts(t *testing.T) {
	g := played(2, 80, true, review.Figures{})
	g.Hints = 1
	p := withPlayed(t, g)
	p.resize(120, 40)
	p.sees("▸ Principiante")
	if strings.Contains(p.screen(), "por ") {
		t.Errorf("there is a trend:\n%s", p.screen())
	}
}
