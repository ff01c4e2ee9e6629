package play

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

func TestPrompt(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.Press(":")
	p.Type("Cc")
	p.Press("enter")
	if at := p.board().Cursor; at != (game.Cell{Row: 2, Col: 2}) {
		t.Errorf("Cc moves the cursor to %v", at)
	}
	p.Press(":")
	p.Type("Ad*Aa!Ad!Ab!")
	p.Press("enter")
	p.Sees(":Ad!Ab!", "No se puede marcar una celda abierta", "MARCADAS: 1") // the rest of the play stays at the prompt
	p.DoesNotSee(":Ad*")
	if at := p.board().Cursor; at != (game.Cell{Row: 0, Col: 3}) {
		t.Errorf("the cursor is at %v, want what was refused", at)
	}
	p.Press("esc")
	p.DoesNotSee(":Ad!")
	p.Press(": up")
	p.Sees(":Ad*Aa!Ad!Ab!")
	p.Press("up")
	p.Sees(":Cc")
	p.Press("down down")
	p.Type("Z9")
	p.Press("enter")
	p.Sees("Esa celda está fuera del tablero", ":Z9")
	p.Press("ctrl+u")
	p.Type("q?x*")
	p.Sees(":q?x*")
	p.Press("enter")
	p.Sees("Eso no es ninguna jugada")
	p.Press("backspace")
	p.DoesNotSee("Eso no es ninguna jugada")
	p.Press("esc")
	p.Sees("MARCADAS: 1")
}

func TestPauseHidesTheBoard(t *testing.T) {
	t.Parallel()
	p := sit(t, 56, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.CarryOut("0,0*")
	p.At = p.At.Add(time.Second)
	numbers := func() bool { return strings.ContainsAny(strings.SplitN(p.Screen(), "\n", 3)[2], "12345678") }
	if !numbers() {
		t.Fatalf("no number is seen before the pause:\n%s", p.Screen())
	}
	p.Press("p")
	p.At = p.At.Add(time.Hour)
	p.Sees("PAUSA", "TIEMPO: 1,0 s", "p seguir")
	if numbers() {
		t.Errorf("the pause shows numbers:\n%s", p.Screen())
	}
	p.Sees("▓▓ ▓▓ ▓▓")
	p.Send(tea.MouseMsg{X: 40, Y: 10, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	p.Sees("PAUSA")
	p.Send(page.Hidden{})
	p.Send(page.Shown{})
	p.Sees("PAUSA", "TIEMPO: 1,0 s")
	p.Press("p")
	p.At = p.At.Add(time.Second)
	p.Tell()
	p.Sees("TIEMPO: 2,0 s", "▓")
	p.Send(page.Hidden{}) // a question is above the page, and the clock stands
	if numbers() {
		t.Errorf("the board is shown while the clock stands:\n%s", p.Screen())
	}
}

func TestOtherNumbers(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.CarryOut("Ab*Aa!")
	p.Press("G v")
	p.Sees("A  │  X  │  1  │")
	p.Press("v")
	p.Sees("A  │  X  │     │")
}

func TestNextClosedCell(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.CarryOut("Jj*")
	for _, test := range []struct{ key, want string }{{"w", "Aa"}, {"w", "Ab"}, {"b", "Aa"}, {"b", "Hd"}, {"f", "Hd"}, {"b", "Hc"}, {"w", "Aa"}} {
		p.Press(test.key)
		if got := game.Letters.Of(p.Session().Setup.Grid(), p.board().Cursor); got != test.want {
			t.Fatalf("%s leads to %s, want %s\n%s", test.key, got, test.want, p.Screen())
		}
	}
}

func TestLostGameCanBeGoneBackTo(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.CarryOut("Aa*")
	p.Press("esc")
	p.DoesNotSee("Continuar") // the game does not wait
	p.Press("esc")
	p.SeesLoss()
	p.Press("u")
	p.SeesNoEnd()
}

func TestPauseHidesWhatWasSaid(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.Press("% down")
	p.Sees("Ba: 11 % de riesgo")
	p.Press("p")
	p.DoesNotSee("Ba: 11 % de riesgo")
}

// After a win there are no hints and no chances.
func TestNoHelpOnceTheGameIsWon(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Classic))
	p.CarryOut("Cc*")
	p.SeesWin()
	p.DoesNotSee("i pista")
	p.Press("i")
	p.SeesWin()
	p.Press("% u")
	p.DoesNotSee("100%")
}

// A board larger than the screen is first shown around the cursor.
func TestLargeBoardBeginsAroundTheCursor(t *testing.T) {
	t.Parallel()
	setup := session.Dealt(words.Custom, deal.Spec{Grid: game.Square{Rows: 300, Cols: 300}, Mines: 9000}, game.Classic)
	p := sit(t, 80, 24, &setup)
	p.Screen()
	w, at := p.board().Window, p.board().Cursor
	if above, left := at.Row-w.Top, at.Col-w.Left; above < w.Rows/3 || above > 2*w.Rows/3 || left < w.Cols/3 || left > 2*w.Cols/3 {
		t.Errorf("the cursor is at %v of the window %v", at, w)
	}
}

func TestTheClockWaitsWhileThePageIsHidden(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.Press("f")
	p.Send(page.Hidden{})
	p.At = p.At.Add(time.Hour)
	p.Send(page.Shown{})
	p.Sees("TIEMPO: 0,0 s")
}
