package solver

import "buscaminas/game"

// The score of a guess is about the chance to survive it and the guess after it. It is the sum over
// the numbers that the cell may show: the probability of the number, times the value of the
// position then. What the value counts depends on how much of the board is known:
//
//   - As long as nearly all cells are closed, many safe cells are worth more than the next guess
//     tells.
//   - Later the value is the chance to survive the next guess. It is larger for a cell that settles a
//     flip: see [flips].
//
// On paired boards of Expert, counting also the flips that are left after each number made no
// difference (+0.15 ± 0.23 % of 15,000 games with a safe start, −0.15 ± 0.28 % of 10,000 with an
// opening) and took twice as long.

// A glance is a quick look at a guess. It does not follow what comes after the guess, so it gives
// only a limit for the score.
type glance struct {
	candidate
	bound  grain   // a limit for the score, or weighed
	onward float64 // the chance that the cell is safe and another one is provably safe then
	shares [game.MaxSteps + 1]numberShare
}

// scored is the limit of a contender whose score is known, or cannot be the best.
const scored grain = -10

// A numberShare is the part of a number in a score.
type numberShare struct{ likely, bound float64 }

// The comments on the constants of the search say how many more games of Expert another value wins
// on the same boards: a difference in % with a safe start, and one with an opening. Each is over 15,000
// games at least.
const (
	// A score leaves out the highest numbers if their total chance is below this. Half of it:
	// +0.07 ± 0.06 and −0.01 ± 0.05. Double: +0.04 ± 0.09 and +0.03 ± 0.08.
	unlikely = 1. / 500

	// A position is earlyShare if more than this share of the cells is unknown. 15/16: +0.02 ± 0.10 and
	// +0.01 ± 0.07. 63/64: −0.02 ± 0.08 and +0.02 ± 0.06. If no position is earlyShare, the player wins as
	// many (+0.07 ± 0.49 and −0.02 ± 0.07), but with a safe start it guesses a third of a time more in
	// each game.
	earlyShare = 31. / 32

	// reliefWeight is the weight in a score of the flips that a guess spares. Half of it: −0.19 ± 0.29
	// and −0.04 ± 0.12. 1.2: −0.07 ± 0.14 and −0.09 ± 0.14.
	reliefWeight = .8
)

func (p *guesser) cells() int { return p.field.rows * p.field.cols }

// isEarly reports whether nearly all cells are unknown.
func (p *guesser) isEarly() bool { return float64(p.unknown) > earlyShare*float64(p.cells()) }

// ceiling returns a limit for the value of the positions after the guess of c.
func (p *guesser) ceiling(c candidate) float64 {
	if p.isEarly() {
		return p.reliefFactor(c) * earlyValue(game.MaxSteps)
	}
	return p.reliefFactor(c)
}

// reliefFactor returns the reliefFactor by which a position is better because the guess of c spares a flip.
func (p *guesser) reliefFactor(c candidate) float64 {
	return 1 + reliefWeight*p.flips.relief[c.cell]/(1-c.chance)
}

// earlyValue returns the value of an early position with a number of safe cells to open. With .9 in
// place of .95: −0.13 ± 0.41 and 0.00 ± 0.05; with 1: 0.00 ± 0.11 and 0.00 ± 0.05. With .2 in place of
// .1: −0.03 ± 0.50 and −0.01 ± 0.08.
func earlyValue(safe int) float64 { return .95 - .1/float64(safe) }

// earlyGuessFactor is a factor for the value of an early position where the player must guess again. .8:
// −0.07 ± 0.12 and −0.01 ± 0.05. .95: −0.22 ± 0.41 and +0.02 ± 0.06.
const earlyGuessFactor = .88

// glance looks at the guess of c. If the score cannot be better than the best so far, it may stop
// early.
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

// glanceAt returns a limit for the value of position t after the guess of c. In an early position
// it is the value.
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

// score returns the score of a guess. If the score cannot be better than the best so far, it stops
// early and returns a limit that is not better.
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

// value returns the value of a position t after the guess of c. The position has this probability.
func (p *guesser) value(t *Solver, c candidate, likely float64) float64 {
	if t.countUseful(nil) == 0 && p.unknown <= maxSecondUnknown && grains(likely) > grains(minSecondChance) {
		return p.reliefFactor(c) * p.secondGuess(t)
	}
	return p.reliefFactor(c) * p.lookAhead(t, likely, 1, maxRounds)
}
