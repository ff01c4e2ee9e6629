package draw

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
)

// The frames in testdata show chances and the marks of an argument, in cells of every size. All
// cells can be told apart without colours.
func TestOverlay(t *testing.T) {
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 8}, slices.Values([]game.Cell{{Col: 1}, {Col: 4}, {Col: 7}}))
	if err != nil {
		t.Fatal(err)
	}
	g := game.New(layout, game.Classic)
	for _, a := range []game.Action{
		{Kind: game.Open, Cell: game.Cell{Col: 0}}, {Kind: game.Open, Cell: game.Cell{Col: 3}},
		{Kind: game.Flag, Cell: game.Cell{Col: 1}}, {Kind: game.Flag, Cell: game.Cell{Col: 2}}, {Kind: game.Flag, Cell: game.Cell{Col: 7}},
	} {
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	chance := func(c game.Cell) float64 { return []float64{0, 1, 0, 0, 0.333, 0, 0.004, 0.999}[c.Col] }
	number := map[game.Cell]Role{{Col: 3}: Number, {Col: 5}: Subject}
	row := map[game.Cell]Role{
		{Col: 0}: Number, {Col: 1}: Number, {Col: 2}: Subject, {Col: 3}: Number, {Col: 4}: Number, {Col: 5}: Subject, {Col: 6}: Subject,
	}
	for _, test := range []struct {
		name                 string
		overlay              Overlay
		cursor               game.Cell
		roomy, wide, compact string
	}{
		{"chances", Overlay{Chance: chance}, NoCursor,
			"│ 1 │ X │# ✓│ 1 │33%│ ✓ │ ▓ │ X │", "│ 1  X # ✓ 1  33 ✓ ▓▓  X │", "│ 1 X✓# 1.3 ✓ ▓ X │"},
		{"an argument", Overlay{Roles: number}, NoCursor,
			"│ 1 │ X │ X │(1)│ ▓ │>▓<│ ▓ │ X │", "│ 1  X  X (1)▓▓ >▓<▓▓  X │", "│ 1 X X(1 ▓ > ▓ X │"},
		{"a step of an earlier game", Overlay{Roles: map[game.Cell]Role{{Col: 5}: LastOpened}}, NoCursor,
			"│ 1 │ X │ X │ 1 │ ▓ │‹▓›│ ▓ │ X │", "│ 1  X  X  1 ▓▓ ‹▓›▓▓  X │", "│ 1 X X 1 ▓ ‹ ▓ X │"},
		{"both", Overlay{Chance: chance, Roles: number}, NoCursor,
			"│ 1 │ X │# ✓│(1)│33%│>▓<│ ▓ │ X │", "│ 1  X # ✓(1) 33>▓<▓▓  X │", "│ 1 X✓#(1.3 > ▓ X │"},
		{"the wall of what has nothing in it", Overlay{Chance: chance, Roles: map[game.Cell]Role{{Col: 4}: Number}}, NoCursor,
			"│ 1 │ X │# ✓│ 1 │(▓)│ ✓ │ ▓ │ X │", "│ 1  X # ✓ 1 (▓) ✓ ▓▓  X │", "│ 1 X✓# 1 ( ✓ ▓ X │"},
		{"the cursor before all", Overlay{Chance: chance, Roles: number}, game.Cell{Col: 4},
			"│ 1 │ X │# ✓│(1)┃33%┃>▓<│ ▓ │ X │", "│ 1  X # ✓(1)[3]>▓<▓▓  X │", "│ 1 X✓#(1[3]> ▓ X │"},
		{"the cursor on a wrong flag", Overlay{Chance: chance}, game.Cell{Col: 2},
			"│ 1 │ X ┃# ✓┃ 1 │33%│ ✓ │ ▓ │ X │", "│ 1  X [#] 1  33 ✓ ▓▓  X │", "│ 1 X[#]1.3 ✓ ▓ X │"},
		{"an argument of cells side by side", Overlay{Roles: row}, NoCursor,
			"│(1)│(X)│>X<│(1)│(▓)│>▓<│>▓<│ X │", "│(1)(X)>X<(1)(▓)>▓<>▓< X │", "│(1(X>X(1 ( > > X │"},
	} {
		for spacing, want := range []string{Roomy: test.roomy, Wide: test.wide, Compact: test.compact} {
			b := Picture{
				Look:   Look{Glyphs: &Unicode, Spacing: Spacing(spacing), Overlay: &test.overlay},
				Game:   g,
				Window: Whole(layout.Grid()),
				Cursor: test.cursor,
			}
			row := strings.TrimPrefix(strings.Split(b.Cells(false).String(), "\n")[2], "A ")
			if row != want {
				t.Errorf("%s: %s, want %s", test.name, row, want)
			}
		}
	}
}
