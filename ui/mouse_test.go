package ui

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
			p.sees("MARCADAS: 2")
			p.click("Ib", tea.MouseButtonRight, false)
			p.sees("MARCADAS: 1")
			p.click("Ie", tea.MouseButtonLeft, false)
			p.sees("JUGADAS: 1")
			p.click("Aa", tea.MouseButtonMiddle, false)
			p.sees("La celda está cerrada", "JUGADAS: 1")
			p.click("Ie", tea.MouseButtonMiddle, false)
			p.click("Ie", tea.MouseButtonLeft, false)
			x, y := p.pointAt("Ii")
			p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionMotion})
			p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonRight, Action: tea.MouseActionRelease})
			p.sees("MARCADAS: 1", "JUGADAS: 1")
			at := p.board().Cursor
			p.send(tea.MouseMsg{X: 0, Y: 0, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
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
	p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress, Ctrl: true})
	p.sees("MARCADAS: 1", "JUGADAS: 0")

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
	p.carryOut("Jj*")
	p.doesNotSee(nothing)
	p.moveTo(game.Cell{Row: 9, Col: 9})
	for _, chord := range []func(){
		func() { p.press("space") },
		func() { p.press("c") },
		func() { p.click("Jj", tea.MouseButtonLeft, false) },
		func() { p.click("Jj", tea.MouseButtonMiddle, false) },
		func() { p.types("Jj*") },
	} {
		chord()
		p.sees(nothing, "JUGADAS: 1")
		p.press("left right")
		p.doesNotSee(nothing)
	}
	p.press("f") // an open number is no mine, and has none to flag
	p.doesNotSee(nothing)
}

// A click hits the cell that is drawn there: the flag of a right click is at the place of the
// click.
func TestClickIsWhereItLooks(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"list-10x10.txt", "hex-9x10.txt"} {
		for _, size := range [][2]int{{80, 26}, {80, 40}, {60, 17}, {30, 10}} {
			p := sit(t, size[0], size[1], onFile(t, file, game.LeftToFind))
			x, y := p.pointAt("Bb")
			p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonRight, Action: tea.MouseActionPress})
			lines := strings.Split(p.screen(), "\n")
			row := []rune(lines[y])
			// The columns of a cell before its sign are blanks.
			if !slices.Contains(row[x:x+3], 'X') {
				t.Errorf("%s at %v: clicked at %d,%d of\n%s", file, size, x, y, strings.Join(lines, "\n"))
			}
		}
	}
}

func TestWheelScrolls(t *testing.T) {
	t.Parallel()
	p := sit(t, 30, 10, nil)
	p.press("3")
	before := p.board().Window
	for range 9 {
		p.send(tea.MouseMsg{Button: tea.MouseButtonWheelDown, Action: tea.MouseActionPress})
		p.sees("[▓]")
	}
	if w := p.board().Window; w.Top <= before.Top || w.Top+w.Rows != 16 {
		t.Errorf("the window is at %+v, want the last rows", w)
	}
}

func TestClickBeginsTheNextGame(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.click("Aa", tea.MouseButtonLeft, false)
	p.sees("HAS PERDIDO")
	click := tea.MouseMsg{X: 3, Y: 3, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress}
	p.at = p.at.Add(999 * time.Millisecond)
	p.send(click)
	p.sees("HAS PERDIDO")
	p.at = p.at.Add(time.Millisecond)
	p.m.Onward = false
	p.tell()
	p.send(click)
	p.sees("HAS PERDIDO")
	p.m.Onward = true
	p.tell()
	p.send(click)
	p.doesNotSee("HAS PERDIDO")
}

func TestClickOnTheMenu(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	for y, line := range strings.Split(p.screen(), "\n") {
		if strings.Contains(line, "3. Experto") {
			p.send(tea.MouseMsg{X: 10, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
		}
	}
	p.sees("MINAS RESTANTES: 99")
}

// Questions can be answered with the mouse, too.
func TestClickOnAnAnswer(t *testing.T) {
	t.Parallel()
	const asks = "¿Dejar la partida en curso?"
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	click := func(answer string) {
		t.Helper()
		for y, line := range strings.Split(p.screen(), "\n") {
			if x := strings.Index(line, answer); x >= 0 {
				p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
				return
			}
		}
		t.Fatalf("no %q on the screen", answer)
	}
	p.press("space n")
	click(asks) // the text of the question is no answer
	p.sees(asks)
	click("n: no")
	p.sees("JUGADAS: 1")
	p.press("n")
	click("s: sí")
	p.sees("JUGADAS: 0")
}

// A click and the wheel act on the field under the pointer.
func TestFieldsAreClickedOn(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("m")
	p.clickOn("Minas")
	p.typeIn("48")
	p.clickOn("de las celdas tiene mina")
	p.send(tea.MouseMsg{Button: tea.MouseButtonWheelUp, Action: tea.MouseActionPress})
	p.typeIn("12")
	p.resize(100, 30)
	p.press("esc m")
	p.sees("Filas       20", "Columnas    12", "Minas       48", "El 20,0 % de las celdas")
}
