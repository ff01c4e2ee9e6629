//go:build !windows

package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// drawing matches the characters of drawn lines.
var drawing = regexp.MustCompile(`[│┌─▓·|+×%…]`)

// With --voice the program tells a game in sentences, in a pipe and in a terminal.
func TestVoice(t *testing.T) {
	t.Parallel()
	kept := put(t, t.TempDir(), "game.txt", "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 3\nrow: *..\n\n1.500 0,1*\n2.000 0,0*\n")
	for args, test := range map[string]struct {
		typed string
		want  []string
	}{
		"--voice --level principiante --seed 1": {"E5\n?D6\nfrontera\n", []string{
			"E5: vacía. Se abrieron 44 celdas, filas A hasta I, columnas 3 a 9. Faltan 10 minas.",
			"D6: un 1. Falta 1 mina en 1 celda cerrada. Alrededor: C6 un 1; C7 cerrada;", "C7", "D6, D7 y D8, cada una: 1 mina en C7."}},
		"--voice --lang en --level beginner --seed 1 --ascii": {"E5\ncolumn 1\nquit\n", []string{
			"E5: empty. 44 cells were opened", "Column 1: A to I closed.", "You left the game."}},
		"--voice --plain --coords letras --level principiante --seed 1": {"Ee\nfila E\n", []string{
			"Ee: vacía.", "Fila E: a hasta c cerradas, d un 2, e a i vacías."}},
		"--voice": {"5\n", []string{"7, tablero a medida.", "Opción: "}},
		"replay --voice --lang en " + kept: {"", []string{
			"After 1.5 seconds. A2: a 1.", "After 2 seconds. A1 was a mine.", "You lost. You had opened 1 of the 2 cells that had no mine."}},
		"replay --voice --review " + kept: {"", []string{"Al cabo de 2 segundos, A1: "}},
	} {
		out, errs, code := run(t, test.typed, strings.Fields(args)...)
		if code != 0 || errs != "" {
			t.Errorf("%s: status %d, %q", args, code, errs)
		}
		if at := drawing.FindString(out); at != "" {
			t.Errorf("%s: %q in\n%s", args, at, out)
		}
		if strings.Contains(args, "--ascii") && out != strings.Map(func(r rune) rune { return min(r, '~') }, out) {
			t.Errorf("%s: characters outside ASCII in\n%s", args, out)
		}
		for _, said := range test.want {
			if !strings.Contains(out, said) {
				t.Errorf("%s: no %q in\n%s", args, said, out)
			}
		}
	}
	// For a board on the standard input, plays come from the terminal, and here there is none.
	if _, errs, code := run(t, plainBoard, "--voice", "--lang", "en", "-"); code != 1 || !strings.Contains(errs, "there is no terminal") {
		t.Errorf("a board from a pipe: status %d, %q", code, errs)
	}
	if _, errs, code := run(t, "", "replay", "--voice", "--from", "0,0", kept); code != 2 || !strings.Contains(errs, "--from") {
		t.Errorf("a part of what is not drawn: status %d, %q", code, errs)
	}
}

// What comes through a pipe is written after the prompt that it answers, so that the output is a
// transcript of the game.
func TestAPipeIsEchoed(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{{"--plain"}, {"--voice"}} {
		out, _, code := run(t, "Hd*\nnonsense\nsalir\n", append(args, "--lang", "es", boardFile("hex-9x10.txt"))...)
		for _, line := range []string{": Hd*\n", ": nonsense\n", ": salir\n"} {
			if code != 0 || !strings.Contains(out, line) {
				t.Errorf("%v: status %d, no %q in\n%s", args, code, line, out)
			}
		}
	}
}

// The settings apply to games line by line. The commands use their language and their names of cells. A
// flag overrides the settings. Wrong lines of the settings file are reported.
func TestSettingsHoldWithoutTheScreen(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	config := filepath.Join(home, "config", "buscaminas")
	if err := os.MkdirAll(config, 0o700); err != nil {
		t.Fatal(err)
	}
	put(t, config, "settings.conf", "language = english\ngrid = hex\nrules = classic\ncoords = numbers\nfirst = safe\ncoach = on\nno = thing\n")
	for _, test := range []struct {
		args        string
		input       string
		want, never []string
	}{
		{"--plain --level beginner --seed 7", "0,0*\nquit\n",
			[]string{"hex", "classic", "first cell: safe", "MINES LEFT", `there is no option "no"`, ": 0,0*"}, []string{"  a   b"}},
		{"--plain --level beginner --seed 7 --grid square --rules strict --coords letters --lang es", "Aa*\nsalir\n",
			[]string{"cuadrada", "estrictas", "  a   b"}, nil},
		{"--voice --level beginner --seed 7", "quit\n", []string{"The cells are hex", "The rules are classic"}, nil},
		{"show --code 1000-000-07E", "", []string{"square, 9×9", "  0   1", "from 4,4"}, nil},
		{"solve " + boardFile("hex-9x10.txt"), "", []string{"from 0,5 you have to guess"}, nil},
		{"solve --coords letters " + boardFile("hex-9x10.txt"), "", []string{"from Af you have to guess"}, nil},
		{"deal --level beginner --seed 7", "", []string{"9 9\n10\n"}, nil}, // square: boards depend on flags alone
	} {
		out, errs, code := program{args: strings.Fields(test.args), home: home}.run(t, test.input)
		for _, want := range test.want {
			if code != 0 || !strings.Contains(out, want) {
				t.Errorf("%s: status %d, no %q in\n%s%s", test.args, code, want, out, errs)
			}
		}
		for _, never := range test.never {
			if strings.Contains(out, never) {
				t.Errorf("%s: %q in\n%s", test.args, never, out)
			}
		}
	}
}

// Whoever may not speak Spanish is told in English how to change the language, at a terminal only.
func TestEnglishIsOffered(t *testing.T) {
	t.Parallel()
	const said = "For English, start the game with --lang en."
	p := program{args: []string{"--plain"}, env: []string{"LC_ALL=de_DE.UTF-8"}}
	term := p.start(t, size{80, 24})
	term.waitText(said)
	term.press("5", "enter")
	term.waitExit()
	if out, errs, _ := p.run(t, "5\n"); strings.Contains(out+errs, said) {
		t.Errorf("a program is offered English:\n%s", out)
	}
}
