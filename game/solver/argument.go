package solver

import (
	"buscaminas/game"
	"slices"
)

// An Argument is a proof that a closed cell is safe or a mine, in steps that a person can follow.
// The last step concludes the state of that cell.
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

// Hardest returns the hardest rule that the steps use, or 0 if there are no steps.
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
	Mine bool // true if the cell is a mine, false if it is safe
}

// A Step concludes that some closed cells are safe or mines. The conclusion follows from Numbers,
// from the facts in Uses and, if Board is set, from the number of all mines. A step by [Exact]
// gives no reasoning: its conclusion holds in all layouts, which were counted.
type Step struct {
	Rule    Rule
	Numbers []game.Cell // the open cells whose numbers the step uses, in the order of the reasoning
	Board   bool        // whether the step uses the number of all mines
	// Uses has the facts that the step uses. They are conclusions of earlier steps, or mines that
	// need no proof: see the fields of [Position].
	Uses []Fact

	// Regions are the sets of closed cells that the step compares, in the order in which a person
	// thinks of them. If the last region has no mines or only mines, the step concludes all its
	// cells. Otherwise the step concludes the cells of the last region that are not in the region
	// before it.
	//
	// A long argument may join several deductions by the same rule into one step. This is called a
	// joined step. The regions depend on the rule:
	//
	//   - One: the cells around the number. A joined step has a region for each number, without the
	//     cells that an earlier region concludes.
	//   - Two: the cells around the first number, and then those around the second. If the second
	//     region contains the first, their difference is the third region. A joined step has no
	//     regions.
	//   - Chain: the cells around each number, and differences of two regions. A difference comes
	//     after the two regions that it is made from.
	//   - Remain: all closed cells of the board, and then the cells around each number. If the step
	//     uses numbers, the last region has the cells that touch none of them. The field Part of
	//     the last region is then the index of the first number's region.
	//   - Cases and Exact: no regions.
	Regions []Region

	// Branch is set in a step by [Cases]. It supposes the opposite of the conclusion, and leads to
	// a contradiction.
	Branch *Branch

	Concludes []Fact // the conclusion; nil in the last step of a [Branch], which ends in a contradiction
}

// Safe returns the cells that the step concludes to be safe.
func (s Step) Safe() []game.Cell { return s.concluded(false) }

// Mines returns the cells that the step concludes to be mines.
func (s Step) Mines() []game.Cell { return s.concluded(true) }

func (s Step) concluded(mine bool) (cells []game.Cell) {
	for _, f := range s.Concludes {
		if f.Mine == mine {
			cells = append(cells, f.Cell)
		}
	}
	return cells
}

// A Region is a set of closed cells and the number of mines among them. Cells whose states are
// among the facts in Step.Uses are left out, and so are their mines.
//
// The last region in the last step of a branch is impossible: it has less than 0 mines, more
// mines than cells, or a number of mines that contradicts the region before it.
type Region struct {
	Cells []game.Cell
	Mines int

	// From is the origin of the region: the index of a number in Step.Numbers, [FromBoard], or
	// [fromDifference].
	From int
	// Whole and Part are set for a difference: the region is Step.Regions[Whole] without the cells
	// of Step.Regions[Part]. A step by [Remain] takes away the cells of all regions from Part on.
	Whole, Part int

	// Known is set if the region comes from a number. It has those facts in Step.Uses that are
	// about neighbours of the number.
	Known []Fact
}

// The values of [Region.From] for regions that do not come from a number.
const (
	FromBoard      = -1 // the region has all closed cells of the board
	fromDifference = -2 // the region has the cells of one region that are not in another region
)

// A Branch supposes a fact and derives a contradiction from it, step by step. So the opposite of
// the fact is true.
type Branch struct {
	Suppose Fact
	Steps   []Step
}
