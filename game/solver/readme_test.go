package solver_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/solver"
)

// The README shows a board, the board after some plays, and its proof, which uses every rule.
func TestTheREADMEProvesItsBoard(t *testing.T) {
	paper, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := map[string][]string{}
	for i, part := range strings.Split(string(paper), "```") {
		if info, body, fenced := strings.Cut(part, "\n"); fenced && i%2 == 1 {
			blocks[info] = strings.Split(strings.TrimSuffix(body, "\n"), "\n")
		}
	}
	rows := blocks["map"][1:]
	layout := gametest.Layout(t, game.GridKinds()[0].New, rows...)
	played := 0
	for info, want := range blocks {
		play, ok := strings.CutPrefix(info, "play ")
		if !ok {
			continue
		}
		played++
		g := game.New(layout, game.LeftToFind)
		actions, err := game.ParsePlay(play)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range actions {
			if err := g.Apply(a); err != nil {
				t.Fatalf("%s: %v", play, err)
			}
		}
		if got := shownAs(g); !slices.Equal(got, want) {
			t.Errorf("%s shows\n%s", play, strings.Join(got, "\n"))
		}
	}
	want := blocks["steps"]
	start, err := game.ParsePlay(want[0])
	if err != nil {
		t.Fatal(err)
	}
	got, rules := want[:1:1], solver.Rule(0)
	g := game.New(layout, game.Classic)
	gametest.MustDo(g.Apply(start[0]))
	for s := range solver.Steps(g) {
		s.Branch = nil // which the README leaves out
		got, rules = append(got, written(layout.Grid(), s)), rules|s.Rule
	}
	if !slices.Equal(got, want) || rules != solver.Followable|solver.Cases || played < 2 {
		t.Errorf("%d plays; the steps by rules %b are\n%s", played, rules, strings.Join(got, "\n"))
	}
}

// shownAs returns the rows of a game as the README shows them.
func shownAs(g *game.Game) (rows []string) {
	height, width := g.Layout().Grid().Size()
	for r := range height {
		var row []string
		for c := range width {
			is := "▓"
			switch f := g.Face(game.Cell{Row: r, Col: c}); {
			case f == game.Flagged:
				is = "X"
			case f == game.Empty:
				is = "·"
			case f < game.Closed:
				is = game.Digit(int(f))
			}
			row = append(row, is)
		}
		rows = append(rows, strings.Join(row, " "))
	}
	return rows
}
