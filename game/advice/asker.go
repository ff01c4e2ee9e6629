package advice

import (
	"maps"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// An Asker tells advice stage by stage. The zero value has told nothing.
type Asker struct {
	about   moment
	advice  *Advice // nil if the player has not asked yet
	stage   Stage
	counted bool               // hints already counts this advice
	hints   int                // how many times the player was given new advice
	mines   map[game.Cell]bool // the mines that the player was told
}

// Ask returns the advice about a position and the stage to tell. Each further call returns the next
// stage, up to the last, even if the position has changed. If the advice no longer holds, Ask
// starts again with new advice.
func (a *Asker) Ask(t *Thoughts, cursor game.Cell) (Advice, Stage) {
	if !a.goesOn(t) {
		*a = Asker{hints: a.hints, mines: a.mines}
	}
	a.about = t.moment
	if !a.counted {
		a.counted = true
		a.hints++
	}
	if a.advice == nil {
		first := t.Advice(cursor)
		a.advice = &first
		if first.About == MineCell && len(first.Mines) > 0 {
			a.stage = FirstStage // earlier hints told these mines: skip the first stage
		}
	}
	*a.advice = a.advice.Update(t.snapshot)
	a.stage = min(a.stage+1, a.advice.Last())
	if h, ok := a.advice.Thought(a.stage); ok {
		a.tell(h.Shown.Concludes)
	}
	return *a.advice, a.stage
}

// goesOn reports whether the last advice also holds in the position of t, so that its next stage
// can follow. It reports false if a flag is wrong now, because advice about the flag is more
// urgent. It also reports false if the advice was about a mine and all its stages are told.
func (a *Asker) goesOn(t *Thoughts) bool {
	switch {
	case a.about == t.moment:
		return true
	case a.about.game != t.moment.game || !a.counted || a.stage <= FirstStage,
		a.advice.About == MineCell && a.stage == a.advice.Last():
		return false
	}
	return a.advice.Holds(t.snapshot) && (a.advice.About == WrongFlag || len(t.wrongFlags()) == 0)
}

// tell notes that the player was told the mines among the facts.
func (a *Asker) tell(facts []solver.Fact) {
	for _, f := range facts {
		if f.Mine {
			if a.mines == nil {
				a.mines = map[game.Cell]bool{}
			}
			a.mines[f.Cell] = true
		}
	}
}

// Hints returns how many times the player was given new advice. Further stages of the same advice
// do not count.
func (a *Asker) Hints() int { return a.hints }

// See is like the function [See], but advice about the position does not prove again the mines that
// a has told the player.
func (a *Asker) See(g *game.Game, safe ...game.Cell) *Position {
	p := See(g, safe...)
	p.told = maps.Clone(a.mines)
	return p
}

// LastStage returns the last stage that the Asker has told in this position. It returns 0 if the
// Asker has told nothing in this position.
func (a *Asker) LastStage(t *Thoughts) Stage {
	if t.moment != a.about {
		return 0
	}
	return a.stage
}
