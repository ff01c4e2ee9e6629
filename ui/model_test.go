package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// The report of a panic says that the game is saved, if and only if it is.
func TestWhetherTheGameIsKept(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := sitWith(t, dir, onFile(t, "list-10x10.txt", game.Rules{}))
	want := func(when string, want bool) {
		t.Helper()
		if got := p.m.keepsAll(); got != want {
			t.Errorf("%s: the game is kept: %t", when, got)
		}
	}
	want("before it has begun", false)
	p.press("f right f")
	want("begun", true)
	if err := os.RemoveAll(filepath.Join(dir, "games")); err != nil {
		t.Fatal(err)
	}
	p.press("right f")
	want("its file is gone", false)
}

func TestMenu(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.sees("BUSCAMINAS",
		"1. Principiante (9x9, 10 minas)",
		"2. Intermedio (16x16, 40 minas)",
		"3. Experto (16x30, 99 minas)",
		"4. Leer de fichero",
		"5. Salir",
		"Cuadrícula: cuadrada", "Reglas: restantes")
	p.doesNotSee("Continuar")
	p.press("g r")
	p.sees("Cuadrícula: hexagonal", "Reglas: clásicas")
	p.press("down down enter")
	p.sees("Experto · sin adivinar · hexagonal · clásicas", "MINAS RESTANTES: 99")
	if cmd := p.press("ctrl+c"); cmd == nil || cmd() != tea.Quit() {
		t.Error("Ctrl+C does not leave")
	}
}

func TestEveryEntryOfTheMenuHasItsKey(t *testing.T) {
	t.Parallel()
	for key, want := range map[string]string{
		"1": "MINAS RESTANTES: 10", "2": "MINAS RESTANTES: 40", "3": "MINAS RESTANTES: 99",
		"4": "Fichero:", "t": "TABLEROS INCLUIDOS", "?": "CÓMO SE JUEGA",
	} {
		p := sit(t, 80, 24, nil)
		p.press(key)
		p.sees(want)
	}
	p := sit(t, 80, 24, nil)
	if cmd := p.press("5"); cmd == nil || cmd() != tea.Quit() {
		t.Error("5 does not leave the menu")
	}
}

func TestPublishedGameIsWonWithTheCursor(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "hex-9x10.txt", game.Strict))
	p.carryOut("Gd*Gb!Ac*De!Hf!Ei!Aj!Be!Hg!Fc*Hh!Hi!Aa!Ab!")
	p.at = p.at.Add(42_350 * time.Millisecond)
	p.press("h")
	p.sees("TIEMPO: 42,3 s")
	p.carryOut("Ba*Cb*Bb!Bc!Ca!Cc!Db!Dc!Fi!Ea*Ec*Ie*Ij!Dj*")
	p.sees("HAS GANADO en 42,3 s", "MINAS RESTANTES: 0", "MARCADAS: 19")
	p.at = p.at.Add(time.Hour)
	p.press("left up")
	p.sees("TIEMPO: 42,3 s", "HAS GANADO en 42,3 s")
}

func TestPublishedGameIsLostWithTheCursor(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "hex-9x10.txt", game.Strict))
	p.carryOut("Ea*Eb*Eg*Fb!Db!")
	p.sees("E   │·?·│")
	p.carryOut("Ae*")
	p.sees("La celda ya está abierta, y faltan marcas para abrir sus vecinas")
	p.carryOut("Eb*")
	p.sees("HAS PERDIDO", "@", "#", "*")
	p.press("u")
	p.sees("E   │·?·┃")
	p.doesNotSee("HAS PERDIDO")
}

func TestNextGameIsNotBegunByAKeyOnItsWay(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.carryOut("Aa*")
	p.sees("HAS PERDIDO", "Enter otra partida")
	p.press("enter space")
	p.sees("HAS PERDIDO")
	p.at = p.at.Add(time.Second)
	p.press("space f c") // keys of the game, which may arrive late
	p.sees("HAS PERDIDO")
	p.press("enter")
	p.doesNotSee("HAS PERDIDO")
	p.sees("MARCADAS: 0")
}

