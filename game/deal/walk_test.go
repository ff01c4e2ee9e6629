package deal

import (
	"math/rand/v2"
	"testing"

	"buscaminas/game"
)

// A census counts the mines of crowded boards in different places.
type census struct {
	corners, rim, around, elsewhere struct{ mines, cells float64 }
}

func (c *census) add(g game.Grid, start game.Cell, mine func(game.Cell) bool) {
	rows, cols := g.Size()
	for i := range rows * cols {
		at := game.Cell{Row: i / cols, Col: i % cols}
		down, across := min(at.Row, rows-1-at.Row), min(at.Col, cols-1-at.Col)
		from := max(at.Row-start.Row, start.Row-at.Row, at.Col-start.Col, start.Col-at.Col)
		count := &c.elsewhere
		switch {
		case from < 2:
			continue
		case down+across == 0:
			count = &c.corners
		case min(down, across) == 0:
			count = &c.rim
		case from == 2:
			count = &c.around
		}
		count.cells++
		if mine(at) {
			count.mines++
		}
	}
}

func (c *census) report(b *testing.B) {
	b.ReportMetric(c.corners.mines/c.corners.cells, "corners")
	b.ReportMetric(c.rim.mines/c.rim.cells, "rim")
	b.ReportMetric(c.around.mines/c.around.cells, "around-start")
	b.ReportMetric(c.elsewhere.mines/c.elsewhere.cells, "elsewhere")
}

// BenchmarkWhereMinesLie counts where the mines are on boards of 16×30 with 170 mines that need no
// guess. It compares dealt boards with a random walk among all such boards, which does not use the
// dealer. Each step of the walk moves a random mine, and is undone if the board then needs a guess,
// so that the walk visits all boards equally often.
func BenchmarkWhereMinesLie(b *testing.B) {
	const steps, settled, apart = 4000, 1500, 50
	for _, kind := range game.GridKinds() {
		g := kind.New(16, 30)
		start := Middle(g)
		spec := Spec{Grid: g, Mines: 170, Promise: Provable}
		b.Run(kind.Name+"/dealt", func(b *testing.B) {
			spec, all := spec, census{}
			for ; b.Loop(); spec.Seed++ {
				board, err := spec.Deal(start)
				if err != nil {
					b.Fatal(err)
				}
				all.add(g, start, board.Mine)
			}
			all.report(b)
		})
		b.Run(kind.Name+"/walk", func(b *testing.B) {
			spec, all := spec, census{}
			for ; b.Loop(); spec.Seed++ {
				t := newSearch(spec, start, newDice(spec.Seed), func(float64) bool { return true })
				if !t.search() {
					continue
				}
				t.setMines(t.board.cells(t.best))
				rng := rand.New(rand.NewPCG(spec.Seed, 0))
				for step := range steps {
					if t.walk(rng); step >= settled && step%apart == 0 {
						all.add(g, start, t.board.mines.Has)
					}
				}
			}
			all.report(b)
		})
	}
}

// walk moves a mine to a random cell or to a near one. It undoes the move if the board then needs a
// guess.
func (t *search) walk(rng *rand.Rand) {
	anywhere := func() game.Cell { return game.Cell{Row: rng.IntN(t.board.rows), Col: rng.IntN(t.board.cols)} }
	from, to := anywhere(), anywhere()
	if rng.IntN(2) == 0 {
		to = from.Add(game.Cell{Row: rng.IntN(5) - 2, Col: rng.IntN(5) - 2})
	}
	if !game.Contains(t.spec.Grid, to) || !t.board.mines.Has(from) || t.board.mines.Has(to) || t.atStart(to) {
		return
	}
	t.work = 0
	t.board.flip(from)
	t.board.flip(to)
	if solved, _ := t.clear(false); !solved {
		t.board.flip(from)
		t.board.flip(to)
	}
}
