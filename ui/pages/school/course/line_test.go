package course_test

import (
	"slices"
	"testing"

	"buscaminas/game"
)

// A line is a row of numbers in a straight line on a grid.
type line struct {
	grid  game.Grid
	cells []game.Cell
	twos  []game.Cell    // the cells whose number is 2
	sides [2][]game.Cell // the cells that the twos touch, on each side of the line
}

// straight returns all lines with these numbers through the middle of a grid. It leaves out
// diagonals of squares.
func straight(kind *game.GridKind, numbers []int) []line {
	grid := kind.New(9, 9)
	around := func(c game.Cell) []game.Cell { return game.AppendNeighbors(nil, grid, c) }
	middle := game.Cell{Row: 4, Col: 4}
	var all []line
	for _, next := range around(middle) {
		cells := []game.Cell{middle, next}
		for len(cells) < len(numbers) {
			cells = append(cells, opposite(grid, cells[len(cells)-2], cells[len(cells)-1]))
		}
		l := line{grid: grid, cells: cells}
		for i, c := range cells {
			if numbers[i] == 2 {
				l.twos = append(l.twos, c)
			}
		}
		if l.findSides() {
			all = append(all, l)
		}
	}
	return all
}

// opposite returns the neighbour of c that lies opposite to its neighbour other. On squares it
// continues the line. On other grids it is the neighbour of c that shares no neighbour with other
// except c.
func opposite(grid game.Grid, other, c game.Cell) game.Cell {
	around := func(c game.Cell) []game.Cell { return game.AppendNeighbors(nil, grid, c) }
	if grid == (game.Square{Rows: 9, Cols: 9}) {
		return game.Cell{Row: 2*c.Row - other.Row, Col: 2*c.Col - other.Col}
	}
	i := slices.IndexFunc(around(c), func(n game.Cell) bool {
		return n != other && !slices.ContainsFunc(around(n), func(m game.Cell) bool {
			return m == other || m != c && slices.Contains(around(other), m)
		})
	})
	return around(c)[i]
}

// findSides finds the cells that the twos touch on each side of the line. It reports false if the
// two sides are connected, as on a diagonal of squares.
func (l *line) findSides() bool {
	var beside []game.Cell
	for _, two := range l.twos {
		for _, c := range game.AppendNeighbors(nil, l.grid, two) {
			if !slices.Contains(l.cells, c) && !slices.Contains(beside, c) {
				beside = append(beside, c)
			}
		}
	}
	l.sides[0] = beside[:1:1]
	for i := 0; i < len(l.sides[0]); i++ {
		for _, c := range game.AppendNeighbors(nil, l.grid, l.sides[0][i]) {
			if slices.Contains(beside, c) && !slices.Contains(l.sides[0], c) {
				l.sides[0] = append(l.sides[0], c)
			}
		}
	}
	for _, c := range beside {
		if !slices.Contains(l.sides[0], c) {
			l.sides[1] = append(l.sides[1], c)
		}
	}
	return len(l.sides[0]) == len(l.sides[1])
}

// each calls f with every layout around the line that fits its numbers and in which the twos touch
// closed cells only on one side. The keys of mine are the closed cells, and its values say which
// are mines.
func (l line) each(numbers []int, side int, f func(mine map[game.Cell]bool)) {
	var cells []game.Cell
	for _, number := range l.cells {
		for _, c := range game.AppendNeighbors(nil, l.grid, number) {
			if !slices.Contains(l.cells, c) && !slices.Contains(cells, c) && !slices.Contains(l.sides[1-side], c) {
				cells = append(cells, c)
			}
		}
	}
	mine := map[game.Cell]bool{}
	var lay func(i int)
	lay = func(i int) {
		if i < len(cells) {
			lay(i + 1) // the cell is open
			for _, is := range []bool{false, true} {
				mine[cells[i]] = is
				lay(i + 1)
			}
			delete(mine, cells[i])
			return
		}
		for i, c := range l.cells {
			n := 0
			for _, c := range game.AppendNeighbors(nil, l.grid, c) {
				if mine[c] {
					n++
				}
			}
			if n != numbers[i] {
				return
			}
		}
		f(mine)
	}
	lay(0)
}

// inARow tests the mines beside numbers in a row or column that is closed on one side. They must be
// the cells that face a number, exactly where face is true for that number.
func inARow(t *testing.T, kind *game.GridKind, numbers []int, face []bool) {
	lines := straight(kind, numbers)
	if len(lines) < 4 {
		t.Fatalf("%d straight lines, want at least 4", len(lines))
	}
	for _, l := range lines {
		for side := range l.sides {
			n := 0
			l.each(numbers, side, func(mine map[game.Cell]bool) {
				n++
				for c, is := range mine {
					facing := slices.IndexFunc(l.cells, func(number game.Cell) bool {
						row, col := c.Row-number.Row, c.Col-number.Col
						return row*row+col*col == 1
					})
					onSide := slices.Contains(l.sides[side], c)
					if is != (onSide && facing >= 0 && face[facing]) {
						t.Fatalf("line %v: %v is a mine: %v, want the opposite", l.cells, c, is)
					}
				}
			})
			if n == 0 {
				t.Fatalf("%v: no layout fits", l.cells)
			}
		}
	}
}

// nothingToCompare tests that a 2 in a straight line that is closed on one side touches exactly two
// closed cells, and that both are mines.
func nothingToCompare(t *testing.T, kind *game.GridKind) {
	for _, numbers := range [][]int{{1, 2, 1}, {1, 2, 2, 1}} {
		lines := straight(kind, numbers)
		if len(lines) != most(kind) {
			t.Fatalf("%d straight lines, want %d", len(lines), most(kind))
		}
		for _, l := range lines {
			for side := range l.sides {
				n := 0
				l.each(numbers, side, func(mine map[game.Cell]bool) {
					n++
					for _, two := range l.twos {
						closed := 0
						for _, c := range game.AppendNeighbors(nil, l.grid, two) {
							is, isClosed := mine[c]
							if isClosed && !is {
								t.Fatalf("line %v: %v is closed, but no mine", l.cells, c)
							}
							if isClosed {
								closed++
							}
						}
						if closed != 2 {
							t.Fatalf("line %v: the 2 at %v touches %d closed cells, want 2", l.cells, two, closed)
						}
					}
				})
				if n == 0 {
					t.Fatalf("%v: no layout fits", l.cells)
				}
			}
		}
	}
}
