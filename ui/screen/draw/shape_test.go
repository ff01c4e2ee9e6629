package draw_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
)

// Every kind of grid can be drawn, and has its own name in either language.
func TestEveryGridKindHasAShape(t *testing.T) {
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		names, beside := map[string]bool{}, map[string]bool{}
		for _, kind := range game.GridKinds() {
			shape := draw.ShapeOf(kind)
			if shape == nil {
				t.Fatalf("nothing in this package says how the %s grid is drawn", kind.Name)
			}
			names[draw.GridName(kind.New(2, 2)).In(lang)] = true
			beside[draw.SizeRemark(kind.Name).In(lang)] = true
		}
		if n := len(game.GridKinds()); names[""] || len(names) != n || len(beside) != n {
			t.Errorf("%d grids are called %v and, beside a size, %v", n, names, beside)
		}
	}
}
