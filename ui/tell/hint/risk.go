package hint

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/text"
)

// least are the closed cells with the lowest chance of a mine.
type least struct {
	chance float64
	cells  []game.Cell // the first of the cells, row by row: as many as [Teller.Risk] needs
	count  int         // the number of all the cells
}

// equalChances is the largest difference between chances that count as equal. Rounding makes equal
// chances differ a little.
const equalChances = 1e-9

// FindLeast finds the closed cells with the lowest chance of a mine, for [Teller.Risk]. It is slow
// on a large board the first time.
func (t *Thoughts) FindLeast() {
	if t.least != nil {
		return
	}
	l := least{chance: 1}
	for c := range game.Cells(t.snapshot.Layout().Grid()) {
		if t.snapshot.Open(c) {
			continue
		}
		chance := t.Chance(c)
		if chance < l.chance-equalChances {
			l = least{chance: chance, cells: l.cells[:0]}
		}
		if chance > l.chance+equalChances {
			continue
		}
		if l.count++; len(l.cells) <= most {
			l.cells = append(l.cells, c)
		}
	}
	t.least = &l
}

// Risk returns sentences about the risk of cell c, if it is closed, and about the cells with the
// lowest risk.
func (t Teller) Risk(c game.Cell, thoughts *Thoughts) (said []string) {
	thoughts.FindLeast()
	l := *thoughts.least
	isLeast := false
	if !t.Game.Open(c) {
		chance := thoughts.Chance(c)
		said = append(said, t.riskAt(c, chance, thoughts.Exact()))
		if isLeast = chance <= l.chance+equalChances; isLeast {
			l.count--
			l.cells = slices.DeleteFunc(slices.Clone(l.cells), func(other game.Cell) bool { return other == c })
		}
	}
	cells := t.list(t.eachName(l.cells[:min(len(l.cells), most)]), l.count)
	lowest := t.chance(l.chance, thoughts.Exact())
	switch {
	case l.chance == 0 && isLeast && l.count == 1:
		said = append(said, text.Text{"tampoco %s", "so is %s"}.In(t.Lang, cells))
	case l.chance == 0 && isLeast && l.count > 0:
		said = append(said, text.Text{"tampoco %s", "so are %s"}.In(t.Lang, cells))
	case l.chance == 0 && l.count > 0:
		said = append(said, text.Text{"sin mina: %s", "safe: %s"}.In(t.Lang, cells))
	case l.chance == 0:
	case isLeast && l.count > 0:
		said = append(said, text.Text{"el menor del tablero, igual que en %s", "the lowest on the board, the same as at %s"}.In(t.Lang, cells))
	case isLeast:
		said = append(said, text.Text{"el menor del tablero", "the lowest on the board"}.In(t.Lang))
	default:
		said = append(said, text.Text{"el menor, %s, en %s", "the lowest, %s, at %s"}.In(t.Lang, lowest, cells))
	}
	return said
}

// riskAt returns the sentence about the risk of a closed cell.
func (t Teller) riskAt(c game.Cell, chance float64, exact bool) string {
	switch chance {
	case 0:
		return text.Text{"%s no tiene mina", "%s is safe"}.In(t.Lang, t.name(c))
	case 1:
		return isMine.In(t.Lang, t.name(c))
	}
	return text.Text{"%s: %s de riesgo", "%s: %s risk"}.In(t.Lang, t.name(c), t.chance(chance, exact))
}
