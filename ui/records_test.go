package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/review"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// withHistory opens the records of games on boards of three sizes. The larger boards have more
// games, quicker wins and a smaller share of wins.
func withHistory(t *testing.T, games int) *player {
	t.Helper()
	dir := t.TempDir()
	var text []byte
	for i := range games {
		size := i % 3
		for n := range size + 1 {
			g := history.Game{
				Name: fmt.Sprintf("%d-%d", i, n), Title: [2]string{"test", "test"}, Ended: time.Unix(int64(i)*1000, 0),
				Time: time.Duration(9-size) * time.Second,
				Grid: "square", Rows: 5 + size, Cols: 5, Mines: 3, Board: fmt.Sprint(i, n), Dealt: true, NoGuess: true,
				Won: n == 0, Steps: 3, Left: 4, ThreeBV: 3,
			}
			text = g.Append(text)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "history.jsonl"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	p := sitWith(t, dir, nil)
	p.answer(p.press("h"))
	return p
}

// clickOn clicks at the first place of a text on the screen.
func (p *player) clickOn(text string) tea.Cmd {
	p.t.Helper()
	for y, line := range strings.Split(p.screen(), "\n") {
		if before, _, found := strings.Cut(line, text); found {
			x := ansi.StringWidth(before)
			return p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
		}
	}
	p.t.Fatalf("no %q on the screen:\n%s", text, p.screen())
	return nil
}

func TestTableIsSortedByAClickOnAHead(t *testing.T) {
	t.Parallel()
	p := withHistory(t, 9)
	p.resize(120, 40)
	for _, test := range []struct{ head, want string }{
		{"", "7×5 6×5 5×5"}, {"éxito", "5×5 6×5 7×5"}, {"cuentan", "7×5 6×5 5×5"}, {"éxito", "5×5 6×5 7×5"},
		{"mejor", "7×5 6×5 5×5"}, {"éxito", "5×5 6×5 7×5"}, {"HISTORIAL", "5×5 6×5 7×5"},
	} {
		if test.head != "" {
			p.clickOn(test.head)
		}
		screen := p.screen()
		kinds := []string{"5×5", "6×5", "7×5"}
		slices.SortFunc(kinds, func(a, b string) int { return strings.Index(screen, a) - strings.Index(screen, b) })
		if got := strings.Join(kinds, " "); got != test.want {
			t.Errorf("after a click on %q: %s, want %s", test.head, got, test.want)
		}
	}
	p.press("esc")
	p.answer(p.press("h"))
	p.sees("▾éxito") // sorted as at the last visit
}

func TestRowsArePickedByAClick(t *testing.T) {
	t.Parallel()
	p := withHistory(t, 9)
	p.clickOn("6×5")
	p.sees("6×5/3", "ganadas 3 de 6")
	p.press("esc")
	p.clickOn("HISTORIAL") // the title is no category
	p.sees("HISTORIAL")

	// The lines above a list that is longer than the window are no entries either.
	p = withHistory(t, 300)
	p.clickOn("7×5")
	if cmd := p.clickOn("fecha"); cmd != nil {
		t.Error("a click beside the games opens one")
	}
	if cmd := p.clickOn("✗"); cmd == nil {
		t.Error("a click on a game does nothing")
	}
}

// played is a game of November 2026.
func played(day, seconds int, won bool, f review.Figures) history.Game {
	name := fmt.Sprint(day, seconds)
	return history.Game{
		Name: name, Title: [2]string{"test", "test"}, Ended: time.Date(2026, 11, day, 12, 0, 0, 0, time.Local),
		Time: time.Duration(seconds) * time.Second, Grid: "square", Rows: 9, Cols: 9, Mines: 10, Dealt: true, NoGuess: true,
		Won: won, Board: name, Review: f,
	}
}

// withWeeks opens the records of one category with four weeks. The third has no games. Each other
// week has more wins, quicker wins and fewer needless guesses than the one before.
func withWeeks(t *testing.T) *player {
	t.Helper()
	return withPlayed(t,
		played(2, 80, true, review.Figures{Proven: 6, Needless: 4, Missed: [6]int{1, 3}}),
		played(3, 90, false, review.Figures{Proven: 5, Mistakes: 5, Missed: [6]int{1, 4}}),
		played(10, 60, true, review.Figures{Proven: 9, Needless: 1, Missed: [6]int{0, 0, 1}}),
		played(25, 40, true, review.Figures{Proven: 10}),
		played(26, 20, true, review.Figures{}))
}

// withPlayed opens the records of these games.
func withPlayed(t *testing.T, games ...history.Game) *player {
	t.Helper()
	var text []byte
	for _, g := range games {
		text = g.Append(text)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "history.jsonl"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	p := sitWith(t, dir, nil)
	p.answer(p.press("h"))
	return p
}

// The trend of a category has a plot for each figure with its last value and its scale, the weeks
// shown, and the kind of argument missed most.
func TestTrend(t *testing.T) {
	t.Parallel()
	p := withWeeks(t)
	p.resize(80, 24)
	p.press("enter t")
	read := strings.Join(strings.Fields(p.screen()), " ")
	for _, want := range []string{
		"por semanas", "2026-11-02", "Enter lección t partidas",
		"ganadas 100 % ███ ███ 100 % 0 % ███ ███ ███",
		"mediana de tiempo 80,0 s ███ ▄▄▄ 30,0 s 0,0 s ███ ███ ▆▆▆", // of wins in 40 and 20 s
		"mejor tiempo 80,0 s ███ ▄▄▄ 20,0 s 0,0 s ███ ███ ▄▄▄",
		"jugadas sin riesgo 100 % ▅▅▅ ███ 100 % 50 % ▂▂▂ ███ ███", // 11 of 20 in the first week
		"riesgos innecesarios 20 % ███ 0 % 0 % ███ ███ ▁▁▁",
		"7 dos números a la vez 2 números de uno en uno 1 una cadena de números",
	} {
		if !strings.Contains(read, want) {
			t.Errorf("no %q:\n%s", want, p.screen())
		}
	}
	p.doesNotSee("2026-11-23") // there is no room for the last week
	p.press("t")
	p.sees("fecha", "t tendencia")
	// A key leads to the lesson about the argument missed most, and a click on another to its
	// lesson.
	for _, teach := range []struct {
		by   func()
		rule solver.Rule
	}{
		{func() { p.press("enter") }, solver.Two},
		{func() { p.clickOn("números de uno") }, solver.One},
		{func() { p.clickOn("una cadena de números") }, solver.Chain},
	} {
		p.press("t")
		teach.by()
		first := slices.IndexFunc(lesson.Lessons(), func(l *lesson.Lesson) bool { return l.Rule == teach.rule })
		p.sees(course.LessonTexts(lesson.Lessons()[first], game.GridKinds()[0]).Title.In(text.Spanish))
		p.press("esc t")
	}
	p.press("t esc")
	p.sees("fecha")
	p.press("esc")
	p.sees("HISTORIAL")
	// In a window of any size, all of it can be read.
	p.resize(20, 8)
	p.press("enter t")
	p.sees("ganadas")
	p.press("down down end")
	p.sees("una cadena", "de números", "Enter lección")
	p.m.ASCII = true
	p.m.Lang = text.English
	p.tell()
	p.resize(120, 40)
	p.sees("The arguments you missed most", "won ", "2026-11-02")
	for _, r := range p.screen() {
		if r > '~' {
			t.Fatalf("%q is no ASCII:\n%s", r, p.screen())
		}
	}
}

// If no game counts, there is no trend.
func TestTrendOfNothing(t *testing.T) {
	t.Parallel()
	g := history.Game{Name: "a", Title: [2]string{"test", "test"}, Grid: "square", Rows: 9, Cols: 9, Mines: 10, Hints: 1, Won: true}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "history.jsonl"), g.Append(nil), 0o600); err != nil {
		t.Fatal(err)
	}
	p := sitWith(t, dir, nil)
	p.answer(p.press("h"))
	p.press("enter t")
	p.sees("Aún no hay ninguna partida que cuente")
}

// One day or one week is no trend: the page has figures, and no plot.
func TestTrendOfOneGame(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {40, 16}, {20, 10}} {
		p := withPlayed(t, played(2, 80, true, review.Figures{}))
		p.resize(size[0], size[1])
		p.press("enter t")
		var read string
		for range 20 {
			read += p.screen()
			p.press("down")
		}
		if strings.ContainsAny(read, "▁▂▃▄▅▆▇█") {
			t.Errorf("bars are drawn of one game:\n%s", read)
		}
		if size[0] < 80 {
			continue
		}
		read = strings.Join(strings.Fields(read), " ")
		for _, want := range []string{
			"Para ver una tendencia hacen falta dos días, y por ahora solo hay uno, el 2026-11-02:", "ganadas 100 %", "mediana de tiempo 80,0 s",
			"mejor tiempo 80,0 s", "jugadas sin riesgo –", "riesgos innecesarios –",
		} {
			if !strings.Contains(read, want) {
				t.Errorf("no %q:\n%s", want, p.screen())
			}
		}
	}
	// Two games on one day are one day.
	p := withPlayed(t, played(2, 80, true, review.Figures{}), played(2, 40, false, review.Figures{}))
	p.resize(120, 40)
	p.sees("Para ver una tendencia hacen falta dos días", "50 %") // below the table
	p.press("enter t")
	p.doesNotSee("█")
	p.sees("Para ver una tendencia hacen falta dos días", "50 %")
}

