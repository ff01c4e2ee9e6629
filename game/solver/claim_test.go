package solver_test

import (
	"fmt"
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/game/solver/check"
)

// A tally is the number of mines in some cells.
type tally struct {
	cells []game.Cell
	mines int
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
	known := map[game.Cell]bool{}
	for _, f := range step.Uses {
		known[f.Cell] = f.Mine
	}
	view := check.View{Grid: b.grid, Mines: b.mines, Open: b.open, Number: b.number, Known: known}
	safe, mines, any := view.Possible(step.Numbers, step.Board)
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
	return b.regionsHold(step, known, contradiction)
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
