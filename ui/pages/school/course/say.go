package course

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// Advice returns a reason as the hint tells it.
func Advice(r solver.Reason) hint.Advice {
	a := hint.Advice{About: hint.SafeCell, Cell: r.Cell, Reason: r, Explained: true}
	if r.Mine {
		a.About = hint.MineCell
	}
	return a
}

// Teller returns who tells of the board of a trial: its flags are right.
func Teller(t *lesson.Trial, names game.Names, l text.Lang) hint.Teller {
	return hint.Teller{Layout: t.Layout, Names: names, Lang: l, Right: t.Game()}
}

var (
	good     = text.Text{"Bien", "Right"}
	unproven = text.Text{
		"nada lo demuestra; mira los números señalados",
		"nothing proves it; look at the numbers that are marked"}
	untold = text.Text{"El argumento es demasiado largo para contarlo", "The argument is too long to tell"}
)

// Say returns what is said of a step, "" of one that was refused.
func Say(t hint.Teller, a lesson.Answer) string {
	switch a.Verdict {
	case lesson.Right, lesson.Solved:
		return good.In(t.Lang)
	case lesson.Unproven:
		return t.ChanceAt(a.Cell, a.Chance, true) + text.Between + unproven.In(t.Lang)
	case lesson.Wrong:
		if !a.Told {
			return untold.In(t.Lang)
		}
		return Tell(t, Advice(a.Reason)).Said
	}
	return ""
}
