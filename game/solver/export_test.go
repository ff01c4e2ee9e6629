package solver

import "buscaminas/game"

// Known returns what follows from what s was told. Arguments use the given mines without a proof.
func (s *Solver) Known(given ...game.Cell) *Knowledge {
	s.solve()
	s.give(given)
	return &Knowledge{guesser: &guesser{Solver: s}}
}

// KnownOfPart returns what follows from the numbers of g on a part of its board.
func KnownOfPart(g *game.Game, around game.Cell, rows, cols int) (k *Knowledge, has func(game.Cell) bool) {
	s := newPart(g.Layout().Grid(), around, rows, cols)
	s.takeIn(g.Open, g.Layout().Around)
	return s.Known(), s.field.contains
}

// Avoid makes k guess one of the cells only if no other is as good.
func (k *Knowledge) Avoid(cells []game.Cell) { k.guess = nil; k.guesser.avoid(cells) }

// Trust tells s that c is safe.
func (s *Solver) Trust(c game.Cell) { s.prove(s.field.index(c), Safe) }

// Grade is [GradeOf] from the first cell. It makes s forget what it knew.
func (s *Solver) Grade(l *game.Layout) Grade { return s.grade(l, allRules, game.Cell{}) }

// GuessAs guesses as p does.
func (k *Knowledge) GuessAs(p *Player) (Guess, bool) {
	k.guesser.deep = p.Deep
	return k.Guess()
}
