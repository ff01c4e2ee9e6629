package records

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game/lesson"
	"buscaminas/game/review"
	"buscaminas/game/solver"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/text"
)

// open opens the page with the finished games of an archive.
func open(t *testing.T, dir string) *pagetest.Page {
	t.Helper()
	p := pagetest.Sit(t, 80, 40)
	p.Keep(dir)
	p.Open(New(new(Order)))
	return p
}

// withPlayed opens the page with these games.
func withPlayed(t *testing.T, games ...history.Game) *pagetest.Page {
	t.Helper()
	return open(t, pagetest.History(t, games...))
}

// withHistory opens the page with the games of [pagetest.ThreeSizes].
func withHistory(t *testing.T, wins int) *pagetest.Page {
	t.Helper()
	return withPlayed(t, pagetest.ThreeSizes(wins)...)
}

func TestTableIsSortedByAClickOnAHead(t *testing.T) {
	t.Parallel()
	order := new(Order)
	p := pagetest.Sit(t, 120, 40)
	p.Keep(pagetest.History(t, pagetest.ThreeSizes(9)...))
	p.Open(New(order))
	for _, test := range []struct{ head, want string }{
		{"", "7×5 6×5 5×5"}, {"éxito", "5×5 6×5 7×5"}, {"cuentan", "7×5 6×5 5×5"}, {"éxito", "5×5 6×5 7×5"},
		{"mejor", "7×5 6×5 5×5"}, {"éxito", "5×5 6×5 7×5"}, {"HISTORIAL", "5×5 6×5 7×5"},
	} {
		if test.head != "" {
			p.ClickOn(test.head)
		}
		screen := p.Screen()
		kinds := []string{"5×5", "6×5", "7×5"}
		slices.SortFunc(kinds, func(a, b string) int { return strings.Index(screen, a) - strings.Index(screen, b) })
		if got := strings.Join(kinds, " "); got != test.want {
			t.Errorf("after a click on %q: %s, want %s", test.head, got, test.want)
		}
	}
	p.Open(New(order))
	p.Sees("▾éxito") // sorted as at the last visit
}

func TestRowsArePickedByAClick(t *testing.T) {
	t.Parallel()
	p := withHistory(t, 9)
	p.ClickOn("6×5")
	p.Sees("6×5/3", "ganadas 3 de 6")
	p.Press("esc")
	p.ClickOn("HISTORIAL") // the title is no category
	p.Sees("HISTORIAL")

	// The lines above a list that is longer than the window are no entries either.
	p = withHistory(t, 300)
	p.ClickOn("7×5")
	if p.ClickOn("fecha"); p.Request() != nil {
		t.Error("a click beside the games opens one")
	}
	p.ClickOn("✗")
	if _, ok := p.Request().(page.Watch); !ok {
		t.Errorf("a click on a game leads to %+v", p.Request())
	}
}

// The trend of a category has a plot for each figure with its last value and its scale, the weeks
// shown, and the costliest oversights.
func TestTrend(t *testing.T) {
	t.Parallel()
	p := withPlayed(t, pagetest.FourWeeks()...)
	p.Resize(80, 24)
	p.Press("enter t")
	read := strings.Join(strings.Fields(p.Screen()), " ")
	for _, want := range []string{
		"por semanas", "2026-11-02", "Enter lección t partidas",
		"ganadas 100 % ███ ███ 100 % 0 % ███ ███ ███",
		"mediana de tiempo 80,0 s ███ ▄▄▄ 30,0 s 0,0 s ███ ███ ▆▆▆", // of wins in 40 and 20 s
		"mejor tiempo 80,0 s ███ ▄▄▄ 20,0 s 0,0 s ███ ███ ▄▄▄",
		"jugadas sin riesgo 100 % ▅▅▅ ███ 100 % 50 % ▂▂▂ ███ ███", // 11 of 20 in the first week
		"riesgos innecesarios 20 % ███ 0 % 0 % ███ ███ ▁▁▁",
		"7 dos números que se solapan 2 un solo número 2 una cadena de números",
	} {
		if !strings.Contains(read, want) {
			t.Errorf("no %q:\n%s", want, p.Screen())
		}
	}
	p.DoesNotSee("2026-11-23") // there is no room for the last week
	p.Press("t")
	p.Sees("fecha", "t tendencia")
	// A key leads to the lesson about the argument at the top, and a click on another to its
	// lesson.
	for _, teach := range []struct {
		by   func()
		rule solver.Rule
	}{
		{func() { p.Press("enter") }, solver.Two},
		{func() { p.ClickOn("un solo número") }, solver.One},
		{func() { p.ClickOn("una cadena de números") }, solver.Chain},
	} {
		p.Press("t")
		teach.by()
		first := slices.IndexFunc(lesson.Lessons(), func(l *lesson.Lesson) bool { return l.Rule == teach.rule })
		if want := (page.Learn{Lesson: lesson.Lessons()[first]}); p.Request() != want {
			t.Errorf("the page asks for %+v, want %+v", p.Request(), want)
		}
		p.Press("t")
	}
	p.Press("t esc")
	p.Sees("fecha")
	p.Press("esc")
	p.Sees("HISTORIAL")
	// In a window of any size, all of it can be read.
	p.Resize(20, 8)
	p.Press("enter t")
	p.Sees("ganadas")
	p.Press("down down end")
	p.Sees("una cadena", "de números", "Enter lección")
	p.ASCII = true
	p.Lang = text.English
	p.Tell()
	p.Resize(120, 40)
	p.Sees("Your costliest oversights", "won ", "2026-11-02")
	for _, r := range p.Screen() {
		if r > '~' {
			t.Fatalf("%q is no ASCII:\n%s", r, p.Screen())
		}
	}
}

