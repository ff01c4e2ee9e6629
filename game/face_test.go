package game_test

import (
	"testing"

	"buscaminas/game"
)

func TestDigits(t *testing.T) {
	all := ""
	for n := range game.MaxSteps + 1 {
		all += game.Digit(n)
	}
	if all != "0123456789ABC" {
		t.Errorf("the numbers are written %s", all)
	}
}

// BenchmarkFace gets the face of every cell of a board, as drawing a frame does, for a game in
// progress and for a lost one. Compare it with BenchmarkCopy.
func BenchmarkFace(b *testing.B) {
	const side = 1000
	for _, kind := range game.GridKinds() {
		grid := kind.New(side, side)
		layout, err := game.NewLayout(grid, scattered(grid, 20))
		if err != nil {
			b.Fatal(err)
		}
		for _, name := range []string{"playing", "lost"} {
			b.Run(kind.Name+"/"+name, func(b *testing.B) {
				g := halfPlayed(b, layout)
				if name == "lost" {
					explode(b, g)
				}
				sum := 0
				for b.Loop() {
					for row := range side {
						for col := range side {
							sum += int(g.FaceAs(game.Cell{Row: row, Col: col}, game.Left, false))
						}
					}
				}
				perCell(b, side*side)
			})
		}
	}
}

// halfPlayed returns a game in which every second safe cell is open and every second mine is
// flagged.
func halfPlayed(b *testing.B, l *game.Layout) *game.Game {
	g := game.New(l, game.LeftToFind)
	for c := range game.Cells(l.Grid()) {
		a := game.Action{Kind: game.Open, Cell: c}
		if l.Mine(c) {
			a.Kind = game.Flag
		}
		if (c.Row+c.Col)%2 == 0 && !g.Open(c) {
			if err := g.Apply(a); err != nil {
				b.Fatal(err)
			}
		}
	}
	return g
}

// explode opens the last mine without a flag.
func explode(b *testing.B, g *game.Game) {
	var last game.Cell
	for c := range game.Cells(g.Layout().Grid()) {
		if g.Layout().Mine(c) && !g.Flagged(c) {
			last = c
		}
	}
	if err := g.Apply(game.Action{Kind: game.Open, Cell: last}); err != nil {
		b.Fatal(err)
	}
}
