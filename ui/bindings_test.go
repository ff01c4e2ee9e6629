package ui

import (
	"testing"

	"buscaminas/game"
)

func TestKeysAreBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "keys = left-hand\nkey.flag = K F5\nkey.undo = ctrl+u\n")
	p.Press("1 K")
	p.Sees("MARCADAS: 1", "K marcar")
	p.Press("d d s")
	if at := p.board().Cursor; at != (game.Cell{Row: 5, Col: 6}) {
		t.Errorf("the keys of the left hand move the cursor to %v", at)
	}
	p, _ = configured(t, "key.undo = ctrl+u\n")
	p.Press("3 space")
	p.Sees("Ctrl+U deshacer")
}

// The letters of the menu can be bound like any other keys, and the menu shows the keys bound.
func TestLettersOfTheMenuAreBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "key.menu-custom = M\nkey.menu-leave = Q\nkey.menu-options = f2\nkey.lines-help = f1\nkey.menu-expert = e\n"+
		"key.menu-editor = 3\n")
	p.Sees("M  A medida", "Q  Salir", "F2 Opciones", "F1 Ayuda", "F2 opciones", "F1 ayuda", "Q salir", "e  Experto", "3. Editor")
	p.Press("m 5 o ?")
	p.Sees("Principiante (9x9, 10 minas)")
	p.Press("M")
	p.Sees("Filas", "Columnas")
	p.Press("esc")
	p.Send(pressOf("f1"))
	p.Sees("CÓMO SE JUEGA")
	p.Press("left")
	p.Sees("M", "prepara un tablero a medida", "F2", "abre las opciones")
	p.Press("esc e")
	p.Sees("MINAS RESTANTES: 99")
}

// At the prompt for a play, the keys for its history, for leaving and for accepting follow the
// settings.
func TestKeysOfThePromptAreBoundAnew(t *testing.T) {
	t.Parallel()
	p, _ := configured(t, "key.prompt-older = ctrl+p\nkey.prompt-newer = ctrl+n\nkey.enter = f5\nkey.leave = f6\n")
	p.Press("1 :")
	p.Type("Aa!")
	p.Send(pressOf("f5"))
	p.Sees("MARCADAS: 1")
	p.Press(":")
	p.Send(pressOf("ctrl+p"))
	p.Sees(":Aa!", "F5 aceptar", "F6 volver")
	p.Send(pressOf("ctrl+n"))
	p.Press("enter")
	p.DoesNotSee(":Aa!")
	p.Send(pressOf("f6"))
	p.Press("f")
	p.Sees("MARCADAS: 0")
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
	p.Press("space esc")
	p.Sees("Buscando un tablero que no obligue a adivinar: 0 % · X cancelar")
	p.Press("X")
	p.Sees("Reparto cancelado")

	p = sitWith(t, t.TempDir(), nil)
	p.begins("1")
	p = p.again()
	another(p)
	p.Press("c esc")
	p.Sees("Leyendo la partida", "· X cancelar")
	p.Press("X")
	p.Sees("Lectura cancelada", "BUSCAMINAS")
}

// The menu says which lines of the settings are wrong, whoever reads them, and the game is played with the
// others.
func TestWrongSettingsAreSaid(t *testing.T) {
	t.Parallel()
	p, path := configured(t, "# a\nhello\ntheme = pink\nkey.flag = u\nglyph.flag = 💣\nkey.chord = x\n")
	p.Resize(400, 40)
	p.Sees(path+":2: a \"hello\" le falta", `línea 3: theme no puede ser «pink»`, `línea 4: la tecla «u» ya es de undo`,
		`línea 5: glyph.flag no puede ser «💣»`)
	p.Press("1 right space x f")
	p.Sees("JUGADAS: 1", "x abrir vecinas")
}