// Without a game, no key moves along the list or sorts it.
func TestKeysOfAnEmptyHistory(t *testing.T) {
	t.Parallel()
	p := withPlayed(t)
	p.Sees("Aún no hay partidas", "Esc volver")
	p.DoesNotSee("↑")
	p.DoesNotSee("ordenar")
}

// If no game counts, there is no trend.
func TestTrendOfNothing(t *testing.T) {
	t.Parallel()
	g := history.Game{Name: "a", Title: [2]string{"test", "test"}, Grid: "square", Rows: 9, Cols: 9, Mines: 10, Hints: 1, Won: true}
	p := withPlayed(t, g)
	p.Resize(200, 40)
	p.Press("enter")
	p.DoesNotSee("r récord")
	p.Press("t")
	p.Sees("Aún no hay ninguna partida que cuente")
}

// One day or one week is no trend: the page has the curve of the times instead, from the first win on.
func TestTrendOfOneGame(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {40, 16}, {20, 10}} {
		p := withPlayed(t, pagetest.Played(2, 80, true, review.Figures{}))
		p.Resize(size[0], size[1])
		p.Press("enter t")
		p.Sees("tus tiempos", "80,0 s ███")
	}
	p := withPlayed(t, pagetest.Played(2, 80, true, review.Figures{}), pagetest.Played(2, 40, true, review.Figures{}), pagetest.Played(2, 10, false, review.Figures{}))
	p.Resize(120, 40)
	p.Press("enter t")
	p.Sees("80,0 s ███   ", " 0,0 s ███ ███   ") // of the wins alone, one after the other
	p = withPlayed(t, pagetest.Played(2, 80, false, review.Figures{}))
	p.Press("enter t")
	p.Sees("desde la primera victoria")
}

// The calendar has the days on which games were played, one column a week, with today's on the right.
func TestDaysPlayed(t *testing.T) {
	t.Parallel()
	p := withPlayed(t, pagetest.Played(2, 80, true, review.Figures{}), pagetest.Played(4, 10, false, review.Figures{}),
		pagetest.Played(4, 11, false, review.Figures{}), pagetest.Played(4, 12, true, review.Figures{}))
	p.At = time.Date(2026, 11, 10, 12, 0, 0, 0, time.Local) // a Tuesday
	p.Resize(120, 40)
	p.Sees("Días jugados", "· ▒ ·  │", "· · ·  │", "X · · · · · · · · · · █    │") // Monday, Tuesday and Wednesday of three weeks
}

// In English no percent sign has a blank before it.
func TestPercentagesInEnglish(t *testing.T) {
	t.Parallel()
	p := withHistory(t, 9)
	p.Lang = text.English
	p.Tell()
	p.Sees("%")
	p.DoesNotSee(" %")
}

