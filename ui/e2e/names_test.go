//go:build !windows

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The published games have the same result with any names of cells, typed with the same names.
func TestPublishedGamesByEachName(t *testing.T) {
	t.Parallel()
	for names, way := range words.Coords() {
		for _, g := range publishedGames {
			var typed strings.Builder
			for _, play := range g.plays {
				actions, err := game.ParsePlay(play)
				if err != nil {
					t.Fatal(err)
				}
				for _, a := range actions {
					typed.WriteString(game.Names(names).Action(game.Square{Rows: 10, Cols: 10}, a))
				}
				typed.WriteString("\n")
			}
			stdout, stderr, code := run(t, typed.String(), "--plain", "--rules", g.rules, "--coords", way.In(text.Spanish), boardFile(g.file))
			if code != 0 || stderr != "" {
				t.Fatalf("%s: ended with %d and said %q", g.name, code, stderr)
			}
			wantPublished(t, g, stdout)
		}
	}
}

// Every command that names cells uses the names chosen.
func TestCoordsOfCommands(t *testing.T) {
	t.Parallel()
	board := put(t, t.TempDir(), "board.txt", plainBoard)
	kept := put(t, t.TempDir(), "game.txt", "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 3\nrow: *..\n\n0.100 0,1!\n")
	for args, want := range map[string][]string{
		"--plain --lang en " + board:                      {"  a   b   c ", "A │"},
		"--plain --lang en --coords letras " + board:      {"  a   b   c ", "A │"},
		"--plain --lang en --coords numbers " + board:     {"  0   1   2 ", "0 │"},
		"--plain --lang en --coords mixed " + board:       {"  1   2   3 ", "A │"},
		"show --lang en --coords numeros " + board:        {"  0   1   2 ", "0 │", "from 0,1 "},
		"show --lang en --coords mixtas " + board:         {"  1   2   3 ", "A │", "from A2 "},
		"solve --lang en --coords números " + board:       {"from 0,1 "},
		"solve --lang en --coords mixed " + board:         {"from A2 "},
		"replay --plain --lang en --coords mixed " + kept: {"  1   2   3", "0.1 A2!"},
	} {
		out, errs, code := run(t, "", strings.Fields(args)...)
		if code != 0 {
			t.Errorf("%s: status %d, %s", args, code, errs)
		}
		for _, text := range want {
			if !strings.Contains(out, text) {
				t.Errorf("%s: no %q in\n%s", args, text, out)
			}
		}
	}
	if _, errs, code := run(t, "", "--coords", "roman"); code != 2 || !strings.Contains(errs, "letras|números|mixtas") {
		t.Errorf("roman: status %d, %q", code, errs)
	}
}

// In full screen, the command line overrides the settings file.
func TestCoordsFullScreen(t *testing.T) {
	t.Parallel() // it waits most of the time
	home := t.TempDir()
	kept := put(t, home, "game.txt", "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 3\nrow: *..\n\n0.100 0,1!\n")
	config := filepath.Join(home, "config", "buscaminas")
	if err := os.MkdirAll(config, 0o700); err != nil {
		t.Fatal(err)
	}
	put(t, config, "settings.conf", "coords = numbers\n")
	for _, test := range []struct {
		args  []string
		wants []string
	}{
		{[]string{boardFile("hex-9x10.txt")}, []string{"  0   1   2 ", "7 │"}},
		{[]string{"--coords", "mixtas", boardFile("hex-9x10.txt")}, []string{"  1   2   3 ", "H │"}},
		{[]string{"replay", kept}, []string{"  0   1   2", "0 │"}},
		{[]string{"replay", "--coords", "mixed", kept}, []string{"  1   2   3", "A │"}},
	} {
		term := program{home: home, args: test.args}.start(t, size{50, 26})
		for _, want := range test.wants {
			term.waitText(want)
		}
		term.press("ctrl+c")
		term.waitExit()
	}
}
