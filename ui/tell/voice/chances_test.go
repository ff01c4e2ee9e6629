package voice_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/text"
)

// The chances of all cells that touch no number are equal, although they are computed apart.
func TestEqualChancesAreToldOnce(t *testing.T) {
	g := game.New(gametest.Layout(t, game.GridKinds()[1].New, ".*....", "......", "....*."), game.SingleCells)
	gametest.Play(t, g, "Ac*Bc*Ba*")
	got := voice.Of(g, game.Mixed, text.English).Chances(advice.See(g).Think())
	want := []string{
		"No mine: A1, B2 and C1.", "6 per cent: C2 and C3.",
		"13 per cent: A4, A5, A6, B5, B6, C4, C5 and C6.", "44 per cent: A2 and B4."}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
