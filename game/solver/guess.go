package solver

import (
	"cmp"
	"math"
	"slices"
)

// A candidate is a cell that might be opened.
type candidate struct {
	i      int32
	chance float64 // of a mine
	zero   float64 // estimate of the chance that it opens its neighbours, if it is none
}

var (
	TuneK       = 8
	TuneAlpha   = 1.0
	TuneBeta    = 0.0
	TuneGamma   = 1.0
	TuneLayouts = 100.0
	TuneBudget  = 1000
)

// guess returns the best cell to open where none is certain.
func (p *Player) guess() (i int, chance float64) {
	if p.count.log < math.Log(TuneLayouts) {
		if i, ok := p.end.best(p.Solver, int(TuneLayouts), TuneBudget); ok {
			return i, p.chance(i)
		}
	}
	list := p.candidates[:0]
	for j, known := range p.known {
		if known != Unknown {
			continue
		}
		c := candidate{int32(j), p.chance(j), 1}
		for _, step := range p.field.stepsFrom(j) {
			c.zero *= 1 - p.chance(j+step.offset)
		}
		list = append(list, c)
	}
	p.candidates = list
	slices.SortFunc(list, func(a, b candidate) int {
		if math.Abs(a.chance-b.chance) > 1e-9 {
			return cmp.Compare(a.chance, b.chance)
		}
		return cmp.Compare(b.zero, a.zero)
	})
	best, bestScore := list[0], 0.0
	total := p.count.log
	for n, c := range list {
		if n == TuneK || 1-c.chance <= bestScore {
			break
		}
		if score := p.score(c, total); score > bestScore {
			best, bestScore = c, score
		}
	}
	return int(best.i), best.chance
}

func (p *Player) score(c candidate, total float64) float64 {
	i := int(c.i)
	mines, closed := 0, 0
	for _, step := range p.field.stepsFrom(i) {
		switch p.known[i+step.offset] {
		case Mine:
			mines++
		case Unknown:
			closed++
		}
	}
	score, left := 0.0, 1-c.chance
	for n := mines; n <= mines+closed && left > 0.002; n++ {
		t := p.trial
		t.copy(p.Solver)
		t.open(i, n)
		if t.wrong {
			continue
		}
		first := len(t.safe)
		for t.settle(One|Two) != 0 {
		}
		if t.wrong {
			continue
		}
		t.weigh()
		if t.wrong {
			continue
		}
		part := math.Exp(t.count.log - total)
		left -= part
		if len(t.safe) == first {
			t.settleCounted()
		}
		if len(t.safe) > first || t.unknown == 0 {
			score += part * (TuneGamma + TuneBeta*min(float64(len(t.safe)-first), 8))
			continue
		}
		low := 1.0
		for j, known := range t.known {
			if known == Unknown {
				low = min(low, t.chance(j))
			}
		}
		score += part * (1 - low) * TuneAlpha
	}
	return score
}

func (s *Solver) copy(from *Solver) {
	copy(s.known, from.known)
	copy(s.closed, from.closed)
	copy(s.need, from.need)
	copy(s.waiting, from.waiting)
	s.unknown, s.minesLeft, s.mines, s.wrong = from.unknown, from.minesLeft, from.mines, from.wrong
	s.opened = append(s.opened[:0], from.opened...)
	s.safe = append(s.safe[:0], from.safe...)
	s.mine = append(s.mine[:0], from.mine...)
	s.ones = append(s.ones[:0], from.ones...)
	s.twos = append(s.twos[:0], from.twos...)
}
