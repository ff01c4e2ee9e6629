package ui

import (
	"testing"

	"buscaminas/game"
)

func TestKeysAreBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "keys = left-hand\nkey.flag = K F5\nkey.undo = ctrl+u\n")
	p.press("1 K")
	p.sees("MARCADAS: 1", "K marcar")
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

	p = sitWith(t, t.TempDir(), nil)
	p.begins("1")
	p = p.again()
	another(p)
	p.press("c esc")
	p.sees("Leyendo la partida", "· X cancelar")
	p.press("X")
	p.sees("Lectura cancelada", "BUSCAMINAS")
}

// The menu says which lines of the settings are wrong, whoever reads them, and the game is played with the
// others.
func TestWrongSettingsAreSaid(t *testing.T) {
	t.Parallel()
	p, path := configured(t, "# a\nhello\ntheme = pink\nkey.flag = u\nglyph.flag = 💣\nkey.chord = x\n")
	p.resize(400, 40)
	p.sees(path+":2: a \"hello\" le falta", `línea 3: theme no puede ser "pink"`, `línea 4: la tecla "u" ya es de undo`,
		`línea 5: glyph.flag no puede ser "💣"`)
	p.press("1 right space x f")
	p.sees("JUGADAS: 1", "x abrir vecinas")
}
