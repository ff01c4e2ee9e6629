package play

import (
	"buscaminas/ui/tell/words"
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
		kept, err := p.Session().Journal().Text()
		if err != nil || !strings.Contains(string(kept), " 7,3*\n") || !strings.Contains(string(kept), " 3,4!\n") {
			t.Errorf("names %d: the file of the game is\n%s (%v)", names, kept, err)
		}
	}
}

// A cell alone at the prompt moves the cursor there, typed with any kind of names, whichever kind
// the board shows.
func TestCellsAtThePrompt(t *testing.T) {
	t.Parallel()
	for names := range words.Coords() {
		p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
		p.Names = game.Names(names)
		p.Tell()
		for typed, want := range map[string]game.Cell{
			"0 1": {Row: 0, Col: 1}, "9,0": {Row: 9}, "B3": {Row: 1, Col: 2}, "b4": {Row: 1, Col: 3},
			"Bc": {Row: 1, Col: 2}, " j10 ": {Row: 9, Col: 9},
		} {
			p.Press(":")
			p.Type(typed)
			p.Press("enter")
			if at := p.board().Cursor; at != want || p.page.Typing() {
				t.Errorf("names %d: %q leads to %v, want %v\n%s", names, typed, at, want, p.Screen())
			}
		}
		const noPlay, offBoard = "Eso no es ninguna jugada", "Esa celda está fuera del tablero"
		for typed, want := range map[string]string{
			"B": noPlay, "2": noPlay, "b0": noPlay, "bc": noPlay, "0,3*B": noPlay,
			"Z9": offBoard, "0 10": offBoard, "99,99*": offBoard, "0,0!Zz*": offBoard,
		} {
			p.Press(":")
			p.Type(typed)
			p.Press("enter")
			p.Sees(want)
			p.Press("esc")
		}
		p.Sees("JUGADAS: 1") // 0,3*
	}
}
