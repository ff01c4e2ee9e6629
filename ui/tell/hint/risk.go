package hint

import (
	"buscaminas/game"
	"buscaminas/game/advice"
)

// Risk returns up to three sentences about risk. The first is about the safest cells. The second is
// that of [Teller.RiskAwayFromNumbers]. The third is about the cell c, if c is closed.
func (t Teller) Risk(c game.Cell, thoughts *advice.Thoughts) (said []string) {
	l := thoughts.Lowest()
	cells := t.NameSome(l.Cells, l.Count, most)
	if l.Chance == 0 {
		said = append(said, t.Say("sin mina: %s", "safe: %s", cells))
	} else if l.Chance == 1 {
		said = append(said, t.Say("solo quedan minas: %s", "only mines are left: %s", cells))
	} else if t.Game.Opened() > 0 {
		said = append(said, t.Say("el menor, %s, en %s", "the lowest, %s, at %s", t.Chance(l.Chance, thoughts.Exact()), cells))
	}
	if away := t.RiskAwayFromNumbers(thoughts); away != "" {
		said = append(said, away)
	}
	if !t.Game.Open(c) {
		said = append(said, t.RiskAt(c, thoughts.Chance(c), thoughts.Exact()))
	}
	return said
}

// RiskAwayFromNumbers returns the sentence about the risk of the cells that touch no number seen so
// far. They all have the same risk. It returns "" if there are no such cells, or if the risk is 0
// or 1.
func (t Teller) RiskAwayFromNumbers(thoughts *advice.Thoughts) string {
	l := t.Game.Layout()
	for c := range game.Cells(l.Grid()) {
		chance := thoughts.Chance(c)
		switch {
		case t.Game.Open(c) || t.Game.TouchesSeen(c) || chance == 0 || chance == 1:
		case t.Game.Opened() == 0 && thoughts.Lowest().Count == l.Cells():
			return t.Say("cada celda: %s", "each cell: %s", t.Chance(chance, thoughts.Exact()))
		default:
			return t.Say("lejos de los números: %s", "away from the numbers: %s", t.Chance(chance, thoughts.Exact()))
		}
	}
	return ""
}

// RiskAt returns the sentence about the chance of a mine in a closed cell.
func (t Teller) RiskAt(c game.Cell, chance float64, exact bool) string {
	if chance == 0 || chance == 1 {
		return t.is(c, chance == 1)
	}
	return t.Say("%s: %s de riesgo", "%s: %s risk", t.Name(c), t.Chance(chance, exact))
}
