package solver_test

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/gridtest"
	"buscaminas/game/solver"
)

// A position is a small board as a player sees it.
type position struct {
	grid  game.Grid
	mines int
	open  []game.Cell
	shown map[game.Cell]int // mines around open cells
}

// String returns the position as the text of a game on one of the layouts that fit it.
func (p position) String() string {
	_, cols := p.grid.Size()
	said := "no layout fits"
	p.layouts(func(mines uint32) {
		layout, err := game.NewLayout(p.grid, func(yield func(game.Cell) bool) {
			for ; mines != 0; mines &= mines - 1 {
				i := bits.TrailingZeros32(mines)
				if !yield(game.Cell{Row: i / cols, Col: i % cols}) {
					return
				}
			}
		})
		if err != nil {
			panic(err)
		}
		var plays []game.Action
		for _, c := range p.open {
			plays = append(plays, game.Action{Kind: game.Open, Cell: c})
		}
		said = gametest.Text(layout, game.SingleCells, plays)
	})
	return said
}

// layouts calls f with every layout that fits the position, as a set of cells row by row. It simply
// tries all layouts.
func (p position) layouts(f func(mines uint32)) {
	rows, cols := p.grid.Size()
	var open uint32
	type number struct {
		around uint32
		mines  int
	}
	var numbers []number
	for _, c := range p.open {
		open |= 1 << (c.Row*cols + c.Col)
	}
	for c, mines := range p.shown {
		n := number{mines: mines}
		for _, t := range game.AppendNeighbors(nil, p.grid, c) {
			n.around |= 1 << (t.Row*cols + t.Col)
		}
		numbers = append(numbers, n)
	}
layouts:
	for mines := range uint32(1) << (rows * cols) {
		if bits.OnesCount32(mines) != p.mines || mines&open != 0 {
			continue
		}
		for _, n := range numbers {
			if bits.OnesCount32(mines&n.around) != n.mines {
				continue layouts
			}
		}
		f(mines)
	}
}

// grids returns the grids of this size on which solvers are tested.
func grids(rows, cols int) []game.Grid {
	all := []game.Grid{gridtest.Triangles{Rows: rows, Cols: cols}}
	for _, kind := range game.GridKinds() {
		all = append(all, kind.New(rows, cols))
	}
	return all
}

// positions returns n positions that some layout fits, on boards of up to 18 cells. The smallest
// boards come first, so that a test fails on a small one.
func positions(n int) []position {
	var some []position
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range n {
		rows := 1 + rng.IntN(5)
		all := grids(rows, 1+rng.IntN(18/rows))
		some = append(some, anyPosition(rng, all[i%len(all)]))
	}
	cells := func(p position) int {
		rows, cols := p.grid.Size()
		return rows * cols
	}
	slices.SortStableFunc(some, func(a, b position) int { return cells(a) - cells(b) })
	return some
}

func anyPosition(rng *rand.Rand, grid game.Grid) position {
	p := position{grid: grid, shown: map[game.Cell]int{}}
	rows, cols := grid.Size()
	var cells []game.Cell
	for _, i := range rng.Perm(rows * cols) {
		cells = append(cells, game.Cell{Row: i / cols, Col: i % cols})
	}
	p.mines = rng.IntN(len(cells) + 1)
	isMine := map[game.Cell]bool{}
	for _, c := range cells[:p.mines] {
		isMine[c] = true
	}
	safe := cells[p.mines:]
	p.open = safe[:rng.IntN(len(safe)+1)]
	for _, c := range p.open {
		for _, n := range game.AppendNeighbors(nil, p.grid, c) {
			if isMine[n] {
				p.shown[c]++
			}
		}
		p.shown[c] += 0 // create the entry even if the number is 0
	}
	return p
}

// see returns a solver that has seen a position.
func (p position) see() *solver.Solver {
	s := solver.New(p.grid, p.mines)
	for c := range game.Cells(p.grid) {
		if n, open := p.shown[c]; open {
			s.Open(c, n)
		}
	}
	return s
}

// The chance and the state of every cell agree with trying all layouts.
func TestChancesAreExact(t *testing.T) {
	for _, p := range positions(2500) {
		rows, cols := p.grid.Size()
		all := 0
		with := make([]int, rows*cols)
		p.layouts(func(mines uint32) {
			all++
			for ; mines != 0; mines &= mines - 1 {
				with[bits.TrailingZeros32(mines)]++
			}
		})
		k := p.see().Known()
		if !k.Exact() {
			t.Fatalf("the chances are not exact\n%v", p)
		}
		proved := map[game.Cell]solver.State{}
		for _, f := range k.Facts() {
			if proved[f.Cell] = solver.Safe; f.Mine {
				proved[f.Cell] = solver.Mine
			}
		}
		for i, n := range with {
			c := game.Cell{Row: i / cols, Col: i % cols}
			if _, open := p.shown[c]; open {
				continue
			}
			if want := float64(n) / float64(all); !(math.Abs(k.Chance(c)-want) <= 1e-12) {
				t.Fatalf("%v: %v, want %d of %d\n%v", c, k.Chance(c), n, all, p)
			}
			if (proved[c] == solver.Safe) != (n == 0) || (proved[c] == solver.Mine) != (n == all) {
				t.Fatalf("%+v: %v: proved %v, but %d of %d layouts have a mine there", p, c, proved[c], n, all)
			}
		}
	}
}

// Each rule proves only what is true in all layouts, and the rules that a person can follow prove
// much of it.
func TestRulesProveOnlyWhatIsCertain(t *testing.T) {
	certain, followed := 0, 0
	for _, p := range positions(1500) {
		all, some := p.see().Known(), p.see()
		certain += len(all.Facts())
		some.Next(solver.Followable) // proves only until it finds a safe cell
		for c := range game.Cells(p.grid) {
			if is := some.State(c); is != solver.Unknown && is != all.State(c) {
				t.Fatalf("%v is proved %v, but is %v\n%v", c, is, all.State(c), p)
			}
		}
		isSafe := func(f solver.Fact) bool { return !f.Mine }
		if _, _, ok := some.Next(solver.Followable); ok != slices.ContainsFunc(all.Facts(), isSafe) {
			certain++ // needs the rule Cases
		} else {
			followed++
		}
	}
	if followed < 1350 {
		t.Errorf("only %d of 1500 positions followed", followed)
	}
}
