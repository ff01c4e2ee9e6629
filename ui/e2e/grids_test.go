package e2e

import (
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
)

// The commands work on every grid: they deal, solve and draw a board, play on it, and replay a
// saved game.
func TestCommandsTakeEveryGrid(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		name := draw.ShapeOf(kind).Name.In(text.English)
		board, err := deal.Spec{Grid: kind.New(9, 9), Mines: 10, Seed: 3, Promise: deal.Followable}.Deal(game.Cell{Row: 4, Col: 4})
		if err != nil {
			t.Fatal(err)
		}
		dealt, err := boards.FormatFor(board.Layout.Grid()).Append(nil, boards.FromLayout(board.Layout))
		if err != nil {
			t.Fatal(err)
		}
		file := put(t, t.TempDir(), "board.txt", string(dealt))
		kept := put(t, t.TempDir(), "game.txt", "buscaminas game 2\ngrid: "+kind.Name+"\nrows: 1\ncolumns: 3\nrow: ..*\n\n1.500 0,0*\n")
		solved := draw.Picture{Look: draw.Look{Glyphs: &draw.Unicode}, Layout: board.Layout}.Text(nil)
		for _, test := range []struct{ stdin, args, want string }{
			{"", "deal --lang en --level beginner --seed 3 --grid " + name, string(dealt)},
			{"", "solve --lang en --start 4,4 --grid " + name + " " + file, "no guess needed from Ee"},
			{"", "show --lang en --solution --grid " + name + " " + file, solved},
			{"Ee*\n", "--plain --lang en --level beginner --seed 3 --grid " + name, "no guessing · " + name},
			{"", "replay --plain --lang en " + kept, name + " · numbers count down"},
		} {
			out, errs, code := run(t, test.stdin, strings.Fields(test.args)...)
			if code != 0 || !strings.Contains(out, test.want) {
				t.Errorf("%s: status %d, %s and\n%s\nwant in it\n%s", test.args, code, errs, out, test.want)
			}
		}
	}
}
