package ui

import (
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

// The page of daily boards begins on today's board, on the default grid.
func TestBoardOfTheDay(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.Press("d")
	p.Sees("TABLEROS DEL DÍA", "‹ 2026-01-01, hoy ›", "▸ Principiante", "enero de 2026")
	p.Press("down down enter")
	p.Sees("Experto del día 2026-01-01", "JUGADAS: 1")
	p.Press("q d")
	p.Sees("▸ Experto")
	p.Press("up up enter s")
	p.Sees("Principiante del día 2026-01-01", "sin adivinar", "JUGADAS: 1")
	first, _ := p.Session().Setup.Code()
	p.at = p.at.Add(24 * time.Hour)
	p.Press("q d enter s")
	p.Sees("2026-01-02")
	if second, _ := p.Session().Setup.Code(); second == first {
		t.Errorf("both days have the board %s", first)
	}
}

// A board of the day on which a game waits is marked, and Enter continues that game instead of
// beginning anew: in this run, and in the next.
func TestBoardOfTheDayThatWaits(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Resize(120, 40)
	p.Answer(p.Press("d"))
	p.Answer(p.Press("enter"))
	p.flagMine()
	p.at = p.at.Add(5 * time.Second)
	p.flagMine()
	p.Answer(p.Press("q"))
	p.Answer(p.Press("d"))
	p.Sees("Principiante         en espera")
	p.Answer(p.Press("enter"))
	p.Sees("TIEMPO: 5,0 s")
	name := p.Session().Name()
	p = p.killed()
	p.Resize(120, 40)
	p.Answer(p.Press("d"))
	p.Sees("Principiante         en espera")
	p.Answer(p.Press("enter"))
	p.Sees("La partida te espera donde la dejaste")
	if p.Session().Name() != name {
		t.Errorf("Enter begins game %s, want %s to go on", p.Session().Name(), name)
	}
	p.Answer(p.Press("q"))
	p.Answer(p.Press("d"))
	p.Press("left") // yesterday's board is another one
	p.DoesNotSee("en espera")
}

// A program that begins with today's board continues the game that waits on it.
func TestTheProgramBeginsWithTheBoardThatWaits(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	begin := func() *player {
		setup := dailySetup(squares, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
		p := sitWith(t, dir, &setup)
		p.Answer(p.Send(tea.WindowSizeMsg{Width: 120, Height: 40}))
		return p
	}
	p := begin()
	p.flagMine()
	name := p.Session().Name()
	p.m.Archive.Close()
	p = begin()
	p.Answer(p.m.Init())
	if now := p.Session(); now == nil || now.Name() != name {
		t.Fatalf("the program does not go on with %s:\n%s", name, p.Screen())
	}
	p.Sees("MARCADAS")
}
