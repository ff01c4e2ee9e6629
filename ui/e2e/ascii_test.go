//go:build !windows

package e2e

import (
	"go/ast"
	"go/token"
	"strings"
	"testing"
	"unicode"

	"buscaminas/ui/screen"

	"github.com/charmbracelet/x/ansi"
)

// If the flag or the locale asks for ASCII, all text is ASCII, and no character is lost: each has a
// substitute. Data for other programs stays as it is.
func TestNothingButASCII(t *testing.T) {
	t.Parallel()
	home := home(t, "")
	const typed = "ayuda\nazar\npista\nAa!\nAb*\nsalir\n5\n"
	for _, args := range []string{"--plain b.txt", "--plain none", "--plain", "replay --plain g.game", "show b.txt", "doctor", "help", "--ñ"} {
		usual, usualErrs, _ := program{home: home, args: strings.Fields(args)}.run(t, typed)
		for _, p := range []program{{env: []string{"LC_ALL=C"}}, {args: []string{"--ascii"}}} {
			p.home, p.args = home, append(p.args, strings.Fields(args)...)
			out, errs, _ := p.run(t, typed)
			said, before := out+errs, usual+usualErrs
			if !isASCII(said) || strings.Count(said, "?") != strings.Count(before, "?")+strings.Count(before, "¿") {
				t.Errorf("%q:\n%s\nof\n%s", p.args, said, before)
			}
		}
	}
	mbf, _, _ := program{home: home, args: strings.Fields("--ascii convert - --to mbf --grid square")}.run(t, "1 200\n1\n0 150\n")
	if mbf != "\xc8\x01\x00\x01\x96\x00" {
		t.Errorf("the data is %q", mbf)
	}
}

func isASCII(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return r > 0x7f })
}

// The program starts without an answer to its one query, how wide the terminal draws lines, which it
// sends before the first frame and only where the answer matters. It draws with the characters that
// the terminal has.
func TestTerminalThatAnswersNothing(t *testing.T) {
	t.Parallel()
	const question, frame = "\r─\x1b[6n\ré\x1b[6n", "\x1b[?1049h"
	for env, c := range map[string]struct {
		asked bool
		cells string
	}{
		"TERM=xterm": {true, "▓ │ ▓ │"}, "LC_ALL=C": {false, "o | o |"}, "TERM=linux": {false, "▒ │ ▒ │"},
	} {
		term := program{mute: true, env: []string{env}, args: []string{"--level", "beginner"}}.start(t, size{80, 24})
		term.waitText(c.cells)
		before, _, _ := strings.Cut(term.raw(), frame)
		if n := strings.Count(term.raw(), question); n > 1 || (n == 1) != c.asked || strings.Contains(before, question) != c.asked {
			t.Errorf("%s: asked %d times, before the first frame: %q", env, n, before)
		}
		for _, r := range strings.TrimRight(term.raw(), "\ufffd") { // half a character may have come
			if screen.Console(r) != r && r != '\x1b' && !c.asked || env == "LC_ALL=C" && r > 0x7f {
				t.Fatalf("%s: %q is sent", env, r)
			}
		}
	}
}

// In GNU Screen the mouse is off, because Esc would wait for the next key.
func TestMouseIsOffInScreen(t *testing.T) {
	t.Parallel()
	term := program{env: []string{"STY=1.pts-0"}}.start(t, size{80, 24})
	term.waitText("Principiante")
	term.press("1", "space")
	term.waitText("JUGADAS: 1")
	term.leave()
	if strings.Contains(term.raw(), ansi.SetModeMouseButtonEvent) {
		t.Error("the mouse is on")
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

// On a terminal without a full screen, the game is played line by line, and says so.
func TestTerminalWithoutFullScreen(t *testing.T) {
	t.Parallel()
	for _, args := range []string{"--from 0,0 b.txt", "replay g.game"} {
		out, errs, code := program{home: home(t, ""), args: strings.Fields(args), env: []string{"TERM=dumb"}}.run(t, "")
		if code != 0 || errs != "Con TERM=dumb no hay pantalla completa: se juega línea a línea.\n" || !strings.Contains(out, "│") {
			t.Errorf("%q: status %d, %q,\n%s", args, code, errs, out)
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
