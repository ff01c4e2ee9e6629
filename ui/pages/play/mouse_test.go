package play

import (
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page"

	tea "github.com/charmbracelet/bubbletea"
)

func TestMouse(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"list-10x10.txt", "hex-9x10.txt"} {
		for _, height := range []int{26, 16} { // in roomy and in wide cells
			p := sit(t, 80, height, onFile(t, file, game.Classic))
			p.click("Ii", tea.MouseButtonRight, false)
			p.click("Ib", tea.MouseButtonLeft, true)
			p.Sees("MARCADAS: 2")
			p.click("Ib", tea.MouseButtonRight, false)
			p.Sees("MARCADAS: 1")
			p.click("Ie", tea.MouseButtonLeft, false)
			p.Sees("JUGADAS: 1")
			p.click("Aa", tea.MouseButtonMiddle, false)
			p.Sees("La celda está cerrada", "JUGADAS: 1")
			p.click("Ie", tea.MouseButtonMiddle, false)
			p.click("Ie", tea.MouseButtonLeft, false)
			x, y := p.pointAt("Ii")
			p.Send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionMotion})
			p.Send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonRight, Action: tea.MouseActionRelease})
			p.Sees("MARCADAS: 1", "JUGADAS: 1")
			at := p.board().Cursor
			p.Send(tea.MouseMsg{X: 0, Y: 0, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
			if p.board().Cursor != at {
				t.Error("a click beside the board moved the cursor")
			}
		}
	}
}

// Ctrl with the left button flags as Shift does, on the board and in the lessons.
func TestCtrlClickFlags(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
	x, y := p.pointAt("Ib")
	p.Send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress, Ctrl: true})
	p.Sees("MARCADAS: 1", "JUGADAS: 0")

	if !(page.Click{MouseMsg: tea.MouseMsg{Button: tea.MouseButtonLeft, Shift: true}}).Flags() {
		t.Error("Shift and the left button do not flag")
	}
	if (page.Click{MouseMsg: tea.MouseMsg{Button: tea.MouseButtonMiddle, Ctrl: true}}).Flags() {
		t.Error("Ctrl and the middle button flag")
	}
}

// A chord that has nothing to open says so, by a key, by a click, and at the prompt.
func TestChordWithNothingToOpen(t *testing.T) {
	t.Parallel()
	const nothing = "No queda nada que abrir alrededor"
	p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
	p.CarryOut("Jj*")
	p.DoesNotSee(nothing)
	p.MoveTo(game.Cell{Row: 9, Col: 9})
	for _, chord := range []func(){
		func() { p.Press("space") },
		func() { p.Press("c") },
		func() { p.click("Jj", tea.MouseButtonLeft, false) },
		func() { p.click("Jj", tea.MouseButtonMiddle, false) },
		func() { p.types("Jj*") },
	} {
		chord()
		p.Sees(nothing, "JUGADAS: 1")
		p.Press("left right")
		p.DoesNotSee(nothing)
	}
	p.Press("f") // an open number is no mine, and has none to flag
	p.DoesNotSee(nothing)
}

func TestWheelScrolls(t *testing.T) {
	t.Parallel()
	p := sit(t, 30, 10, level(2))
	before := p.board().Window
	for range 9 {
		p.Send(tea.MouseMsg{Button: tea.MouseButtonWheelDown, Action: tea.MouseActionPress})
		p.Sees("[▓]")
	}
	if w := p.board().Window; w.Top <= before.Top || w.Top+w.Rows != 16 {
		t.Errorf("the window is at %+v, want the last rows", w)
	}
}

// A click on a message that covers rows of the board plays nothing.
func TestAClickOnAMessagePlaysNothing(t *testing.T) {
	t.Parallel()
	p := sit(t, 20, 10, level(2))
	p.Press("c")
	told := p.Screen()
	p.Sees("La celda está\n")
	if p.PressAt("La celda", p.Width/2, tea.MouseButtonRight); p.Screen() != told {
		t.Errorf("a click on the message changes\n%s\nto\n%s", told, p.Screen())
	}
}

func TestClickBeginsTheNextGame(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.click("Aa", tea.MouseButtonLeft, false)
	p.SeesLoss()
	click := tea.MouseMsg{X: 3, Y: 3, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress}
	p.At = p.At.Add(999 * time.Millisecond)
	p.Send(click)
	p.SeesLoss()
	p.At = p.At.Add(time.Millisecond)
	p.Onward = false
	p.Tell()
	p.Send(click)
	p.SeesLoss()
	p.Onward = true
	p.Tell()
	p.Send(click)
	p.SeesNoEnd()
}

// With the buttons swapped a click flags and the right button opens, and a mark beside the figures says
// so, in every window.
func TestSwappedButtons(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
	p.DoesNotSee("CLIC:")
	p.LeftFlags = true
	p.Tell()
	p.Sees("CLIC: marca")
	p.click("Ib", tea.MouseButtonLeft, false)
	p.Sees("MARCADAS: 1", "JUGADAS: 0")
	p.click("Ib", tea.MouseButtonLeft, false)
	p.click("Ie", tea.MouseButtonLeft, true) // with Shift, a click does the other
	p.Sees("MARCADAS: 0", "JUGADAS: 1")
	p.click("Aa", tea.MouseButtonRight, false)
	p.Sees("JUGADAS: 2")
	p.Resize(40, 12)
	p.Sees("clic: marca")
}

// If a far click only moves, the first click moves the cursor and the second plays. Beside the cursor
// the first one plays.
func TestAFarClickOnlyMoves(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 26, onFile(t, "hex-9x10.txt", game.Classic))
	p.FarMoves = true
	p.Tell()
	for _, button := range []tea.MouseButton{tea.MouseButtonLeft, tea.MouseButtonRight, tea.MouseButtonMiddle} {
		p.click("Ie", button, false)
		if at := p.board().Cursor; at != (game.Cell{Row: 8, Col: 4}) {
			t.Errorf("the cursor is at %v", at)
		}
		p.click("Aa", button, false)
	}
	p.Sees("JUGADAS: 0", "MARCADAS: 0")
	p.click("Ie", tea.MouseButtonLeft, false)
	p.click("Ie", tea.MouseButtonLeft, false)
	p.Sees("JUGADAS: 1")
	p.click("If", tea.MouseButtonRight, false)
	p.Sees("MARCADAS: 1")
	p.click("Aa", tea.MouseButtonRight, false)
	p.Sees("MARCADAS: 1")
}

// A click hits the cell that is drawn there: the flag of a right click is at the place of the
// click.
func TestClickIsWhereItLooks(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"list-10x10.txt", "hex-9x10.txt"} {
		for _, size := range [][2]int{{80, 26}, {80, 40}, {60, 17}, {30, 10}} {
			p := sit(t, size[0], size[1], onFile(t, file, game.LeftToFind))
			x, y := p.pointAt("Bb")
			p.Send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonRight, Action: tea.MouseActionPress})
			lines := strings.Split(p.Screen(), "\n")
			row := []rune(lines[y])
			// The columns of a cell before its sign are blanks.
			if !slices.Contains(row[x:x+3], 'X') {
				t.Errorf("%s at %v: clicked at %d,%d of\n%s", file, size, x, y, strings.Join(lines, "\n"))
			}
		}
	}
}
