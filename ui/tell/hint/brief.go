package hint

import (
	"buscaminas/game/advice"
	"buscaminas/ui/text"
)

// Brief returns a few words about stage s of a, in several versions, the longest first. The words
// for the first stage say whether anything is certain. The words for later stages name the cell.
func (t Teller) Brief(a advice.Advice, s advice.Stage) []string {
	all := briefly(a, s)
	said := make([]string, len(all))
	for i, words := range all {
		switch {
		case s == advice.FirstStage:
			said[i] = words.In(t.Lang)
		case a.About == advice.Guess:
			said[i] = words.In(t.Lang, t.Name(a.Cell), t.Chance(a.Chance, a.Exact))
		default:
			said[i] = words.In(t.Lang, t.Name(a.Cell))
		}
	}
	return said
}

func briefly(a advice.Advice, s advice.Stage) []text.Text {
	whether := s == advice.FirstStage
	switch {
	case a.About == advice.WrongFlag && whether:
		return []text.Text{{"Hay una marca mal puesta", "There is a wrong flag"}, {"Marca mala", "Wrong flag"}}
	case a.About == advice.WrongFlag:
		return []text.Text{{"La marca de %s está mal", "The flag at %s is wrong"}, {"Quita %s", "Unflag %s"}}
	case a.About == advice.SafeCell && whether:
		return []text.Text{{"Hay algo sin peligro", "There is something safe"}, {"Sin peligro", "One is safe"}}
	case a.About == advice.SafeCell:
		return []text.Text{{"%s sin mina", "%s is safe"}}
	case a.About == advice.MineCell && whether:
		return []text.Text{{"Hay una mina que marcar", "There is a mine to flag"}, {"Una mina", "A mine"}}
	case a.About == advice.MineCell:
		return []text.Text{{"%s es mina", "%s is a mine"}}
	case !whether:
		return []text.Text{{"%s: %s de riesgo", "%s: %s risk"}, {"%s: %s", "%s: %s"}}
	case a.Exact:
		return []text.Text{{"Toca adivinar", "You have to guess"}, {"A adivinar", "Guess"}}
	}
	return []text.Text{{"Nada claro a primera vista", "Nothing looks certain"}, {"Nada claro", "Unclear"}}
}
