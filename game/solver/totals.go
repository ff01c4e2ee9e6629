package solver

import (
	"math"
	"slices"
)

// The components and the loose cells, which touch no number, share the mines that are left. For
// each number of mines m that a component can hold, there are two values:
//
//   - its ways: the number of ways to place m mines in its cells, which were counted before;
//   - its weight: the number of ways to place the other mines in all other cells.
//
// For n loose cells with k mines there are C(n, k) ways. To find the weights of all components,
// totals goes through them twice. From the last component to the first it computes waysAfter: the
// ways of all later components and the loose cells. From the first to the last it computes
// waysBefore: the ways of all earlier components. A weight is the sum of products of the two.

// A poly holds the number of layouts of a component for each possible number of mines. A component
// is a connected part of the frontier. The numbers of layouts are the coefficients of a polynomial.
// All of them are divided by a common factor, to fit into a float64.
type poly struct {
	least int     // the smallest possible number of mines
	first int32   // the index of its first coefficient in totals.terms
	size  int32   // the number of coefficients
	log   float64 // the logarithm of the common factor
}

// totals computes the weights of all components. A component has a weight for each number of mines
// that it can hold: the number of ways to place the other mines in all other cells.
//
// In the comments on the fields, "ways" means the number of ways to place mines.
type totals struct {
	terms   []float64 // the coefficients of all polys
	weights []float64 // weights[i] is the weight for the coefficient terms[i]
	// tilt keeps the ways in the range of a float64: the ways to place m mines are multiplied by
	// tilt^m.
	tilt float64
	// waysBefore[m] is the number of ways to place m mines in all polys whose weights are computed.
	waysBefore []float64
	buffer     []float64 // memory to compute the next waysBefore
	starts     []int     // the list of poly i begins at waysAfter[starts[i]]

	// waysAfter has a list for each poly, and a last list for the loose cells, which touch no
	// number. Value m of a list is for m mines in the earlier polys. It is the number of ways to
	// place the other mines in this poly, all later polys and the loose cells.
	waysAfter []float64
	log       float64 // the logarithm of the number of ways to place all mines
	rough     bool    // true if the weights are estimates
}

// termsOf returns the coefficients of p.
func (t *totals) termsOf(p *poly) []float64 { return t.terms[p.first:][:p.size] }

// weightsOf returns the weights that the last call of [totals.share] computed for p.
func (t *totals) weightsOf(p *poly) []float64 { return t.weights[p.first:][:p.size] }

// shareEqually sets all weights to 1, as if the number of all mines were not known.
func (t *totals) shareEqually(polys []*poly) {
	t.makeWeights()
	for _, p := range polys {
		powers(t.weightsOf(p), 1)
	}
}

func (t *totals) makeWeights() {
	t.weights = slices.Grow(t.weights[:0], len(t.terms))[:len(t.terms)]
}

// newPoly returns a poly for the numbers of mines from least to most. All its coefficients are 0.
func (t *totals) newPoly(least, most int) poly {
	first, size := len(t.terms), most-least+1
	t.terms = append(t.terms, make([]float64, size)...)
	return poly{least: least, first: int32(first), size: int32(size)}
}

const (
	// maxWeights is the largest number of values in totals.waysAfter. If more would be needed, the
	// weights are estimated: every mine is assumed to change a weight by the same factor. On a
	// board that large, the estimate is good.
	maxWeights = 1 << 22

	// maxPlain is the largest number of terms for which totals.tilt is simply 1. There is a term
	// for each number of mines that all polys together can hold. One mine changes a weight by a
	// factor of at most [game.MaxCells]. So with few terms, no weight becomes too small for a
	// float64.
	maxPlain = 32
)

// share computes the weights of the components that the polys describe. A weight is the number of
// ways to place the other mines in all other cells. All weights are divided by a common factor.
//
// The parameter loose is the number of cells that touch no number. The polys and the loose cells
// together hold the given number of mines. share returns the chance of a mine in a loose cell, and
// the possible states of a loose cell. If the given number of mines is impossible, both results are
// 0.
func (t *totals) share(polys []*poly, loose, mines int) (chance float64, canBe possible) {
	for _, p := range polys {
		mines -= p.least
	}
	t.makeWeights()
	size, total := t.place(polys)
	t.tilt = 1
	if size > maxPlain {
		t.tilt = t.balance(polys, loose, mines)
	}
	if t.rough = total > maxWeights; t.rough {
		for _, p := range polys {
			powers(t.weightsOf(p), t.tilt)
		}
		chance = t.tilt / (1 + t.tilt)
		return chance, canBeSafe | canBeMine
	}
	t.waysAfter = slices.Grow(t.waysAfter[:0], total)[:total]
	waysLoose := t.after(len(polys))
	t.log = looseWays(waysLoose, loose, mines, t.tilt)
	for i, p := range slices.Backward(polys) {
		here, next := t.after(i), t.after(i+1)
		clear(here)
		scale := 1.0
		for m, ways := range t.termsOf(p) {
			for j := range here {
				here[j] += ways * scale * next[j+m]
			}
			scale *= t.tilt
		}
		t.log += scaleDown(here) + p.log
	}
	t.log += math.Log(t.waysAfter[0])
	t.waysBefore = append(t.waysBefore[:0], 1)
	for i, p := range polys {
		t.weighPoly(p, t.after(i+1))
	}
	return t.looseCells(waysLoose, loose, mines)
}

