package hint_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// An opening may lose the game at a mine, at a cell that nothing proves, and where a cascade counts
// on a flag that nothing proves.
func TestDoubt(t *testing.T) {
	a := func(col int) game.Cell { return game.Cell{Col: col} }
	for _, test := range []struct {
		name, board, play string
		rules             game.Rules
		open              game.Cell
		want              hint.Doubt
		said              string
	}{
		{"safe", "*...", "Ab*", game.LeftToFind, a(3), hint.Doubt{}, ""},
		{"a mine", "*.*..", "Ab*", game.LeftToFind, a(2), hint.Doubt{About: hint.OpensMine, Cell: a(2)},
			"With these flags, Ab would open Ac, which is a mine"},
		{"perhaps a mine", "*...", "Ab*", game.LeftToFind, a(2), hint.Doubt{About: hint.OpensAny, Cell: a(2)},
			"With these flags, Ab would open Ac, which may be a mine"},
		{"a flag beside it", "*...", "Ab*Ac!", game.LeftToFind, a(3), hint.Doubt{About: hint.TrustsAFlag, Cell: a(2)},
			"Nothing proves the flag at Ac; if it is wrong, opening Ab can lose the game: remove it first"},
		{"a flag that does not count", "*...", "Ab*Ac!", game.Classic, a(3), hint.Doubt{}, ""},
		{"a proven flag", "*.*..", "Ab*Ac!", game.LeftToFind, a(3), hint.Doubt{}, ""},
	} {
		g := game.New(layoutOf(t, square, test.board), test.rules)
		do(t, g, test.play)
		got := hint.See(g).Think().Doubt([]game.Cell{test.open})
		if got != test.want {
			t.Errorf("%s: the doubt is %v, want %v", test.name, got, test.want)
		}
		if got.About != hint.Nothing {
			if said := (hint.Teller{Game: g, Lang: text.English}).Doubt(got, a(1)); said != test.said {
				t.Errorf("%s: %q, want %q", test.name, said, test.said)
			}
		}
	}
}