// In English no percent sign has a blank before it, on any page.
func TestPercentagesInEnglish(t *testing.T) {
	t.Parallel()
	p := withHistory(t, 9)
	p.m.Lang = text.English
	p.tell()
	p.sees("%")
	p.doesNotSee(" %")
	p.press("esc e")
	p.sees("DENSITY: 0.0%")
}

// In a narrow window some figures are left out, and none is cut.
func TestFiguresOfTheTableAreWhole(t *testing.T) {
	t.Parallel()
	p := withHistory(t, 9)
	for _, test := range []struct {
		width int
		heads string
	}{{80, "media  racha"}, {46, "jugadas  ganadas  cuentan"}, {20, "jugadas"}} {
		p.resize(test.width, 12)
		p.sees(test.heads+"\n", "▸ ")
	}
}

// Games that were won with hints are played and won, and do not count.
func TestGamesWonWithHintsArePlayed(t *testing.T) {
	t.Parallel()
	won := played(2, 80, true, review.Figures{})
	won.Hints = 1
	p := withPlayed(t, won)
	p.sees("▾jugadas  ganadas  cuentan", " 1        1        0      –")
	p.press("enter")
	p.sees("jugadas 1, ganadas 1", "de las que cuentan, ganadas 0 de 0")
}

// The same holds for the list of the games of a category.
func TestFiguresOfGamesAreWhole(t *testing.T) {
	t.Parallel()
	won := played(2, 80, true, review.Figures{})
	won.ThreeBV, won.Left = 20, 25
	p := withPlayed(t, won)
	p.press("enter")
	for _, test := range []struct {
		width            int
		heads, game, not string
	}{
		{60, "fecha ↓              tiempo   3BV  ZiNi   3BV/s    IOE", " ✓     80,0    20     0    0,25   0,80", "…"},
		{57, "fecha ↓              tiempo   3BV  ZiNi   3BV/s", " ✓     80,0    20     0    0,25", "3BV/s    IOE"},
		{28, "fecha", " ✓", "fecha ↓              tiempo"},
		{20, "fecha", " ✓", "fecha ↓              tiempo"},
	} {
		p.resize(test.width, 30)
		p.sees(test.heads, test.game)
		p.doesNotSee(test.not)
	}
}

// A lost game has no speed.
func TestALossHasNoSpeed(t *testing.T) {
	t.Parallel()
	won := played(2, 80, true, review.Figures{})
	won.ThreeBV, won.Left = 20, 25
	p := withPlayed(t, played(3, 90, false, review.Figures{}), won)
	p.press("enter")
	p.sees("✓     80,0    20     0    0,25   0,80", "✗     90,0     0     0       –      –  perdida")
}

// With a history of a few days, the trend shows days, because weeks would be a single bar.
func TestTrendOfTheFirstDays(t *testing.T) {
	t.Parallel()
	p := withPlayed(t,
		played(2, 80, true, review.Figures{}), played(2, 90, false, review.Figures{}),
		played(3, 60, true, review.Figures{}), played(5, 40, true, review.Figures{}))
	p.resize(80, 24)
	p.press("enter t")
	p.sees("por días", "2026-11-02", "mediana de tiempo      80,0 s ███ ▂▂▂")
	read := strings.Join(strings.Fields(p.screen()), " ")
	if want := "ganadas 100 % ███ ███ 100 % ▄▄▄ ███ ███ 0 % ███ ███ ███ mediana"; !strings.Contains(read, want) {
		t.Errorf("no %q:\n%s", want, p.screen())
	}
}