// place sets t.starts. It returns in size how many different numbers of mines all polys together
// can hold, and in total the number of values in t.waysAfter.
func (t *totals) place(polys []*poly) (size, total int) {
	t.starts, size = append(t.starts[:0], 0), 1
	for _, p := range polys {
		total += size
		t.starts = append(t.starts, total)
		size += int(p.size) - 1
	}
	total += size
	t.starts = append(t.starts, total)
	return size, total
}

// after returns the list in t.waysAfter for the poly at index i. If i is the number of polys, it
// returns the list for the loose cells.
func (t *totals) after(i int) []float64 { return t.waysAfter[t.starts[i]:t.starts[i+1]] }

// looseCells returns the chance and the possible states of a loose cell, for [totals.share]. The
// caller must first add all polys to t.waysBefore. The value waysLoose[m] is the ways of the loose
// cells if the polys hold m mines.
func (t *totals) looseCells(waysLoose []float64, loose, mines int) (chance float64, canBe possible) {
	var all, mine float64
	for m, ways := range t.waysBefore {
		w := ways * waysLoose[m]
		if w == 0 {
			continue
		}
		left := mines - m
		all += w
		mine += w * float64(left)
		if left > 0 {
			canBe |= canBeMine
		}
		if left < loose {
			canBe |= canBeSafe
		}
	}
	if all == 0 {
		return 0, 0
	}
	if loose == 0 {
		return 0, canBeSafe | canBeMine // there is no loose cell, but the numbers of mines fit
	}
	return mine / all / float64(loose), canBe
}

// weighPoly computes the weights of a poly, and adds the poly to t.waysBefore. The parameter next
// is the list in t.waysAfter that follows the list of the poly.
func (t *totals) weighPoly(p *poly, next []float64) {
	n := len(t.waysBefore) + int(p.size) - 1
	t.buffer = slices.Grow(t.buffer[:0], n)[:n]
	clear(t.buffer)
	weights := t.weightsOf(p)
	scale := 1.0
	for m, ways := range t.termsOf(p) {
		weight := 0.0
		for j, b := range t.waysBefore {
			weight += b * next[j+m]
			t.buffer[j+m] += b * ways * scale
		}
		weights[m] = weight * scale
		scale *= t.tilt
	}
	scaleDown(t.buffer)
	t.waysBefore, t.buffer = t.buffer, t.waysBefore
}

// looseWays fills w for the loose cells, which touch no number. Each w[m] becomes the number of
// ways to place mines in the loose cells if the polys hold m mines. There are C(loose, mines-m)
// ways. They are divided by tilt^m, because the ways of the polys are multiplied by tilt for each
// mine. All w[m] are also divided by a common factor, and looseWays returns the logarithm of that
// factor.
func looseWays(w []float64, loose, mines int, tilt float64) float64 {
	// Compute logarithms, from the smallest possible m on.
	first := max(0, mines-loose)
	clear(w)
	log, top := 0.0, 0.0
	for m := first; m < len(w) && m <= mines; m++ {
		w[m] = log
		top = max(top, log)
		log += math.Log(float64(mines-m) / (float64(loose-mines+m+1) * tilt))
	}
	for m := first; m < len(w) && m <= mines; m++ {
		w[m] = math.Exp(w[m] - top)
	}
	return top + logFactorial(loose) - logFactorial(mines-first) - logFactorial(loose-mines+first) -
		float64(first)*math.Log(tilt)
}

func logFactorial(n int) float64 {
	log, _ := math.Lgamma(float64(n + 1))
	return log
}

// huge is the factor by which large numbers are divided to stay in the range of a float64. It is a
// power of two, so dividing by it loses no precision.
const huge = 1 << 300

// scaleDown divides the values of row by huge if any of them is larger than huge. It returns the
// logarithm of the divisor, which is 0 if it did not divide.
func scaleDown(row []float64) float64 {
	if slices.Max(row) <= huge {
		return 0
	}
	for i := range row {
		row[i] /= huge
	}
	return math.Log(huge)
}

// balance returns a value for t.tilt with which the weights that matter are near 1. With this
// value, the expected number of mines in the polys and the loose cells equals the given number.
func (t *totals) balance(polys []*poly, loose, mines int) float64 {
	low, high := -30.0, 30.0
	for range 40 {
		middle := (low + high) / 2
		tilt := math.Exp(middle)
		expected := float64(loose) * tilt / (1 + tilt)
		for _, p := range polys {
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

// powers sets the values of row to 1, base, base², and so on.
func powers(row []float64, base float64) {
	power := 1.0
	for i := range row {
		row[i] = power
		power *= base
	}
}
