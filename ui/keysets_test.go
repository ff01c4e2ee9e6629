package ui

import (
	"strings"
	"testing"

	"buscaminas/game"
)

// leads fails the test unless these keys move the cursor to this cell.
func (p *player) leads(keys, want string) {
	p.t.Helper()
	if got := game.Letters.Of(p.session().Setup.Grid(), p.board().Cursor); got != want {
		p.t.Errorf("%s leads to %s, want %s\n%s", keys, got, want, p.screen())
	}
}

// tells fails the test unless a line of the screen has this text and nothing else.
func (p *player) tells(text string) {
	p.t.Helper()
	for line := range strings.Lines(p.screen()) {
		if strings.TrimSpace(line) == text {
			return
		}
	}
	p.t.Fatalf("no line %q on the screen:\n%s", text, p.screen())
}

// In a set of keys that binds digits there are no counts. Every set has keys for the frontier and
// for numbers.
func TestFastMovesInEverySet(t *testing.T) {
	t.Parallel()
	for set, test := range map[string]struct{ closed, frontier, back, find string }{
		"default":    {"w", "W", "B", "/"},
		"right-hand": {"w", "o", "m", ","},
		"left-hand":  {"x", "X", "Z", "b"},
		"vim":        {"w", "}", "{", "/"},
		"keypad":     {"w", "tab", "backspace", "s"},
	} {
		p, _ := configured(t, "keys = "+set+"\n")
		p.m.begin(*onFile(t, "list-10x10.txt", game.Classic), nil)
		start, end := "g", "G"
		if set == "left-hand" {
			start, end = "A", "D" // g asks for a hint there
		}
		p.press(end + " space " + start)
		for keys, want := range map[string]string{
			test.frontier: "Cc", test.back: "Cc", test.find + " 2": "Bi", "2 " + test.closed: "Ac",
		} {
			if set == "keypad" && strings.HasPrefix(keys, "2") {
				want = "Bb" // 2 moves down
			}
			p.press(start + " " + keys)
			p.leads(keys+" of the set "+set, want)
		}
		p.press("?")
		if set == "keypad" {
			p.doesNotSee("varias veces, escribe")
		} else {
			p.press("end")
			p.sees("varias veces, escribe")
		}
	}
	p, _ := configured(t, "key.flag = 5\n")
	p.press("1 2 j 5")
	p.sees("MARCADAS: 1")
}

// Counts work in the editor and in a replay.
func TestCountsOnOtherPages(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40, nil)
	p.press("e 0 g 3 j 1 2")
	p.tells("12")
	p.press("esc 2 l space j space")
	p.wantMines("3j 2l", "Dc Ec")
	p.press("2 u")
	p.wantMines("2u", "")
	p.press("2 ctrl+r")
	p.wantMines("2 Ctrl+R", "Dc Ec")
	p.press("9 u")
	p.wantMines("9u", "")
	p.doesNotSee("No hay nada que deshacer")

	p = sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Cc!Bb*")
	p.answer(p.press("g space"))
	p.press("P home 2")
	p.sees("─ Repetición ─", "│ 2    ")
	p.press("right")
	p.sees("2/3")
	p.press("9 left")
	p.sees("0/3")
}
