package course_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver/check"
)

// A region is a set of closed cells that the same numbers touch, with its number of mines. Where in
// the region the mines are makes no difference to the numbers.
type region struct{ cells, mines int }

func (r region) free() bool { return r.mines == 0 }
func (r region) full() bool { return r.mines == r.cells }

// most returns the number of cells that a cell in the middle of the grid touches.
func most(kind *game.GridKind) int { return len(kind.New(9, 9).Steps(game.Cell{Row: 4, Col: 4})) }

// regions calls f with every region of at most this many cells.
func regions(cells int, f func(region)) {
	for n := range cells + 1 {
		for mines := range n + 1 {
			f(region{n, mines})
		}
	}
}

// pairs calls f with all layouts around two numbers: the regions that only the first touches, that
// both touch, and that only the second touches.
func pairs(kind *game.GridKind, f func(a, both, b region)) {
	regions(most(kind), func(both region) {
		regions(most(kind)-both.cells, func(a region) {
			regions(most(kind)-both.cells, func(b region) { f(a, both, b) })
		})
	})
}

func allAreMines(t *testing.T, kind *game.GridKind) {
	regions(most(kind), func(around region) {
		if left := around.mines; left == around.cells && !around.full() {
			t.Errorf("as many mines left as closed cells, but not all are mines: %+v", around)
		}
	})
}

func withinIsEqual(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		few, many := a.mines+both.mines, both.mines+b.mines
		if a.cells == 0 && few == many && !b.free() {
			t.Errorf("equal numbers, but a mine beside the second alone: both %+v, second %+v", both, b)
		}
	})
}

func oneTwo(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		if a.mines+both.mines != 1 || both.mines+b.mines != 2 {
			return
		}
		if both.mines > 1 || b.cells == 1 && (!b.full() || !a.free()) {
			t.Errorf("a 1 and a 2 that break the rule: first %+v, both %+v, second %+v", a, both, b)
		}
	})
}

func exceeds(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		if (both.mines+b.mines)-(a.mines+both.mines) == b.cells && !b.full() {
			t.Errorf("as many extra mines as cells, but not all are mines: first %+v, both %+v, second %+v", a, both, b)
		}
	})
}

// surplus tests that the cells that only one number touches have at least as many mines as that
// number is greater.
func surplus(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		if more := (both.mines + b.mines) - (a.mines + both.mines); more > b.mines {
			t.Errorf("too few mines beside the greater number alone: first %+v, both %+v, second %+v", a, both, b)
		}
	})
}

func isOver(t *testing.T, kind *game.GridKind) {
	over := map[[4]int]int{} // by all that the player sees: the mines in the cells that only the greater number touches
	pairs(kind, func(a, both, b region) {
		if a.cells > 0 {
			return
		}
		seen := [4]int{both.cells, b.cells, both.mines, both.mines + b.mines}
		if n, known := over[seen]; known && n != b.mines {
			t.Errorf("for %v the difference is %d or %d mines, want only one value", seen, n, b.mines)
		}
		over[seen] = b.mines
	})
}

// A crowd is a set of regions, with the numbers that touch each of them.
type crowd struct {
	touched []uint // for each region, a bit for each number
	numbers []int  // their values
}

// each calls f with all layouts that fit the numbers. The first alone regions have one cell each.
// The others have at most two cells, because no number is greater than 2, so a larger region allows
// nothing else.
func (c crowd) each(alone int, f func([]region)) {
	all := make([]region, len(c.touched))
	var lay func(i int)
	lay = func(i int) {
		if i < len(all) {
			size := 2
			if i < alone {
				size = 1
			}
			regions(size, func(r region) {
				if i >= alone || r.cells == 1 {
					all[i] = r
					lay(i + 1)
				}
			})
			return
		}
		for n, want := range c.numbers {
			for i, r := range all {
				if c.touched[i]>>n&1 != 0 {
					want -= r.mines
				}
			}
			if want != 0 {
				return
			}
		}
		f(all)
	}
	lay(0)
}

