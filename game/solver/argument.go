package solver

import "buscaminas/game"

// An Argument proves what a closed cell is, in steps that a person can follow one after the
// other. The last step concludes what the argument is for.
type Argument struct{ Steps []Step }

// A Fact says what a closed cell is.
type Fact struct {
	Cell game.Cell
	Mine bool // it is a mine; otherwise it is safe
}

// A Step concludes what some closed cells are. It follows from what it names alone: its
// numbers, the facts that it uses and, where Board is set, the number of all mines.
type Step struct {
	Rule    Rule
	Numbers []game.Cell // the open cells whose numbers it uses, in the order in which it uses them
	Board   bool        // it uses the number of all mines
	Uses    []Fact      // what was known before and the step builds on: conclusions of earlier steps, and mines of [Solver.Give]

	// Regions are the closed cells that decide the step, in the order of the thought: those
	// around each of its numbers (one), then those that come of comparing them. The rule says
	// which those are. A step by cases has none.
	Regions []Region

	// Branch is, in a step by cases, what would follow if its conclusion were wrong.
	Branch *Branch

	Concludes []Fact // nil in the last step of a branch, where the regions contradict each other
}

// A Region is some closed cells with the number of mines among them. What is known of its
// cells already is taken off both.
type Region struct {
	Cells []game.Cell
	Mines int

	// Where the region comes from: From is the index of a number of the step, or -1 for the
	// whole board; or else, with From -2, the region Whole without the region Part, by their indices.
	From        int
	Whole, Part int
}

// A Branch supposes a fact and ends in a contradiction.
type Branch struct {
	Suppose Fact
	Steps   []Step
}
