package solver

import (
	"buscaminas/game"
	"slices"
)

// An Argument proves what a closed cell is, in steps that a person can follow one after the
// other. The last step concludes what the argument is for.
type Argument struct{ Steps []Step }

// Concludes reports whether a step of the argument concludes what cell c is.
func (a Argument) Concludes(c game.Cell) bool {
	for _, s := range a.Steps {
		if slices.ContainsFunc(s.Concludes, func(f Fact) bool { return f.Cell == c }) {
			return true
		}
	}
	return false
}

// Hardest returns the hardest rule of the steps, 0 where there are none.
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

// A Step concludes what some closed cells are. It follows from what it names alone: its
// numbers, the facts that it uses and, where Board is set, the number of all mines.
type Step struct {
	Rule    Rule
	Numbers []game.Cell // the open cells whose numbers it uses, in the order in which it uses them
	Board   bool        // it uses the number of all mines
	Uses    []Fact      // the known facts that the step builds on: conclusions of earlier steps, and mines of [Solver.Give]

	// Regions are the closed cells that decide the step, in the order of the thought. The last
	// one decides it: where it holds no mine, or nothing but mines, all its cells are
	// concluded. Otherwise the one before it overlaps it, and the cells of the last are
	// concluded that the one before does not have.
	//
	//   - One: the cells around the number.
	//   - Two: those around the first number, which says something of the cells that both
	//     touch, and those around the second, of which something is concluded. Where the first lies
	//     within the second, their difference.
	//   - Chain: the cells around each number where it is first needed, and differences. Each
	//     difference follows its two regions.
	//   - Remain: all closed cells of the board; those around each number, which share none; and
	//     where there are numbers, the cells of the board that none of them touches, with Part the
	//     first of the numbers.
	//   - Cases: none.
	Regions []Region

	// Branch is set in a step by cases: it follows the opposite of the conclusion.
	Branch *Branch

	Concludes []Fact // nil in the last step of a branch, where the regions contradict each other
}

// A Region is some closed cells with the number of mines among them. What the step uses is taken
// off both. In the last step of a branch the number is impossible: negative, greater than the
// number of cells, or at odds with the region before.
type Region struct {
	Cells []game.Cell
	Mines int

	// Where the region comes from: From is the index of a number of the step, or -1 for the
	// whole board; or else, with From -2, the region Whole without the region Part, by their indices.
	From        int
	Whole, Part int
}

// A Branch assumes a fact and ends in a contradiction.
type Branch struct {
	Suppose Fact
	Steps   []Step
}
