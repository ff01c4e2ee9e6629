package solver

import (
	"cmp"
	"math"
	"slices"

	"buscaminas/game"
)

// A candidate is a cell to consider for a guess.
type candidate struct {
	cell   int32
	chance float64 // the chance of a mine
	risk   grain   // the same chance, in grains
	zero   grain   // if the cell is safe, the approximate chance that its number is 0
	spared bool    // see [Player.Spare]
}

// A grain is a unit for comparing chances. It is so coarse that the rounding errors of a machine
// make no difference, so that every machine opens the same cell.
type grain int64

func grains(chance float64) grain { return grain(math.Round(chance * (1 << 30))) }

// The limits of the search for a guess. It looks at what may follow a guess: at each number that
// the cell may show, and at the guess after that.
const (
	maxCandidates = 30       // the largest number of cells to guess that the search compares
	maxLookedAt   = 1 << 13  // the search skips boards with more cells than this
	unlikely      = 1. / 500 // skip the highest numbers if their total chance is below this
	nearGuess     = 1. / 50  // a score loses nearGuess/n if n cells are safe after the guess
)

// Spare tells p to spare the given cells: p guesses one of them only if no other cell is as good.
// They may be the cells that a player has flagged, for example.
func (p *Player) Spare(cells []game.Cell) {
	p.spared = make([]bool, len(p.known))
	for _, c := range cells {
		p.spared[p.field.index(c)] = true
	}
}

// Guess returns the cell to open if no cell is provably safe, and the chance of a mine in that
// cell. It uses the chances of the last call of [Solver.Solve]. Another cell may have a lower
// chance of a mine: Guess may return a riskier cell because it makes the next guess safer. Guess
// reports false if the state of every cell is known.
func (p *Player) Guess() (c game.Cell, chance float64, ok bool) {
	if p.unknown == 0 {
		return game.Cell{}, 0, false
	}
	i, chance := p.guess()
	return p.field.cell(i), chance, true
}

// Least returns the unknown cell with the lowest chance of a mine, and that chance. It reports
// false if the state of every cell is known.
func (p *Player) Least() (c game.Cell, chance float64, ok bool) {
	if p.unknown == 0 {
		return game.Cell{}, 0, false
	}
	least := p.rank()[0]
	return p.field.cell(int(least.cell)), least.chance, true
}

func (p *Player) guess() (i int, chance float64) {
	if i, ok := p.ending.best(p.Solver, p.Deep, p.spared); ok {
		return i, p.chance(i)
	}
	candidates := p.rank()
	if p.field.rows*p.field.cols > maxLookedAt {
		return int(candidates[0].cell), candidates[0].chance
	}
	best, bestScore := candidates[0], grain(0)
	layouts := p.count.log
	p.count.remember()
	p.count.goBackAll()
	for _, c := range candidates {
		needed := bestScore
		if best.spared && !c.spared { // c is better even if its score is only equal
			needed--
		}
		if grains(1)-c.risk <= needed { // neither c nor those after it can be better
			break
		}
		if score := grains(p.score(c, layouts, needed)); score > needed {
			best, bestScore = c, score
		}
	}
	return int(best.cell), best.chance
}

// rank returns the best unknown cells to guess, in the order of [candidate.compare]. It returns at
// most maxCandidates cells.
func (p *Player) rank() []candidate {
	p.candidates = p.candidates[:0]
	for i, known := range p.known {
		if known != Unknown {
			continue
		}
		chance, zero := p.chance(i), 1.0
		for _, step := range p.field.stepsFrom(i) {
			zero *= 1 - p.chance(i+step.offset)
		}
		c := candidate{int32(i), chance, grains(chance), grains(zero), p.spared != nil && p.spared[i]}
		if at, _ := slices.BinarySearchFunc(p.candidates, c, candidate.compare); at < maxCandidates {
			p.candidates = slices.Insert(p.candidates, at, c)
			p.candidates = p.candidates[:min(len(p.candidates), maxCandidates)]
		}
	}
	return p.candidates
}

// compare orders candidates from the best to the worst. The first criterion is a low chance of a
// mine. Then come cells that are not spared before spared cells, and cells with a high chance of a
// 0 before others. The last criterion is the order row by row.
func (a candidate) compare(b candidate) int {
	switch {
	case a.risk != b.risk:
		return cmp.Compare(a.risk, b.risk)
	case b.spared && !a.spared:
		return -1
	case a.spared && !b.spared:
		return 1
	}
	return cmp.Or(cmp.Compare(b.zero, a.zero), cmp.Compare(a.cell, b.cell))
}

// score returns the chance to survive the guess of candidate c. If no cell is provably safe after
// that guess, the player must guess again, and score returns the chance to survive both guesses.
// score tries each number that the cell may show, and weighs it by its probability. If only few
// cells are safe after the guess, the score is a little lower, because the next guess is near.
//
// The parameter layouts is the logarithm of the number of layouts before the guess. If the score is
// certain not to exceed bound, score stops early and returns some number that does not exceed
// bound.
func (p *Player) score(c candidate, layouts float64, bound grain) float64 {
	if p.trial == nil {
		p.trial = New(p.field.grid, p.mines)
	}
	i := int(c.cell)
	mines, cells := 0, 0
	for _, step := range p.field.stepsFrom(i) {
		switch p.known[i+step.offset] {
		case Mine:
			mines++
		case Unknown:
			cells++
		}
	}
	score, left := 0.0, 1-c.chance
	for n := mines; n <= mines+cells && grains(left) > grains(unlikely) && grains(score+left) > bound; n++ {
		t := p.trial
		t.copy(p.Solver)
		t.count.copy(&p.count)
		t.open(i, n)
		for t.settle(One|Two) != 0 {
		}
		safe := len(t.safe) - len(p.safe)
		if t.sum(); t.wrong {
			continue
		}
		likely := math.Exp(t.count.log - layouts)
		left -= likely
		if safe == 0 {
			t.count.goBackAll()
			t.settleCounted()
			safe = len(t.safe) - len(p.safe)
		}
		switch {
		case t.unknown == 0:
			score += likely
		case safe > 0:
			score += likely * (1 - nearGuess/float64(safe))
		default:
			score += likely * (1 - t.leastChance()) * (1 - nearGuess)
		}
	}
	return score
}

// leastChance returns the lowest chance of a mine in an unknown cell.
func (s *Solver) leastChance() float64 {
	least := 1.0
	if s.count.loose > 0 {
		least = s.count.looseChance
	}
	for _, c := range s.count.components {
		for i := c.firstGroup; i < c.endGroup; i++ {
			least = min(least, s.count.groups[i].chance)
		}
	}
	return least
}

// copy gives s the knowledge of another solver of the same grid.
func (s *Solver) copy(from *Solver) {
	copy(s.known, from.known)
	copy(s.clues, from.clues)
	s.opened = append(s.opened[:0], from.opened...)
	s.safe = append(s.safe[:0], from.safe...)
	s.mine = append(s.mine[:0], from.mine...)
	s.ones = append(s.ones[:0], from.ones...)
	s.twos = append(s.twos[:0], from.twos...)
	s.next, s.unknown, s.mines, s.minesLeft = from.next, from.unknown, from.mines, from.minesLeft
	s.wrong, s.followed = from.wrong, from.followed
	s.count.kept = false
}
