package lesson

import (
	"slices"
	"testing"
	"time"

	"buscaminas/game"
)

func always() bool { return true }

// A lesson about a figure has positions with the figure along a straight wall: three or four numbers
// in a row or a column, and in front of them the wall with two mines.
func TestStraightFigures(t *testing.T) {
	square := game.GridKindNamed("square")
	for name, want := range map[string][]int{"one-two-one": {1, 2, 1}, "one-two-two-one": {1, 2, 2, 1}} {
		l, begun, n, seen := Named(name), time.Now(), uint64(0), map[string]bool{}
		for ; n < 4 || n < uint64(*positions) && time.Since(begun) < *patience; n++ {
			p, ok := l.FindUnlike(square, n, Position{}, true, always)
			if !ok {
				t.Fatalf("%s, seed %d: no position", name, n)
			}
			sound(t, l, p)
			f := p.Figures[0]
			var got []int
			var front []game.Cell
			for _, c := range f.Numbers {
				got = append(got, p.Layout.Around(c))
				for _, n := range game.AppendNeighbors(nil, p.Layout.Grid(), c) {
					if !slices.Contains(p.Open, n) && !slices.Contains(front, n) {
						front = append(front, n)
					}
				}
			}
			if !slices.Equal(got, want) || !inLine(f.Numbers) || !inLine(front) || len(front) < len(want) || len(f.Mines) != 2 {
				t.Fatalf("%s, seed %d: numbers %d at %v, closed in front %v, mines %v:\n%s", name, n, got, f.Numbers, front, f.Mines, drawn(p))
			}
			for _, c := range f.Mines {
				if !p.Layout.Mine(c) || !slices.Contains(front, c) {
					t.Fatalf("%s, seed %d: %v is no mine of the wall:\n%s", name, n, c, drawn(p))
				}
			}
			seen[drawn(p)] = true
		}
		if len(seen) < int(n)*9/10 {
			t.Errorf("%s: of %d positions only %d differ", name, n, len(seen))
		}
		t.Logf("%s: %d positions in %v", name, n, time.Since(begun))
	}
}

// inLine reports whether all cells lie in one row or in one column.
func inLine(cells []game.Cell) bool {
	row, col := true, true
	for _, c := range cells {
		row, col = row && c.Row == cells[0].Row, col && c.Col == cells[0].Col
	}
	return row || col
}

// A position about a figure is solved once both mines of a figure are flagged. Next names them
// first.
func TestAFigureHasTwoMines(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, name := range []string{"one-two-one", "one-two-two-one"} {
			for seed := range uint64(2) {
				p, ok := Named(name).Find(kind, seed)
				if !ok || len(p.Figures) == 0 || len(p.Figures[0].Mines) != 2 {
					t.Fatalf("%s, %s: found %v, figures %v", kind.Name, name, ok, p.Figures)
				}
				trial := NewTrial(p, game.Classic)
				for i, want := range []Verdict{Right, Solved} {
					next, ok := trial.Next()
					if !ok || next.Cell != p.Figures[0].Mines[i] || !next.Mine {
						t.Fatalf("%s, %s: step %d is %v, want a flag at %v", kind.Name, name, i, next, p.Figures[0].Mines)
					}
					if got := trial.Do(game.Action{Kind: game.Flag, Cell: next.Cell}); got.Verdict != want {
						t.Fatalf("%s, %s: step %d gets verdict %d, want %d", kind.Name, name, i, got.Verdict, want)
					}
				}
			}
		}
	}
}
