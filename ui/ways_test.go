package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// typeIn types text as one burst.
func (p *player) typeIn(text string) {
	p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text)})
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

func TestLanguageChangesAtOnce(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40, nil)
	p.m.choose("language", int(text.English))
	p.sees("1. Beginner (9x9, 10 mines)")
	p.press("1")
	p.sees("Beginner · no guessing · square · remaining", "Space open")
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
