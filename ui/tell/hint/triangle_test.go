//go:build thirdgrid

package hint_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Sentences write a number as the board draws it.
func TestNumberAboveNineIsSaidAsItIsDrawn(t *testing.T) {
	triangle := func(rows, cols int) game.Grid { return game.Triangle{Rows: rows, Cols: cols} }
	g := played(t, triangle, "....... .***... **.**.. *****.. .......", "Cc*")
	said := hint.Teller{Game: g, Lang: text.English}.Whole(advice.See(g).Think().Advice(game.Cell{}))
	if !strings.Contains(said, "The C at Cc") {
		t.Errorf("%s; want Cc and its number", said)
	}
}
