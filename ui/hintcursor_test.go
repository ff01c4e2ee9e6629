package ui

import (
	"math/rand/v2"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// advised seats a player at a position of a dealt board: some safe cells are open, and some flags
// stand where nobody knows whether they are right. It reports false if nothing is certain there.
func advised(t *testing.T, kind *game.GridKind, rules game.Rules, seed uint64) (p *player, dice *rand.Rand, ok bool) {
	t.Helper()
	setup := session.Dealt(text.Same("prueba"), deal.Spec{Grid: kind.New(9, 9), Mines: 12, Seed: seed}, rules)
	p = sit(t, 120, 40, &setup)
	p.moveTo(game.Cell{Row: 4, Col: 4})
	p.press("space")
	dice = rand.New(rand.NewPCG(seed, 0))
	random := func() game.Cell { return game.Cell{Row: dice.IntN(9), Col: dice.IntN(9)} }
	for range dice.IntN(8) {
		if c := random(); !p.over() && !p.game().Layout().Mine(c) && !p.game().Open(c) {
			p.moveTo(c)
			p.press("space")
		}
	}
	for range dice.IntN(5) {
		if c := random(); !p.over() && !p.game().Open(c) {
			p.moveTo(c)
			p.press("f")
		}
	}
	if p.over() {
		return p, dice, false
	}
	p.moveTo(random())
	return p, dice, advice.See(p.game()).Think().Advice(p.board().Cursor).About != advice.Guess
}

// Whatever step of a hint shows, space never loses the game at the cell to which the hint leads,
// and the key that flags flags nothing but mines. Wrong flags make no difference.
func TestTheHandIsRightAfterAHint(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for name, rules := range map[string]game.Rules{"left": game.LeftToFind, "classic": game.Classic, "strict": game.Strict} {
			for seed := range uint64(80) {
				p, dice, ok := advised(t, kind, rules, seed)
				if !ok {
					continue
				}
				for range 2 + dice.IntN(5) {
					p.press("i")
				}
				at, before := p.board().Cursor, p.game().Clone()
				if !before.Open(at) && before.Layout().Mine(at) {
					t.Fatalf("%s, %s, seed %d: the hint leads to %v, a mine:\n%s", kind.Name, name, seed, at, p.screen())
				}
				p.press("f")
				for c := range game.Cells(before.Layout().Grid()) {
					if p.game().Flagged(c) && !before.Flagged(c) && !before.Layout().Mine(c) {
						t.Fatalf("%s, %s, seed %d: f at %v flags %v, which is safe:\n%s", kind.Name, name, seed, at, c, p.screen())
					}
				}
				p, dice, _ = advised(t, kind, rules, seed)
				for range 2 + dice.IntN(5) {
					p.press("i")
				}
				p.press("space")
				if p.game().Status() == game.Lost {
					t.Fatalf("%s, %s, seed %d: space at %v loses the game:\n%s", kind.Name, name, seed, at, p.screen())
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
		p := sit(t, 120, 40, goldenBoard(t, squares))
		p.clear()
		if also != "" {
			p.carryOut(also)
		}
		p.press("i i")
		return p
	}
	p := hinted("")
	p.sees("El 1 de Bf solo toca una celda cerrada, Cg", "f  marcar Cg")
	if p.board().Cursor != number {
		t.Errorf("the hint leads to %v, want the number at %v", p.board().Cursor, number)
	}
	p.press("space")
	p.sees("JUGADAS 1", "faltan marcas")
	p.press("f")
	if !p.game().Flagged(mine) || p.game().Flags() != 1 {
		t.Errorf("f at the number leaves %d flags, one at the mine: %v", p.game().Flags(), p.game().Flagged(mine))
	}
	for range 6 { // the step that finds a safe cell
		if strings.Contains(p.screen(), "Espacio  abrir ") {
			break
		}
		p.press("i")
	}
	safe := p.board().Cursor
	p.press("f")
	p.sees("no hay nada que marcar")
	p.press("space")
	if !p.game().Open(safe) || p.over() {
		t.Errorf("space does not open %v, which is safe:\n%s", safe, p.screen())
	}
	p = hinted("")
	p.moveTo(mine)
	p.press("f")
	if !p.game().Flagged(mine) {
		t.Error("f on the mine does not flag it")
	}
	p = hinted("")
	p.moveTo(game.Cell{})
	p.press("f")
	if !p.game().Flagged(game.Cell{}) || p.game().Flags() != 1 {
		t.Error("away from the hint, f does not flag the cell of the cursor")
	}
}
