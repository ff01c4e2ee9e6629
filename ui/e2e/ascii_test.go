//go:build !windows

package e2e

import (
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"buscaminas/ui/manual"
	"buscaminas/ui/screen"

	"github.com/charmbracelet/x/ansi"
)

// If the flag or the locale asks for ASCII, all text is ASCII, and no character is lost: each has a
// substitute.
func TestNothingButASCII(t *testing.T) {
	t.Parallel() // it waits most of the time
	home := kept(t, "1 3\n*..\n")
	ways := [][]string{
		{"--plain", "b.map"}, {"--plain", "none"}, {"--plain"}, {"replay", "--plain", "g.game"},
		{"show", "b.map"}, {"show", "--solution", "b.map"}, {"solve", "b.map"}, {"stats"}, {"doctor"}, {"help"}, {"--ñ"},
	}
	several := len(ways)
	ways = append(ways, []string{"deal", "--help"}, []string{"help", manual.Topics()[0].Name.In(0)})
	const typed = "ayuda\nazar\npista\nAa!\nAb*\nsalir\n5\n"
	for _, lang := range bothLangs {
		for i, way := range ways {
			way = append(way[:len(way):len(way)], "--lang", lang.Code())
			usual, usualErrs, _ := program{home: home, args: way}.run(t, typed)
			asked := map[string]program{"locale": {home: home, args: way, env: []string{"LC_ALL=C"}}}
			if i < several { // the flag and the locale set the same option, so for pages of the manual one of them is enough
				asked["flag"] = program{home: home, args: append([]string{"--ascii"}, way...)}
			}
			for how, p := range asked {
				out, errs, _ := p.run(t, typed)
				for said, before := range map[string]string{out: usual, errs: usualErrs} {
					if strings.ContainsFunc(said, func(r rune) bool { return r > 0x7f }) {
						t.Errorf("%q by the %s:\n%s", way, how, said)
					}
					if strings.Count(said, "?") != strings.Count(before, "?")+strings.Count(before, "¿") {
						t.Errorf("%q by the %s: a character is lost:\n%s\nof\n%s", way, how, said, before)
					}
				}
			}
		}
	}
}

// In an ASCII locale the full screen is in ASCII, too.
func TestFullScreenOfAnASCIILocale(t *testing.T) {
	t.Parallel()
	term := program{env: []string{"LC_ALL=es_ES.ISO-8859-1"}}.start(t, size{80, 24})
	term.waitText("5. Salir")
	term.press("1")
	term.waitText("o | o | o | o")
	if strings.ContainsFunc(term.raw(), func(r rune) bool { return r > 0x7f }) {
		t.Errorf("%q", term.raw())
	}
}

// On a Linux console, the program draws with the characters that its fonts have.
func TestFullScreenOfALinuxConsole(t *testing.T) {
	t.Parallel()
	term := program{env: []string{"TERM=linux"}}.start(t, size{80, 24})
	term.waitText("5. Salir")
	term.press("1")
	term.waitText("▒ │ ▒ │ ▒ │ ▒")
	for _, r := range term.raw() {
		if screen.Console(r) != r && r != '\x1b' {
			t.Fatalf("%q is sent", r)
		}
	}
}

// The terminal is asked how wide it draws lines before the first frame, and not where ASCII is drawn.
func TestWidthIsAskedBeforeTheFirstFrame(t *testing.T) {
	t.Parallel()
	const question, frame = "\r─\x1b[6n\ré\x1b[6n", "\x1b[?1049h"
	for _, c := range []struct {
		program
		asked bool
	}{
		{program{}, true},
		{program{args: []string{"--ascii"}}, false},
		{program{env: []string{"LC_ALL=C"}}, false},
		{program{env: []string{"TERM=linux"}}, false},
	} {
		term := c.program.start(t, size{80, 24})
		term.waitText("5. Salir")
		before, _, _ := strings.Cut(term.raw(), frame)
		if n := strings.Count(term.raw(), question); n > 1 || (n == 1) != c.asked || strings.Contains(before, question) != c.asked {
			t.Errorf("%v %v: asked %d times, before the first frame: %q", c.args, c.env, n, before)
		}
	}
}