func TestRefusalsAreSaid(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.press("f enter")
	p.sees("No se puede abrir una celda marcada")
	p.press("f right enter f")
	p.sees("No se puede marcar una celda abierta")
	p.press("enter")
	p.sees("La celda ya está abierta, y faltan marcas para abrir sus vecinas")
	p.press("down down c")
	p.sees("La celda está cerrada")
	p.press("ctrl+r")
	p.sees("No hay nada que rehacer")
	p.press("u u")
	p.sees("No hay nada que deshacer")
	p.press("up")
	p.doesNotSee("DESHACER")
}

func TestGameWaitsAtTheMenu(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
	p.press("f")
	p.at = p.at.Add(time.Second)
	p.press("q")
	p.sees("Continuar")
	p.at = p.at.Add(time.Hour)
	p.press("c")
	p.sees("TIEMPO: 1,0 s", "MARCADAS: 1")
	p.press("esc esc")
	p.sees("MARCADAS: 1")
}

func TestNoKeyLosesAGameWithoutAsking(t *testing.T) {
	t.Parallel()
	for _, keys := range []string{"n", "r", "q 1", "esc t enter", "q 5", "q q", "q m enter"} {
		p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
		p.press("f")
		p.press(keys)
		p.sees("partida en curso?")
		p.press("n")
		p.m.goOn("")
		p.sees("MARCADAS: 1")
		p.press(keys)
		if cmd := p.press("s"); cmd != nil && cmd() == tea.Quit() {
			continue
		}
		p.sees("MARCADAS: 0")
	}
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
	p.press("n")
	p.doesNotSee("¿Dejar la partida en curso?")
}

func TestFileThatCannotBeReadLosesNothing(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
	p.press("f q 4")
	for _, r := range "no-such-file" {
		p.press(string(r))
	}
	cmd := p.press("enter")
	p.sees("Leyendo")
	p.send(aside(t, cmd))
	p.sees("no-such-file: no existe tal fichero")
	p.press("esc c")
	p.sees("MARCADAS: 1")
}

func TestFileIsReadOnTheGridAskedFor(t *testing.T) {
	t.Parallel()
	tests := map[string]string{"": "cuadrada", strings.Repeat("ctrl+g ", len(game.GridKinds())+1): "cuadrada"} // the default
	for i, kind := range game.GridKinds() {
		tests[strings.Repeat("ctrl+g ", i+1)] = draw.ShapeOf(kind).Name.In(text.Spanish)
	}
	for tabs, want := range tests {
		p := sit(t, 80, 24, nil)
		p.press("4")
		p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("../boards/list-3x3.txt"), Paste: true})
		p.press(tabs)
		p.send(aside(t, p.press("enter")))
		p.sees("list-3x3.txt · " + want)
	}
}

func TestKeysInOneBurstAreAllCarriedOut(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
	p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("lllljjf")})
	if at := p.board().Cursor; at != (game.Cell{Row: 2, Col: 4}) {
		t.Errorf("the cursor is at %v, want 2,4", at)
	}
	p.sees("MARCADAS: 1")
	p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("llf"), Paste: true})
	p.sees("MARCADAS: 1")
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
			p.moveTo(from)
			p.press(key)
			if got := game.Letters.Of(p.session().Setup.Grid(), p.board().Cursor); got != want {
				t.Errorf("%s: %s leads from %s to %s, want %s", test.file, key, test.from, got, want)
			}
		}
	}
}

