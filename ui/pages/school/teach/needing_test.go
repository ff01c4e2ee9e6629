package teach

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// At the end of a lesson b deals a board that needs its rule. Before, b moves the cursor as ever.
func TestTheEndOfALessonDealsABoardThatNeedsIt(t *testing.T) {
	square, hex := game.GridKinds()[0], game.GridKinds()[1]
	for _, test := range []struct {
		lesson string
		kind   *game.GridKind
		rule   solver.Rule
		mines  int // 0: no board is offered
	}{
		{"all-left", square, solver.One, 10}, {"one-two-one", square, solver.Two, 10},
		{"one-two-one", hex, solver.Two, 10}, {"remain-one", hex, solver.Remain, 10},
		{"chain-safe", square, solver.Chain, 40}, {"chain-safe", hex, 0, 0},
	} {
		p := sit(t, test.lesson, test.kind, t.TempDir())
		p.presses("n")
		p.presses("b")
		if p.stage != solving || strings.Contains(p.player.Screen(), "b tablero") {
			t.Fatalf("%s: b leaves a position that is not solved:\n%s", test.lesson, p.player.Screen())
		}
		p.solve()
		if offered := strings.Contains(p.player.Screen(), "b tablero"); offered != (test.mines > 0) {
			t.Errorf("%s: a board is offered: %t\n%s", test.lesson, offered, p.player.Screen())
		}
		p.presses("b")
		if test.mines == 0 {
			continue
		}
		spec := p.player.WantPlay().Spec()
		if spec.Promise.Needs() != test.rule || spec.Mines != test.mines || game.GridKindOf(spec.Grid) != test.kind {
			t.Errorf("%s: b deals %+v", test.lesson, spec)
		}
	}
}
