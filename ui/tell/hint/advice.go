// Package hint puts into words what package advice finds: a hint stage by stage, a warning of the
// coach, the reason for a loss, and the review of a game. It tells an argument as a person tells it at
// the table: how many mines a number still needs, where those mines must be, and what follows for its
// neighbours.
//
// The sentences are the same for the eye and for the ear; only the names of the cells differ.
package hint

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Teller puts the advice about a game into words. Sentences give each number as the board shows it. With
// the numbering [game.Left], that is the number of mines left around the cell.
type Teller struct {
	Game  *game.Game // the position that the player sees; sentences use the numbers that it shows
	Names game.Names // the names of its cells
	text.Lang
}

// Advice returns the text of an advice at a stage. If there is more to tell, the text ends with the
// way to ask for it. The parameter command is the key or word that asks.
func (t Teller) Advice(a advice.Advice, s advice.Stage, command string) string {
	said := t.StageText(a, s)
	if s < a.Last() {
		said += text.Separator + command + ": " + More(s).In(t.Lang)
	}
	return said
}

// More says what the stage after s tells.
func More(s advice.Stage) text.Text {
	if s > advice.FirstStage {
		return text.Text{"siguiente paso", "next step"}
	}
	return text.Text{"dónde y por qué", "where and why"}
}

// StageText returns the text of an advice at a stage.
func (t Teller) StageText(a advice.Advice, s advice.Stage) string {
	thought, ok := a.Thought(s)
	switch {
	case s == advice.FirstStage:
		return whether(a).In(t.Lang)
	case a.About == advice.Guess:
		return uncertain(a).In(t.Lang) + " " + t.guess(a)
	case a.Seen:
		return t.Title(a) + ": " + t.Say(
			"esa celda ya estuvo abierta", "you have already had that cell open")
	case a.Promised:
		return t.Title(a) + ": " + t.Say(
			"se prometió al empezar", "that was promised at the start")
	case len(a.Mines) > 0:
		return t.Say("Solo quedan minas por marcar: %s", "Only mines are left to flag: %s", t.names(a.Mines))
	case !ok:
		return t.Title(a) + ": " + t.Say(
			"el razonamiento es demasiado largo para explicarlo",
			"the argument is too long to explain")
	}
	said := t.thought(thought)
	if all := int(a.Last() - advice.FirstStage); all > 1 {
		said = t.Say("Paso %d de %d. ", "Step %d of %d: ", s-advice.FirstStage, all) + said
	}
	if a.About == advice.WrongFlag && s == advice.FirstStage+1 {
		said = t.Title(a) + ". " + said
	}
	return said
}

// Steps returns the argument of an advice up to a stage, one sentence for each thought. It returns
// none if the advice has no argument.
func (t Teller) Steps(a advice.Advice, s advice.Stage) []string {
	thoughts := a.Argument.Thoughts()
	return t.thoughts(thoughts[:min(max(0, int(s-advice.FirstStage)), len(thoughts))])
}

// Whole returns the text of an advice with all its steps.
func (t Teller) Whole(a advice.Advice) string {
	if len(a.Argument.Steps) == 0 {
		return t.StageText(a, a.Last())
	}
	said := strings.Join(t.Steps(a, a.Last()), " ")
	if a.About == advice.WrongFlag {
		said = t.Title(a) + ". " + said
	}
	return said
}

func whether(a advice.Advice) text.Text {
	switch {
	case a.About == advice.WrongFlag:
		return text.Text{"Hay una marca mal puesta", "There is a wrong flag"}
	case a.About == advice.SafeCell:
		return text.Text{"Hay algo que abrir sin peligro", "There is something safe to open"}
	case a.About == advice.MineCell:
		return text.Text{
			"No se puede abrir nada sin peligro, pero hay una mina que marcar",
			"There is nothing safe to open, but there is a mine to flag",
		}
	case a.Exact && len(a.Mines) > 0:
		return text.Text{"No se puede deducir nada más: toca adivinar", "Nothing else is certain: you have to guess"}
	case a.Exact:
		return text.Text{"No se puede deducir nada: toca adivinar", "Nothing is certain: you have to guess"}
	default:
		return text.Text{
			"A primera vista no se puede deducir nada, pero con tantos números puede que algo se escape",
			"Nothing looks certain, but there are too many numbers to be sure",
		}
	}
}

// Title says in a few words what an advice marks on the board.
func (t Teller) Title(a advice.Advice) string {
	switch a.About {
	case advice.Guess:
		return whether(a).In(t.Lang)
	case advice.WrongFlag:
		return t.Say("La marca de %s está mal puesta", "The flag at %s is wrong", t.Name(a.Cell))
	}
	return t.is(a.Cell, a.About == advice.MineCell)
}

// is says whether a cell is a mine.
func (t Teller) is(c game.Cell, mine bool) string { return t.allAre([]game.Cell{c}, mine) }

// Some names the first few of cells, of which there are total, and counts the others, unless that is just one.
func (t Teller) Some(cells []game.Cell, total, most int) (names text.List) {
	if total == most+1 {
		most++
	}
	for _, c := range cells[:min(len(cells), most)] {
		names = append(names, t.Name(c))
	}
	if more := total - len(names); more > 0 {
		names = append(names, t.Say("%d más", "%d more", more))
	}
	return names
}

// names names cells.
func (t Teller) names(cells []game.Cell) text.List { return t.Some(cells, len(cells), most) }

// Name returns the name of a cell.
func (t Teller) Name(c game.Cell) string { return t.Names.Of(t.Game.Layout().Grid(), c) }

// Chance says a chance within a sentence. The chance must be neither 0 nor 1.
func (t Teller) Chance(chance float64, exact bool) string {
	share, less := strings.CutPrefix(text.Percent(chance), "<")
	said := words.Percent.In(t.Lang, share)
	switch {
	case less:
		return t.Say("menos del %s", "less than %s", said)
	case !exact:
		return t.Say("cerca del %s", "about %s", said)
	}
	return said
}
