package day

import (
	"flag"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"

	tea "github.com/charmbracelet/bubbletea"
)

var update = flag.Bool("update", false, "write the golden files anew")

// The frames in testdata show the page in both languages, wide and narrow.
func TestGoldenDay(t *testing.T) {
	t.Parallel()
	if len(game.GridKinds()) > 2 {
		t.Skip("with another grid there are more boards")
	}
	var all strings.Builder
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 40, Height: 34}, {Width: 20, Height: 8}} {
			p := pagetest.Sit(t, size.Width, size.Height)
			p.Lang = lang
			p.Open(New(&Memory{}))
			p.Press("left")
			all.WriteString(strings.TrimRight(p.Screen(), "\n ") + "\n\n")
		}
	}
	goldentest.Check(t, "testdata/day.txt", all.String(), *update)
}

// A won board has a tick and its time. A board of another day can be played, and says that it was
// not played on its day.
func TestDaysOfTheMonth(t *testing.T) {
	t.Parallel()
	p := pagetest.Sit(t, 80, 40)
	p.Keep(t.TempDir())
	p.At = time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)
	var memory Memory
	p.Open(New(&memory))
	p.Press("enter")
	p.WinGame(p.Begin(p.WantPlay()), time.Minute)
	p.Open(New(&memory))
	p.Sees("✓ ▸ Principiante", "60,0 s", "▸22✓", "días seguidos: 1", "la mejor racha: 1")
	p.ClickOn("1 ▸22") // the second digit of the 21st; the text beside the calendar must not shift clicks
	p.Sees("‹ 2026-11-21 ›")
	p.Press("right")
	p.Press("left left")
	p.Sees("‹ 2026-11-20 ›", "▸20", "no cuenta para la racha")
	p.Press("enter")
	later := p.WantPlay()
	if got, want := later.Title.In(text.Spanish), "Principiante del día 2026-11-20, jugado después"; got != want {
		t.Errorf("the game is %q, want %q", got, want)
	}
	p.WinGame(p.Begin(later), 2*time.Minute)
	p.Open(New(&memory))
	p.Sees("20+", "▸22✓", "días seguidos: 1", "la mejor racha: 1")
	p.Press("pgup") // October has a day 22, too
	p.Sees("octubre de 2026", "‹ 2026-10-22 ›")
	p.Press("right right t right")
	p.Sees("‹ 2026-11-22, hoy ›")
}

// A board whose mines the player has seen is done, but its day is not won: neither after an explosion
// was undone, nor in another game.
func TestDayWithItsMinesSeen(t *testing.T) {
	t.Parallel()
	for again, want := range map[bool]string{
		false: "Hecho, tras deshacer una explosión",
		true:  "Hecho, cuando ya habías visto sus minas",
	} {
		p := pagetest.Sit(t, 80, 40)
		p.Keep(t.TempDir())
		var memory Memory
		p.Open(New(&memory))
		p.Press("enter")
		s := p.Begin(p.WantPlay())
		play := func(kind game.Kind, c game.Cell) {
			if _, err := s.Play(game.Action{Kind: kind, Cell: c}); err != nil {
				t.Fatal(err)
			}
		}
		play(game.Open, s.Setup.Start())
		for mine := range s.Game().Layout().MineCells() {
			play(game.Open, mine)
			break
		}
		if p.Finish(s); again {
			s.Leave()
			s = p.Begin(s.Again())
		} else {
			play(game.Undo, game.Cell{})
		}
		p.WinGame(s, time.Minute)
		p.Open(New(&memory))
		p.Sees("· ▸ Principiante", "hecho", want, "▸ 1·")
		p.DoesNotSee("días seguidos")
	}
}

// Where the local date is another, the page and the game name UTC. The page says when the next boards
// come.
func TestTheDayIsThatOfUTC(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		hours, minutes int
		want           []string
	}{
		{18, 48, []string{"‹ 2026-11-28 UTC, hoy ›", "dentro de 21 horas y 12 minutos"}},
		{15, 30, []string{"‹ 2026-11-27, hoy ›", "dentro de 30 minutos"}},
	} {
		p := pagetest.Sit(t, 80, 24)
		p.At = time.Date(2026, 11, 27, test.hours, test.minutes, 0, 0, time.FixedZone("PST", -8*60*60))
		p.Open(New(&Memory{}))
		p.Sees(test.want...)
		if p.Press("enter"); test.hours == 18 {
			if got, want := p.WantPlay().Title.In(text.Spanish), "Principiante del día 2026-11-28 UTC"; got != want {
				t.Errorf("the game is %q, want %q", got, want)
			}
		}
	}
}

// The days of the calendar and the boards can be clicked.
func TestClicksOnTheDay(t *testing.T) {
	t.Parallel()
	for _, width := range []int{80, 60} { // the calendar is beside the boards, or below
		p := pagetest.Sit(t, width, 40)
		p.At = time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)
		p.Open(New(&Memory{}))
		p.ClickOn(" 9  10")
		p.Sees("‹ 2026-11-09 ›")
		p.ClickOn("28  29") // days in the future
		p.Sees("‹ 2026-11-09 ›")
		p.ClickOn("Intermedio")
		if got, want := p.WantPlay().Title.In(text.Spanish), "Intermedio del día 2026-11-09, jugado después"; got != want {
			t.Errorf("the game is %q, want %q", got, want)
		}
	}
}

// A click on the arrow before the chosen day goes back, and one on the arrow after it goes on.
func TestTheArrowsOfTheDayAreClicked(t *testing.T) {
	t.Parallel()
	for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 30}, {Width: 60, Height: 12}} {
		p := pagetest.Show(t, size.Width, size.Height, New(&Memory{}))
		p.ClickInLine("2026-01-01", "‹")
		p.Sees("‹ 2025-12-31 ›")
		p.ClickInLine("2025-12-31", "›")
		p.Sees("‹ 2026-01-01, hoy ›")
	}
}

// The chosen board is the same at the next visit, of whichever day.
func TestChosenBoardOutlivesAVisit(t *testing.T) {
	t.Parallel()
	var memory Memory
	p := pagetest.Show(t, 80, 40, New(&memory))
	p.Press("down down left")
	p.Open(New(&memory))
	p.Sees("▸ Experto", "‹ 2026-01-01, hoy ›")
}

// Days in the calendar of the panel can be clicked.
func TestDaysOfThePanelAreClicked(t *testing.T) {
	t.Parallel()
	p := pagetest.Sit(t, 120, 40)
	p.At = p.At.AddDate(0, 0, 20)
	p.Open(New(&Memory{}))
	p.ClickOn("14")
	p.Sees("‹ 2026-01-14 ›", "▸14")
}
