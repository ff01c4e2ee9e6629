package solver

import (
	"cmp"
	"math"
	"slices"

	"buscaminas/game"
)

// A candidate is a cell that might be opened where nothing is certain.
type candidate struct {
	cell   int32
	chance float64 // of a mine
	zero   float64 // about how likely it opens its neighbours, if it is none
}

// What a guess may take.
const (
	maxCandidates = 12       // cells whose consequences are looked at
	maxLookedAt   = 1 << 13  // cells of a board where that is done
	unlikely      = 1. / 500 // numbers that are less likely than this are left out
)

// Guess returns the cell to open where nothing is certain, and how likely a mine is
// there, as of the last call of [Solver.Solve]. That may be more than elsewhere, where
// opening the cell makes it likelier that the game goes on. It reports false if every
// cell is known.
func (p *Player) Guess() (c game.Cell, chance float64, ok bool) {
	if p.unknown == 0 {
		return game.Cell{}, 0, false
	}
	i, chance := p.guess()
	return p.field.cell(i), chance, true
}

// Least returns the cell that is least likely a mine where nothing is certain, and
// how likely that is. It reports false if every cell is known.
func (p *Player) Least() (c game.Cell, chance float64, ok bool) {
	if p.unknown == 0 {
		return game.Cell{}, 0, false
	}
	least := p.rank()[0]
	return p.field.cell(int(least.cell)), least.chance, true
}

func (p *Player) guess() (i int, chance float64) {
	if i, ok := p.ending.best(p.Solver, p.Deep); ok {
		return i, p.chance(i)
	}
	candidates := p.rank()
	if p.field.rows*p.field.cols > maxLookedAt {
		candidates = candidates[:1]
	}
	best, bestScore := candidates[0], 0.0
	layouts := p.count.log
	for _, c := range candidates[:min(len(candidates), maxCandidates)] {
		if 1-c.chance <= bestScore { // neither it nor those after it can become better
			break
		}
		if score := p.score(c, layouts); score > bestScore {
			best, bestScore = c, score
		}
	}
	return int(best.cell), best.chance
}

// rank returns the unknown cells, those first that are least likely a mine and
// among these those that are likelier to open their neighbours.
func (p *Player) rank() []candidate {
	p.candidates = p.candidates[:0]
	for i, known := range p.known {
		if known != Unknown {
			continue
		}
		c := candidate{int32(i), p.chance(i), 1}
		for _, step := range p.field.stepsFrom(i) {
			c.zero *= 1 - p.chance(i+step.offset)
		}
		p.candidates = append(p.candidates, c)
	}
	const same = 1e-9 // what rounding may make of equal chances
	slices.SortFunc(p.candidates, func(a, b candidate) int {
		if math.Abs(a.chance-b.chance) > same {
			return cmp.Compare(a.chance, b.chance)
		}
		return cmp.Compare(b.zero, a.zero)
	})
	return p.candidates
}

// score returns how likely it is to survive opening a cell and, if then nothing is
// certain, the next guess too. The number that the cell shows decides about that:
// each is tried, and weighed by the layouts that have it there.
func (p *Player) score(c candidate, layouts float64) float64 {
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
	for n := mines; n <= mines+cells && left > unlikely; n++ {
		t := p.trial
		t.copy(p.Solver)
		t.open(i, n)
		for t.settle(One|Two) != 0 {
		}
		certain := len(t.safe) > len(p.safe)
		if t.weigh(); t.wrong {
			continue
		}
		likely := math.Exp(t.count.log - layouts)
		left -= likely
		if !certain {
			t.settleCounted()
			certain = len(t.safe) > len(p.safe)
		}
		if certain || t.unknown == 0 {
			score += likely
		} else {
			score += likely * (1 - t.leastChance())
		}
	}
	return score
}

// leastChance returns how likely a mine is in the unknown cell where it is least
// likely.
func (s *Solver) leastChance() float64 {
	least := 1.0
	if s.count.rest > 0 {
		least = s.count.restChance
	}
	for i := range s.count.groups {
		least = min(least, s.count.groups[i].chance)
	}
	return least
}

// copy makes s know what another solver of the same grid knows.
func (s *Solver) copy(from *Solver) {
	copy(s.known, from.known)
	copy(s.closed, from.closed)
	copy(s.need, from.need)
	copy(s.waiting, from.waiting)
	s.opened = append(s.opened[:0], from.opened...)
	s.safe = append(s.safe[:0], from.safe...)
	s.mine = append(s.mine[:0], from.mine...)
	s.ones = append(s.ones[:0], from.ones...)
	s.twos = append(s.twos[:0], from.twos...)
	s.next, s.unknown, s.mines, s.minesLeft = from.next, from.unknown, from.mines, from.minesLeft
	s.wrong = from.wrong
}
