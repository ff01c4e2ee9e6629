package newgame

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// Beside or below the fields are the facts about a board of the size typed, on every grid. There are
// none if the size is impossible.
func TestTheBoardThatIsTypedIsTold(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		p := pagetest.Sit(t, 120, 40)
		p.Grid = kind
		typed := Default()
		p.Open(NewCustom(&typed))
		for _, test := range []struct{ keys, size string }{
			{"1 2 tab 9", "12×9"}, {"tab 1 0", "12×9"}, {"tab tab 8", "8×9"}, {"0", "80×9"}, {"backspace", "8×9"},
		} {
			p.Press(test.keys)
			p.Sees("Tamaño", test.size, "Densidad")
		}
		p.Press("backspace")
		p.DoesNotSee("Densidad")
		p.Resize(80, 24) // they stand below the fields
		p.Press("5")
		p.Sees("Densidad")
		p.Resize(80, 14)
		p.DoesNotSee("Densidad")
	}
}

func TestCustomBoard(t *testing.T) {
	t.Parallel()
	typed := Default()
	p := pagetest.Show(t, 100, 30, NewCustom(&typed))
	p.Sees("Si dejas las minas en blanco")
	p.Press("tab tab")
	p.Type("481")
	p.Sees("no puede haber 481 minas: el número va de 0 a 480")
	p.Press("enter")
	p.Sees("TABLERO A MEDIDA")
	p.Press("backspace left space") // a blank is no digit
	p.Sees("Minas       48", "El 10,0 % de las celdas tiene mina")
	p.Press("up up backspace backspace")
	p.Sees("Faltan las filas o las columnas")
	p.Type("0")
	p.Sees("un tablero de 0×24")
	p.Press("backspace 9 9 9 9 9 9 9 9")
	p.Sees("no puede haber un tablero de 99999999×24", "tamaño va de 1 a 1\u202f048\u202f576")
	for range 8 {
		p.Press("backspace")
	}
	p.Type("x5y")
	p.Press("enter")
	if s := p.WantPlay(); s.Title != words.Custom || s.Spec().Mines != 48 {
		t.Errorf("%q is played, with %d mines", s.Title, s.Spec().Mines)
	}
}

// A click goes to the line under the pointer, and the wheel to the previous or the next one.
func TestFieldsAreClickedOn(t *testing.T) {
	t.Parallel()
	typed := Default()
	p := pagetest.Show(t, 80, 24, NewCustom(&typed))
	p.ClickOn("Minas")
	p.Type("48")
	p.PressAt("TABLERO", 0, tea.MouseButtonWheelUp)
	p.Type("12")
	p.Sees("Filas       20", "Columnas    12", "Minas       48")
	p.PressAt("TABLERO", 0, tea.MouseButtonWheelDown)
	p.Type("50")
	p.Sees("Minas       50")
}

// Typing replaces a number in a field, unless the number has been edited.
func TestNumbersAreReplacedByWhatIsTyped(t *testing.T) {
	t.Parallel()
	typed := Default()
	p := pagetest.Show(t, 80, 24, NewCustom(&typed))
	p.Press("1 6 tab 3 0 tab 9 9 enter")
	if mines := p.WantPlay().Spec().Mines; mines != 99 {
		t.Errorf("the board has %d mines", mines)
	}
	if rows, cols := p.WantPlay().Grid().Size(); rows != 16 || cols != 30 {
		t.Errorf("the board is %d×%d", rows, cols)
	}
	p.Open(NewCustom(&typed))
	p.Press("backspace 8 tab left right tab enter")
	if rows, cols := p.WantPlay().Grid().Size(); rows != 18 || cols != 30 {
		t.Errorf("the board is %d×%d", rows, cols)
	}
}

// The board needs the rule chosen with the arrows or the mouse. The choice is there at the next visit,
// and a field keeps its cursor keys.
func TestTheBoardNeedsTheRuleThatIsChosen(t *testing.T) {
	t.Parallel()
	typed := Default()
	p := pagetest.Show(t, 100, 30, NewCustom(&typed))
	p.Sees("Pide        ‹ lo que toque ›")
	p.DoesNotSee("cambiar")
	p.Press("enter")
	if r := p.WantPlay().Spec().Promise.Needs(); r != 0 {
		t.Errorf("the board needs rule %d before one is chosen", r)
	}
	p.Press("up right right right 7 enter")
	p.Sees("▸ Pide        ‹ una cadena de números ›", "←→ cambiar", "Filas       20")
	if r := p.WantPlay().Spec().Promise.Needs(); r != solver.Chain {
		t.Errorf("the board needs rule %d, want a chain", r)
	}
	p.Open(NewCustom(&typed))
	p.Sees("‹ una cadena de números ›")
	p.Press("tab left 3")
	p.Sees("‹ una cadena de números ›", "Columnas    234")
	p.ClickOn("‹ una")
	p.Sees("‹ juntar dos números ›")
	p.ClickOn("juntar")
	p.Sees("‹ una cadena de números ›")
	p.Press("left left left left")
	p.Sees("‹ suponer y descartar ›")
}
