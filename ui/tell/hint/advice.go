// Package hint puts into words what package advice finds: a hint stage by stage, a warning of the
// coach, the reason for a loss, and the review of a game. It explains an argument as a person
// would: how many mines a number still needs, where these mines must be, and what follows for its
// neighbours.
//
// Package voice speaks the same sentences, with names of cells that are easy to hear.
package hint

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Teller phrases advice about a game. Its sentences quote each number as the board shows it. With
// the numbering [game.Left], this is the number of mines left around the cell.
type Teller struct {
	Game  *game.Game // the position; sentences quote its numbers
	Names game.Names // how sentences name cells
	text.Lang
}

// Advice returns the text of stage s of a. If more stages follow, the text ends with
// command, the key or word by which the player asks for the next one.
func (t Teller) Advice(a advice.Advice, s advice.Stage, command string) string {
	said := t.StageText(a, s)
	if s < a.Last() {
		said += text.Separator + command + ": " + NextStage(s).In(t.Lang)
	}
	return said
}

// NextStage returns words for what the stage after s tells, such as "next step".
func NextStage(s advice.Stage) text.Text {
	if s > advice.FirstStage {
		return text.Text{"siguiente paso", "next step"}
	}
	return text.Text{"dónde y por qué", "where and why"}
}

// StageText returns the text of stage s of a.
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

// Steps returns the argument of a up to a stage, one sentence for each thought. It returns none if
// there is no argument.
func (t Teller) Steps(a advice.Advice, s advice.Stage) []string {
	thoughts := a.Argument.Thoughts()
	return t.thoughts(thoughts[:min(max(0, int(s-advice.FirstStage)), len(thoughts))])
}

// Whole returns the text of a with all its steps.
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

// Title returns the conclusion of the advice a in a few words, such as "Fb is a mine". For a guess,
// it says that nothing is certain.
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

// NameSome returns the names of the first cells, and then "3 more" if there are three others. It
// names at most as many cells as the parameter most says. If only one other cell is left, NameSome
// names this cell, too. The parameter total is the number of all cells; the slice cells may hold
// only the first of them.
func (t Teller) NameSome(cells []game.Cell, total, most int) (names text.List) {
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

// names returns the names of cells, as [Teller.NameSome] does.
func (t Teller) names(cells []game.Cell) text.List { return t.NameSome(cells, len(cells), most) }

// Name returns the name of a cell.
func (t Teller) Name(c game.Cell) string { return t.Names.Of(t.Game.Layout().Grid(), c) }

// Chance returns the words for a chance, such as "20%". If exact is false, the chance is an
// estimate, and the words are "about 20%". The chance must be neither 0 nor 1.
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
