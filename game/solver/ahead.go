package solver

import "math"

// A useful cell is a safe cell whose number can prove more: see [Solver.countUseful]. If only a few
// useful cells follow a guess, their numbers may prove nothing new, and the next guess is near. So the
// search opens them, in rounds. A round opens all useful cells that there are. Their order then makes no
// difference, and a position is judged like its mirror image.
//
// With these rounds, the share of games of Expert won rose by 0.19 ± 0.27 percentage points with a safe
// start (15,000 games), and by 0.41 ± 0.37 with an opening (10,000 games), on the same boards. Following
// three or four useful cells wins no more, and takes two to four times as long.
//
// If no useful cell is left and few cells are unknown, the search tries a second guess. This wins
// 0.09 ± 0.16 % more with a safe start, and 0.31 ± 0.24 % more with an opening. Trying it while 200
// cells are unknown wins no more.

// lookAhead returns the chance to survive the next guess in position t. It returns 1 if no cell of t is
// unknown. It also returns 1 if t has useful cells and lookAhead does not open them: because they are
// many, t is unlikely, no rounds are left, or the board is large.
//
// The parameter likely is the probability of t. The parameter rounds is how many rounds of safe
// cells lookAhead may open before the guess: see [guesser.openRound]. The solvers p.trials[depth:]
// are free for its use.
func (p *guesser) lookAhead(t *Solver, likely float64, depth, rounds int) float64 {
	var cells [maxUseful]int32
	n := t.countUseful(cells[:])
	switch {
	case t.unknown == 0:
		return 1
	case n == 0:
		return 1 - t.leastChance()
	case n > maxUseful || rounds == 0 || grains(likely) <= grains(minAheadChance) || p.cells() > maxFollowedCells:
		return 1
	}
	return p.openRound(t, cells[:n], likely, depth, rounds)
}

// openRound opens the given safe cells of t, one after the other. It returns the mean of
// [guesser.lookAhead] over all combinations of numbers that these cells may show, weighted by their
// probabilities. For the other parameters see lookAhead.
func (p *guesser) openRound(t *Solver, cells []int32, likely float64, depth, rounds int) float64 {
	least, most := 0, 0
	for len(cells) > 0 && least == most { // a number that is known tells nothing
		least, most = p.numberRange(t, cells[0])
		if least == most {
			cells = cells[1:]
		}
	}
	if len(cells) == 0 {
		t.settleIfStuck()
		return p.lookAhead(t, likely, depth, rounds-1)
	}
	value, sum := 0.0, 0.0
	for n := least; n <= most; n++ {
		if next, share := p.assumeNumber(t, cells[0], n, depth); !next.wrong {
			sum += share
			value += share * p.openRound(next, cells[1:], likely*share, depth+1, rounds)
		}
	}
	return value / sum
}

// secondGuess returns the score of the best guess in position t, in which one guess has been made
// already. A score is about the chance to survive a guess and the next one.
func (p *guesser) secondGuess(t *Solver) float64 {
	t.count.remember()
	t.count.setChances()
	best := 0.0
	for k, c := range p.rank(t, 3*secondGuesses) {
		if k >= secondGuesses && !c.ties(p.ranked[secondGuesses-1]) {
			break
		}
		score, left := 0.0, 1-c.chance
		least, most := p.numberRange(t, c.cell)
		for n := least; n <= most && grains(left) > grains(unlikely) && grains(score+left) > grains(best); n++ {
			if next, share := p.tryNumber(t, c.cell, n, 1); !next.wrong {
				left -= share
				score += share * p.lookAhead(next, share, 2, maxRounds)
			}
		}
		best = max(best, score)
	}
	return best
}

// tryNumber calls [guesser.assumeNumber] and returns its results. If the number n is possible, it
// also calls [Solver.settleIfStuck] for the position t.
func (p *guesser) tryNumber(s *Solver, i int32, n, depth int) (t *Solver, likely float64) {
	if t, likely = p.assumeNumber(s, i, n, depth); !t.wrong {
		t.settleIfStuck()
	}
	return t, likely
}

