package advice

import (
	"buscaminas/game"
	"buscaminas/game/solver"
)

// Lowest are the closed cells with the lowest chance of a mine.
type Lowest struct {
	Chance float64
	Cells  []game.Cell // the closed cells with the lowest chance, row by row, at most mostLowest of them
	Count  int         // the number of all closed cells with the lowest chance
}

// mostLowest is the largest number of cells in [Lowest.Cells]: more than a sentence names.
const mostLowest = 16

// Has reports whether a cell with this chance of a mine has the lowest chance, up to a rounding
// error.
func (l Lowest) Has(chance float64) bool { return chance <= l.Chance+solver.RoundingError }

// Lowest returns the closed cells with the lowest chance of a mine. The first call is slow on a
// large board.
func (t *Thoughts) Lowest() Lowest {
	if t.lowest == nil {
		l := t.findLowest()
		t.lowest = &l
	}
	return *t.lowest
}

func (t *Thoughts) findLowest() Lowest {
	l := Lowest{Chance: 1}
	for c := range game.Cells(t.snapshot.Layout().Grid()) {
		if t.snapshot.Open(c) {
			continue
		}
		chance := t.Chance(c)
		if chance < l.Chance-solver.RoundingError {
			l = Lowest{Chance: chance, Cells: l.Cells[:0]}
		}
		if !l.Has(chance) {
			continue
		}
		if l.Count++; len(l.Cells) < mostLowest {
			l.Cells = append(l.Cells, c)
		}
	}
	return l
}
