package ui

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// The page of daily boards begins on today's board, on the default grid.
func TestBoardOfTheDay(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("d")
	p.sees("TABLEROS DEL DÍA", "‹ 2026-01-01, hoy ›", "▸ Principiante", "enero de 2026")
	p.press("down down enter")
	p.sees("Experto del día 2026-01-01", "JUGADAS: 1")
	p.press("q d")
	p.sees("▸ Experto")
	p.press("up up enter s")
	p.sees("Principiante del día 2026-01-01", "sin adivinar", "JUGADAS: 1")
	first, _ := p.session().Setup.Code()
	p.at = p.at.Add(24 * time.Hour)
	p.press("q d enter s")
	p.sees("2026-01-02")
	if second, _ := p.session().Setup.Code(); second == first {
		t.Errorf("both days have the board %s", first)
	}
}

// The frames in testdata show the page in both languages, wide and narrow.
func TestGoldenDay(t *testing.T) {
	t.Parallel()
	if len(game.GridKinds()) > 2 {
		t.Skip("with another grid there are more boards")
	}
	var all strings.Builder
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 40, Height: 34}, {Width: 20, Height: 8}} {
			p := sit(t, size.Width, size.Height, nil)
			p.m.Lang = lang
			p.tell()
			p.press("d left")
			all.WriteString(strings.TrimRight(p.screen(), "\n ") + "\n\n")
		}
	}
	golden(t, "screens/day", all.String())
}

// A won board has a tick and its time. A board of another day can be played, and says that it was
// not played on its day.
func TestDaysOfTheMonth(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.at = time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)
	p.answer(p.press("d"))
	p.press("enter")
	p.win(time.Minute)
	p.press("q")
	p.answer(p.press("d"))
	p.sees("✓ ▸ Principiante", "60,0 s", "▸22✓", "días seguidos: 1", "la mejor racha: 1")
	p.clickOn("1 ▸22") // the second digit of the 21st; the text beside the calendar must not shift clicks
	p.sees("‹ 2026-11-21 ›")
	p.press("right")
	p.press("left left")
	p.sees("‹ 2026-11-20 ›", "▸20", "no cuenta para la racha")
	p.press("enter")
	p.sees("Principiante del día 2026-11-20, jugado después")
	p.win(2 * time.Minute)
	p.press("q")
	p.answer(p.press("d"))
	p.sees("20+", "▸22✓", "días seguidos: 1", "la mejor racha: 1")
	p.press("pgup") // October has a day 22, too
	p.sees("octubre de 2026", "‹ 2026-10-22 ›")
	p.press("right right t right")
	p.sees("‹ 2026-11-22, hoy ›")
}

// The days of the calendar and the boards can be clicked.
func TestClicksOnTheDay(t *testing.T) {
	t.Parallel()
	for _, width := range []int{80, 60} { // the calendar is beside the boards, or below
		p := sit(t, width, 40, nil)
		p.at = time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)
		p.press("d")
		p.clickOn(" 9  10")
		p.sees("‹ 2026-11-09 ›")
		p.clickOn("28  29") // days in the future
		p.sees("‹ 2026-11-09 ›")
		p.clickOn("Intermedio")
		p.sees("Intermedio del día 2026-11-09, jugado después")
	}
}

// The streak counts each day once, and only wins on the day of the board.
func TestDaysInARow(t *testing.T) {
	t.Parallel()
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
			p.at = p.at.Add(24 * time.Hour) // a day without a game
		}
		p.answer(p.m.askHistory())
		if want := []int{1, 2, 1, 2}[day]; int(p.m.holds.past.Streak) != want {
			t.Errorf("after day %d: %d days in a row, want %d", day, int(p.m.holds.past.Streak), want)
		}
		p.at = p.at.Add(24 * time.Hour)
	}
}

// A board of the day on which a game waits is marked, and Enter continues that game instead of
// beginning anew: in this run, and in the next.
func TestBoardOfTheDayThatWaits(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.resize(120, 40)
	p.answer(p.press("d"))
	p.answer(p.press("enter"))
	p.flagMine()
	p.at = p.at.Add(5 * time.Second)
	p.flagMine()
	p.answer(p.press("q"))
	p.answer(p.press("d"))
	p.sees("Principiante         en espera")
	p.answer(p.press("enter"))
	p.sees("TIEMPO: 5,0 s")
	name := p.session().Name()
	p.m.Archive.Close() // the program is killed
	p = sitWith(t, dir, nil)
	p.resize(120, 40)
	p.answer(p.press("d"))
	p.sees("Principiante         en espera")
	p.answer(p.press("enter"))
	p.sees("La partida te espera donde la dejaste")
	if p.session().Name() != name {
		t.Errorf("Enter begins game %s, want %s to go on", p.session().Name(), name)
	}
	p.answer(p.press("q"))
	p.answer(p.press("d"))
	p.press("left") // yesterday's board is another one
	p.doesNotSee("en espera")
}

// A program that begins with today's board continues the game that waits on it.
func TestTheProgramBeginsWithTheBoardThatWaits(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	begin := func() *player {
		setup := dailySetup(squares, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
		p := sitWith(t, dir, &setup)
		p.answer(p.send(tea.WindowSizeMsg{Width: 120, Height: 40}))
		return p
	}
	p := begin()
	p.flagMine()
	name := p.session().Name()
	p.m.Archive.Close()
	p = begin()
	p.answer(p.m.Init())
	if now := p.session(); now == nil || now.Name() != name {
		t.Fatalf("the program does not go on with %s:\n%s", name, p.screen())
	}
	p.sees("MARCADAS")
}
