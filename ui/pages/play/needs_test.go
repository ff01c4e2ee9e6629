package play

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

// A board that needs a rule is looked for in the background. Its title names the rule, and the end says
// again which it was.
func TestTheRuleThatTheBoardNeedsIsTold(t *testing.T) {
	t.Parallel()
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 3, Promise: deal.NeedsTwo}
	for _, width := range []int{80, 140} {
		setup := session.Dealt(words.Custom, spec, game.LeftToFind)
		p := sitWith(t, t.TempDir(), &setup)
		p.Resize(width, 30)
		p.Sees("pide juntar dos números")
		p.Settle("space")
		p.Sees("JUGADAS: 1")
		g := p.Session().Game()
		for c := range game.Cells(spec.Grid) {
			if !g.Layout().Mine(c) && !g.Open(c) {
				p.MoveTo(c)
				p.Answer(p.Press("space"))
			}
		}
		p.Sees("este pedía juntar dos números")
	}
}
