package solver

import (
	"math"
	"slices"
)

// All components and the rest share the mines that are left. So the ways of a component to
// hold m mines are weighed by the ways of the others to hold the remaining mines: those of
// the other components, times C(cells of the rest, mines left for it).

// A poly holds in how many ways a component can hold each number of mines, from the least
// possible number on, up to a common factor.
type poly struct {
	least int
	first int32   // of its terms among those of all
	size  int32   // how many numbers of mines there are
	log   float64 // of the factor of ways
}

// totals weighs the polys of all components.
type totals struct {
	terms  []float64 // of all polys: their ways, and once they are weighed their weights
	tilt   float64   // what a mine weighs, so that numbers stay in the range of a float64
	before []float64 // the ways of the parts so far to hold so many mines
	spare  []float64
	after  []float64 // by part of a block: the ways of it and those after it if those before hold so many
	from   []int     // where in after each of these parts begins
	sizes  []int     // by part: how many numbers of mines those before it can hold
	blocks []block
	log    float64 // of the number of ways
	rough  bool    // the weights are close to the truth, but not exact
}

// termsOf returns the ways of p, or once it is weighed its weights.
func (t *totals) termsOf(p *poly) []float64 { return t.terms[p.first:][:p.size] }

// newPoly returns a poly for numbers of mines from least to most, with no ways yet.
func (t *totals) newPoly(least, most int) poly {
	first, size := len(t.terms), most-least+1
	t.terms = append(t.terms, make([]float64, size)...)
	return poly{least: least, first: int32(first), size: int32(size)}
}

// A block is some parts in a row. Only the after of one block is kept at a time, which saves
// memory where there are many parts.
type block struct {
	first, end int
	after      []float64 // of the first part of the next block
}

const (
	// maxWeights bounds the work. Beyond it a component is weighed as though each
	// mine it holds took as much from the others as the next: on a board so large
	// that is close to the truth.
	maxWeights = 1 << 22

	// blockWeights is how long after is about, where there are several blocks.
	blockWeights = 1 << 16

	// maxPlain is how many mines the components can differ by without a tilt. By each
	// the weight changes by no more than a factor of [game.MaxCells]: that leaves no
	// way so small that it would be taken for none.
	maxPlain = 32
)

// share weighs parts that share the given mines with a rest of the given number of cells. It
// returns the chance of a mine in a cell of the rest, and what such a cell can be: nothing
// if the mines cannot be shared.
func (t *totals) share(parts []*poly, rest, mines int) (chance float64, canBe possible) {
	for _, p := range parts {
		mines -= p.least
	}
	size, total := t.divide(parts)
	t.tilt = 1
	if size > maxPlain {
		t.tilt = t.balance(parts, rest, mines)
	}
	if t.rough = total > maxWeights; t.rough {
		for _, p := range parts {
			powers(t.termsOf(p), t.tilt)
		}
		chance = t.tilt / (1 + t.tilt)
		return chance, canBeSafe | canBeMine
	}
	last := &t.blocks[len(t.blocks)-1]
	last.after = slices.Grow(last.after[:0], size)[:size]
	t.log = weighRest(last.after, rest, mines, t.tilt)
	for i := len(t.blocks) - 1; i >= 0; i-- {
		t.log += t.goBack(parts, t.blocks[i])
		if i > 0 {
			t.blocks[i-1].after = append(t.blocks[i-1].after[:0], t.after[:t.from[1]]...)
		}
	}
	t.log += math.Log(t.after[0])
	t.before = append(t.before[:0], 1)
	for i, b := range t.blocks {
		if i > 0 { // the first is still there
			t.goBack(parts, b)
		}
		for j, p := range parts[b.first:b.end] {
			t.pass(p, t.after[t.from[j+1]:])
		}
	}
	return t.shareOfRest(last.after, rest, mines)
}

// divide divides the parts into blocks. It returns how many numbers of mines are possible in
// all parts together, and the sum of that number over the parts before each.
func (t *totals) divide(parts []*poly) (size, total int) {
	size = 1
	t.sizes, t.blocks = t.sizes[:0], t.blocks[:0]
	for first, length, i := 0, 0, 0; i <= len(parts); i++ {
		t.sizes = append(t.sizes, size)
		total += size
		if length += size; i == len(parts) || length > blockWeights {
			t.addBlock(first, i)
			first, length = i, 0
		}
		if i < len(parts) {
			size += int(parts[i].size) - 1
		}
	}
	return size, total
}

// addBlock adds a block, with the memory of the one that was there.
func (t *totals) addBlock(first, end int) {
	n := len(t.blocks)
	t.blocks = slices.Grow(t.blocks, 1)[:n+1]
	t.blocks[n].first, t.blocks[n].end = first, end
}

