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

// A Step concludes that some closed cells are safe or mines. The conclusion follows from its
// Numbers, from the facts in Uses and, if Board is set, from the number of all mines. It needs
// nothing else. A step by [Exact] does not say how it follows: all layouts were counted.
type Step struct {
	Rule    Rule
	Numbers []game.Cell // the open cells whose numbers it uses, in the order in which it uses them
	Board   bool        // it uses the number of all mines
	Uses    []Fact      // the facts that it uses: from earlier steps, or mines that the [Position] names

	// Regions are sets of closed cells with their numbers of mines, in the order in which a person
	// thinks of them. If the last region has no mines or only mines, the step concludes all its
	// cells. Otherwise the last region overlaps the region before it, and the step concludes the
	// cells that only the last region has.
	//
	//   - One: the cells around the number. In a long argument, a step joins several numbers, each of
	//     which alone concludes the cells of its region; the regions of later numbers leave out what
	//     earlier ones conclude.
	//   - Two: the cells around the first number, then the cells around the second, which include
	//     the concluded cells. If the second region contains the first, their difference is next.
	//     In a long argument, a step joins several pairs of numbers, and has no regions.
	//   - Chain: the cells around each number, and differences of two regions. Each difference
	//     comes after its two regions.
	//   - Remain: all closed cells of the board, then the cells around each number. The numbers
	//     share no cell. If there are numbers, the last region is the cells that none of them
	//     touches; its Part is the index of the first number's region.
	//   - Cases and Exact: no regions.
	Regions []Region

	// Branch is set in a step by cases. It assumes the opposite of the conclusion.
	Branch *Branch

	Concludes []Fact // nil in the last step of a branch, where the regions contradict each other
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

// A Region is a set of closed cells and the number of mines among them. It leaves out the cells of
// the facts in Step.Uses, and does not count their mines.
//
// The last region in the last step of a branch has an impossible number of mines: the number is
// negative, larger than the number of cells, or contradicts the region before.
type Region struct {
	Cells []game.Cell
	Mines int

	// From says where the region comes from: it is the index of a number in Step.Numbers,
	// [FromBoard] or [fromDifference].
	From int
	// Whole and Part are the indexes of the regions of a difference: the region is the first without
	// the second. In a step by [Remain], all regions from index Part on are subtracted.
	Whole, Part int

	// Known are the facts of Step.Uses about neighbours of the number that the region comes from.
	Known []Fact
}

// The values of [Region.From] for a region that does not come from a number.
const (
	FromBoard      = -1 // all closed cells of the board
	fromDifference = -2 // a region without another, which is a part of it
)

// A Branch supposes a fact and derives a contradiction from it, so the opposite of the fact is
// true.
type Branch struct {
	Suppose Fact
	Steps   []Step
}
