package ui

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"

	tea "github.com/charmbracelet/bubbletea"
)

// leads fails the test unless these keys move the cursor to this cell.
func (p *player) leads(keys, want string) {
	p.t.Helper()
	if got := game.Letters.Of(p.session().Setup.Grid(), p.board().Cursor); got != want {
		p.t.Errorf("%s leads to %s, want %s\n%s", keys, got, want, p.screen())
	}
}

// written returns the entries of the journal, with refused actions in brackets.
func (p *player) written() string {
	var all []string
	for _, e := range p.session().Journal().Entries {
		switch said := e.Action.Text(p.session().Setup.Grid()); e.Event {
		case journal.Done:
			all = append(all, said)
		case journal.Refused:
			all = append(all, "("+said+")")
		}
	}
	return strings.Join(all, " ")
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

// Keys can move the cursor with counts, over closed cells, along the frontier, and to numbers.
func TestFastMoves(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ keys, want string }{
		{"5 j", "Fa"},
		{"5 down", "Fa"},
		{"3 l 2 j", "Cd"},
		{"1 0 l", "Aj"}, // 0 is a digit after another digit
		{"5 l 0", "Aa"},
		{"1 2 3 4 5 6 j 3 k", "Ga"}, // up to the edge of the board
		{"3 pgdown", "Dd"},
		{"5 esc j", "Ba"},
		{"5 x j", "Ba"}, // a key without a command
		{"5 f j", "Ba"}, // a command that is not repeated
		{"3 w", "Ad"},
		{"8 w", "Ba"},
		{"3 w 2 b", "Ab"},
		{"W", "Cc"}, // the nearest one
		{"3 W", "Ec"},
		{"3 W 2 B", "Cc"},
		{"1 8 W", "Cc"}, // after the last, the first again
		{"/ 2", "Bi"},
		{"/ 2 / /", "Ci"},
		{"/ 2 / / / /", "Dg"},
		{"/ 0", "Aj"},
		{"/ 2 / esc", "Bi"},
		{"/ 2 / down", "Bi"},
		{"/ 2 / 9", "Bi"},
		{"/ 2 / x j", "Ci"},
		{"/ 2 / 8", "Bi"}, // there is no 8 to go to
		{"/ /", "Aa"},     // nothing was searched for
		{"5 / 2", "Bi"},
		{"G B 2 k", "Ej"},
	} {
		p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
		p.carryOut("Jj*")
		p.press("g " + test.keys)
		p.leads(test.keys, test.want)
	}
}

// Counts also work if all keys arrive in one burst.
func TestCountsInABurst(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
	p.typeIn("5j3l2k")
	p.leads("5j3l2k", "Dd")
}

// The beginning of a key sequence is shown until the next key or a click.
func TestAwaitedKeysAreSeen(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
	p.press("1 2")
	p.tells("12")
	p.press("0 0 0")
	p.tells("9999")
	p.press("esc")
	p.doesNotSee("9999")
	p.press("/")
	p.sees("/ … un número, de 0 a 8, o ?")
	p.press("esc")
	p.doesNotSee("un número")
	p.press("/ 3")
	p.sees("No se ve ningún otro 3")
	p.press("/")
	p.click("Jj", tea.MouseButtonLeft, false)
	p.doesNotSee("un número")
	p.press("j 3")
	p.click("Jj", tea.MouseButtonLeft, false)
	p.press("k")
	p.leads("k, as a click leaves no count,", "Ij")
}

// The search for numbers goes by the numbers shown, for cells with too many flags and in the other
// numbering, too.
func TestFindingWhatIsSeen(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.carryOut("Ab*Aa!")
	p.press("G / 1")
	p.sees("No se ve ningún otro 1")
	p.press("v / 1")
	p.leads("/1", "Ab")
	p.carryOut("Ac!")
	p.press("v G / ?")
	p.leads("/?", "Ab")
}

// A count undoes or redoes up to that many steps, each with an entry in the journal.
func TestCountsOfUndo(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
	p.carryOut("Jj*Hc*Gb*")
	p.press("2 u")
	if p.game().Undoable() != 1 || p.game().Redoable() != 2 {
		t.Errorf("2u leaves %d to undo and %d to redo", p.game().Undoable(), p.game().Redoable())
	}
	p.press("9 u")
	p.doesNotSee("nada que deshacer")
	p.press("2 ctrl+r u")
	if got, want := p.written(), "Jj* Hc* Gb* < < < > > <"; got != want {
		t.Errorf("the journal has %s, want %s", got, want)
	}
	p.press("u 3 u")
	p.sees("nada que deshacer")
	if got := p.written(); !strings.HasSuffix(got, "< < (<)") {
		t.Errorf("the journal has %s", got)
	}
}

// On a number whose closed neighbours are all mines, the key and the right button flag them, one
// action each. A typed play does not.
func TestFlaggingAroundANumber(t *testing.T) {
	t.Parallel()
	for _, flag := range []func(p *player){
		func(p *player) { p.press("f") },
		func(p *player) { p.click("Hc", tea.MouseButtonRight, false) },
		func(p *player) { p.click("Hc", tea.MouseButtonLeft, true) },
	} {
		p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
		p.carryOut("Jj*Hc*")
		flag(p) // Hc has four closed neighbours and three mines
		p.sees("No se puede marcar una celda abierta", "MARCADAS: 0")
		p.carryOut("Gb*Gc!")
		p.press(": H c ! enter")
		p.sees("MARCADAS: 1")
		p.press("esc")
		p.moveTo(game.Cell{Row: 7, Col: 2})
		flag(p)
		p.sees("MARCADAS: 3")
		flag(p)
		p.sees("No se puede marcar una celda abierta", "MARCADAS: 3")
		if got, want := p.written(), "Jj* Hc* (Hc!) Gb* Gc! (Hc!) Hb! Hd! (Hc!)"; got != want {
			t.Errorf("the journal has %s, want %s", got, want)
		}
	}
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
	p.tells("2")
	p.press("right")
	p.sees("2/3")
	p.press("9 left")
	p.sees("0/3")
}
