package solver_test

import (
	"fmt"
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A claim is that some numbers prove something. It is checked by placing mines in the closed cells
// around them in all ways, without the solver.
type claim struct {
	grid    game.Grid
	mines   int
	open    func(c game.Cell) bool
	number  func(c game.Cell) int // of an open cell, the mines around it
	numbers []game.Cell
	facts   map[game.Cell]bool // what is known of closed cells: whether they are mines
	board   bool               // the number of all mines is known
}

// An island is a set of closed cells that are connected by numbers.
type island struct {
	cells   []game.Cell
	numbers []tally
	// By number of mines: whether there is such a layout, and for each cell, whether some layout
	// has a mine there and whether some layout has none.
	can       map[int]bool
	safe, had map[int]map[game.Cell]bool
}

// A tally is the number of mines in some cells.
type tally struct {
	cells []game.Cell
	mines int
}

// can returns the closed cells that may be safe and those that may be mines. It reports whether
// there is any layout.
func (c claim) can() (safe, mines map[game.Cell]bool, any bool) {
	var tallies []tally
	near := map[game.Cell]bool{}
	for _, n := range c.numbers {
		t := tally{mines: c.number(n)}
		for _, at := range game.AppendNeighbors(nil, c.grid, n) {
			if isMine, known := c.facts[at]; known && isMine {
				t.mines--
			} else if !known && !c.open(at) {
				t.cells = append(t.cells, at)
				near[at] = true
			}
		}
		tallies = append(tallies, t)
	}
	islands := split(tallies)
	sums := map[int]bool{0: true}
	for _, is := range islands {
		is.lay()
		sums = plus(sums, is.can)
	}
	left, rest := c.mines, []game.Cell(nil)
	for at := range game.Cells(c.grid) {
		if isMine, known := c.facts[at]; known && isMine {
			left--
		} else if !known && !c.open(at) && !near[at] {
			rest = append(rest, at)
		}
	}
	fits := func(n int) bool { return !c.board || 0 <= left-n && left-n <= len(rest) }
	safe, mines = map[game.Cell]bool{}, map[game.Cell]bool{}
	for n := range sums {
		if !fits(n) {
			continue
		}
		any = true
		for _, at := range rest {
			safe[at] = safe[at] || !c.board || left-n < len(rest)
			mines[at] = mines[at] || !c.board || left-n > 0
		}
	}
	for k, is := range islands {
		others := map[int]bool{0: true}
		for j, other := range islands {
			if j != k {
				others = plus(others, other.can)
			}
		}
		for n := range is.can {
			for other := range others {
				if !fits(n + other) {
					continue
				}
				for _, at := range is.cells {
					safe[at] = safe[at] || is.safe[n][at]
					mines[at] = mines[at] || is.had[n][at]
				}
			}
		}
	}
	return safe, mines, any
}

func plus(a, b map[int]bool) map[int]bool {
	sums := map[int]bool{}
	for x := range a {
		for y := range b {
			sums[x+y] = true
		}
	}
	return sums
}

// split returns the islands that the tallies connect.
func split(tallies []tally) (islands []*island) {
	for _, t := range tallies {
		all := &island{cells: t.cells, numbers: []tally{t}}
		var apart []*island
		for _, is := range islands {
			if !slices.ContainsFunc(is.cells, func(c game.Cell) bool { return slices.Contains(t.cells, c) }) {
				apart = append(apart, is)
				continue
			}
			for _, c := range is.cells {
				if !slices.Contains(all.cells, c) {
					all.cells = append(all.cells[:len(all.cells):len(all.cells)], c)
				}
			}
			all.numbers = append(all.numbers, is.numbers...)
		}
		islands = append(apart, all)
	}
	return islands
}

// lay tries all ways to place mines in the island.
func (is *island) lay() {
	is.can, is.safe, is.had = map[int]bool{}, map[int]map[game.Cell]bool{}, map[int]map[game.Cell]bool{}
	laid := map[game.Cell]bool{}
	var next func(k, mines int)
	next = func(k, mines int) {
		for _, t := range is.numbers {
			least, most := 0, 0
			for _, c := range t.cells {
				isMine, known := laid[c]
				if isMine {
					least++
				}
				if isMine || !known {
					most++
				}
			}
			if t.mines < least || t.mines > most {
				return
			}
		}
		if k < len(is.cells) {
			for _, isMine := range []bool{false, true} {
				laid[is.cells[k]] = isMine
				if isMine {
					next(k+1, mines+1)
				} else {
					next(k+1, mines)
				}
			}
			delete(laid, is.cells[k])
			return
		}
		if !is.can[mines] {
			is.can[mines] = true
			is.safe[mines], is.had[mines] = map[game.Cell]bool{}, map[game.Cell]bool{}
		}
		for c, isMine := range laid {
			if isMine {
				is.had[mines][c] = true
			} else {
				is.safe[mines][c] = true
			}
		}
	}
	next(0, 0)
}

// A board is what the player sees, for checking steps.
type board struct {
	grid   game.Grid
	mines  int
	open   func(c game.Cell) bool
	number func(c game.Cell) int
}

// holds returns an error for the first step that is wrong, if the facts in given are known before
// the steps. In a branch the last step must be a contradiction.
func (b board) holds(steps []solver.Step, given []solver.Fact, branch bool) error {
	known := map[game.Cell]bool{}
	for _, f := range given {
		known[f.Cell] = f.Mine
	}
	if len(steps) == 0 {
		return fmt.Errorf("no steps")
	}
	for k, step := range steps {
		for _, f := range step.Uses {
			if isMine, ok := known[f.Cell]; !ok || isMine != f.Mine {
				return fmt.Errorf("step %d %+v uses %v, which is not known", k, step, f)
			}
		}
		for _, c := range step.Numbers {
			if !b.open(c) {
				return fmt.Errorf("step %d %+v: %v is closed", k, step, c)
			}
		}
		if err := b.follows(step, branch && k == len(steps)-1); err != nil {
			return fmt.Errorf("step %d %+v: %w", k, step, err)
		}
		for _, f := range step.Concludes {
			if _, ok := known[f.Cell]; ok || b.open(f.Cell) {
				return fmt.Errorf("step %d %+v: %v was known", k, step, f)
			}
			known[f.Cell] = f.Mine
		}
		if later := steps[k+1:]; len(later) > 0 && !slices.ContainsFunc(later, func(l solver.Step) bool {
			return slices.ContainsFunc(l.Uses, func(f solver.Fact) bool { return slices.Contains(step.Concludes, f) })
		}) {
			return fmt.Errorf("step %d %+v: no later step uses it", k, step)
		}
	}
	return nil
}

// follows returns an error if a step does not follow from the numbers and facts that it names.
func (b board) follows(step solver.Step, contradiction bool) error {
	c := claim{b.grid, b.mines, b.open, b.number, step.Numbers, map[game.Cell]bool{}, step.Board}
	for _, f := range step.Uses {
		c.facts[f.Cell] = f.Mine
	}
	safe, mines, any := c.can()
	switch {
	case any == contradiction:
		return fmt.Errorf("a layout: %v", any)
	case (len(step.Concludes) == 0) != contradiction:
		return fmt.Errorf("concludes %v", step.Concludes)
	}
	for _, f := range step.Concludes {
		if f.Mine && safe[f.Cell] || !f.Mine && mines[f.Cell] {
			return fmt.Errorf("%v does not follow", f)
		}
	}
	if step.Branch != nil {
		suppose := step.Branch.Suppose
		if len(step.Concludes) != 1 || step.Concludes[0] != (solver.Fact{Cell: suppose.Cell, Mine: !suppose.Mine}) {
			return fmt.Errorf("supposes %v", suppose)
		}
		return b.holds(step.Branch.Steps, append(slices.Clone(step.Uses), suppose), true)
	}
	return b.regionsHold(step, c.facts, contradiction)
}

// needless returns a number that the conclusions of a step do not need.
func (b board) needless(step solver.Step) (c game.Cell, found bool) {
	for k, c := range step.Numbers {
		fewer := step
		fewer.Numbers, fewer.Regions, fewer.Branch = slices.Delete(slices.Clone(step.Numbers), k, k+1), nil, nil
		if b.follows(fewer, false) == nil {
			return c, true
		}
	}
	return game.Cell{}, false
}

// regionsHold returns an error if the regions of a step are wrong.
func (b board) regionsHold(step solver.Step, facts map[game.Cell]bool, contradiction bool) error {
	closed := func(cells []game.Cell, mines int) tally {
		t := tally{mines: mines}
		for _, c := range cells {
			if isMine, known := facts[c]; known && isMine {
				t.mines--
			} else if !known && !b.open(c) {
				t.cells = append(t.cells, c)
			}
		}
		return t
	}
	for k, r := range step.Regions {
		var want tally
		switch {
		case r.From >= 0:
			n := step.Numbers[r.From]
			want = closed(game.AppendNeighbors(nil, b.grid, n), b.number(n))
		case r.From == solver.FromBoard:
			want = closed(slices.Collect(game.Cells(b.grid)), b.mines)
		default:
			if r.Whole >= k || r.Part >= k {
				return fmt.Errorf("region %d is made of later regions", k)
			}
			parts := step.Regions[r.Part : r.Part+1]
			if step.Rule == solver.Remain {
				parts = step.Regions[r.Part:k]
			}
			want.mines = step.Regions[r.Whole].Mines
			for _, c := range step.Regions[r.Whole].Cells {
				if !slices.ContainsFunc(parts, func(p solver.Region) bool { return slices.Contains(p.Cells, c) }) {
					want.cells = append(want.cells, c)
				}
			}
			for _, p := range parts {
				want.mines -= p.Mines
			}
		}
		if r.Mines != want.mines || !sameCells(r.Cells, want.cells) {
			return fmt.Errorf("region %d is not %+v", k, want)
		}
		if step.Rule == solver.One && k < len(step.Regions)-1 { // the next numbers use what this one concludes
			for _, c := range r.Cells {
				facts[c] = r.Mines > 0
			}
		}
	}
	return nil
}

func sameCells(a, b []game.Cell) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(c game.Cell) bool { return !slices.Contains(b, c) })
}
