package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/ui/page/pagetest"
)

// A game pasted at the menu can be watched, raced against and taken over. A pasted board is played.
func TestPastedGame(t *testing.T) {
	t.Parallel()
	sent := pagetest.Friend(t, true)
	for keys, want := range map[string]string{
		"enter":           "Repetición · Principiante del día 2026-01-01",
		"down enter":      "Contra la partida pegada",
		"down down enter": "Sigues desde aquí: esta partida no se",
	} {
		p := sit(t, 120, 40, nil)
		p.paste(sent)
		p.sees("PARTIDA PEGADA")
		p.press(keys)
		p.sees(want)
		if p.press("q"); strings.HasPrefix(keys, "enter") {
			p.sees("PARTIDA PEGADA")
		}
	}
	p := sit(t, 120, 40, nil)
	p.paste("buscaminas game 2\ngrid: square\nrows: 2\ncolumns: 3\nrow: *..\nrow: ...\n0.000 0,1*\n")
	p.sees("tablero pegado · cuadrada")
	p = sit(t, 120, 40, nil)
	p.paste("buscaminas game 2\ngrid: square\nrows: 99999\ncolumns: 99999\nmines: 1\nstart: 0,0\nseed: 1\n1.000 0,0*\n")
	p.doesNotSee("UNA PARTIDA")
	p.sees("no puede haber un tablero")
}

// A challenge in a file names the file. On another grid it is an ordinary board.
func TestChallengeInAFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "amiga.txt"), []byte(pagetest.Friend(t, true)), 0o600); err != nil {
		t.Fatal(err)
	}
	p := sitWith(t, t.TempDir(), nil)
	p.resize(120, 40)
	p.m.memory.browser.Dir = dir
	p.answer(p.press("4"))
	p.typed("amiga.txt")
	p.sees("UNA PARTIDA  amiga.txt")
	p.clickOn("Jugar contra")
	p.sees("Contra amiga.txt")
	p.press("q")
	p.answer(p.press("4"))
	p.press("ctrl+g")
	p.typed("amiga.txt")
	p.sees("amiga.txt · cuadrada")
}
