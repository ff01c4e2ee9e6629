package solver

// workDone returns the work that the search has done for the current guess. Its unit is about the
// work of counting the layouts of one position. The limit is maxWork.
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

// needed returns the score that the candidate c must exceed to replace the best cell so far. If the
// best cell so far is one to avoid and c is not, an equal score is enough: see [guesser.avoid].
func (p *guesser) needed(c candidate) grain {
	if p.best.avoided && !c.avoided {
		return p.bestScore - 1
	}
	return p.bestScore
}

// scoreNext computes the score of one contender: the one with the highest upper bound. It reports
// false if no contender can be better than the best cell so far, or if the search has done too much
// work already.
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

// An Outlook describes a guess beyond its chance of a mine. It is zero if the search for the guess
// compared only these chances.
type Outlook struct {
	// SafeNext is the chance that a guess leads on, if it opens no mine. It leads on if it wins the
	// game, or if another cell is then provably safe and its number may prove more.
	SafeNext float64
	// DecidesFlip is set if the guess helps to decide a coin flip that would probably be needed
	// later. A coin flip is a guess that no number can settle. IsFlip is set if the guess itself is
	// a coin flip that cannot be avoided.
	DecidesFlip, IsFlip bool
	// Wins and Layouts are set if few layouts were left. Layouts is the number of layouts, and Wins
	// is the number of layouts in which the best play wins. The other fields are then not set.
	Wins, Layouts int
}