// goBack fills t.after from the last part of a block to the first, and returns the logarithm
// of the factor by which it has scaled the values down.
func (t *totals) goBack(parts []*poly, b block) (log float64) {
	t.from = t.from[:0]
	length := 0
	for _, size := range t.sizes[b.first : b.end+1] {
		t.from = append(t.from, length)
		length += size
	}
	t.from = append(t.from, length)
	t.after = slices.Grow(t.after[:0], length)[:length]
	copy(t.after[t.from[b.end-b.first]:], b.after)
	for i := b.end - b.first - 1; i >= 0; i-- {
		here, next := t.after[t.from[i]:t.from[i+1]], t.after[t.from[i+1]:]
		clear(here)
		scale, part := 1.0, parts[b.first+i]
		for m, ways := range t.termsOf(part) {
			for j := range here {
				here[j] += ways * scale * next[j+m]
			}
			scale *= t.tilt
		}
		log += scaleDown(here) + part.log
	}
	return log
}

// shareOfRest returns the results of share, once t.before covers all parts: last[m] is the
// weight of the rest if the parts hold m mines.
func (t *totals) shareOfRest(last []float64, rest, mines int) (chance float64, canBe possible) {
	var all, mine float64
	for m, ways := range t.before {
		w := ways * last[m]
		if w == 0 {
			continue
		}
		left := mines - m
		all += w
		mine += w * float64(left)
		if left > 0 {
			canBe |= canBeMine
		}
		if left < rest {
			canBe |= canBeSafe
		}
	}
	if all == 0 {
		return 0, 0
	}
	if rest == 0 {
		return 0, canBeSafe | canBeMine // there is no such cell, but there is a way
	}
	return mine / all / float64(rest), canBe
}

// pass weighs a part, and adds it to t.before. Next is the after of the next part.
func (t *totals) pass(p *poly, next []float64) {
	n := len(t.before) + int(p.size) - 1
	t.spare = slices.Grow(t.spare[:0], n)[:n]
	clear(t.spare)
	terms := t.termsOf(p)
	scale := 1.0
	for m, ways := range terms {
		weight := 0.0
		for j, b := range t.before {
			weight += b * next[j+m]
			t.spare[j+m] += b * ways * scale
		}
		terms[m] = weight * scale
		scale *= t.tilt
	}
	scaleDown(t.spare)
	t.before, t.spare = t.spare, t.before
}

// weighRest sets w[m] to C(rest, mines-m) / tilt^m, up to a common factor, whose
// logarithm it returns.
func weighRest(w []float64, rest, mines int, tilt float64) float64 {
	// In logarithms, from the first m that is possible.
	first := max(0, mines-rest)
	clear(w)
	log, top := 0.0, 0.0
	for m := first; m < len(w) && m <= mines; m++ {
		w[m] = log
		top = max(top, log)
		log += math.Log(float64(mines-m) / (float64(rest-mines+m+1) * tilt))
	}
	for m := first; m < len(w) && m <= mines; m++ {
		w[m] = math.Exp(w[m] - top)
	}
	return top + logFactorial(rest) - logFactorial(mines-first) - logFactorial(rest-mines+first)
}

func logFactorial(n int) float64 {
	log, _ := math.Lgamma(float64(n + 1))
	return log
}

// huge is the factor that keeps numbers in the range of a float64. It is a power of two, so
// no digit is lost.
const huge = 1 << 300

// scaleDown divides a row by huge if it grows out of range. It returns the logarithm of the
// factor.
func scaleDown(row []float64) float64 {
	if slices.Max(row) <= huge {
		return 0
	}
	for i := range row {
		row[i] /= huge
	}
	return math.Log(huge)
}

// balance returns the tilt with which parts and rest hold, on average, as many mines as there
// are: the weights that matter are then near 1.
func (t *totals) balance(parts []*poly, rest, mines int) float64 {
	low, high := -30.0, 30.0
	for range 40 {
		middle := (low + high) / 2
		tilt := math.Exp(middle)
		expected := float64(rest) * tilt / (1 + tilt)
		for _, p := range parts {
			var all, sum float64
			scale := 1.0
			for m, ways := range t.termsOf(p) {
				all += ways * scale
				sum += ways * scale * float64(m)
				scale *= tilt
			}
			expected += sum / all
		}
		if expected < float64(mines) {
			low = middle
		} else {
			high = middle
		}
	}
	return math.Exp((low + high) / 2)
}

// powers sets row to the powers of base.
func powers(row []float64, base float64) {
	power := 1.0
	for i := range row {
		row[i] = power
		power *= base
	}
}