// fill adds every region around this many numbers for which may returns true.
func (c *crowd) fill(numbers uint, may func(touched uint) bool) {
	for touched := uint(1); touched < 1<<numbers; touched++ {
		if may(touched) {
			c.touched = append(c.touched, touched)
		}
	}
}

func oneTwoOne(t *testing.T, _ *game.GridKind) {
	const one, other, two = 1, 2, 4
	c := crowd{[]uint{two | other, two | one}, []int{1, 1, 2}} // the only cells of the 2 that a 1 does not touch
	c.fill(3, func(touched uint) bool { return touched&two == 0 || touched == one|other|two })
	onlyTheTwo(t, c)
}

func oneTwoTwoOne(t *testing.T, _ *game.GridKind) {
	const one, other, two, next = 1, 2, 4, 8
	// Each 2 touches one cell that the 1 beside it does not touch.
	c := crowd{[]uint{two | next | other, two | next | one}, []int{1, 1, 2, 2}}
	c.fill(4, func(touched uint) bool {
		return (touched&two == 0 || touched&one != 0) && (touched&next == 0 || touched&other != 0)
	})
	onlyTheTwo(t, c)
}

// onlyTheTwo tests that the first two regions, of one cell each, are all the mines in every layout.
func onlyTheTwo(t *testing.T, c crowd) {
	t.Helper()
	n := 0
	c.each(2, func(all []region) {
		n++
		for i, r := range all {
			if i < 2 && !r.full() || i >= 2 && !r.free() {
				t.Errorf("the mines are not the first two regions: %+v", all)
			}
		}
	})
	if n == 0 {
		t.Error("no layout fits")
	}
}

func minesAreOver(t *testing.T, kind *game.GridKind) {
	const outside = 12
	for _, numbers := range []int{0, 1, 2, 3} { // the numbers share no cell
		least := numbers // each number has at least one mine left
		for left := least; left <= numbers*most(kind); left++ {
			regions(outside, func(rest region) {
				switch mines := left + rest.mines; {
				case mines == left && !rest.free(), mines-left == rest.cells && !rest.full():
					t.Errorf("%d of %d mines are beside numbers, but elsewhere are %+v", left, mines, rest)
				}
			})
		}
	}
}

