package game

import "slices"

// reach is what the steps of a grid come to for the cells of one word of a
// [frame]: how to find, 64 at once, the cells that touch them.
type reach struct {
	shifts []shift
	within []shift // those of the shifts that stay in the row
	words  []int   // the words reached, as distances from the word itself
}

// A shift moves the chosen cells of a word by one step. What it moves lands in
// one word, and in the next what falls out of that.
type shift struct {
	chosen    uint64 // the columns that have this step
	left      uint   // places that they move, below wordBits
	low, high int    // the words they land in, as indexes of reach.words
}

const (
	// evenColumns chooses the even columns: a row begins with a word.
	evenColumns = 0x5555_5555_5555_5555
	// maxReach bounds the words reached: from each row the one before and the
	// one behind.
	maxReach = 3 * (2*MaxStep + 1)
)

// newReach returns the reach of the words of even rows, or of odd ones, as the
// given row is.
func newReach(g Grid, f frame, row int) reach {
	var r reach
	evenSteps, oddSteps := g.Steps(Cell{row, 0}), g.Steps(Cell{row, 1})
	for _, step := range evenSteps {
		if slices.Contains(oddSteps, step) {
			r.add(f, step, ^uint64(0))
		} else {
			r.add(f, step, evenColumns)
		}
	}
	for _, step := range oddSteps {
		if !slices.Contains(evenSteps, step) {
			r.add(f, step, ^uint64(evenColumns))
		}
	}
	return r
}

func (r *reach) add(f frame, step Cell, chosen uint64) {
	places := step.Row*f.stride*wordBits + step.Col
	word := places >> 6 // rounds down, where a division would round to zero
	s := shift{chosen, uint(places - word*wordBits), r.word(word), r.word(word + 1)}
	r.shifts = append(r.shifts, s)
	if step.Row == 0 {
		r.within = append(r.within, s)
	}
}

// word returns the index in r.words of the word at this distance.
func (r *reach) word(distance int) int {
	i := slices.Index(r.words, distance)
	if i < 0 {
		i = len(r.words)
		r.words = append(r.words, distance)
	}
	return i
}

// inWord returns the cells of a word that the given ones, of the same word and
// by a shift within the row, come to.
func (s shift) inWord(given uint64) uint64 {
	given &= s.chosen
	if s.left < wordBits/2 { // to the right, by s.left
		return given << s.left
	}
	return given >> (wordBits - s.left) // to the left
}
