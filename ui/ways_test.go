package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/session"
	"buscaminas/ui/settings"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// typeIn types text as one burst.
func (p *player) typeIn(text string) {
	p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text)})
}

// pointAt returns the place of a cell on the screen.
func (p *player) pointAt(name string) (x, y int) {
	p.t.Helper()
	p.screen()
	c, err := game.ParseCell(name)
	if err != nil {
		p.t.Fatal(err)
	}
	for y = range p.m.height {
		for x = range p.m.width {
			if got, ok := p.cellAt(x, y); ok && got == c {
				return x, y
			}
		}
	}
	p.t.Fatalf("%s is nowhere on the screen:\n%s", name, p.screen())
	return 0, 0
}

func (p *player) click(name string, button tea.MouseButton, shift bool) {
	p.t.Helper()
	x, y := p.pointAt(name)
	p.send(tea.MouseMsg{X: x, Y: y, Button: button, Action: tea.MouseActionPress, Shift: shift})
	p.send(tea.MouseMsg{X: x, Y: y, Button: button, Action: tea.MouseActionRelease, Shift: shift})
}

func TestPrompt(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.press(":")
	p.typeIn("Cc")
	p.press("enter")
	if at := p.board().Cursor; at != (game.Cell{Row: 2, Col: 2}) {
		t.Errorf("Cc moves the cursor to %v", at)
	}
	p.press(":")
	p.typeIn("Ad*Aa!Ad!Ab!")
	p.press("enter")
	p.sees(":Ad!Ab!", "No se puede marcar una celda abierta", "MARCADAS: 1") // the rest of the play stays at the prompt
	p.doesNotSee(":Ad*")
	if at := p.board().Cursor; at != (game.Cell{Row: 0, Col: 3}) {
		t.Errorf("the cursor is at %v, want what was refused", at)
	}
	p.press("esc")
	p.doesNotSee(":Ad!")
	p.press(": up")
	p.sees(":Ad*Aa!Ad!Ab!")
	p.press("up")
	p.sees(":Cc")
	p.press("down down")
	p.typeIn("q?x*")
	p.sees(":q?x*")
	p.press("enter")
	p.sees("Eso no es ninguna jugada")
	p.press("backspace")
	p.doesNotSee("Eso no es ninguna jugada")
	p.press("esc")
	p.sees("MARCADAS: 1")
}

// Below the prompt there is one line for a refusal. A long one ends with a whole sentence.
func TestLongRefusalOfAPlay(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.press(":")
	p.typeIn("Ad*Ad*")
	p.press("enter")
	p.sees("La celda ya está abierta")
	p.doesNotSee("…")
	p.resize(200, 24)
	p.sees("faltan marcas para abrir sus vecinas")
}

func TestPauseHidesTheBoard(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.press("f")
	p.at = p.at.Add(time.Second)
	p.press("p")
	p.at = p.at.Add(time.Hour)
	p.sees("PAUSA", "TIEMPO: 1,0 s", "p seguir")
	p.doesNotSee("▓")
	p.send(tea.MouseMsg{X: 40, Y: 10, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	p.sees("PAUSA")
	p.press("q c")
	p.sees("PAUSA", "TIEMPO: 1,0 s")
	p.press("p")
	p.at = p.at.Add(time.Second)
	p.tick()
	p.sees("TIEMPO: 2,0 s", "▓")
}

func TestOtherNumbers(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.carryOut("Ab*Aa!")
	p.press("G v")
	p.sees("A  │  X  │  1  │")
	p.press("v")
	p.sees("A  │  X  │     │")
}

func TestNextClosedCell(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.carryOut("Jj*")
	for _, test := range []struct{ key, want string }{{"w", "Aa"}, {"w", "Ab"}, {"b", "Aa"}, {"b", "Hd"}, {"f", "Hd"}, {"b", "Hc"}, {"w", "Aa"}} {
		p.press(test.key)
		if got := game.Letters.Of(p.session().Setup.Grid(), p.board().Cursor); got != test.want {
			t.Fatalf("%s leads to %s, want %s\n%s", test.key, got, test.want, p.screen())
		}
	}
}

// configured begins a program with a settings file.
func configured(t *testing.T, text string) (*player, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "settings.conf")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	p := sit(t, 100, 40, nil)
	chosen, err := settings.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	o := p.m.Options
	o.Settings = chosen
	p.m = New(o, p.m.renderer)
	p.m.Init()
	p.resize(100, 40)
	return p, path
}

func TestOptionsShowAtOnceAndAreKept(t *testing.T) {
	t.Parallel()
	p, path := configured(t, "# mine\ntheme = dark\n")
	run := func(cmd tea.Cmd) {
		for msg := range messages(cmd) {
			p.send(msg)
		}
	}
	run(p.press("o right"))
	p.sees("Language", "Options")
	run(p.press("down left"))
	p.sees("mono")
	run(p.press("down down down enter"))
	p.sees("Mark neighbours  ‹ off")
	run(p.press("down down enter"))
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"# mine\n", "theme = mono\n", "language = English\n", "marks = off\n", "mouse = off\n"} {
		if !strings.Contains(string(data), want) {
			t.Errorf("the settings file has no %q:\n%s", want, data)
		}
	}
	again, _ := configured(t, string(data))
	again.press("1")
	again.sees("MINES LEFT: 10")
	if again.m.Marks || again.m.Mouse || again.m.Theme != len(theme.All())-1 {
		t.Error("the choices are not saved for the next session")
	}
}

