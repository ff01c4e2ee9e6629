// Package hint puts into words what package advice finds: a hint stage by stage, a warning of the
// coach, the reason for a loss, and the review of a game.
package hint

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/tell/argue"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Teller puts the advice about a game into words.
type Teller struct {
	Game  *game.Game // the position that the player sees; sentences use the numbers that it shows
	Names game.Names // the names of its cells
	Lang  text.Lang
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
	if s > advice.Whether {
		return text.Text{"siguiente paso", "next step"}
	}
	return text.Text{"dónde y por qué", "where and why"}
}

// StageText returns the text of an advice at a stage.
func (t Teller) StageText(a advice.Advice, s advice.Stage) string {
	thought, ok := a.Thought(s)
	switch {
	case s == advice.Whether:
		return whether(a).In(t.Lang)
	case a.About == advice.Guess:
		return Uncertain(a).In(t.Lang) + " " + t.guess(a)
	case a.Seen:
		return t.Title(a) + ": " + t.Lang.Say(
			"esa celda ya estuvo abierta", "you have already had that cell open")
	case a.Promised:
		return t.Title(a) + ": " + t.Lang.Say(
			"se prometió al empezar", "that was promised at the start")
	case len(a.Mines) > 0:
		return t.Lang.Say("Solo quedan minas por marcar: %s", "Only mines are left to flag: %s", t.names(a.Mines))
	case !ok:
		return t.Title(a) + ": " + t.Lang.Say(
			"el razonamiento es demasiado largo para explicarlo",
			"the argument is too long to explain")
	}
	said := t.argue().Thought(thought)
	if all := int(a.Last() - advice.Whether); all > 1 {
		said = t.Lang.Say("Paso %d de %d. ", "Step %d of %d: ", s-advice.Whether, all) + said
	}
	if a.About == advice.WrongFlag && s == advice.Whether+1 {
		said = t.Title(a) + ". " + said
	}
	return said
}

// Steps returns the argument of an advice up to a stage, one sentence for each thought. It returns
// none if the advice has no argument.
func (t Teller) Steps(a advice.Advice, s advice.Stage) []string {
	thoughts := a.Argument.Thoughts()
	return t.argue().Thoughts(thoughts[:min(max(0, int(s-advice.Whether)), len(thoughts))])
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

// argue returns a Teller of package argue for the same game, names and language.
func (t Teller) argue() argue.Teller { return argue.Teller{Game: t.Game, Lang: t.Lang, Name: t.name} }

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

var (
	isSafe = text.Text{"%s no tiene mina", "%s is safe"}
	isMine = text.Text{"%s es una mina", "%s is a mine"}
)

// Title says in a few words what an advice marks on the board.
func (t Teller) Title(a advice.Advice) string {
	said := isSafe
	switch a.About {
	case advice.Guess:
		return whether(a).In(t.Lang)
	case advice.WrongFlag:
		said = text.Text{"La marca de %s está mal puesta", "The flag at %s is wrong"}
	case advice.MineCell:
		said = isMine
	}
	return said.In(t.Lang, t.name(a.Cell))
}

// most is the number of cells that a sentence names one by one.
const most = 4

// names joins the names of cells. If there are many, it names the first and counts the others.
func (t Teller) names(cells []game.Cell) string {
	return t.list(t.eachName(cells[:min(len(cells), most)]), len(cells))
}

func (t Teller) eachName(cells []game.Cell) []string {
	var names []string
	for _, c := range cells {
		names = append(names, t.name(c))
	}
	return names
}

// list joins the names of cells. The parameter total is the number of cells. If there are more than
// the constant most, list joins only the first names and then says how many other cells there are.
// The slice names may end after those first names.
func (t Teller) list(names []string, total int) string {
	if more := total - most; more > 0 {
		return strings.Join(names[:most], ", ") + t.Lang.Say(" y %d más", " and %d more", more)
	}
	return text.And(t.Lang, names)
}

func (t Teller) name(c game.Cell) string { return t.Names.Of(t.Game.Layout().Grid(), c) }

// ChanceAt returns the sentence about a closed cell with this chance of a mine.
func (t Teller) ChanceAt(c game.Cell, chance float64, exact bool) string {
	switch chance {
	case 0:
		return isSafe.In(t.Lang, t.name(c))
	case 1:
		return isMine.In(t.Lang, t.name(c))
	}
	return t.Lang.Say(
		"%s: %s de probabilidad de mina",
		"%s: %s chance of a mine", t.name(c), t.chance(chance, exact))
}

func (t Teller) chance(chance float64, exact bool) string {
	said := words.Percent.In(t.Lang, text.Share(chance))
	if !exact {
		said = t.Lang.Say("cerca del %s", "about %s", said)
	}
	return said
}
