package ui

import (
	"fmt"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
)

// The list says how much of a board is open, even if its clock never ran: the game has opened the start
// of a board of the day, and the player has left at once.
func TestTheListKnowsWhatIsOpenBeforeTheClockRuns(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.answer(p.press("d"))
	p.answer(p.press("enter"))
	open := fmt.Sprintf(" %d %% abierto, 0:00", p.game().OpenShare())
	p.settle("q C")
	p.resize(80, 24)
	p.sees(open)
	p = p.killed()
	p.resize(80, 24)
	p.answer(p.press("C"))
	p.sees(open)
}

// Leaving is no pause to study in: neither the menu nor the list of waiting games shows the board of
// a game that can still be a record, in this run or the next. After a hint they show it.
func TestTheBoardOfARecordIsHiddenWhileTheClockStands(t *testing.T) {
	t.Parallel()
	for _, hinted := range []bool{false, true} {
		p := sitWith(t, t.TempDir(), nil)
		p.resize(120, 40)
		p.settle("1 space")
		if hinted {
			p.settle("i")
		}
		wantHidden := func(where string) {
			t.Helper()
			if hidden := strings.Contains(p.screen(), "Densidad"); hidden == hinted {
				t.Errorf("hint: %v: %s hides the board: %v\n%s", hinted, where, hidden, p.screen())
			}
		}
		p.settle("q")
		wantHidden("the menu")
		p.settle("C")
		wantHidden("the list")
		p = p.killed()
		p.answer(p.send(tea.WindowSizeMsg{Width: 120, Height: 40}))
		wantHidden("the menu of the next run")
		p.answer(p.press("C"))
		wantHidden("the list of the next run")
	}
}

// X gives up all waiting games after one question: those of the archive, and the game being played.
func TestAllWaitingGamesAreGivenUp(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.settle("1 space q 2 space q 3 space q C")
	p.sees("PARTIDAS EN ESPERA", "Principiante", "Intermedio", "Experto")
	p.settle("X")
	p.sees("¿Abandonar las 3 partidas?")
	p.settle("n")
	p.sees("Principiante", "Intermedio", "Experto")
	p.settle("X y")
	p.sees("No hay partidas en espera")
	p.settle("esc h")
	games, _, err := p.m.Archive.History()
	if err != nil || len(games) != 3 || !games[0].GivenUp || !games[1].GivenUp || !games[2].GivenUp {
		t.Errorf("the history has %+v (error: %v), want three games given up", games, err)
	}
}
