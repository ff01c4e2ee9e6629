package records

import (
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/page/pagetest"
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
	given := pagetest.Played(9, 5, false, review.Figures{})
	given.GivenUp = true // it does not count
	p := withPlayed(t, given,
		pagetest.Played(2, 80, true, review.Figures{Proven: 6, Needless: 4}),
		pagetest.Played(10, 60, true, review.Figures{Proven: 9, Needless: 1}),
		pagetest.Played(25, 40, true, review.Figures{Proven: 10}),
		larger(pagetest.Played(3, 300, true, review.Figures{Proven: 10})),
		larger(pagetest.Played(26, 500, false, review.Figures{Proven: 10})))
	p.Resize(120, 40)
	p.Sees("▸ Principiante", "─ Principiante · restantes ─", "Por semanas · partidas: 3", "riesgos innecesarios", "40,0 s", "2026-11-02")
	p.Press("down")
	p.Sees("▸ Intermedio", "─ Intermedio · restantes ─", "Por semanas", "300,0 s", "2026-11-02")
	p.DoesNotSee("40,0 s")
	p.ClickOn("mejor") // sorts the table
	p.Sees("▸ Intermedio", "─ Intermedio · restantes ─")
	p.Press("home")
	p.Sees("▸ Principiante", "40,0 s")
	list := p.Line("Principiante · restantes  ")
	p.Press("down")
	if now := p.Line("Principiante · restantes  "); now != list {
		t.Errorf("the list has moved from line %d to %d", list, now)
	}
	p.Resize(80, 15)
	p.DoesNotSee("Por semanas")
}

// If no game of the category counts, there is no trend.
func TestNoTrendBelowWhereNoGameCounts(t *testing.T) {
	t.Parallel()
	g := pagetest.Played(2, 80, true, review.Figures{})
	g.Hints = 1
	p := withPlayed(t, g)
	p.Resize(120, 40)
	p.Sees("▸ Principiante")
	if strings.Contains(p.Screen(), "Por ") {
		t.Errorf("there is a trend:\n%s", p.Screen())
	}
}

// withLosses opens the list of the games of a category. All are on one board, and each was lost in
// a corner, the last one in the last corner.
func withLosses(t *testing.T) *pagetest.Page {
	t.Helper()
	p := pagetest.Sit(t, 120, 40)
	p.Keep(t.TempDir())
	mines := []game.Cell{{}, {Col: 8}, {Row: 8}}
	for _, mine := range mines {
		plays(t, p, game.GridKinds()[0].New(9, 9), mines, mine)
		p.At = p.At.Add(time.Minute)
	}
	p.Open(New(new(Order)))
	p.Settle("enter")
	return p
}

// plays plays a game on a board with these mines. It is over once the player has opened one cell.
func plays(t *testing.T, p *pagetest.Page, grid game.Grid, mines []game.Cell, opened game.Cell) {
	t.Helper()
	layout, err := game.NewLayout(grid, slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	s := p.Begin(session.Setup{Title: text.Same("test"), Board: session.Given(layout, game.Cell{}), Rules: game.LeftToFind})
	if _, err := s.Play(game.Action{Kind: game.Open, Cell: opened}); err != nil {
		t.Fatal(err)
	}
	p.Finish(s)
	s.Leave()
}

// Beside the games of a category is the board of the selected game as it was at the end, and above
// it how the game went.
func TestTheBoardOfAGameStandsBesideTheGames(t *testing.T) {
	t.Parallel()
	p := withLosses(t)
	for range 3 {
		p.Sees("perdida a los 0,0 s", "▀▀▀▀▀▀▀▀▀")
		p.Answer(p.Press("down"))
	}
	p.Sees("tiempo   3BV  ZiNi ", "había que adivinar") // no column is empty, and the ends tell games apart
	p.DoesNotSee("IOE")
	p.Resize(80, 24)
	p.DoesNotSee("▀▀▀▀▀▀▀▀▀")
	p.Sees("3BV  ZiNi")
}

// However fast the selection moves, one game is read at a time. The games next to the selected one
// are read ahead.
func TestGamesAreReadAheadOneAtATime(t *testing.T) {
	t.Parallel()
	p := withLosses(t)
	ahead := p.Press("down")
	p.Sees("▀▀▀▀▀▀▀▀▀")
	if more := p.Press("down"); ahead == nil || more != nil {
		t.Fatal("two games are read at once, or none ahead")
	}
	p.Answer(ahead)
	p.Sees("▀▀▀▀▀▀▀▀▀")
}

// If the file of a game is gone, its board is unknown, and the page says so.
func TestTheBoardOfAGameThatIsKeptNoMore(t *testing.T) {
	t.Parallel()
	p := withPlayed(t, pagetest.Played(2, 80, true, review.Figures{}))
	p.Answer(p.Send(tea.WindowSizeMsg{Width: 120, Height: 40}))
	p.Settle("enter")
	p.Sees("ganada en 80,0 s", "El tablero de esta partida ya no está guardado")
}

// In a narrow window, the mark for more rows covers no figure of the table.
func TestTheMarkCoversNoFigureOfTheTable(t *testing.T) {
	t.Parallel()
	var games []history.Game
	for size := range 9 {
		g := pagetest.Played(size+1, 30, true, review.Figures{})
		g.Rows, g.Mines = 5+size, 3+size
		games = append(games, g)
	}
	for width := 30; width <= 100; width++ {
		p := withPlayed(t, games...)
		p.Resize(width, 10)
		for line := range strings.Lines(p.Screen()) {
			name, figures, _ := strings.Cut(strings.TrimLeft(line, "▸ "), "  ")
			if strings.Contains(name, "×") && strings.Contains(figures, "…") {
				t.Errorf("%d columns: %q", width, line)
			}
		}
	}
}
