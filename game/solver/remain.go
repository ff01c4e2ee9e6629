package solver

import (
	"iter"
	"math/bits"
	"slices"

	"buscaminas/game"
)

// maxRemain is the largest number of open numbers that the rule [Remain] adds up. A person would
// not add up more.
const maxRemain = 6

// remainders yields each choice of n numbers that proves all unknown cells outside it. The numbers
// share no unknown cell. The unknown cells that they do not touch hold either no mine or only
// mines.
//
// With each choice it yields the contents of these other cells: how many they are, and how many
// mines they hold. While the caller uses a choice, the groups of its numbers are marked as decided.
// The caller must first call s.count.find, and no single number may prove anything.
func (s *Solver) remainders(n int) iter.Seq2[[]int32, contents] {
	return func(yield func([]int32, contents) bool) {
		k := &s.count
		most := contents{} // the most mines, and the most safe cells, around a number
		for i := range k.numbers {
			all := k.numbers[i].unknown()
			most = contents{max(most.mines, all.mines), max(most.cells, all.cells-all.mines)}
			k.numbers[i].begun = false
		}
		isFree := func(n *number) bool {
			return !slices.ContainsFunc(k.groupsOf(n), func(g int32) bool { return k.groups[g].decided })
		}
		var chosen []int32
		var choose func(more int, outside contents) bool
		choose = func(more int, outside contents) bool {
			if outside.mines > more*most.mines && outside.cells-outside.mines > more*most.cells {
				return true
			}
			if more == 0 {
				return yield(chosen, outside)
			}
			// If a number shares no cell with the chosen ones, its mines and its safe cells are outside. Then
			// nothing is proved, so this number, or one that shares cells with it, must be chosen as well.
			missed := 0
			for missed < len(k.numbers) && !isFree(&k.numbers[missed]) {
				missed++
			}
			if missed == len(k.numbers) {
				return true
			}
			goesOn := true
			var tried []*number
			for _, g := range k.groupsOf(&k.numbers[missed]) {
				for _, i := range k.numbersOf(&k.groups[g]) {
					n := &k.numbers[i]
					if !goesOn || n.begun || !isFree(n) {
						continue
					}
					n.begun = true // no later choice has it
					tried = append(tried, n)
					chosen = append(chosen, n.at)
					k.mark(n, true)
					all := n.unknown()
					goesOn = choose(more-1, contents{outside.mines - all.mines, outside.cells - all.cells})
					k.mark(n, false)
					chosen = chosen[:len(chosen)-1]
				}
			}
			for _, n := range tried {
				n.begun = false
			}
			return goesOn
		}
		choose(n, contents{s.minesLeft, s.unknown})
	}
}

// unknown counts the unknown cells that n touches, and the mines among them.
func (n *number) unknown() contents { return contents{int(n.need), bits.OnesCount16(n.clue.closed())} }

// mark sets the field decided of all groups that a number touches.
func (k *counter) mark(n *number, decided bool) {
	for _, g := range k.groupsOf(n) {
		k.groups[g].decided = decided
	}
}

// fewRemain reports whether so few mines are left, or so few safe cells, that maxRemain numbers
// could touch all of them.
func (s *Solver) fewRemain() bool {
	return min(s.minesLeft, s.unknown-s.minesLeft) <= maxRemain*game.MaxSteps
}

// settleRemain proves cells by the rule [Remain].
func (s *Solver) settleRemain() {
	if !s.fewRemain() {
		return
	}
	k := &s.count
	k.find(s)
	for n := range maxRemain + 1 {
		for _, outside := range s.remainders(n) {
			is := stateOf(outside.mines, outside.mines, outside.cells)
			if outside.cells == 0 || is == Unknown {
				continue
			}
			for i, known := range s.known {
				if known == Unknown && (k.placeAt[i] == 0 || !k.groups[k.placeAt[i]-1].decided) {
					s.prove(i, is)
				}
			}
			return
		}
	}
}

// maxSupposed limits the rule [Remain] in searches that start from a supposition, because there are
// many such searches. If more numbers than this are on the frontier, the rule adds up none of them.
const maxSupposed = 12

// eachRemain queues deductions by the rule [Remain]. It looks first for deductions that use no
// numbers, then one number, then two, and so on. It stops when it has found any.
func (s *search) eachRemain() {
	if s.noTotal || !s.fewRemain() {
		return
	}
	s.count.find(s.Solver)
	most := maxRemain
	if s.target == nil && len(s.count.numbers) > maxSupposed {
		most = 0
	}
	for n := 0; n <= most && len(s.queue) == 0; n++ {
		for numbers := range s.remainders(n) {
			sources := []source{{from: wholeBoard}}
			for _, at := range slices.Sorted(slices.Values(numbers)) {
				sources = append(sources, source{from: at})
			}
			if n > 0 {
				sources = append(sources, source{outsideAll, 0, 1})
			}
			s.push(s.deduce(Remain, sources...))
		}
	}
}
