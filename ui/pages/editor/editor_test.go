package editor

import (
	"os"
	"path/filepath"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

func TestEditing(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		p := sit(t, 70, 24)
		p.Grid = kind
		p.Tell()
		p.edits("")
		p.Sees("EDITOR · tablero nuevo · 9x9 · "+draw.ShapeOf(kind).Name.In(text.Spanish), "Minas: 0   3BV: 1", "no hay minas: se abre todo de una vez")
		p.DoesNotSee("sin guardar")
		p.Settle("space")
		p.Sees("Minas: 1 ", "sin guardar", "desde Aa: ahí hay una mina")
		p.Settle("right right f down enter")
		p.wantMines("three mines", "Aa Ac Bc")
		p.Settle("enter")
		p.wantMines("one taken away", "Aa Ac")
		p.Settle("u u u")
		p.wantMines("undone three times", "Aa")
		p.Settle("ctrl+r ctrl+r ctrl+r")
		p.wantMines("redone three times", "Aa Ac")
		p.Settle("ctrl+r")
		p.Sees("No hay nada que rehacer")
		p.Settle("u u u u")
		p.wantMines("all undone", "")
		p.Settle("u")
		p.Sees("No hay nada que deshacer")
		p.DoesNotSee("sin guardar")
	}
}

// The verdict on guesses is about the current board and cursor, even if they have changed while it
// was computed.
func TestTheGradeFollows(t *testing.T) {
	t.Parallel()
	p := sit(t, 70, 24)
	p.edits("G space g")
	p.Settle("right")
	first := p.Press("right")
	p.Sees("desde Ac: calculando…")
	if p.Press("right") != nil {
		t.Error("two grades are worked out at once")
	}
	p.Sees("desde Ad: calculando…")
	p.Answer(first)
	p.DoesNotSee("calculando")
	p.edits("T")
	p.typed("1x5")
	p.Settle("$ space left left space 0") // Ad or Ae: a guess
	p.Sees("desde Aa: hay que adivinar tras abrir 2 de 3 celdas")
	p.Settle("$ left space 0") // mines in both
	p.Sees("desde Aa se resuelve sin adivinar; lo más difícil: ")
}

// A number repeats a movement, undo and redo, and is shown until then. What it asks too much is no
// mistake.
func TestCountsInTheEditor(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24)
	p.edits("0 g 3 j 1 2")
	p.Sees("12 ")
	p.Settle("esc 2 l space j space")
	for _, step := range []struct{ keys, mines string }{{"", "Dc Ec"}, {"2 u", ""}, {"2 ctrl+r", "Dc Ec"}, {"9 u", ""}} {
		p.Settle(step.keys)
		p.wantMines(step.keys, step.mines)
	}
	p.DoesNotSee("No hay nada que deshacer")
}

// pointInEditor returns the place on the screen of a cell of the board in the editor.
func (p *player) pointInEditor(c game.Cell) (x, y int) {
	p.T.Helper()
	p.Screen()
	top, ok := p.Draw().BoardTop()
	if !ok {
		p.T.Fatalf("no board on the screen:\n%s", p.Screen())
	}
	for y = range p.Height {
		for x = range p.Width {
			if got, ok := p.page.board.At(x, y-top); ok && got == c {
				return x, y
			}
		}
	}
	p.T.Fatalf("%v is nowhere on the screen:\n%s", c, p.Screen())
	return 0, 0
}

func TestEditingWithTheMouse(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, height := range []int{26, 15} {
			p := sit(t, 80, height)
			p.Grid = kind
			p.Tell()
			p.edits("")
			x, y := p.pointInEditor(game.Cell{Row: 2, Col: 4})
			for _, button := range []tea.MouseButton{tea.MouseButtonLeft, tea.MouseButtonRight, tea.MouseButtonLeft} {
				p.Send(tea.MouseMsg{X: x, Y: y, Button: button, Action: tea.MouseActionPress})
				p.Send(tea.MouseMsg{X: x, Y: y, Button: button, Action: tea.MouseActionRelease})
			}
			p.wantMines("clicked", "Ce")
			p.Sees("*")
			p.Send(tea.MouseMsg{X: 0, Y: 0, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
			p.Send(tea.MouseMsg{X: 0, Y: 5, Button: tea.MouseButtonWheelDown, Action: tea.MouseActionPress})
			p.wantMines("clicked beside the board", "Ce")
		}
	}
}

func TestChangingTheWholeBoard(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24)
	p.edits("T")
	p.typed("2x")
	p.Sees("escribe filas x columnas, como 16x30")
	p.typed("5000x5000")
	p.Sees("no puede haber un tablero de", "5000×5000: el tamaño va de 1 a", "1\u202f048\u202f576 celdas")
	p.typed("2X3")
	p.Sees("2x3 · cuadrada")
	p.Settle("space right space down space") // Aa Ab Bb
	p.Settle("M")
	p.wantMines("mirrored", "Ab Ac Bb")
	p.Settle("V")
	p.wantMines("upside down", "Ab Bb Bc")
	p.Settle(">")
	p.Sees("3x2 · cuadrada")
	p.wantMines("turned", "Ba Bb Ca")
	p.Settle("u X")
	p.Sees("2x3 · hexagonal")
	p.Settle("M")
	p.Sees("La cuadrícula no lo permite con estas medidas")
	p.Settle(">") // by a half turn: a quarter turn is impossible here
	p.wantMines("turned on the hexagonal grid", "Aa Ab Bb")
	p.Settle("F")
	p.typed("7")
	p.Sees("no puede haber 7 minas: el número va de 0 a 6")
	p.typed("-1")
	p.Sees("no puede haber -1 minas: el número va de 0 a 6")
	p.typed("many")
	p.Sees("escribe un número de minas, de 0 a 6")
	p.typed("5")
	p.Sees("Minas: 5 ", "Densidad: 83,3 %")
	p.Settle("T esc")
	p.Sees("2x3 · hexagonal", "Minas: 5")
}

// A long message takes the lines that it needs. A path in it stays in one piece if possible.
func TestLongMessagesAreCutAtBlanks(t *testing.T) {
	p := sit(t, 40, 24)
	folders := filepath.FromSlash("a-folder/another-folder/")
	t.Chdir(t.TempDir())
	if err := os.MkdirAll(folders, 0o700); err != nil {
		t.Fatal(err)
	}
	save := func(path string) {
		t.Helper()
		p.Settle("S")
		p.typed(path)
	}
	p.edits("")
	save(folders + "some-board.txt")
	p.Sees("Guardado en\n", folders+"some-board.txt")
	save(folders + "some-board-with-a-long-name.txt")
	p.Sees("Guardado en\n", folders, "a-long-name.txt\n")
	p.DoesNotSee("…")
}

// If there is room beside the board, a panel shows its figures, whether it needs a guess, and the
// keys.
func TestTheEditorTellsOfItsBoardBesideIt(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40)
	p.edits("space")
	p.Sees("El tablero", "Tamaño                           9×9", "Minas                              1", "desde Aa: ahí hay una mina", "mejor comienzo: ", "S        guardar")
	p.Resize(60, 24)
	p.Sees("Minas: 1", "desde Aa: ahí hay una mina")
}
