package deal

import (
	"iter"
	"math"

	"buscaminas/game"
)

// A minefield is where the mines of a board lie, and how many touch each cell. The cells
// have places in one long row, with a margin around the board where no mine is: so all
// that a cell touches is at fixed distances from it, and nothing asks where the board ends.
type minefield struct {
	rows, cols, stride int
	steps              [2][2][]int // the distances, by whether row and column are odd
	mines              bitset      // by place
	numbers            []uint8     // by place: how many mines touch it
}

func newMinefield(g game.Grid) minefield {
	rows, cols := g.Size()
	f := minefield{rows: rows, cols: cols, stride: cols + game.MaxStep}
	f.mines = newBitset((rows+2*game.MaxStep)*f.stride + 2*game.MaxStep)
	f.numbers = make([]uint8, f.mines.size)
	for row := range f.steps {
		for col := range f.steps[row] {
			for _, step := range g.Steps(game.Cell{Row: row, Col: col}) {
				f.steps[row][col] = append(f.steps[row][col], step.Row*f.stride+step.Col)
			}
		}
	}
	return f
}

func (f *minefield) place(c game.Cell) int {
	return (c.Row+game.MaxStep)*f.stride + c.Col + game.MaxStep
}

// cell returns the cell at a place, off the board or on it.
func (f *minefield) cell(place int) game.Cell {
	return game.Cell{Row: place/f.stride - game.MaxStep, Col: place%f.stride - game.MaxStep}
}

func (f *minefield) mine(c game.Cell) bool { return f.mines.has(f.place(c)) }

// flip lays a mine, or takes it away.
func (f *minefield) flip(c game.Cell) {
	place := f.place(c)
	f.mines.flip(place)
	change := uint8(1)
	if !f.mines.has(place) {
		change = math.MaxUint8 // one less
	}
	for _, step := range f.steps[c.Row&1][c.Col&1] {
		f.numbers[place+step] += change
	}
}

// clear takes all mines away.
func (f *minefield) clear() {
	clear(f.mines.words)
	clear(f.numbers)
}

// around returns how many mines touch cell c.
func (f *minefield) around(c game.Cell) int { return int(f.numbers[f.place(c)]) }

// cells yields the cells of a set of places, row by row.
func (f *minefield) cells(set bitset) iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		for row := range f.rows {
			for col := range f.cols {
				if c := (game.Cell{Row: row, Col: col}); set.has(f.place(c)) && !yield(c) {
					return
				}
			}
		}
	}
}
