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
	p.Answer(p.Press("d"))
	p.Answer(p.Press("enter"))
	open := fmt.Sprintf(" %d %% · 0:00", p.Game().OpenShare())
	p.Settle("q C")
	p.Resize(80, 24)
	p.Sees(open)
	p = p.killed()
	p.Resize(80, 24)
	p.Answer(p.Press("C"))
	p.Sees(open)
}

// Leaving is no pause to study in: neither the menu nor the list of waiting games shows the board of
// a game that can still be a record, in this run or the next. After a hint they show it.
func TestTheBoardOfARecordIsHiddenWhileTheClockStands(t *testing.T) {
	t.Parallel()
	for _, hinted := range []bool{false, true} {
		p := sitWith(t, t.TempDir(), nil)
		p.Resize(120, 40)
		p.Settle("1 space")
		if hinted {
			p.Settle("i")
		}
		wantHidden := func(where string) {
			t.Helper()
			if hidden := strings.Contains(p.Screen(), "Densidad"); hidden == hinted {
				t.Errorf("hint: %v: %s hides the board: %v\n%s", hinted, where, hidden, p.Screen())
			}
		}
		p.Settle("q")
		wantHidden("the menu")
		p.Settle("C")
		wantHidden("the list")
		p = p.killed()
		p.Answer(p.Send(tea.WindowSizeMsg{Width: 120, Height: 40}))
		wantHidden("the menu of the next run")
		p.Answer(p.Press("C"))
		wantHidden("the list of the next run")
	}
}

// X gives up all waiting games after one question: those of the archive, and the game being played.
func TestAllWaitingGamesAreGivenUp(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Settle("1 space q 2 space q 3 space q C")
	p.Sees("PARTIDAS EN ESPERA", "Principiante", "Intermedio", "Experto")
	p.Settle("X")
	p.Sees("¿Abandonar las 3 partidas?")
	p.Settle("n")
	p.Sees("Principiante", "Intermedio", "Experto")
	p.Settle("X y")
	p.Sees("No hay partidas en espera")
	p.DoesNotSee("↑")
	for _, width := range []int{100, 40} {
		p.Resize(width, 30)
		p.DoesNotSee("…")
	}
	p.Settle("esc h")
	games, _, err := p.m.Archive.History()
	if err != nil || len(games) != 3 || !games[0].GivenUp || !games[1].GivenUp || !games[2].GivenUp {
		t.Errorf("the history has %+v (error: %v), want three games given up", games, err)
	}
}
