package course_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver/check"
)

// A region is closed cells that the same numbers touch, and how many of them are mines: where
// they are in it makes no difference to the numbers.
type region struct{ cells, mines int }

func (r region) free() bool { return r.mines == 0 }
func (r region) full() bool { return r.mines == r.cells }

// most returns how many cells a cell of the grid touches at most.
func most(kind *game.GridKind) int { return len(kind.New(9, 9).Steps(game.Cell{Row: 4, Col: 4})) }

// regions calls f with every region of at most so many cells.
func regions(cells int, f func(region)) {
	for n := range cells + 1 {
		for mines := range n + 1 {
			f(region{n, mines})
		}
	}
}

// pairs calls f with all layouts around two numbers: where only the first looks, both, and only
// the second.
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
			t.Errorf("%+v", around)
		}
	})
}

func withinIsEqual(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		few, many := a.mines+both.mines, both.mines+b.mines
		if a.cells == 0 && few == many && !b.free() {
			t.Errorf("%+v %+v", both, b)
		}
	})
}

func oneTwo(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		if a.mines+both.mines != 1 || both.mines+b.mines != 2 {
			return
		}
		if both.mines > 1 || b.cells == 1 && (!b.full() || !a.free()) {
			t.Errorf("%+v %+v %+v", a, both, b)
		}
	})
}

func exceeds(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		if (both.mines+b.mines)-(a.mines+both.mines) == b.cells && !b.full() {
			t.Errorf("%+v %+v %+v", a, both, b)
		}
	})
}

// surplus fails where fewer mines than one number has more are in the cells that only it touches.
func surplus(t *testing.T, kind *game.GridKind) {
	pairs(kind, func(a, both, b region) {
		if more := (both.mines + b.mines) - (a.mines + both.mines); more > b.mines {
			t.Errorf("%+v %+v %+v", a, both, b)
		}
	})
}

func isOver(t *testing.T, kind *game.GridKind) {
	over := map[[4]int]int{} // by all that is seen: the mines where only the bigger number looks
	pairs(kind, func(a, both, b region) {
		if a.cells > 0 {
			return
		}
		seen := [4]int{both.cells, b.cells, both.mines, both.mines + b.mines}
		if n, known := over[seen]; known && n != b.mines {
			t.Errorf("%v: %d or %d", seen, n, b.mines)
		}
		over[seen] = b.mines
	})
}

// A crowd is regions and which of some numbers touch each.
type crowd struct {
	touched []uint // by region, a bit for each number
	numbers []int
}

// each calls f with all layouts that fit the numbers. A region of three cells is like one of two:
// no number is more than 2.
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

// fill adds every region that there may be around so many numbers.
func (c *crowd) fill(numbers uint, may func(touched uint) bool) {
	for touched := uint(1); touched < 1<<numbers; touched++ {
		if may(touched) {
			c.touched = append(c.touched, touched)
		}
	}
}

func oneTwoOne(t *testing.T, _ *game.GridKind) {
	const one, other, two = 1, 2, 4
	c := crowd{[]uint{two | other, two | one}, []int{1, 1, 2}} // the only cells that a 1 does not touch
	c.fill(3, func(touched uint) bool { return touched&two == 0 || touched == one|other|two })
	onlyTheTwo(t, c)
}

func oneTwoTwoOne(t *testing.T, _ *game.GridKind) {
	const one, other, two, next = 1, 2, 4, 8
	// Each 2 touches one cell that its 1 does not, and both touch both.
	c := crowd{[]uint{two | next | other, two | next | one}, []int{1, 1, 2, 2}}
	c.fill(4, func(touched uint) bool {
		return (touched&two == 0 || touched&one != 0) && (touched&next == 0 || touched&other != 0)
	})
	onlyTheTwo(t, c)
}

// onlyTheTwo fails where the first two regions, of a cell each, are not all the mines there are.
func onlyTheTwo(t *testing.T, c crowd) {
	t.Helper()
	n := 0
	c.each(2, func(all []region) {
		n++
		for i, r := range all {
			if i < 2 && !r.full() || i >= 2 && !r.free() {
				t.Errorf("%+v", all)
			}
		}
	})
	if n == 0 {
		t.Error("no layout fits")
	}
}

func minesAreOver(t *testing.T, kind *game.GridKind) {
	const outside = 12
	for _, numbers := range []int{0, 1, 2, 3} { // that share no cell
		least := numbers // each has a mine left at least
		for left := least; left <= numbers*most(kind); left++ {
			regions(outside, func(rest region) {
				switch mines := left + rest.mines; {
				case mines == left && !rest.free(), mines-left == rest.cells && !rest.full():
					t.Errorf("%d of %d mines, %+v", left, mines, rest)
				}
			})
		}
	}
}

// ring returns a game with a cell in the middle open, around which the mines are laid as the bits
// say, and the cells around it.
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
				t.Fatalf("%b: a flag leaves %d of %d", bits, g.Left(middle), left)
			}
		}
		for _, c := range around {
			if g.Left(middle) == 0 && !g.Flagged(c) && g.Layout().Mine(c) {
				t.Fatalf("%b: %v is a mine", bits, c)
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
				t.Errorf("the mine at %v: %v is open: %v", around[i], c, g.Open(c))
			}
		}
	}
}

func emptyOpens(t *testing.T, kind *game.GridKind) {
	if g, _, around := ring(t, kind, 0); g.Opened() <= len(around) {
		t.Errorf("%d cells are open", g.Opened())
	}
}

func nothingIsCertain(t *testing.T, kind *game.GridKind) {
	for seed := range uint64(8) {
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
			t.Errorf("%v are safe, %v mines", safe, mines)
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

// atTheEdge fails where a cell at the edge touches fewer or more cells than these, or a corner does.
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

// numbersStay fails where a flag changes a number by the classic rules.
func numbersStay(t *testing.T, kind *game.GridKind) {
	g, middle, around := ring(t, kind, 1)
	classic := game.NewAt(g.Layout(), game.Classic, []game.Cell{middle}, around[:1])
	if classic.Number(middle) != 1 || classic.Left(middle) != 0 {
		t.Errorf("%d is shown, %d left", classic.Number(middle), classic.Left(middle))
	}
}

// shows returns what holds that positions of a lesson take so many numbers, and that supposing the
// contrary of what they show leaves no layout that fits these.
func shows(name string, least, most int, mine bool) func(t *testing.T, kind *game.GridKind) {
	return func(t *testing.T, kind *game.GridKind) {
		for seed := range uint64(8) {
			p, ok := lesson.Named(name).Find(kind, seed)
			if !ok {
				t.Fatal("no position")
			}
			for _, a := range p.Patterns {
				safe, mines := check.Certain(p.Game(game.Classic), a.Numbers, false)
				if n := len(a.Numbers); n < least || n > most || len(safe)+len(mines) == 0 || mine && len(mines) == 0 {
					t.Errorf("%d numbers show that %v are safe, %v mines", n, safe, mines)
				}
			}
		}
	}
}
