package solver

import (
	"iter"
	"slices"

	"buscaminas/game"
)

// computeChances counts the layouts of the whole board. Then it sets the chance and the possible
// states of each [group], a set of cells that touch the same numbers. If no layout fits the
// numbers, it sets s.wrong instead.
func (s *Solver) computeChances() {
	if s.countLayouts(); !s.wrong {
		s.count.setChances()
	}
}

// countLayouts counts the layouts of the whole board. It leaves the chances of the groups
// unchanged. If no layout fits the numbers, it sets s.wrong.
func (s *Solver) countLayouts() {
	k := &s.count
	if !k.update(s) {
		k.terms, k.outcomes = k.terms[:0], k.outcomes[:0]
	}
	if s.wrong {
		return
	}
	k.nodes, k.forgotten, k.children, k.layers = k.nodes[:0], 0, k.children[:0], k.layers[:0]
	k.polys, k.work = k.polys[:0], 0
	uncounted := 0 // the number of cells in components that are too large
	for i := range k.components {
		c := &k.components[i]
		if c.firstLayer, c.endLayer = 0, 0; !c.counted {
			k.count(c)
		}
		switch {
		case c.tooLarge:
			uncounted += c.size()
		case c.mines.size == 0:
			s.wrong = true
			return
		default:
			k.polys = append(k.polys, &c.mines)
		}
	}
	if s.noTotal {
		k.shareEqually(k.polys)
		k.looseCanBe = canBeSafe | canBeMine
		return
	}
	// The cells of a component that is too large count as loose cells. This counts too many
	// layouts, but includes all that fit, so a fact that holds in all of them is still proved.
	k.looseChance, k.looseCanBe = k.share(k.polys, k.loose+uncounted, s.minesLeft)
	s.wrong = k.looseCanBe == 0
}

// estimate sets the chance of each group of a component, which is a part of the frontier, if the
// component is too large to count. Each number gives an estimate for the unknown cells that it
// touches: the mines that it needs, divided by the number of these cells. The chance of a group is
// the mean of the estimates of its numbers.
func (k *counter) estimate(c *component) {
	for i := c.firstGroup; i < c.endGroup; i++ {
		g := &k.groups[i]
		g.canBe = canBeSafe | canBeMine
		for _, n := range k.numbersOf(g) {
			n := &k.numbers[n]
			around := 0
			for _, g := range k.groupsOf(n) {
				around += int(k.groups[g].cells)
			}
			g.chance += float64(n.need) / float64(around) / float64(g.size)
		}
	}
}

func (k *counter) setChances() {
	k.forgotten = 0
	for i := range k.components {
		c := &k.components[i]
		switch {
		case c.tooLarge:
		case c.firstOutcome != 0:
			k.recall(c)
		case c.endLayer > c.firstLayer:
			k.setChancesOf(c, k.weightsOf(&c.mines))
		default:
			k.makeLayers(c)
			k.setChancesOf(c, k.weightsOf(&c.mines))
			k.forget(c)
		}
	}
}

// setChancesOf sets the chance and the possible states of each [group] of a [component]. For each
// number of mines that the component can hold, the slice weights has the number of ways to place
// the other mines outside the component. The caller must have kept the layers of the component.
func (k *counter) setChancesOf(c *component, weights []float64) {
	layers := k.layersOf(c)
	last := layers[len(layers)-1]
	for i := last.first; i < last.end; i++ {
		n := &k.nodes[i]
		n.onward = weights[int(n.mines)-c.mines.least]
	}
	for i := len(layers) - 2; i >= 0; i-- {
		k.setChancesInLayer(layers[i])
	}
}

func (k *counter) setChancesInLayer(l layer) {
	g := &k.groups[l.group]
	ways := &choose[g.cells]
	var all, mine, largest float64
	g.canBe = 0
	for i := l.first; i < l.end; i++ {
		n := &k.nodes[i]
		n.onward = 0
		child := n.child
		for m := n.least; m <= n.most; m++ {
			onward := ways[m] * k.nodes[k.children[child]].onward
			child++
			if onward == 0 {
				continue
			}
			n.onward += onward
			mine += n.ways * onward * float64(m)
			if m > 0 {
				g.canBe |= canBeMine
			}
			if m < g.cells {
				g.canBe |= canBeSafe
			}
		}
		all += n.ways * n.onward
		largest = max(largest, n.onward)
	}
	g.chance = mine / all / float64(g.cells)
	if largest > huge {
		for i := l.first; i < l.end; i++ {
			k.nodes[i].onward /= huge
		}
	}
}

// solve proves all cells that can be proved to be safe or mines, and computes the chance of a mine in
// each of the others.
func (s *Solver) solve() {
	for s.settle(One|Two) != 0 {
	}
	s.settleCases()
}

// settleCases counts the layouts. It proves every cell that has the same state in all of them.
func (s *Solver) settleCases() {
	if s.computeChances(); !s.wrong {
		s.settleCounted()
	}
}

// settleCounted proves every cell that has the same state in all layouts of the last count.
func (s *Solver) settleCounted() {
	k := &s.count
	for c := range k.components {
		for _, i := range k.cellsOf(&k.components[c]) {
			switch k.groups[k.placeAt[i]-1].canBe {
			case canBeSafe:
				s.prove(int(i), Safe)
			case canBeMine:
				s.prove(int(i), Mine)
			}
		}
	}
	if k.looseCanBe == canBeSafe|canBeMine || k.loose == 0 {
		return
	}
	is := Safe
	if k.looseCanBe == canBeMine {
		is = Mine
	}
	for i, known := range s.known {
		if known == Unknown && k.placeAt[i] == 0 {
			s.prove(i, is)
		}
	}
}

// chance returns the chance of a mine in the cell at i, as the last call of solve has computed it.
func (s *Solver) chance(i int) float64 {
	switch s.known[i] {
	case Unknown:
		if group := s.count.placeAt[i]; group != 0 {
			return s.count.groups[group-1].chance
		}
		return s.count.looseChance
	case Mine:
		return 1
	default:
		return 0
	}
}

// exact reports whether the last call of solve proved all cells that can be proved, and computed
// every chance exactly. It reports false if a part of the frontier has too many layouts to count, or
// if the board is so large that chances are estimated: see maxWeights. The proofs are right in any
// case.
func (s *Solver) exact() bool {
	tooLarge := func(c component) bool { return c.tooLarge }
	return !s.count.rough && !slices.ContainsFunc(s.count.components, tooLarge)
}

func (s *Solver) cells(list []int32, is State) iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		for _, i := range list {
			if s.known[i] == is && !yield(s.field.cell(int(i))) {
				return
			}
		}
	}
}

func (s *Solver) cellsAt(list []int32) []game.Cell {
	cells := make([]game.Cell, 0, len(list))
	for _, i := range list {
		cells = append(cells, s.field.cell(int(i)))
	}
	return cells
}