func TestLayoutIsChosenToFit(t *testing.T) {
	t.Parallel()
	p := sit(t, 130, 40, nil)
	p.press("3")
	p.sees("├───┼", "┏━━━┓")
	p.resize(80, 24)
	p.sees("[▓]", "P │")
	p.doesNotSee("┼")
	if w := p.board().Window; w.Rows != 16 || w.Cols != 30 {
		t.Errorf("an expert board shows %d×%d of its cells at 80×24, want all", w.Rows, w.Cols)
	}
	p.resize(40, 12)
	p.sees("[▓]", "┆", "▸")
	p.resize(130, 40)
	p.sees("├───┼", "┏━━━┓")
	p.press("z")
	p.sees("·▓·[▓]·▓·")
	p.press("z")
	p.sees("[▓]▓")
	p.press("z")
	p.sees("├─────┼")
	p.press("z")
	p.sees("├───┼")
}

// Cells are large if the whole board then fits in the window, with a panel.
func TestLargeCellsFillALargeWindow(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.press("1")
	p.sees("├─────┼", "┏━━━━━┓", "Partida")
	p.resize(80, 40)
	p.sees("├─────┼", "Partida")
	p.resize(59, 40)
	p.sees("├───┼")
	p = sit(t, 200, 60, nil)
	p.press("3")
	p.sees("├─────┼", "Partida")
	p.resize(200, 58)
	p.sees("├───┼")
}

func TestWindowTooSmallStopsTheClock(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.LeftToFind))
	p.press("f")
	p.at = p.at.Add(time.Second)
	p.resize(19, 30)
	p.sees("20x8")
	p.resize(80, 7)
	p.sees("20x8")
	p.at = p.at.Add(time.Hour)
	p.press("f")
	p.resize(20, 8)
	p.sees("[X]")
	p.resize(80, 24)
	p.sees("TIEMPO: 1,0 s", "MARCADAS: 1")
}

// A window that is too small shows the size that is needed, and words only if they fit whole.
func TestWindowTooSmallCutsNoWord(t *testing.T) {
	t.Parallel()
	for width := 4; width < 20; width++ {
		for height := 1; height < 8; height++ {
			p := sit(t, width, height, nil)
			p.sees("20x8")
			for _, word := range strings.Fields(p.screen()) {
				if word != "20x8" && word != "tamaño" && word != "mínimo" {
					t.Errorf("%d×%d: %q", width, height, p.screen())
				}
			}
		}
	}
}

func TestStatusLineDropsTheLeastImportant(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("1")
	p.sees("MINAS RESTANTES: 10   MARCADAS: 0   TIEMPO: 0,0 s   JUGADAS: 0")
	for width, want := range map[int][2]string{
		60: {"MINAS RESTANTES: 10   MARCADAS: 0   TIEMPO: 0,0 s", "JUGADAS"},
		48: {"MINAS RESTANTES: 10   TIEMPO: 0,0 s", "MARCADAS"},
		30: {"MINAS RESTANTES: 10", "TIEMPO"},
	} {
		p.resize(width, 24)
		p.sees(want[0])
		p.doesNotSee(want[1])
	}
}

func TestEnglish(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.m.Lang = text.English
	p.tell()
	p.sees("1. Beginner (9x9, 10 mines)", "Grid: square")
	p.press("1")
	p.sees("MINES LEFT: 10", "Space open")
}

func TestHelpListsEveryKey(t *testing.T) {
	t.Parallel()
	p := sit(t, 200, 80, nil)
	p.press("1 ?")
	board := p.m.tables.Listed(keys.Board)
	var told strings.Builder // the screens without the topics beside them
	for line := range strings.Lines(p.screen()) {
		line, _, _ = strings.Cut(line, "│")
		told.WriteString(strings.Join(strings.Fields(line), " ") + " ")
	}
	for _, k := range board {
		for _, want := range []string{k.Label(text.Spanish), k.Long.In(text.Spanish)} {
			if !strings.Contains(told.String(), want) {
				t.Errorf("no %q:\n%s", want, p.screen())
			}
		}
	}
	p.resize(120, 10)
	p.doesNotSee("Ctrl+C")
	for range 2 * len(board) { // an entry may have two lines
		if !strings.Contains(p.screen(), "Ctrl+C") {
			p.press("down")
		}
	}
	p.sees("Ctrl+C")
	p.press("?")
	p.sees(" minas · 0 marcas")
}
