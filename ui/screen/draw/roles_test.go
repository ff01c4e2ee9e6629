package draw

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// The roles of cells in a step differ in their signs, without colours.
func TestPartsOfAStepHaveSignsOfTheirOwn(t *testing.T) {
	grid := game.Square{Rows: 1, Cols: 5}
	layout, err := game.NewLayout(grid, func(yield func(game.Cell) bool) { yield(game.Cell{Col: 1}) })
	if err != nil {
		t.Fatal(err)
	}
	g := game.NewAt(layout, game.LeftToFind, []game.Cell{{Col: 2}}, nil)
	step := solver.Step{
		Rule:      solver.Two,
		Numbers:   []game.Cell{{Col: 2}},
		Uses:      []solver.Fact{{Cell: game.Cell{Col: 1}, Mine: true}},
		Regions:   []solver.Region{{Cells: []game.Cell{{Col: 0}, {Col: 3}}}},
		Concludes: []solver.Fact{{Cell: game.Cell{Col: 3}}},
	}
	for _, test := range []struct {
		spacing Spacing
		want    string
	}{
		{Roomy, "│{▓}│!▓!│(1)│✓▓✓│ ▓ │"},
		{Wide, "│{▓}!▓!(1)✓▓✓▓▓ │"},
		{Compact, "│ { !(1 ✓ ▓ │"},
	} {
		p := Picture{
			Look:   Look{Glyphs: &Unicode, Spacing: test.spacing, Overlay: &Overlay{Roles: argument(step, nil)}},
			Game:   g,
			Window: Whole(grid),
			Cursor: NoCursor,
		}
		if got := p.Cells(false).String(); !strings.Contains(got, test.want) {
			t.Errorf("spacing %d:\n%s\nwant %s", test.spacing, got, test.want)
		}
	}
}
