package solver

import "buscaminas/game"

// The score of a guess is about the chance to survive it and the next guess. It is a sum over the
// numbers that the guessed cell may show: the probability of each number, times the value of the
// position with that number. A position is early as long as nearly all cells are unknown.
//
//   - The value of an early position depends on its useful cells: see [earlyValue].
//   - The value of a later position is the chance to survive the next guess.
//
// A [flip] is a set of cells where the player may have to guess as if flipping a coin. Both values
// are larger if the guessed cell decides a flip.
//
// The flips that the guess leaves undecided do not count. Counting them as well, on the same boards
// of Expert, made no difference (+0.15 ± 0.23 % of 15,000 games with a safe start, −0.15 ± 0.28 % of
// 10,000 with an opening) and took twice as long.

// A glance is a quick upper bound for the score of a guess. A score follows what comes after the
// guess, and a glance does not.
type glance struct {
	candidate
	bound  grain   // the upper bound for the score; the constant scored if no score is to be computed
	onward float64 // the chance that the guess goes well, and wins or makes a useful cell safe
	shares [game.MaxSteps + 1]numberShare
}

// scored is the value of glance.bound for a contender that needs no score: its score is known
// already, or it cannot be the best.
const scored grain = -10

// A numberShare is what one number of the guessed cell adds to the score of the guess. The field
// likely is the probability of the number. The field bound is an upper bound for this probability
// times the value of the position.
type numberShare struct{ likely, bound float64 }

func (p *guesser) cells() int { return p.field.rows * p.field.cols }

// isEarly reports whether the position is early, which means that nearly all cells are unknown.
func (p *guesser) isEarly() bool { return float64(p.unknown) > earlyShare*float64(p.cells()) }

// ceiling returns an upper bound for the value of the position after the guess of c, whatever
// number the cell shows.
func (p *guesser) ceiling(c candidate) float64 {
	if p.isEarly() {
		return p.reliefFactor(c) * earlyValue(game.MaxSteps)
	}
	return p.reliefFactor(c)
}

// reliefFactor returns a factor for the value of a position after the guess of c. It is above 1 if
// the guess decides flips, which are guesses that no number may ever settle: see [flips].
func (p *guesser) reliefFactor(c candidate) float64 {
	return 1 + reliefWeight*p.flips.relief[c.cell]/(1-c.chance)
}

// earlyValue returns the value of an early position with the given number of useful cells. They are
// safe cells whose numbers can prove more: see [Solver.countUseful].
func earlyValue(safe int) float64 { return mostEarlyValue - earlyValueLoss/float64(safe) }

// glance returns the glance at the guess of c. If the guess cannot be better than the best so far,
// glance stops early and sets the field bound to the constant scored.
func (p *guesser) glance(c candidate) glance {
	g := glance{candidate: c}
	ceiling, needed := p.ceiling(c), p.needed(c)
	sum, left := 0.0, 1-c.chance
	least, most := p.numberRange(p.Solver, c.cell)
	for n := least; n <= most && grains(left) > grains(unlikely); n++ {
		if grains(sum+left*ceiling) <= needed {
			g.bound = scored
			return g
		}
		t, likely := p.tryNumber(p.Solver, c.cell, n, 0)
		if t.wrong {
			continue
		}
		left -= likely
		limit := p.glanceAt(t, c) * likely
		g.shares[n] = numberShare{likely, limit}
		if t.unknown == 0 || t.countUseful(nil) > 0 {
			g.onward += likely
		}
		sum += limit
	}
	g.bound = grains(sum)
	return g
}

// glanceAt returns an upper bound for the value of the position t, which follows the guess of c. If
// nearly all cells are unknown, it returns the value itself.
func (p *guesser) glanceAt(t *Solver, c candidate) float64 {
	safe := t.countUseful(nil)
	switch {
	case t.unknown == 0:
		return 1
	case p.isEarly() && safe > 0:
		return p.reliefFactor(c) * earlyValue(safe)
	case p.isEarly():
		return p.reliefFactor(c) * earlyGuessFactor * (1 - t.leastChance())
	case safe > 0:
		return p.ceiling(c)
	default:
		return p.ceiling(c) * (1 - t.leastChance())
	}
}

// score returns the score of a guess: about the chance to survive it and the next guess. If the
// guess cannot be better than the best so far, score stops early and returns an upper bound.
func (p *guesser) score(g *glance) float64 {
	sum := 0.0
	for _, part := range g.shares {
		sum += part.bound
	}
	if p.isEarly() {
		return sum // the glance has told the score
	}
	for n, part := range g.shares {
		if grains(sum) <= p.needed(g.candidate) {
			break
		}
		if part.likely == 0 {
			continue
		}
		if t, _ := p.tryNumber(p.Solver, g.cell, n, 0); t.unknown > 0 {
			sum += part.likely*p.value(t, g.candidate, part.likely) - part.bound
		}
	}
	return sum
}

// value returns the value of the position t, which follows the guess of c: about the chance to
// survive the next guess. The parameter likely is the probability of t.
func (p *guesser) value(t *Solver, c candidate, likely float64) float64 {
	if t.countUseful(nil) == 0 && p.unknown <= maxSecondUnknown && grains(likely) > grains(minSecondChance) {
		return p.reliefFactor(c) * p.secondGuess(t)
	}
	return p.reliefFactor(c) * p.lookAhead(t, likely, 1, maxRounds)
}
