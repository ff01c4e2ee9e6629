package session_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/names"
	"buscaminas/ui/session"

	"pgregory.net/rapid"
)

// A game shows the code that the player typed, because a board has only one code.
func TestACodeIsShownAsItWasTyped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, cols := rapid.IntRange(1, 9).Draw(t, "rows"), rapid.IntRange(1, 9).Draw(t, "cols")
		typed := deal.Code{
			Spec: deal.Spec{
				Grid:    rapid.SampledFrom(game.GridKinds()).Draw(t, "grid").New(rows, cols),
				Mines:   rapid.IntRange(0, rows*cols).Draw(t, "mines"),
				Seed:    rapid.Uint64().Draw(t, "seed"),
				Promise: rapid.SampledFrom(names.Promises).Draw(t, "promise").Value,
			},
			Start: game.Cell{
				Row: rapid.IntRange(0, rows-1).Draw(t, "row"),
				Col: rapid.IntRange(0, cols-1).Draw(t, "col"),
			},
			Rules: rapid.SampledFrom([]game.Rules{{}, game.Classic, game.Strict, game.Simple}).Draw(t, "rules"),
		}.String()
		code, err := deal.ParseCode(typed)
		if err != nil {
			t.Fatal(err)
		}
		if shown, _ := session.FromCode(code).Code(); shown != typed {
			t.Errorf("%s is shown as %s", typed, shown)
		}
	})
}