func TestCustomBoard(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 30, nil)
	p.press("m")
	p.sees("Si dejas las minas en blanco")
	p.press("tab tab")
	p.typeIn("481")
	p.sees("no puede haber 481 minas: el número va de 0 a 480")
	p.press("enter")
	p.sees("TABLERO A MEDIDA")
	p.press("backspace left space") // a blank is no digit
	p.sees("Minas       48", "El 10,0 % de las celdas tiene mina")
	p.press("up up backspace backspace")
	p.sees("Faltan las filas o las columnas")
	p.typeIn("0")
	p.sees("un tablero de 0×24")
	p.press("backspace 9 9 9 9 9 9 9 9")
	p.sees("no puede haber un tablero de 99999999×24", "tamaño va de 1×1 a 134217728")
	for range 8 {
		p.press("backspace")
	}
	p.typeIn("x5y")
	p.press("enter")
	p.sees("A medida · sin adivinar · cuadrada", "MINAS RESTANTES: 48")
}

func TestFileBrowser(t *testing.T) {
	world := pagetest.AtHome(t, nil)
	write := func(name, text string) {
		path := filepath.Join(world, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("folder/good.txt", "2 4\n*.*.\n...*\n")
	write("bad.txt", "2 4\n*.*.*\n")
	p := sit(t, 90, 30, nil)
	settle := func(keys string) {
		t.Helper()
		p.answer(p.press(keys))
	}
	settle("4")
	p.sees("folder/", "bad.txt")
	settle("down down")
	p.sees("bad.txt:2: 5 columnas en", "lugar de 4")
	settle("up enter")
	p.sees("good.txt")
	settle("down")
	p.sees("mapa", "2x4, hexagonal, minas: 3", "A     │  ▓  │  ▓  │  ▓  │  ▓  │")
	settle("backspace")
	p.sees("bad.txt")
	if err := os.Remove("bad.txt"); err != nil {
		t.Fatal(err)
	}
	settle("end enter")
	p.sees("bad.txt: no existe tal fichero")
	settle("home down enter")
	settle("down enter")
	p.sees("good.txt · hexagonal", "MINAS RESTANTES: 3")
}

// Of two boards asked for one after the other, the second is played, whichever is read first.
func TestOnlyTheLastFileIsPlayed(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("4")
	p.typeIn("../boards/list-3x3.txt")
	slow := p.press("enter")
	p.press("esc")
	for range "list-3x3.txt" {
		p.press("backspace")
	}
	p.typeIn("map-2x4.txt")
	fast := p.press("enter")
	p.send(slow())
	p.send(fast())
	p.sees("map-2x4.txt")
}

func TestLostGameCanBeGoneBackTo(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.carryOut("Aa*")
	p.press("esc")
	p.doesNotSee("Continuar") // the game does not wait
	p.press("esc")
	p.sees("HAS PERDIDO")
	p.press("u")
	p.doesNotSee("HAS PERDIDO")
}

func TestClockWaitsForTheQuestion(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.press("f n")
	p.at = p.at.Add(time.Hour)
	p.press("n")
	p.sees("TIEMPO: 0,0 s")
}

// A board played again begins at the cell where it was opened, which has no mine.
func TestSameBoardBeginsWhereItWasOpened(t *testing.T) {
	t.Parallel()
	for range 20 {
		p := sit(t, 130, 40, nil)
		p.press("3 g space r s space")
		p.sees("JUGADAS: 1")
		p.doesNotSee("HAS PERDIDO")
	}
}

func TestLanguageChangesAtOnce(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40, nil)
	p.m.choose("language", int(text.English))
	p.sees("1. Beginner (9x9, 10 mines)")
	p.press("1")
	p.sees("Beginner · no guessing · square · remaining", "Space open")
}

func TestPauseHidesWhatWasSaid(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	p.press("% down")
	p.sees("Ba: 11 % de riesgo")
	p.press("p")
	p.doesNotSee("Ba: 11 % de riesgo")
}

// After a win there are no hints and no chances.
func TestNoHelpOnceTheGameIsWon(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Cc*")
	p.sees("HAS GANADO")
	p.doesNotSee("i pista")
	p.press("i")
	p.sees("HAS GANADO")
	p.press("% u")
	p.doesNotSee("100%")
}

// Typing replaces a number in a field, unless the number has been edited.
func TestNumbersAreReplacedByWhatIsTyped(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("m 1 6 tab 3 0 tab 9 9 enter")
	p.sees("MINAS RESTANTES: 99", "A medida")
	if rows, cols := p.session().Setup.Grid().Size(); rows != 16 || cols != 30 {
		t.Errorf("the board is %d×%d", rows, cols)
	}
	p.press("q m backspace 8 tab left right tab enter")
	if rows, cols := p.session().Setup.Grid().Size(); rows != 18 || cols != 30 {
		t.Errorf("the board is %d×%d", rows, cols)
	}
}

// A board larger than the screen is first shown around the cursor.
func TestLargeBoardBeginsAroundTheCursor(t *testing.T) {
	t.Parallel()
	setup := session.Dealt(words.Custom, deal.Spec{Grid: game.Square{Rows: 300, Cols: 300}, Mines: 9000}, game.Classic)
	p := sit(t, 80, 24, &setup)
	p.screen()
	w, at := p.board().Window, p.board().Cursor
	if above, left := at.Row-w.Top, at.Col-w.Left; above < w.Rows/3 || above > 2*w.Rows/3 || left < w.Cols/3 || left > 2*w.Cols/3 {
		t.Errorf("the cursor is at %v of the window %v", at, w)
	}
}

// In the narrowest window the value of an option is below its name.
func TestOptionsInANarrowWindow(t *testing.T) {
	t.Parallel()
	p := sit(t, 20, 8, nil)
	p.press("o")
	p.sees("‹ español")
	p.press("right")
	p.sees("‹ English")
	p.press("down")
	p.sees("‹ dark")
	p.doesNotSee("‹ English")
}
