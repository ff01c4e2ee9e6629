package solver

import (
	"cmp"
	"slices"

	"buscaminas/game"
)

// A candidate is a closed cell that the player may guess. The best candidates are the contenders,
// for which the search computes scores: see [guesser.contenders].
type candidate struct {
	cell   int32
	chance float64 // the chance of a mine
	// Candidates with a lower risk are better. For contenders it is 1 minus an upper bound for the
	// score. In [guesser.rank] it is the chance of a mine.
	risk    grain
	zero    grain // the approximate chance that the number is 0 if the cell is safe
	avoided bool  // true if the player prefers any other cell that is as good: see [guesser.avoid]
}

// avoid sets the cells to avoid. The search guesses such a cell only if no other cell is as good.
func (p *guesser) avoid(cells []game.Cell) {
	if clear(p.avoided); len(cells) > 0 && p.avoided == nil {
		p.avoided = make([]bool, len(p.known))
	}
	for _, c := range cells {
		p.avoided[p.field.index(c)] = true
	}
}

const kinds = 3

// contenders returns the candidates for which the search computes scores. These are the best few
// candidates of each kind: see [guesser.kind]. They are sorted by [candidate.compare].
func (p *guesser) contenders() []candidate {
	for kind := range p.kinds {
		p.kinds[kind] = p.kinds[kind][:0]
	}
	most := maxOfKind
	if p.cells() > maxFollowedCells {
		most = maxOfKindOnLarge
	}
	for i, known := range p.known {
		if known == Unknown {
			c := p.candidate(p.Solver, i)
			c.risk = grains(1 - (1-c.chance)*p.ceiling(c))
			kind := p.kind(i)
			p.kinds[kind] = insert(p.kinds[kind], c, most[kind])
		}
	}
	p.contending = p.contending[:0]
	for _, list := range p.kinds {
		p.contending = append(p.contending, list...)
	}
	slices.SortFunc(p.contending, candidate.compare)
	return p.contending
}

// kind returns the kind of the unknown cell i, which says how far the cell is from the open
// numbers. It is 0 if the cell touches a number. It is 1 if the cell touches no number, but a cell
// of kind 0. Otherwise it is 2.
func (p *guesser) kind(i int) int {
	if p.count.placeAt[i] != 0 {
		return 0
	}
	for _, step := range p.field.stepsFrom(i) {
		if n := i + step.offset; p.known[n] == Unknown && p.count.placeAt[n] != 0 {
			return 1
		}
	}
	return 2
}

// rank returns the best candidates of position s, at most as many as the parameter most says. They are
// sorted by [candidate.compare], with the chance of a mine as their risk.
func (p *guesser) rank(s *Solver, most int) []candidate {
	p.ranked = p.ranked[:0]
	for i, known := range s.known {
		if known == Unknown {
			p.ranked = insert(p.ranked, p.candidate(s, i), most)
		}
	}
	return p.ranked
}

// candidate returns the unknown cell i of s as a candidate.
func (p *guesser) candidate(s *Solver, i int) candidate {
	chance, zero := s.chance(i), 1.0
	for _, step := range s.field.stepsFrom(i) {
		zero *= 1 - s.chance(i+step.offset)
	}
	return candidate{int32(i), chance, grains(chance), grains(zero), p.avoided != nil && p.avoided[i]}
}

// insert inserts c into a sorted list of candidates. If the list then has more than most
// candidates, insert drops the last one.
func insert(list []candidate, c candidate, most int) []candidate {
	at, _ := slices.BinarySearchFunc(list, c, candidate.compare)
	if at == most {
		return list
	}
	list = slices.Insert(list, at, c)
	return list[:min(len(list), most)]
}

// ties reports whether a and b have the same risk, and the same chance of a 0.
func (a candidate) ties(b candidate) bool { return a.risk == b.risk && a.zero == b.zero }

// compare orders candidates from the best to the worst. A lower risk is better. Among equal risks,
// cells that are not avoided come first. Then a higher chance of a 0 is better, and last the order
// is row by row.
func (a candidate) compare(b candidate) int {
	switch {
	case a.risk != b.risk:
		return cmp.Compare(a.risk, b.risk)
	case b.avoided && !a.avoided:
		return -1
	case a.avoided && !b.avoided:
		return 1
	}
	return cmp.Or(cmp.Compare(b.zero, a.zero), cmp.Compare(a.cell, b.cell))
}
