package solver

// workDone returns the work done for the current guess: about the number of positions counted. See
// maxWork.
func (p *guesser) workDone() int { return p.work + p.flips.work }

// guess returns the index of the best cell to open, and the chance of a mine there.
func (p *guesser) guess() (i int, chance float64) {
	p.outlook = Outlook{}
	if i, ok := p.ending.best(p.Solver, p.deep, p.avoided); ok {
		p.outlook = Outlook{Wins: p.ending.wins, Layouts: len(p.ending.layouts)}
		return i, p.chance(i)
	}
	if p.cells() > maxScoredCells || !p.exact() {
		return p.leastRisk()
	}
	p.count.remember()
	p.count.setChances()
	p.work, p.flips.work = 0, 0
	p.flips.reset(p.Solver)
	if p.cells() <= maxFollowedCells {
		p.flips.find()
	}
	p.best, p.bestScore, p.uncounted = glance{}, -1, false
	p.glances = p.glances[:0]
	for _, c := range p.contenders() {
		if grains(1)-c.risk <= p.needed(c) {
			break // c cannot be better, and none after it
		}
		p.glances = append(p.glances, p.glance(c))
		if len(p.glances) == firstGlances {
			p.scoreNext()
		}
	}
	for p.scoreNext() {
	}
	if p.uncounted || p.bestScore < 0 {
		return p.leastRisk()
	}
	p.outlook.SafeNext = p.best.onward / (1 - p.best.chance)
	relief := p.flips.relief[p.best.cell]
	p.outlook.DecidesFlip = relief > sureRelief
	p.outlook.IsFlip = grains(relief) >= grainsOfOne/2 && grains(p.best.chance) == grainsOfOne/2
	return int(p.best.cell), p.best.chance
}

// leastRisk returns the index of the cell with the lowest chance of a mine, and that chance.
func (p *guesser) leastRisk() (i int, chance float64) {
	least := p.rank(p.Solver, 1)[0]
	return int(least.cell), least.chance
}

// needed returns the score that c must exceed to be better than the best cell so far. If that
// cell is one to avoid and c is not, an equal score is enough: see [guesser.avoid].
func (p *guesser) needed(c candidate) grain {
	if p.best.avoided && !c.avoided {
		return p.bestScore - 1
	}
	return p.bestScore
}

// scoreNext computes the score of the contender with the highest upper bound. It reports false if
// no contender is left that may be better than the best so far, or if the search has worked
// enough.
func (p *guesser) scoreNext() bool {
	if p.workDone() > maxWork {
		return false
	}
	var next *glance
	for k := range p.glances {
		g := &p.glances[k]
		if g.bound > p.needed(g.candidate) && (next == nil || g.bound > next.bound) {
			next = g
		}
	}
	if next == nil {
		return false
	}
	if score := grains(p.score(next)); score > p.needed(next.candidate) {
		p.best, p.bestScore = *next, score
	}
	next.bound = scored
	return true
}

// An Outlook says what the search for a guess has found out about the guess. It is zero if the
// search has only compared risks.
type Outlook struct {
	// SafeNext is the chance that, once the guess has gone well, the game is won or a cell is
	// provably safe whose number may prove more.
	SafeNext float64
	// DecidesFlip is set if the guess helps to decide coin flips that would probably be needed later.
	// IsFlip is set if the guess itself is a coin flip that cannot be avoided.
	DecidesFlip, IsFlip bool
	// Wins and Layouts are set if few layouts were left: Layouts is their number, and Wins the
	// number of them that the best play wins. The other fields are then not set.
	Wins, Layouts int
}
