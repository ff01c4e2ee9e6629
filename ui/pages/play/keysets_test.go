package play

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"

	tea "github.com/charmbracelet/bubbletea"
)

// leads fails the test unless these keys move the cursor to this cell.
func (p *player) leads(keys, want string) {
	p.T.Helper()
	if got := game.Letters.Of(p.Session().Setup.Grid(), p.board().Cursor); got != want {
		p.T.Errorf("%s leads to %s, want %s\n%s", keys, got, want, p.Screen())
	}
}

// written returns the entries of the journal, with refused actions in brackets.
func (p *player) written() string {
	var all []string
	for _, e := range p.Session().Journal().Entries {
		switch said := e.Action.Text(p.Session().Setup.Grid()); e.Event {
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
	p.T.Helper()
	for line := range strings.Lines(p.Screen()) {
		if line = strings.TrimSpace(line); line == text || strings.HasSuffix(strings.TrimRight(line, "│ "), "│ "+text) {
			return
		}
	}
	p.T.Fatalf("no line %q on the screen:\n%s", text, p.Screen())
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
		p.CarryOut("Jj*")
		p.Press("g " + test.keys)
		p.leads(test.keys, test.want)
	}
}

// The beginning of a key sequence is shown until the next key or a click.
func TestAwaitedKeysAreSeen(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
	p.Press("1 2")
	p.tells("12")
	p.Press("0 0 0")
	p.tells("9999")
	p.Press("esc")
	p.DoesNotSee("9999")
	p.Press("/")
	p.Sees("/ … un número, de 0 a 8, o ?")
	p.Press("esc")
	p.DoesNotSee("un número")
	p.Press("/ 3")
	p.Sees("No se ve ningún otro 3")
	p.Press("/")
	p.click("Jj", tea.MouseButtonLeft, false)
	p.DoesNotSee("un número")
	p.Press("j 3")
	p.click("Jj", tea.MouseButtonLeft, false)
	p.Press("k")
	p.leads("k, as a click leaves no count,", "Ij")
}

// The search for numbers goes by the numbers shown, for cells with too many flags and in the other
// numbering, too.
func TestFindingWhatIsSeen(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.CarryOut("Ab*Aa!")
	p.Press("G / 1")
	p.Sees("No se ve ningún otro 1")
	p.Press("v / 1")
	p.leads("/1", "Ab")
	p.CarryOut("Ac!")
	p.Press("v G / ?")
	p.leads("/?", "Ab")
}

// A count undoes or redoes up to that many steps, each with an entry in the journal.
func TestCountsOfUndo(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
	p.CarryOut("Jj*Hc*Gb*")
	p.Press("2 u")
	if p.Game().Undoable() != 1 || p.Game().Redoable() != 2 {
		t.Errorf("2u leaves %d to undo and %d to redo", p.Game().Undoable(), p.Game().Redoable())
	}
	p.Press("9 u")
	p.DoesNotSee("nada que deshacer")
	p.Press("2 ctrl+r u")
	if got, want := p.written(), "Jj* Hc* Gb* < < < > > <"; got != want {
		t.Errorf("the journal has %s, want %s", got, want)
	}
	p.Press("u 3 u")
	p.Sees("nada que deshacer")
	if got := p.written(); !strings.HasSuffix(got, "< < (<)") {
		t.Errorf("the journal has %s", got)
	}
}

// On a number whose closed neighbours are all mines, the key and the right button flag them, one
// action each. A typed play does not.
func TestFlaggingAroundANumber(t *testing.T) {
	t.Parallel()
	for _, flag := range []func(p *player){
		func(p *player) { p.Press("f") },
		func(p *player) { p.click("Hc", tea.MouseButtonRight, false) },
		func(p *player) { p.click("Hc", tea.MouseButtonLeft, true) },
	} {
		p := sit(t, 80, 26, onFile(t, "list-10x10.txt", game.Classic))
		p.CarryOut("Jj*Hc*")
		flag(p) // Hc has four closed neighbours and three mines
		p.Sees("No se puede marcar una celda abierta", "MARCADAS: 0")
		p.CarryOut("Gb*Gc!")
		p.Press(": H c ! enter")
		p.Sees("MARCADAS: 1")
		p.Press("esc")
		p.MoveTo(game.Cell{Row: 7, Col: 2})
		flag(p)
		p.Sees("MARCADAS: 3")
		flag(p)
		p.Sees("No se puede marcar una celda abierta", "MARCADAS: 3")
		if got, want := p.written(), "Jj* Hc* (Hc!) Gb* Gc! (Hc!) Hb! Hd! (Hc!)"; got != want {
			t.Errorf("the journal has %s, want %s", got, want)
		}
	}
}
