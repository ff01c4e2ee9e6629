//go:build !windows

package e2e

import (
	"strings"
	"testing"
)

const ghostGame = `buscaminas game 2
title: cuatro minas
grid: hexagonal
rows: 2
columns: 4
row: *..*
row: *..*

0.000 0,1*
60.000 0,2*
61.000 1,1*
62.000 1,2*
62.000 won
`

// The game in a file is a ghost on its own board and on no other. If it cannot be a ghost, the
// program says so before it takes the screen.
func TestGhostOfAFile(t *testing.T) {
	t.Parallel()
	path := put(t, t.TempDir(), "amiga.txt", ghostGame)
	term := start(t, size{100, 30}, "--ghost", path)
	term.waitText("Contra amiga.txt")
	term.waitText("A LA PAR")
	term.press(":")
	term.typeText("Ab*Ac*Bb*Bc*")
	term.press("enter")
	term.waitText("ganas al fantasma por 6")
	term.leave()
	for _, args := range [][]string{{"--daily"}, {"--code", "3000-KAA-818"}} {
		_, errs, code := run(t, "", append(args, "--ghost", path)...)
		if code != 1 || !strings.Contains(errs, "esa partida es de otro tablero") {
			t.Errorf("%v: status %d, %s", args, code, errs)
		}
	}
	for _, args := range [][]string{{"--level", "experto"}, {"--plain"}} {
		_, errs, code := run(t, "", append(args, "--ghost", path)...)
		if code != 2 || !strings.Contains(errs, "--ghost") {
			t.Errorf("%v: status %d, %s", args, code, errs)
		}
	}
	term = start(t, size{100, 30}, path) // for a file alone, the program asks what to do with it
	term.waitText("Seguir desde justo antes del final")
	term.press("down")
	term.press("enter")
	term.waitText("Contra amiga.txt")
	term.leave()
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	fromInput := program{path: "/bin/sh", args: []string{"-c", `"$0" - <"$1"`, game, path}}
	term = fromInput.start(t, size{100, 30}) // the same from the standard input
	term.waitText("Seguir desde justo antes del final")
	term.press("down")
	term.press("enter")
	term.waitText("Contra entrada estándar")
	term.leave()
	term = start(t, size{100, 30}, "--show-mines", path)
	term.waitText("HAS GANADO")
	term.leave()
	other := put(t, t.TempDir(), "board.txt", "2 2\n**\n..\n")
	if _, errs, code := run(t, "", "--ghost", other); code != 1 || !strings.Contains(errs, "board.txt:1") {
		t.Errorf("a board without a game: status %d, %s", code, errs)
	}
}
