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
	sent := pagetest.FriendsGame(t, true)
	for keys, want := range map[string]string{
		"enter":           "Repetición · Principiante del día 2026-01-01",
		"down enter":      "Contra la partida pegada",
		"down down enter": "Sigues desde aquí: esta partida no se",
	} {
		p := sit(t, 120, 40, nil)
		p.paste(sent)
		p.Sees("PARTIDA PEGADA")
		p.Press(keys)
		p.Sees(want)
		if p.Press("q"); strings.HasPrefix(keys, "enter") {
			p.Sees("PARTIDA PEGADA")
		}
	}
	p := sit(t, 120, 40, nil)
	p.paste("buscaminas game 2\ngrid: square\nrows: 2\ncolumns: 3\nrow: *..\nrow: ...\n0.000 0,1*\n")
	p.Sees("tablero pegado · cuadrada")
	p = sit(t, 120, 40, nil)
	p.paste("buscaminas game 2\ngrid: square\nrows: 99999\ncolumns: 99999\nmines: 1\nstart: 0,0\nseed: 1\n1.000 0,0*\n")
	p.DoesNotSee("UNA PARTIDA")
	p.Sees("no puede haber un tablero")
}

// A challenge in a file names the file. On another grid it is an ordinary board.
func TestChallengeInAFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "amiga.txt"), []byte(pagetest.FriendsGame(t, true)), 0o600); err != nil {
		t.Fatal(err)
	}
	p := sitWith(t, t.TempDir(), nil)
	p.Resize(120, 40)
	p.m.memory.browser.Dir = dir
	p.Answer(p.Press("4"))
	p.typed("amiga.txt")
	p.Sees("UNA PARTIDA  amiga.txt")
	p.ClickOn("Jugar contra")
	p.Sees("Contra amiga.txt")
	p.Press("q")
	p.Answer(p.Press("4"))
	p.Press("ctrl+g")
	p.typed("amiga.txt")
	p.Sees("amiga.txt · cuadrada")
}
