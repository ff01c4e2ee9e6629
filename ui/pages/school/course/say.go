package course

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
)

// Advice returns the proof p in the form of a hint.
func Advice(p lesson.Proof) advice.Advice {
	a := advice.Advice{About: advice.SafeCell, Cell: p.Cell, Argument: p.Why}
	if p.Mine {
		a.About = advice.MineCell
	}
	return a
}

// A Telling is an argument that is told step by step, one step each time the player asks. The zero
// Telling has no argument.
type Telling struct {
	advice.Advice
	Told advice.Stage // the last stage told
}

// Over reports whether the whole argument has been told.
func (t *Telling) Over() bool { return t.Told == 0 || t.Told >= t.Last() }

// Action returns the action that the argument proves to be right.
func (t *Telling) Action() game.Action {
	if t.About == advice.MineCell {
		return game.Action{Kind: game.Flag, Cell: t.Cell}
	}
	return game.Action{Kind: game.Open, Cell: t.Cell}
}

// Advance goes to the next step of the argument. After the last step, it begins the argument for
// the next move in the position of the trial. It reports false if there is no next move.
func (t *Telling) Advance(in *lesson.Trial) bool {
	if t.Over() {
		next, ok := in.Next()
		if !ok {
			return false
		}
		*t = Telling{Advice(next), advice.FirstStage}
	}
	t.Told++
	return true
}
