package solver

import (
	"buscaminas/game"
	"slices"
)

// An Argument is a proof that a closed cell is safe or a mine, in steps for a person. The last
// step concludes that cell.
type Argument struct{ Steps []Step }

// Concludes reports whether a step of the argument concludes cell c.
func (a Argument) Concludes(c game.Cell) bool {
	for _, s := range a.Steps {
		if slices.ContainsFunc(s.Concludes, func(f Fact) bool { return f.Cell == c }) {
			return true
		}
	}
	return false
}

// Hardest returns the hardest rule of the steps, or 0 if there are no steps.
func (a Argument) Hardest() Rule {
	hardest := Rule(0)
	for _, s := range a.Steps {
		hardest = max(hardest, s.Rule)
	}
	return hardest
}

// A Fact says whether a closed cell holds a mine.
type Fact struct {
	Cell game.Cell
	Mine bool // the cell is a mine; otherwise it is safe
}

// A Step concludes that some closed cells are safe or mines. It follows from its Numbers, from the
// facts in Uses and, if Board is set, from the number of all mines, and from nothing else.
type Step struct {
	Rule    Rule
	Numbers []game.Cell // the open cells whose numbers it uses, in the order in which it uses them
	Board   bool        // it uses the number of all mines
	Uses    []Fact      // conclusions of earlier steps and mines of [Solver.Give] that it uses

	// Regions are sets of closed cells with their mines, in the order in which a person thinks
	// of them. If the last region holds no mine or only mines, the step concludes all its cells.
	// Otherwise the region before overlaps the last one, and the step concludes the cells that
	// only the last one has.
	//
	//   - One: the cells around the number.
	//   - Two: the cells around the first number, and the cells around the second, which has the
	//     conclusion. If the first lies within the second, their difference follows.
	//   - Chain: the cells around each number, when it is first needed, and differences. Each
	//     difference follows its two regions.
	//   - Remain: all closed cells of the board; then the cells around each number, which share
	//     no cell; then, if there are numbers, the cells that none of them touches. Part of this
	//     last region is the index of the first number's region.
	//   - Cases: none.
	Regions []Region

	// Branch is set in a step by cases. It assumes the opposite of the conclusion.
	Branch *Branch

	Concludes []Fact // nil in the last step of a branch, where the regions contradict each other
}

// A Region is a set of closed cells and the number of mines among them. Cells of facts that the
// step uses are left out, and their mines subtracted. In the last step of a branch the number is
// impossible: it is negative, larger than the number of cells, or contradicts the region before.
type Region struct {
	Cells []game.Cell
	Mines int

	// From is the index of a number of the step, -1 for the whole board, or -2 for the region at
	// index Whole without the region at index Part.
	From        int
	Whole, Part int
}

// A Branch assumes a fact and ends in a contradiction.
type Branch struct {
	Suppose Fact
	Steps   []Step
}