// settleIfStuck does nothing if s has a useful cell: a safe cell whose number can prove more.
// Otherwise it computes the chance of a mine in each cell, and proves every cell that has the same
// state in all layouts. The caller must first call [Solver.countLayouts].
func (s *Solver) settleIfStuck() {
	if s.countUseful(nil) == 0 {
		s.count.setChances()
		s.settleCounted()
	}
}

// assumeNumber returns the position t in which cell i of s shows the number n, and the probability
// of that number. If the number is impossible, it sets t.wrong.
//
// The solver t has proved only what single numbers and pairs of numbers prove. It is
// p.trials[depth], so the next call with the same depth overwrites it.
func (p *guesser) assumeNumber(s *Solver, i int32, n, depth int) (t *Solver, likely float64) {
	for len(p.trials) <= depth {
		p.trials = append(p.trials, New(p.field.grid, p.mines))
	}
	t = p.trials[depth]
	t.copyAll(s)
	p.work++
	t.open(int(i), n)
	for t.settle(One|Two) != 0 {
	}
	if t.countLayouts(); t.wrong {
		return t, 0
	}
	if !t.exact() {
		p.uncounted = true
	}
	p.work += t.count.work
	return t, math.Exp(t.count.log - s.count.log)
}

// numberRange returns the smallest and the largest number that cell i of s may show.
func (p *guesser) numberRange(s *Solver, i int32) (least, most int) {
	for _, step := range s.field.stepsFrom(int(i)) {
		switch s.known[int(i)+step.offset] {
		case Mine:
			least++
			most++
		case Unknown:
			most++
		}
	}
	return least, most
}

// countUseful returns the number of useful cells of s. A closed cell is useful if it is provably
// safe and touches an unknown cell, so that its number can prove more. countUseful also fills the
// slice cells with useful cells, as many as fit.
func (s *Solver) countUseful(cells []int32) (n int) {
	for _, i := range s.safe[s.next:] {
		if s.known[i] == Safe && s.touches(int(i), Unknown) {
			if n < len(cells) {
				cells[n] = i
			}
			n++
		}
	}
	return n
}

// touches reports whether cell i touches a cell with the given state.
func (s *Solver) touches(i int, is State) bool {
	for _, step := range s.field.stepsFrom(i) {
		if s.known[i+step.offset]&^marks == is {
			return true
		}
	}
	return false
}

// leastChance returns the lowest chance of a mine among the unknown cells that may be mines.
func (s *Solver) leastChance() float64 {
	k := &s.count
	least := 1.0
	if k.loose > 0 && k.looseCanBe != canBeSafe {
		least = k.looseChance
	}
	for _, c := range k.components {
		for _, g := range k.groups[c.firstGroup:c.endGroup] {
			if g.canBe != canBeSafe {
				least = min(least, g.chance)
			}
		}
	}
	return least
}

// copyAll copies the knowledge of another solver to s, and also the numbers of layouts that the
// other solver has counted. Both must have the same grid.
func (s *Solver) copyAll(from *Solver) {
	s.copy(from)
	s.count.copy(&from.count)
}

// copy copies the knowledge of another solver to s, but not the numbers of layouts. Both must have
// the same grid.
func (s *Solver) copy(from *Solver) {
	copy(s.known, from.known)
	copy(s.clues, from.clues)
	s.opened = append(s.opened[:0], from.opened...)
	s.safe = append(s.safe[:0], from.safe...)
	s.mine = append(s.mine[:0], from.mine...)
	s.ones = append(s.ones[:0], from.ones...)
	s.twos = append(s.twos[:0], from.twos...)
	s.next, s.unknown, s.mines, s.minesLeft = from.next, from.unknown, from.mines, from.minesLeft
	s.wrong, s.noTotal, s.followed = from.wrong, from.noTotal, from.followed
	s.count.canUpdate = false
}
