package ui

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/settings/keys"
)

func TestKeysAreBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "keys = left-hand\nkey.flag = K F5\nkey.undo = ctrl+u\n")
	p.press("1 K")
	p.sees("MARCADAS: 1", "K F5 marcar")
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
		"colour = red\n":                      `settings.conf:1: no existe la opción "colour"`,
		"# a\ntheme = pink\n":                 `settings.conf:2: theme no puede ser "pink"`,
		"key.flag = shift+banana\n":           `settings.conf:1: no existe la tecla "shift+banana"`,
		"key.flag = ctrl+c\n":                 `settings.conf:1: no existe la tecla "ctrl+c"`,
		"key.fly = x\n":                       `settings.conf:1: no existe la opción "key.fly"`,
		"key.flag = u\n":                      `settings.conf:1: la tecla "u" ya es de undo`,
		"key.flag = x\nkey.chord = x\n":       `settings.conf:2: la tecla "x" ya es de flag`,
		"key.menu-grid = m\n":                 `settings.conf:1: la tecla "m" ya es de menu-custom`,
		"# a\nkey.menu-day = 4\n":             `settings.conf:2: la tecla "4" ya es de menu-file`,
		"key.prompt-older = esc\n":            `settings.conf:1: la tecla "esc" ya es de leave`,
		"theme = oscuro\ncolor.flag = #333\n": `settings.conf:2: color.flag no puede ser "#333"; puede ser #rrggbb`,
		"glyph.flag = 💣\n":                    `settings.conf:1: glyph.flag no puede ser "💣"; puede ser un signo`,
		"hello\n":                             "settings.conf:1:",
		"keys = vim\nkey.pause = y\n":         `settings.conf:2: la tecla "y" ya es de up-left`,
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
