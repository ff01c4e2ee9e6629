package play

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"

	tea "github.com/charmbracelet/bubbletea"
)

// The foot offers undo, redo and chord only if they are possible.
func TestTheFootTellsOfWhatCanBeDone(t *testing.T) {
	t.Parallel()
	p := sit(t, 160, 40, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	for _, step := range []struct {
		keys      string
		sees, not string
	}{
		{"", "i pista", "u deshacer|Ctrl+R rehacer|c abrir vecinas"},
		{"f", "i pista", "u deshacer|Ctrl+R rehacer|c abrir vecinas"},
		{"f space", "u deshacer|c abrir vecinas", "Ctrl+R rehacer"},
		{"u", "Ctrl+R rehacer", "u deshacer|c abrir vecinas"},
		{"ctrl+r", "u deshacer|c abrir vecinas", "Ctrl+R rehacer"},
	} {
		p.Press(step.keys)
		p.Sees(strings.Split(step.sees, "|")...)
		for _, not := range strings.Split(step.not, "|") {
			p.DoesNotSee(not)
		}
	}
}

// The sizes in which every page is tested.
var pageSizes = []tea.WindowSizeMsg{
	{Width: 20, Height: 8}, {Width: 40, Height: 12}, {Width: 80, Height: 24}, {Width: 120, Height: 40}, {Width: 200, Height: 60},
}

// During a pause, or while a play is typed, the foot has the keys for that.
func TestFootOfWhatIsDoneNow(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, level(0))
	p.Press("p")
	p.Sees("p seguir")
	p.DoesNotSee("abrir")
	p.Press("p :")
	p.Sees("Enter aceptar", "Esc volver")
	p.DoesNotSee("f marcar")
	p.Press("esc")
	p.Sees("f marcar")
}

// While a hint is shown, the foot begins with its next step and with the key that takes it away. After
// a loss it begins with what to do next, and on the board before the loss with the next step and the
// way back.
func TestTheFootBeginsWithTheMoment(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.OpenEmptyCell()
	p.Press("i")
	p.SeesFoot("i dónde y por qué  Esc quitar  ")
	p.Press("i")
	p.SeesFoot("i siguiente  Esc quitar  L lección  ")
	p.Press("i")
	p.SeesFoot("Espacio abrir  Esc quitar  L lección  ")
	p.Sees("no tiene mina")
	p.Press("esc")
	p.SeesFoot("Espacio abrir  f marcar  ")
	p.DoesNotSee("no tiene mina")
	p.Press("%")
	p.SeesFoot("% quitar  ")
	p.Press("%")
	p.CarryOut("0,1*")
	p.SeesFoot("Enter otra  i por qué  u deshacer  P repetición  ")
	for _, back := range []string{"esc", "i i i"} {
		p.Press("i")
		p.SeesFoot("i siguiente  Esc volver  ")
		p.Press(back)
		p.SeesFoot("Enter otra  i por qué  ")
		p.Sees("Has perdido")
		if lost := (game.Cell{Col: 1}); p.Cursor() != lost {
			t.Errorf("after %s the cursor is at %v, want the mine", back, p.Cursor())
		}
	}
	p.Press("q")
	if want := (page.Menu{}); p.Request() != want {
		t.Errorf("the page asks for %+v, want %+v", p.Request(), want)
	}
}

// SeesFoot fails the test unless the foot begins with these keys.
func (p *player) SeesFoot(keys string) {
	p.T.Helper()
	lines := strings.Split(p.Screen(), "\n")
	if foot := strings.TrimLeft(lines[p.Height-1], " "); !strings.HasPrefix(foot, keys) {
		p.T.Errorf("the foot is %q, want %q first", foot, keys)
	}
}

// A refusal of a typed play is shown in full, in the usual window and the smallest, with the line
// typed and the keys.
func TestRefusalOfAPlayIsToldInFull(t *testing.T) {
	t.Parallel()
	for _, size := range pageSizes[:3] {
		p := sit(t, size.Width, size.Height, onFile(t, "list-3x3.txt", game.LeftToFind))
		p.CarryOut("Ab*")
		p.Press(":")
		p.Type("Ab*")
		p.Press("enter")
		said := strings.Join(strings.Fields(p.Screen()), " ") + pagetest.Prose(p.Screen())
		if want := "La celda ya está abierta, y faltan marcas para abrir sus vecinas"; !strings.Contains(said, want) {
			t.Errorf("%v:\n%s", size, p.Screen())
		}
		p.Sees(":Ab*", "Enter aceptar")
	}
}

// Esc in a pause leads to the menu, even if the risk is shown on the board below.
func TestEscInAPause(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.OpenEmptyCell()
	p.Press("% p esc")
	if p.Request() != (page.Menu{}) {
		t.Errorf("the page has asked for %+v:\n%s", p.Request(), p.Screen())
	}
}
