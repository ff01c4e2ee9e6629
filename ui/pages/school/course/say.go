package course

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Advice returns the proof p in the form of a hint.
func Advice(p lesson.Proof) advice.Advice {
	a := advice.Advice{About: advice.SafeCell, Cell: p.Cell, Argument: p.Why}
	if p.Mine {
		a.About = advice.MineCell
	}
	return a
}

// Teller returns the [hint.Teller] that puts arguments about the board of a trial into words.
func Teller(t *lesson.Trial, names game.Names, l text.Lang) hint.Teller {
	return hint.Teller{Game: t.Game(), Names: names, Lang: l}
}

var (
	good     = text.Text{"Bien", "Right"}
	unproven = text.Text{
		"De esa celda aún no se puede saber nada: mira lo señalado",
		"There is no telling about that cell yet: look at what is marked"}
)

// Say returns the text about a step of the player. If the step is right, the text says so. If
// nothing proves the step, the text gives the chance of a mine. For any other step, Say returns "".
func Say(t hint.Teller, a lesson.Answer) string {
	switch a.Verdict {
	case lesson.Right, lesson.Solved:
		return good.In(t.Lang)
	case lesson.Unproven:
		return unproven.In(t.Lang) + text.Separator + t.ChanceAt(a.Cell, a.Chance, true)
	}
	return ""
}

// A telling is a step of an argument as a lesson tells it: the text, and the marks on the board.
type telling struct {
	Text   string
	Points map[game.Cell]draw.Point
}

// Tell returns one stage of the argument of an advice. The parameter key is the name of the key for
// the next stage. The text ends with this key, unless key is "".
func Tell(t hint.Teller, a advice.Advice, s advice.Stage, key string) telling {
	said := t.StageText(a, s)
	if key != "" {
		said = t.Advice(a, s, key)
	}
	return telling{said, draw.Advice(t.Game, a, s)}
}