// ring returns a game with only a cell in the middle open, and the cells around that one. A bit
// says for each of these whether it is a mine.
func ring(t *testing.T, kind *game.GridKind, bits uint) (g *game.Game, middle game.Cell, around []game.Cell) {
	t.Helper()
	grid := kind.New(7, 7)
	middle = game.Cell{Row: 3, Col: 3}
	around = game.AppendNeighbors(nil, grid, middle)
	var mines []game.Cell
	for i, c := range around {
		if bits>>i&1 != 0 {
			mines = append(mines, c)
		}
	}
	layout, err := game.NewLayout(grid, slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	g = game.New(layout, game.Rules{})
	do(t, g, game.Open, middle)
	return g, middle, around
}

func do(t *testing.T, g *game.Game, kind game.Kind, c game.Cell) {
	t.Helper()
	if err := g.Apply(game.Action{Kind: kind, Cell: c}); err != nil {
		t.Fatalf("%v: %v", c, err)
	}
}

func flagsAreTakenOff(t *testing.T, kind *game.GridKind) {
	for bits := uint(1); bits < 1<<most(kind); bits++ {
		g, middle, around := ring(t, kind, bits)
		for _, c := range around {
			if !g.Layout().Mine(c) {
				continue
			}
			left := g.Left(middle)
			do(t, g, game.Flag, c)
			if g.Left(middle) != left-1 {
				t.Fatalf("mines %b: after a flag, %d of %d mines are left, want one less", bits, g.Left(middle), left)
			}
		}
		for _, c := range around {
			if g.Left(middle) == 0 && !g.Flagged(c) && g.Layout().Mine(c) {
				t.Fatalf("mines %b: the number is complete, but %v is a mine", bits, c)
			}
		}
	}
}

func chordOpens(t *testing.T, kind *game.GridKind) {
	for i := range most(kind) {
		g, middle, around := ring(t, kind, 1<<i)
		do(t, g, game.Flag, around[i])
		do(t, g, game.Open, middle)
		for j, c := range around {
			if g.Status() == game.Lost || g.Open(c) == (i == j) {
				t.Errorf("mine at %v: after the chord, %v is open: %v, want all but the mine open", around[i], c, g.Open(c))
			}
		}
	}
}

func emptyOpens(t *testing.T, kind *game.GridKind) {
	if g, _, around := ring(t, kind, 0); g.Opened() <= len(around) {
		t.Errorf("an empty cell opens %d cells, want more than its neighbours", g.Opened())
	}
}

func nothingIsCertain(t *testing.T, kind *game.GridKind) {
	for seed := range uint64(3) {
		p, ok := lesson.Skills()[0].Find(kind, seed)
		if !ok {
			t.Fatal("no position")
		}
		var open []game.Cell
		for _, c := range p.Open {
			if p.Layout.Around(c) > 0 {
				open = append(open, c)
			}
		}
		if safe, mines := check.Certain(p.Game(game.Classic), open, true); len(safe)+len(mines) > 0 {
			t.Errorf("%v are certainly safe, %v certainly mines, want none", safe, mines)
		}
	}
}

func fewerAtTheEdge(t *testing.T, kind *game.GridKind) {
	const size = 9
	grid := kind.New(size, size)
	for c := range game.Cells(grid) {
		n := len(game.AppendNeighbors(nil, grid, c))
		if atEdge := min(c.Row, c.Col) == 0 || max(c.Row, c.Col) == size-1; atEdge && n >= most(kind) {
			t.Errorf("%v touches %d cells", c, n)
		}
	}
}

// atTheEdge tests the numbers of cells that a cell touches at an edge or in a corner.
func atTheEdge(t *testing.T, kind *game.GridKind, least, most, leastCorner, mostCorner int) {
	for _, size := range []int{8, 9} {
		grid := kind.New(size, size)
		for c := range game.Cells(grid) {
			n := len(game.AppendNeighbors(nil, grid, c))
			rowEnd, colEnd := c.Row == 0 || c.Row == size-1, c.Col == 0 || c.Col == size-1
			switch {
			case rowEnd && colEnd && (n < leastCorner || n > mostCorner), rowEnd != colEnd && (n < least || n > most):
				t.Errorf("%v touches %d cells", c, n)
			}
		}
	}
}

// numbersStay tests that a flag does not change a number under the classic rules.
func numbersStay(t *testing.T, kind *game.GridKind) {
	g, middle, around := ring(t, kind, 1)
	classic := game.NewAt(g.Layout(), game.Classic, []game.Cell{middle}, around[:1])
	if classic.Number(middle) != 1 || classic.Left(middle) != 0 {
		t.Errorf("the number shown is %d, the mines left are %d, want 1, 0", classic.Number(middle), classic.Left(middle))
	}
}

// shows returns a test that the arguments of a lesson take from least to most numbers, and that
// these numbers alone prove a cell. If mine is true, the cell must be a mine.
func shows(name string, least, most int, mine bool) func(t *testing.T, kind *game.GridKind) {
	return func(t *testing.T, kind *game.GridKind) {
		for seed := range uint64(3) {
			p, ok := lesson.Named(name).Find(kind, seed)
			if !ok {
				t.Fatal("no position")
			}
			for _, a := range p.Patterns {
				safe, mines := check.Certain(p.Game(game.Classic), a.Numbers, false)
				if n := len(a.Numbers); n < least || n > most || len(safe)+len(mines) == 0 || mine && len(mines) == 0 {
					t.Errorf("%d numbers, want %d to %d; they prove that %v are safe, %v mines", n, least, most, safe, mines)
				}
			}
		}
	}
}

// neverStraight tests that no figure of the lessons about figures stands along a straight wall.
func neverStraight(t *testing.T, kind *game.GridKind) {
	for _, name := range []string{"one-two-one", "one-two-two-one"} {
		for seed := range uint64(4) {
			p, ok := lesson.Named(name).Find(kind, seed)
			if !ok || slices.ContainsFunc(p.Figures, func(f lesson.Figure) bool { return f.Straight }) {
				t.Errorf("%s, seed %d: found %v, figures %+v", name, seed, ok, p.Figures)
			}
		}
	}
}
