package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/session"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/keys"
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
	p.send(click)
	p.sees("HAS PERDIDO")
	p.at = p.at.Add(time.Second)
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
		if got := game.Name(p.session().Setup.Grid(), p.board().Cursor); got != test.want {
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

func TestKeysAreBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "keys = left-hand\nkey.flag = m F5\nkey.undo = ctrl+u\n")
	p.press("1 m")
	p.sees("MARCADAS: 1", "m F5 marcar")
	p.press("d d s")
	if at := p.board().Cursor; at != (game.Cell{Row: 5, Col: 6}) {
		t.Errorf("the keys of the left hand move the cursor to %v", at)
	}
	p, _ = configured(t, "key.undo = ctrl+u\n")
	p.press("3 space")
	p.sees("Ctrl+U deshacer")
}

// The letters of the menu can be bound like any other keys, and the menu shows the keys bound.
func TestLettersOfTheMenuAreBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "key.menu-custom = M\nkey.menu-leave = Q\nkey.menu-options = f2\nkey.lines-help = f1\nkey.menu-expert = e\n"+
		"key.menu-editor = 3\n")
	p.sees("M  A medida", "Q  Salir", "F2 Opciones", "F1 Ayuda", "F2 opciones", "F1 ayuda", "Q salir", "e  Experto", "3. Editor")
	p.press("m 5 o ?")
	p.sees("Principiante (9x9, 10 minas)")
	p.press("M")
	p.sees("Filas", "Columnas")
	p.press("esc")
	p.send(pressOf("f1"))
	p.sees("CÓMO SE JUEGA")
	p.press("left")
	p.sees("M", "prepara un tablero a medida", "F2", "abre las opciones")
	p.press("esc e")
	p.sees("MINAS RESTANTES: 99")
}

// At the prompt for a play, the keys for its history, for leaving and for accepting follow the
// settings.
func TestKeysOfThePromptAreBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "key.prompt-older = ctrl+p\nkey.prompt-newer = ctrl+n\nkey.enter = f5\nkey.leave = f6\n")
	p.press("1 :")
	p.typeIn("Aa!")
	p.send(pressOf("f5"))
	p.sees("MARCADAS: 1")
	p.press(":")
	p.send(pressOf("ctrl+p"))
	p.sees(":Aa!", "F5 aceptar", "F6 volver")
	p.send(pressOf("ctrl+n"))
	p.press("enter")
	p.doesNotSee(":Aa!")
	p.send(pressOf("f6"))
	p.press("f")
	p.sees("MARCADAS: 0")
}

// At the prompt for a file in the editor, the key for another format follows the settings.
func TestKeyOfAnotherFormatIsBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "key.prompt-next = f7\n")
	p.settle("e space S")
	p.sees("· F7 otro")
}

// Esc cancels a job in the background, unless the settings have another key for that.
func TestKeyThatCancelsIsBoundAnew(t *testing.T) {
	t.Parallel()
	another := func(p *player) {
		p.m.Settings.Set("key.cancel", "X")
		p.m.applyChoices()
		p.m.tellAll(p.m.context())
	}
	p := sit(t, 80, 24, largeSetup(6_000))
	another(p)
	p.press("space esc")
	p.sees("Buscando un tablero que no obligue a adivinar: 0 % · X cancelar")
	p.press("X")
	p.sees("Reparto cancelado")

	dir := t.TempDir()
	p = sitWith(t, dir, nil)
	p.begins("1")
	p.m.close()
	p = sitWith(t, dir, nil)
	another(p)
	p.press("c esc")
	p.sees("Leyendo la partida", "· X cancelar")
	p.press("X")
	p.sees("Lectura cancelada", "BUSCAMINAS")
}

func TestTwoCommandsMaySwapKeys(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "key.flag = c\nkey.chord = f\n")
	p.doesNotSee("settings.conf")
	p.press("1 c")
	p.sees("MARCADAS: 1")
}

func TestWrongSettingsAreSaid(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"colour = red\n":                `settings.conf:1: no existe la opción "colour"`,
		"# a\ntheme = pink\n":           `settings.conf:2: theme no puede ser "pink"`,
		"key.flag = shift+banana\n":     `settings.conf:1: no existe la tecla "shift+banana"`,
		"key.flag = ctrl+c\n":           `settings.conf:1: no existe la tecla "ctrl+c"`,
		"key.fly = x\n":                 `settings.conf:1: no existe la opción "key.fly"`,
		"key.flag = u\n":                `settings.conf:1: la tecla "u" ya es de undo`,
		"key.flag = x\nkey.chord = x\n": `settings.conf:2: la tecla "x" ya es de flag`,
		"key.menu-grid = m\n":           `settings.conf:1: la tecla "m" ya es de menu-custom`,
		"# a\nkey.menu-day = 4\n":       `settings.conf:2: la tecla "4" ya es de menu-file`,
		"key.prompt-older = esc\n":      `settings.conf:1: la tecla "esc" ya es de leave`,
		"hello\n":                       "settings.conf:1:",
		"keys = vim\nkey.pause = y\n":   `settings.conf:2: la tecla "y" ya es de up-left`,
	} {
		p, path := configured(t, text)
		p.resize(400, 40)
		p.sees(path[:len(path)-len("settings.conf")] + want)
		p.resize(100, 40)
		if board := p.m.tables.Of(keys.Board); board.Command("f") == keys.None && !strings.Contains(text, "key.flag = x") {
			t.Errorf("%q removed a binding", text)
		}
		p.press("1 right space")
		p.sees("JUGADAS: 1")
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
	world := beAtHome(t)
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
