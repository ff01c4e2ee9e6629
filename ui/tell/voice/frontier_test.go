package voice

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/text"
)

// The numbers that decide their cells come first, and few closed cells are named. The transcripts
// of package lines show numbers that share a sentence.
func TestFrontierSaysWhatCanBeDecided(t *testing.T) {
	layout := gametest.Layout(t, game.GridKinds()[0].New, "...*", "....", "*...", "....")
	open := []game.Cell{{Row: 0, Col: 0}, {Row: 0, Col: 1}, {Row: 0, Col: 2}, {Row: 1, Col: 0}, {Row: 1, Col: 1}, {Row: 1, Col: 2}, {Row: 1, Col: 3}}
	teller := Of(game.NewAt(layout, game.Classic, open, nil), game.Mixed, text.Spanish)
	for lang, want := range [][]string{
		text.Spanish: {
			"5 celdas abiertas tocan celdas cerradas.",
			"Primero, la que no deja dudas; después, las más cercanas a la última jugada.",
			"A3: 1 mina en A4.",
			"B1: 1 mina entre C2 y C1.", "B2: 1 mina entre C3, C2 y C1.", "B3: 1 mina entre 4 celdas.",
			"B4: 1 mina entre A4, C4 y C3.",
		},
		text.English: {
			"5 open cells touch closed ones.",
			"1 of them leaves no doubt, and comes first; then the nearest to the last move.",
			"A3: 1 mine in A4.",
			"B1: 1 mine among C2 and C1.", "B2: 1 mine among C3, C2 and C1.", "B3: 1 mine among 4 cells.",
			"B4: 1 mine among A4, C4 and C3.",
		},
	} {
		teller.Lang = text.Lang(lang)
		said, next := teller.Frontier(game.Cell{}, 0)
		if !slices.Equal(said, want) || next != 0 {
			t.Errorf("said %q, %d; want %q", said, next, want)
		}
	}
}