// In GNU Screen the mouse is off, because Esc would wait for the next key.
func TestMouseIsOffInScreen(t *testing.T) {
	t.Parallel()
	for env, on := range map[string]bool{"STY=1.pts-0": false, "STY=": true} {
		term := program{env: []string{env}}.start(t, size{80, 24})
		term.press("1", "space") // what is sent at the start has come before
		term.waitText("JUGADAS: 1")
		if strings.Contains(term.raw(), ansi.SetModeMouseButtonEvent) != on {
			t.Errorf("%s: the mouse is on: %t", env, !on)
		}
	}
}

// Every character that the program writes can be shown on a Linux console, or has a substitute.
func TestEveryCharacterHasASubstitute(t *testing.T) {
	t.Parallel()
	for _, source := range sources(t) {
		if !within(source.pkg, module+"/ui") || source.pkg == module+"/ui/screen/svg" {
			continue
		}
		ast.Inspect(source.file, func(n ast.Node) bool {
			literal, ok := n.(*ast.BasicLit)
			if !ok || literal.Kind != token.STRING && literal.Kind != token.CHAR {
				return true
			}
			for _, r := range literal.Value {
				if unicode.IsGraphic(r) && r != unicode.ReplacementChar && r != '?' && screen.Console(r) == '?' {
					t.Errorf("%s: %q has no substitute", source.path, r)
				}
			}
			return true
		})
	}
}

// kept returns a home with a board, and with a game whose title has a letter outside ASCII.
func kept(t *testing.T, board string) string {
	t.Helper()
	home := t.TempDir()
	game := "buscaminas game 2\ntitle: Ñandú\ngrid: square\nrows: 1\ncolumns: 3\nmines: 1\nrow: *..\n\n0.000 0,2*\n1.000 won\n"
	for name, content := range map[string]string{
		"b.map": board, "g.game": game,
		"state/buscaminas/history.jsonl": `{"v":1,"game":"g","title":"Ñandú","grid":"square","rows":1,"columns":3,"board":"x","won":true,"ms":5}` + "\n",
	} {
		path := filepath.Join(home, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return home
}

// Output for other programs is the same, whatever the terminal can show.
func TestDataIsNoSentence(t *testing.T) {
	t.Parallel()
	home := kept(t, "3 3\n**.\n*.*\n..*\n") // as .mbf, this board has bytes that no text has
	for _, way := range [][]string{
		{"stats", "--format", "csv"}, {"stats", "--format", "json"}, {"convert", "b.map", "--to", "mbf", "--grid", "square"},
	} {
		usual, _, _ := program{home: home, args: way}.run(t, "")
		got, _, code := program{home: home, args: append([]string{"--ascii"}, way...)}.run(t, "")
		if code != 0 || got != usual || got == "" {
			t.Errorf("%q: status %d, %q, want %q", way, code, got, usual)
		}
		if way[0] == "stats" && !strings.Contains(got, "Ñandú") {
			t.Errorf("%q: the title is lost: %q", way, got)
		}
	}
}

// On a terminal without a full screen, the game is played line by line, and says so.
func TestTerminalWithoutFullScreen(t *testing.T) {
	t.Parallel()
	home := kept(t, "1 3\n*..\n")
	for term, said := range map[string]string{
		"dumb": "Con TERM=dumb no hay pantalla completa: se juega línea a línea.\n",
		"":     "TERM no dice qué terminal es este, así que no hay pantalla completa: se juega línea a línea.\n",
	} {
		for want, args := range map[string][]string{
			"1. Principiante": nil, "Indique celda": {"--from", "0,0", "b.map"}, "0.0 Ac*": {"replay", "g.game"},
		} {
			p := program{home: home, args: args, env: []string{"TERM=" + term}}
			out, errs, code := p.run(t, "5\n")
			if code != 0 || errs != said || !strings.Contains(out, want) {
				t.Errorf("TERM=%q, %q: status %d, %q, want %q, and %q in\n%s", term, args, code, errs, said, want, out)
			}
		}
	}
}