// In a narrow window some figures are left out, and none is cut.
func TestFiguresOfTheTableAreWhole(t *testing.T) {
	t.Parallel()
	p := withHistory(t, 9)
	for _, test := range []struct {
		width int
		heads string
	}{{80, "media  racha"}, {46, "jugadas  ganadas  cuentan  éxito"}, {20, "jugadas"}} {
		p.Resize(test.width, 12)
		p.Sees(test.heads+"\n", "▸ ")
	}
}

// In a narrow window the names lose what all of them have in common, and nothing that tells them apart.
func TestNamesTellTheCategoriesApart(t *testing.T) {
	t.Parallel()
	guessing, larger := pagetest.Played(3, 80, true, review.Figures{}), pagetest.Played(4, 80, true, review.Figures{})
	guessing.NoGuess = false
	larger.Rows, larger.Cols, larger.Mines = 16, 16, 40
	p := withPlayed(t, pagetest.Played(2, 80, true, review.Figures{}), guessing, larger)
	p.Sees("Intermedio · restantes")
	p.Resize(40, 12)
	p.Sees("Principiante  ", "Principiante · puede obli", "Intermedio  ")
	p.DoesNotSee("restantes")
}

// Games that were won with hints are played and won, and do not count.
func TestGamesWonWithHintsArePlayed(t *testing.T) {
	t.Parallel()
	won := pagetest.Played(2, 80, true, review.Figures{})
	won.Hints = 1
	p := withPlayed(t, won)
	p.Sees("▾jugadas  ganadas  cuentan", " 1        1        0      –")
	p.Press("enter")
	p.Sees("jugadas 1, ganadas 1", "de las que cuentan, ganadas 0 de 0")
}

// The same holds for the list of the games of a category.
func TestFiguresOfGamesAreWhole(t *testing.T) {
	t.Parallel()
	won := pagetest.Played(2, 80, true, review.Figures{})
	won.ThreeBV, won.Left = 20, 25
	p := withPlayed(t, won)
	p.Press("enter")
	for _, test := range []struct {
		width            int
		heads, game, not string
	}{
		{60, "fecha ↓              tiempo   3BV  ZiNi   3BV/s    IOE", " ✓     80,0    20     0    0,25   0,80", "…"},
		{57, "fecha ↓              tiempo   3BV  ZiNi   3BV/s", " ✓     80,0    20     0    0,25", "3BV/s    IOE"},
		{28, "fecha", " ✓", "fecha ↓              tiempo"},
		{20, "fecha", " ✓", "fecha ↓              tiempo"},
	} {
		p.Resize(test.width, 30)
		p.Sees(test.heads, test.game)
		p.DoesNotSee(test.not)
	}
}

// A lost game has no speed.
func TestALossHasNoSpeed(t *testing.T) {
	t.Parallel()
	won := pagetest.Played(2, 80, true, review.Figures{})
	won.ThreeBV, won.Left = 20, 25
	p := withPlayed(t, pagetest.Played(3, 90, false, review.Figures{}), won)
	p.Press("enter")
	p.Sees("✓     80,0    20     0    0,25   0,80", "✗     90,0     0     0       –      –  perdida")
}

// With a history of a few days, the trend shows days, because weeks would be a single bar.
func TestTrendOfTheFirstDays(t *testing.T) {
	t.Parallel()
	p := withPlayed(t,
		pagetest.Played(2, 80, true, review.Figures{}), pagetest.Played(2, 90, false, review.Figures{}),
		pagetest.Played(3, 60, true, review.Figures{}), pagetest.Played(5, 40, true, review.Figures{}))
	p.Resize(80, 24)
	p.Press("enter t")
	p.Sees("por días", "2026-11-02", "mediana de tiempo      80,0 s ███ ▂▂▂")
	read := strings.Join(strings.Fields(p.Screen()), " ")
	if want := "ganadas 100 % ███ ███ 100 % ▄▄▄ ███ ███ 0 % ███ ███ ███ mediana"; !strings.Contains(read, want) {
		t.Errorf("no %q:\n%s", want, p.Screen())
	}
}

// A key writes all games in two forms for other programs.
func TestGamesAreExported(t *testing.T) {
	t.Parallel()
	p := withPlayed(t, pagetest.Played(2, 80, true, review.Figures{}))
	p.Answer(p.Press("e"))
	p.Sees("Guardados games.csv y games.json en")
	for _, name := range []string{"games.csv", "games.json"} {
		if text, err := os.ReadFile(filepath.Join(p.Archive.Dir(), name)); err != nil || !strings.Contains(string(text), "test") {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
}
