package play

import (
	"math/rand/v2"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// advised seats a player at a position of a dealt board: some safe cells are open, and some flags
// stand where nobody knows whether they are right. It reports false if nothing is certain there.
func advised(t *testing.T, kind *game.GridKind, rules game.Rules, seed uint64) (p *player, dice *rand.Rand, ok bool) {
	t.Helper()
	setup := session.Dealt(text.Same("prueba"), deal.Spec{Grid: kind.New(9, 9), Mines: 12, Seed: seed}, rules)
	p = sit(t, 120, 40, &setup)
	p.MoveTo(game.Cell{Row: 4, Col: 4})
	p.Press("space")
	dice = rand.New(rand.NewPCG(seed, 0))
	random := func() game.Cell { return game.Cell{Row: dice.IntN(9), Col: dice.IntN(9)} }
	for range dice.IntN(8) {
		if c := random(); !p.Over() && !p.Game().Layout().Mine(c) && !p.Game().Open(c) {
			p.MoveTo(c)
			p.Press("space")
		}
	}
	for range dice.IntN(5) {
		if c := random(); !p.Over() && !p.Game().Open(c) {
			p.MoveTo(c)
			p.Press("f")
		}
	}
	if p.Over() {
		return p, dice, false
	}
	p.MoveTo(random())
	return p, dice, advice.See(p.Game()).Think().Advice(p.board().Cursor).About != advice.Guess
}

// Whatever step of a hint shows, space never loses the game at the cell to which the hint leads,
// and the key that flags flags nothing but mines. Wrong flags make no difference.
func TestTheHandIsRightAfterAHint(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for name, rules := range map[string]game.Rules{"left": game.LeftToFind, "classic": game.Classic, "strict": game.Strict} {
			for seed := range uint64(10) {
				p, dice, ok := advised(t, kind, rules, seed)
				if !ok {
					continue
				}
				for range 2 + dice.IntN(5) {
					p.Press("i")
				}
				at, before := p.board().Cursor, p.Game().Clone()
				if !before.Open(at) && before.Layout().Mine(at) {
					t.Fatalf("%s, %s, seed %d: the hint leads to %v, a mine:\n%s", kind.Name, name, seed, at, p.Screen())
				}
				p.Press("f")
				for c := range game.Cells(before.Layout().Grid()) {
					if p.Game().Flagged(c) && !before.Flagged(c) && !before.Layout().Mine(c) {
						t.Fatalf("%s, %s, seed %d: f at %v flags %v, which is safe:\n%s", kind.Name, name, seed, at, c, p.Screen())
					}
				}
				p, dice, _ = advised(t, kind, rules, seed)
				for range 2 + dice.IntN(5) {
					p.Press("i")
				}
				p.Press("space")
				if p.Game().Status() == game.Lost {
					t.Fatalf("%s, %s, seed %d: space at %v loses the game:\n%s", kind.Name, name, seed, at, p.Screen())
				}
			}
		}
	}
}

// A step that finds a mine leads to the number that proves it. There f flags the mine, and space is
// refused. A wrong flag does not mislead either key.
func TestAHintOfAMineLeadsToItsNumber(t *testing.T) {
	t.Parallel()
	number, mine := game.Cell{Row: 1, Col: 5}, game.Cell{Row: 2, Col: 6} // of the golden board
	hinted := func(also string) *player {
		p := sit(t, 120, 40, pagetest.GoldenBoard(t, game.GridKinds()[0]))
		p.openFirst()
		if also != "" {
			p.CarryOut(also)
		}
		p.Press("i i")
		return p
	}
	p := hinted("")
	p.Sees("El 1 de Bf solo toca una celda cerrada, Cg", "f  marca Cg")
	if p.board().Cursor != number {
		t.Errorf("the hint leads to %v, want the number at %v", p.board().Cursor, number)
	}
	p.Press("space")
	p.Sees("JUGADAS 1", "faltan marcas")
	p.Press("f")
	if !p.Game().Flagged(mine) || p.Game().Flags() != 1 {
		t.Errorf("f at the number leaves %d flags, one at the mine: %v", p.Game().Flags(), p.Game().Flagged(mine))
	}
	for range 6 { // the step that finds a safe cell
		if strings.Contains(p.Screen(), "Espacio  abre ") {
			break
		}
		p.Press("i")
	}
	safe := p.board().Cursor
	p.Press("f")
	p.Sees("no hay nada que marcar")
	p.Press("space")
	if !p.Game().Open(safe) || p.Over() {
		t.Errorf("space does not open %v, which is safe:\n%s", safe, p.Screen())
	}
	p = hinted("")
	p.MoveTo(mine)
	p.Press("f")
	if !p.Game().Flagged(mine) {
		t.Error("f on the mine does not flag it")
	}
	p = hinted("")
	p.MoveTo(game.Cell{})
	p.Press("f")
	if !p.Game().Flagged(game.Cell{}) || p.Game().Flags() != 1 {
		t.Error("away from the hint, f does not flag the cell of the cursor")
	}
}
