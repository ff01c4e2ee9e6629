package play

import (
	"strings"
	"testing"

	"buscaminas/game"
)

// The screen names cells in the chosen way. Saved games do not depend on it.
func TestNamesAreWhatIsChosen(t *testing.T) {
	t.Parallel()
	for names, want := range [][]string{
		game.Letters: {"  a   b   c ", " A ", "Hd* De!", "Dd no tiene mina"},
		game.Numbers: {"  0   1   2 ", " 0 ", "7,3* 3,4!", "3,3 no tiene mina"},
		game.Mixed:   {"  1   2   3 ", " A ", "H4* D5!", "D4 no tiene mina"},
	} {
		p := sit(t, 100, 26, onFile(t, "hex-9x10.txt", game.LeftToFind))
		p.Names = game.Names(names)
		p.Tell()
		p.CarryOut("Hd*De!")
		p.Sees(want[:3]...)
		p.Press("i i i")
		p.Sees(want[3])
		kept, err := p.Session.Journal().Text()
		if err != nil || !strings.Contains(string(kept), " 7,3*\n") || !strings.Contains(string(kept), " 3,4!\n") {
			t.Errorf("names %d: the file of the game is\n%s (%v)", names, kept, err)
		}
	}
}
