package hint_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

func TestDoubtInWords(t *testing.T) {
	b, c := game.Cell{Col: 1}, game.Cell{Col: 2}
	teller := hint.Teller{Game: played(t, square, "*...", "Ab*"), Lang: text.English}
	for doubt, want := range map[advice.Doubt]string{
		{About: advice.OpensMine, Cell: b}:   "Ab is a mine",
		{About: advice.OpensMine, Cell: c}:   "With these flags, Ab would open Ac, which is a mine",
		{About: advice.OpensAny, Cell: c}:    "With these flags, Ab would open Ac, which may be a mine",
		{About: advice.TrustsAFlag, Cell: c}: "Nothing proves the flag at Ac; if it is wrong, opening Ab can lose the game: remove it first",
	} {
		if said := teller.Doubt(doubt, b); said != want {
			t.Errorf("%q, want %q", said, want)
		}
	}
}
