package solver

// When a cell opens, only the components that it touches change. The counts of the others stay,
// but the chances of all cells change, because all components share the mines. So a component can
// remember, for each number of mines that it may hold, the chances of its groups. For other weights
// of these numbers, [counter.recall] combines the chances, without counting the layouts again. A
// player that looks one guess ahead plays 1.4 times as many games of Expert a second with this. Also
// keeping the counts of changed components, and finding them by their numbers, gained only 3 % more.

// An outcome is a result of counting layouts. It belongs to one [group] of cells, and to one number
// of mines in the [component] of that group.
type outcome struct {
	chance float64 // the chance of a mine in each cell of the group
	canBe  possible
}

// remember stores the outcomes of all groups: one for each number of mines that a component can
// have. It changes the chances of the groups, so the caller must then call [counter.setChances].
func (k *counter) remember() {
	k.forgotten = 0
	for i := range k.components {
		c := &k.components[i]
		if c.tooLarge || c.firstOutcome != 0 {
			continue
		}
		kept := c.endLayer > c.firstLayer
		if !kept {
			k.makeLayers(c)
		}
		c.firstOutcome = int32(len(k.outcomes)) + 1
		only := make([]float64, c.mines.size)
		for m, ways := range k.termsOf(&c.mines) {
			if ways > 0 {
				only[m] = 1
				k.setChancesOf(c, only)
				only[m] = 0
			}
			for _, g := range k.groups[c.firstGroup:c.endGroup] {
				k.outcomes = append(k.outcomes, outcome{g.chance, g.canBe})
			}
		}
		if !kept {
			k.forget(c)
		}
	}
}

// recall sets the chance and the possible states of each group of a component. It uses the outcomes
// that remember has stored for the component.
func (k *counter) recall(c *component) {
	groups := k.groups[c.firstGroup:c.endGroup]
	for i := range groups {
		groups[i].chance, groups[i].canBe = 0, 0
	}
	all, weights, outcomes := 0.0, k.weightsOf(&c.mines), k.outcomes[c.firstOutcome-1:]
	for m, ways := range k.termsOf(&c.mines) {
		weight := ways * weights[m]
		if weight == 0 {
			continue
		}
		all += weight
		for i, o := range outcomes[m*len(groups):][:len(groups)] {
			groups[i].chance += weight * o.chance
			groups[i].canBe |= o.canBe
		}
	}
	for i := range groups {
		groups[i].chance /= all
	}
}

// copy copies from another counter all that the next count can reuse: the frontier, the numbers of
// layouts and the outcomes. The boards of both counters must have the same size.
func (k *counter) copy(from *counter) {
	k.frontier.copy(&from.frontier)
	k.terms = append(k.terms[:0], from.terms...)
	k.outcomes = append(k.outcomes[:0], from.outcomes...)
}
