package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// Beside the table is the trend of the selected category, if all of it fits.
func TestTheTrendStandsBesideTheTable(t *testing.T) {
	t.Parallel()
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
	p.sees("▸ Principiante", "─ Principiante · restantes ─", "Por semanas · partidas: 3", "riesgos innecesarios", "40,0 s", "2026-11-02")
	p.press("down")
	p.sees("▸ Intermedio", "─ Intermedio · restantes ─", "Por semanas", "300,0 s", "2026-11-02")
	p.doesNotSee("40,0 s")
	p.clickOn("mejor") // sorts the table
	p.sees("▸ Intermedio", "─ Intermedio · restantes ─")
	p.press("home")
	p.sees("▸ Principiante", "40,0 s")
	list := lineWith(t, p.screen(), "Principiante · restantes  ")
	p.press("down")
	if now := lineWith(t, p.screen(), "Principiante · restantes  "); now != list {
		t.Errorf("the list has moved from line %d to %d", list, now)
	}
	p.resize(80, 15)
	p.doesNotSee("Por semanas")
}

// If no game of the category counts, there is no trend.
func TestNoTrendBelowWhereNoGameCounts(t *testing.T) {
	t.Parallel()
	g := played(2, 80, true, review.Figures{})
	g.Hints = 1
	p := withPlayed(t, g)
	p.resize(120, 40)
	p.sees("▸ Principiante")
	if strings.Contains(p.screen(), "Por ") {
		t.Errorf("there is a trend:\n%s", p.screen())
	}
}

// withLosses opens the list of the games of a category. All are on one board, and each was lost in
// a corner, the last one in the last corner.
func withLosses(t *testing.T) *player {
	t.Helper()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.resize(120, 40)
	p.m.Motion = false
	p.tell()
	mines := []game.Cell{{}, {Col: 8}, {Row: 8}}
	layout, err := game.NewLayout(squares.New(9, 9), slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	for _, mine := range mines {
		p.m.begin(session.Setup{Title: text.Same("test"), Board: session.Given(layout, game.Cell{})}, nil)
		p.moveTo(mine)
		p.at = p.at.Add(time.Minute)
		p.settle("space")
	}
	p.settle("q h enter")
	return p
}

// Beside the games of a category is the board of the selected game as it was at the end, and above
// it how the game went.
func TestTheBoardOfAGameStandsBesideTheGames(t *testing.T) {
	t.Parallel()
	p := withLosses(t)
	for _, exploded := range []string{"I ┃ @ ┃", "┃ @ ┃", "A ┃ @ ┃"} {
		p.sees("perdida a los 0,0 s", exploded)
		p.answer(p.press("down"))
	}
	p.resize(80, 24)
	p.doesNotSee("@")
	p.sees("3BV  ZiNi")
}

// However fast the selection moves, one game is read at a time. The games next to the selected one
// are read ahead.
func TestGamesAreReadAheadOneAtATime(t *testing.T) {
	t.Parallel()
	p := withLosses(t)
	ahead := p.press("down")
	p.sees("@")
	if more := p.press("down"); ahead == nil || more != nil {
		t.Fatal("two games are read at once, or none ahead")
	}
	p.answer(ahead)
	p.sees("A ┃ @ ┃")
}

// If the file of a game is gone, its board is unknown, and the page says so.
func TestTheBoardOfAGameThatIsKeptNoMore(t *testing.T) {
	t.Parallel()
	p := withPlayed(t, played(2, 80, true, review.Figures{}))
	p.answer(p.send(tea.WindowSizeMsg{Width: 120, Height: 40}))
	p.settle("enter")
	p.sees("ganada en 80,0 s", "El tablero de esta partida ya no está guardado")
}

// In a narrow window, the mark for more rows covers no figure of the table.
func TestTheMarkCoversNoFigureOfTheTable(t *testing.T) {
	t.Parallel()
	var games []history.Game
	for size := range 9 {
		g := played(size+1, 30, true, review.Figures{})
		g.Rows, g.Mines = 5+size, 3+size
		games = append(games, g)
	}
	for width := 30; width <= 100; width++ {
		p := withPlayed(t, games...)
		p.resize(width, 10)
		for line := range strings.Lines(p.screen()) {
			name, figures, _ := strings.Cut(strings.TrimLeft(line, "▸ "), "  ")
			if strings.Contains(name, "×") && strings.Contains(figures, "…") {
				t.Errorf("%d columns: %q", width, line)
			}
		}
	}
}

// The measures of a large board that were not known at its end are found when the list of its games
// is opened, and are known from then on.
func TestTheMeasuresOfALargeBoardAreFoundLater(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.resize(120, 40)
	layout, err := game.NewLayout(squares.New(201, 200), slices.Values([]game.Cell{{}}))
	if err != nil {
		t.Fatal(err)
	}
	p.m.begin(session.Setup{Title: text.Same("test"), Board: session.Given(layout, game.Cell{})}, nil)
	p.moveTo(game.Cell{Row: 9, Col: 9})
	p.settle("space")
	path := filepath.Join(dir, "history.jsonl")
	line, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	unknown := strings.Replace(string(line), `"3bv":1,`, "", 1)
	if unknown == string(line) {
		t.Fatalf("the history has %s", line)
	}
	if err := os.WriteFile(path, []byte(unknown), 0o600); err != nil {
		t.Fatal(err)
	}
	p.settle("q h enter")
	p.sees("│ 3BV 1 ")
	if now, err := os.ReadFile(path); err != nil || !strings.Contains(string(now), `"3bv":1,`) {
		t.Errorf("%v; the history has\n%s", err, now)
	}
}
