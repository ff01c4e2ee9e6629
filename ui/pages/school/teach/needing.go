package teach

import (
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

// needing returns the request for a game on a board that cannot be solved without the rule of the
// lesson. It returns nil if the player has not just solved a position of a lesson. It also returns
// nil if hardly any board of this grid needs the rule.
func (p *lessonPage) needing() page.Request {
	l, ok := p.subject.(lessons)
	if !ok || p.stage != solved || l.Rule == solver.Chain && p.Grid != game.GridKinds()[0] {
		return nil
	}
	level := words.Levels()[0]
	if l.Rule == solver.Chain || l.Rule == solver.Cases {
		level = words.Levels()[1] // next to no smaller board needs one
	}
	setup := session.Level(level, p.Grid, p.Rules, p.Seed())
	return page.Play{Setup: setup.Promising(deal.PromiseNeeding(l.Rule))}
}
