package solver

import "buscaminas/game"

// Closure returns what the player would know after opening all provably safe cells, then the cells
// that become provably safe, and so on until there are none. It calls around for the number of each
// cell that it opens. The result is valid until Closure is called for a later position: see
// [Knowledge.Next].
func (k *Knowledge) Closure(around func(safe game.Cell) int) *Knowledge {
	for range k.Safe() {
		if !k.closureIsCurrent {
			k.updateClosure(around)
		}
		return k.closure
	}
	return k
}

// updateClosure makes k.closure the result of [Knowledge.Closure] for this position.
func (k *Knowledge) updateClosure(around func(safe game.Cell) int) {
	now := k.guesser.Solver
	if k.closure == nil {
		k.closure = &Knowledge{guesser: newGuesser(now.field.grid, now.mines)}
	}
	c, s := k.closure, k.closure.guesser.Solver
	k.closureIsCurrent, c.guess, c.guesser.avoided = true, nil, k.guesser.avoided
	s.takeIn(func(c game.Cell) bool {
		known := now.known[now.field.index(c)]
		return known.open() || known == Safe
	}, around)
	for c := range k.Mines() { // the numbers may not prove a mine that the player has seen
		s.MarkMine(c)
	}
	for i, _ := s.advance(Complete); i >= 0; i, _ = s.advance(Complete) {
		s.open(i, around(s.field.cell(i)))
	}
}
