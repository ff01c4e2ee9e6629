package solver

import (
	"slices"

	"buscaminas/game"
)

// EasiestSteps finds the easiest rule that proves anything, and returns all steps by that rule. It
// returns none if that rule is harder than hardest. If that rule is [Cases], it returns only the
// easiest step that it finds.
func (k *Knowledge) EasiestSteps(hardest Rule) (all []Step) {
	s := k.guesser.Solver
	q := s.newSearch(func(int32) bool { return true })
	q.queueMore(hardest|(hardest-1), true)
	if len(q.queue) == 0 && hardest >= Cases {
		q.queueCases(s, game.Cell{})
	}
	slices.SortStableFunc(q.queue, func(a, b *deduction) int { return slices.Compare(a.cells, b.cells) })
	for _, d := range q.queue {
		all = append(all, q.step(d, map[int32]bool{}))
	}
	return all
}

// ProvedBy returns what the given open numbers prove without the other numbers. If total is set,
// the proofs may use the number of all mines. The proofs may always use the mines that need no
// proof: see the fields of [Position].
func (k *Knowledge) ProvedBy(numbers []game.Cell, total bool) []Fact {
	s := k.guesser.Solver
	if k.attempt == nil {
		k.attempt = s.newAttempt()
	}
	return k.attempt.try(s.indexes(numbers), total).facts()
}

func (s *Solver) indexes(cells []game.Cell) []int32 {
	all := make([]int32, len(cells))
	for i, c := range cells {
		all[i] = int32(s.field.index(c))
	}
	return all
}
