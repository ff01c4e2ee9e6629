package hint

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/text"
)

// Risk returns sentences about the risk of cell c, if it is closed, and about the cells with the
// lowest risk.
func (t Teller) Risk(c game.Cell, thoughts *advice.Thoughts) (said []string) {
	l := thoughts.Lowest()
	isLowest := false
	if !t.Game.Open(c) {
		chance := thoughts.Chance(c)
		said = append(said, t.riskAt(c, chance, thoughts.Exact()))
		if isLowest = l.Has(chance); isLowest {
			l.Count--
			l.Cells = slices.DeleteFunc(slices.Clone(l.Cells), func(other game.Cell) bool { return other == c })
		}
	}
	cells := t.list(t.eachName(l.Cells[:min(len(l.Cells), most)]), l.Count)
	lowest := t.chance(l.Chance, thoughts.Exact())
	switch {
	case l.Chance == 0 && isLowest && l.Count == 1:
		said = append(said, text.Text{"tampoco %s", "so is %s"}.In(t.Lang, cells))
	case l.Chance == 0 && isLowest && l.Count > 0:
		said = append(said, text.Text{"tampoco %s", "so are %s"}.In(t.Lang, cells))
	case l.Chance == 0 && l.Count > 0:
		said = append(said, text.Text{"sin mina: %s", "safe: %s"}.In(t.Lang, cells))
	case l.Chance == 0:
	case isLowest && l.Count > 0:
		said = append(said, text.Text{"el menor del tablero, igual que en %s", "the lowest on the board, the same as at %s"}.In(t.Lang, cells))
	case isLowest:
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
