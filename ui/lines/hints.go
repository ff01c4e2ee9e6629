package lines

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// advise gives a hint. If wanted is showChances, it gives the chances of a mine instead. It returns
// the marks to draw over the board, or nil.
func (t *table) advise(s *session.Session, wanted kind) *draw.Overlay {
	switch {
	case s.Undealt():
		t.say(s.Setup.AboutFirstCell())
		return nil
	case s.Game().Status() == game.Lost:
		t.tellExploded(s)
		return nil
	}
	if c, ok := s.SafeStart(); ok && wanted == askHint {
		grid := s.Setup.Grid()
		t.say(words.StartHere, t.names(grid).Of(grid, c))
		return nil
	}
	thoughts := s.Thoughts()
	if thoughts == nil {
		thoughts = s.Position().Think()
		s.SetThoughts(thoughts)
	}
	if wanted == showChances {
		s.NoteChances()
		return t.chances(s, thoughts)
	}
	a, stage := s.Hint(thoughts, game.Cell{})
	return t.advice(s, a, stage)
}

// advice tells one stage of a hint, and returns the marks to draw on the board.
func (t *table) advice(s *session.Session, a advice.Advice, stage advice.Stage) *draw.Overlay {
	if t.Voice {
		t.println(t.ear(s).Advice(a, stage))
		return nil
	}
	t.println(t.eye(s).Advice(a, stage, sayHint.In(t.Lang)))
	points := draw.AdviceRoles(s.Game(), a, stage)
	var signs []string
	for _, sign := range draw.GlyphsOf(t.ASCII).Signs(s.Game(), points, false) {
		signs = append(signs, sign.Label.Text+" "+sign.About.In(t.Lang))
	}
	if len(signs) > 0 {
		t.println(strings.Join(signs, "   "))
	}
	return &draw.Overlay{Roles: points}
}

// chances tells the chance of a mine in each cell. Without --voice, it returns marks that show the
// chances on the board.
func (t *table) chances(s *session.Session, thoughts *advice.Thoughts) *draw.Overlay {
	if t.Voice {
		t.println(t.ear(s).Chances(thoughts)...)
		return nil
	}
	if !thoughts.Exact() {
		t.tell("Hay demasiados números para calcularlo todo: el riesgo es aproximado",
			"There are too many numbers to work everything out: the risk is an estimate")
	}
	if away := t.eye(s).RiskAwayFromNumbers(thoughts); away != "" {
		t.println(text.Capital(away))
	}
	return &draw.Overlay{Chance: thoughts.Chance}
}
