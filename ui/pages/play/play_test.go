package play

import (
	"testing"
	"time"

	"buscaminas/game"
)

func TestPublishedGameIsWonWithTheCursor(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "hex-9x10.txt", game.Strict))
	p.CarryOut("Gd*Gb!Ac*De!Hf!Ei!Aj!Be!Hg!Fc*Hh!Hi!Aa!Ab!")
	p.At = p.At.Add(42_350 * time.Millisecond)
	p.Press("h")
	p.Sees("TIEMPO: 42,3 s")
	p.CarryOut("Ba*Cb*Bb!Bc!Ca!Cc!Db!Dc!Fi!Ea*Ec*Ie*Ij!Dj*")
	p.SeesWin()
	p.Sees("MINAS RESTANTES: 0", "MARCADAS: 19")
	p.At = p.At.Add(time.Hour)
	p.Press("left up")
	p.SeesWin()
	p.Sees("TIEMPO: 42,3 s")
}

func TestNextGameIsNotBegunByAKeyOnItsWay(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.CarryOut("Aa*")
	p.SeesLoss()
	p.Sees("Enter otra")
	p.Press("enter space")
	p.SeesLoss()
	p.At = p.At.Add(time.Second)
	p.Press("space f c") // keys of the game, which may arrive late
	p.SeesLoss()
	p.Press("enter")
	p.SeesNoEnd()
	p.Sees("MARCADAS: 0")
}

func TestRefusalsAreSaid(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.Press("f enter")
	p.Sees("No se puede abrir una celda marcada")
	p.Press("f right enter f")
	p.Sees("No se puede marcar una celda abierta")
	p.Press("enter")
	p.Sees("La celda ya está abierta, y faltan marcas para abrir sus vecinas")
	p.Press("down down c")
	p.Sees("La celda está cerrada")
	p.Press("ctrl+r")
	p.Sees("No hay nada que rehacer")
	p.Press("u u")
	p.Sees("No hay nada que deshacer")
	p.Press("up")
	p.DoesNotSee("DESHACER")
}

// On the hexagonal grid, the corner keys of the keypad lead to the four neighbours in other rows.
func TestDiagonalKeys(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		file, from string
		keys       map[string]string
	}{
		{"hex-9x10.txt", "Ee", map[string]string{"home": "De", "pgup": "Df", "end": "Fe", "pgdown": "Ff"}},
		{"hex-9x10.txt", "De", map[string]string{"home": "Cd", "pgup": "Ce", "end": "Ed", "pgdown": "Ee"}},
		{"list-10x10.txt", "Ee", map[string]string{"home": "Dd", "pgup": "Df", "end": "Fd", "pgdown": "Ff"}},
		{"list-10x10.txt", "Aa", map[string]string{"home": "Aa", "pgup": "Aa", "end": "Aa", "pgdown": "Bb", "up": "Aa", "left": "Aa"}},
		{"list-10x10.txt", "Dd", map[string]string{"0": "Da", "$": "Dj", "g": "Aa", "G": "Jj", "h": "Dc", "j": "Ed", "k": "Cd", "l": "De"}},
	} {
		for key, want := range test.keys {
			p := sit(t, 80, 24, onFile(t, test.file, game.LeftToFind))
			from, err := game.ParseCell(test.from)
			if err != nil {
				t.Fatal(err)
			}
			p.MoveTo(from)
			p.Press(key)
			if got := game.Letters.Of(p.Session().Setup.Grid(), p.board().Cursor); got != want {
				t.Errorf("%s: %s leads from %s to %s, want %s", test.file, key, test.from, got, want)
			}
		}
	}
}

func TestLayoutIsChosenToFit(t *testing.T) {
	t.Parallel()
	p := sit(t, 130, 40, level(2))
	p.Sees("├───┼", "┏━━━┓")
	p.Resize(80, 24)
	p.Sees("[▓]", "P │")
	p.DoesNotSee("┼")
	if w := p.board().Window; w.Rows != 16 || w.Cols != 30 {
		t.Errorf("an expert board shows %d×%d of its cells at 80×24, want all", w.Rows, w.Cols)
	}
	p.Resize(40, 12)
	p.Sees("[▓]", "┆", "▸")
	p.Resize(130, 40)
	p.Sees("├───┼", "┏━━━┓")
	p.Press("z")
	p.Sees("'▓'[▓]'▓'")
	p.Press("z")
	p.Sees("[▓]▓")
	p.Press("z")
	p.Sees("├─────┼")
	p.Press("z")
	p.Sees("├───┼")
}

func TestStatusLineDropsTheLeastImportant(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, level(0))
	p.Sees("MINAS RESTANTES: 10   MARCADAS: 0   TIEMPO: 0,0 s   JUGADAS: 0")
	for width, want := range map[int][2]string{
		60: {"MINAS RESTANTES: 10   MARCADAS: 0   TIEMPO: 0,0 s", "JUGADAS"},
		48: {"MINAS RESTANTES: 10   TIEMPO: 0,0 s", "MARCADAS"},
		30: {"MINAS RESTANTES: 10", "TIEMPO"},
	} {
		p.Resize(width, 24)
		p.Sees(want[0])
		p.DoesNotSee(want[1])
	}
}

// Cells are large if the whole board then fits in the window, with a panel.
func TestLargeCellsFillALargeWindow(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, level(0))
	p.Sees("├─────┼", "┏━━━━━┓", "Partida")
	p.Resize(80, 40)
	p.Sees("├─────┼", "Partida")
	p.Resize(59, 40)
	p.Sees("├───┼")
	p = sit(t, 200, 60, level(2))
	p.Sees("├─────┼", "Partida")
	p.Resize(200, 58)
	p.Sees("├───┼")
}
