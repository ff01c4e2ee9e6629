package solver

// The limits for the size of a board, in cells. A player does not wait for a hint, so on a larger
// board the search does less.
const (
	maxFollowedCells = 1000    // the search follows what comes after a guess
	maxScoredCells   = 1 << 13 // the search compares several cells
)

// firstGlances is the number of contenders at which the search glances before it weighs the best of
// them. Then most of the others need no glance. It changes one result in 30,000. With 5 the player
// plays 3 % fewer games of Expert a second, with 10 it plays 13 % fewer, and with 2 as many.
const firstGlances = 3

// maxWork is the work after which the search keeps the best cell so far, so that a player does not
// wait. It is the number of positions that are counted if little has to be counted again in each.
// With 2000 or 8000 the player won the same 14,270 of 30,000 games of Expert.
const maxWork = 4000

// workDone returns the work for the current guess.
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
	p.outlook.Onward = p.best.onward / (1 - p.best.chance)
	relief := p.flips.relief[p.best.cell]
	p.outlook.Settles = relief > sureRelief
	p.outlook.Flip = grains(relief) >= grainsOfOne/2 && grains(p.best.chance) == grainsOfOne/2
	return int(p.best.cell), p.best.chance
}

// leastRisk returns the index of the cell with the lowest chance of a mine, and that chance.
func (p *guesser) leastRisk() (i int, chance float64) {
	least := p.rank(p.Solver, 1)[0]
	return int(least.cell), least.chance
}

// needed returns the score that c must exceed to be better than the best cell so far. If the score
// is equal, a cell that is not spared is better than a spared one.
func (p *guesser) needed(c candidate) grain {
	if p.best.avoided && !c.avoided {
		return p.bestScore - 1
	}
	return p.bestScore
}

// scoreNext weighs the contender with the highest limit. It reports false if no contender is left
// that may be better than the best so far, or if the search has worked enough.
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

// An Outlook says what a search has counted about its guess. It is zero if the search has only compared
// risks.
type Outlook struct {
	// Onward is the chance that, if the guess goes well, some cell is provably safe or the game is
	// won.
	Onward float64
	// Settles is set if the guess helps to settle flips of coins that would mostly have to be taken
	// later. Flip is set if it is the flip of a coin that will have to be taken anyway.
	Settles, Flip bool
	// If only few layouts were left, Layouts is their number, and Wins how many of them a player
	// wins. The other fields are then not set.
	Wins, Layouts int
}
