package solver

import (
	"math/bits"
	"slices"
)

// places is a number for each index, 0 but for a few. On a large board it takes memory for
// those alone, and a bit for each index: which they are has to be said first.
type places struct {
	flat []int32 // of a small board: by index

	// Of a large one: the number of an index is found by counting the marks before it.
	marked  []uint64 // the indexes that may have a number, a bit each
	words   []int32  // of those: the ones with any, as they were found
	before  []int32  // by word: how many marks the words that were found earlier have
	numbers []int32  // in the order of the words, and there of the bits
}

const largeFrom = 1 << 16 // indexes

func newPlaces(indexes int) places {
	if indexes < largeFrom {
		return places{flat: make([]int32, indexes)}
	}
	words := (indexes + 63) / 64
	return places{marked: make([]uint64, words), before: make([]int32, words)}
}

func (p *places) empty() bool { return p.flat == nil && p.marked == nil }

// large reports whether indexes are to be marked before they are set.
func (p *places) large() bool { return p.marked != nil }

// mark says that index i may have a number.
func (p *places) mark(i int) {
	word := &p.marked[i/64]
	if *word == 0 {
		p.words = append(p.words, int32(i/64))
	}
	*word |= 1 << (i % 64)
}

// makeRoom makes room for the numbers of the indexes that are marked.
func (p *places) makeRoom() {
	all := 0
	for _, w := range p.words {
		p.before[w] = int32(all)
		all += bits.OnesCount64(p.marked[w])
	}
	p.numbers = slices.Grow(p.numbers[:0], all)[:all]
	clear(p.numbers)
}

func (p *places) at(i int) int32 {
	if i < len(p.flat) {
		return p.flat[i]
	}
	word, bit := p.marked[i/64], uint64(1)<<(i%64)
	if word&bit == 0 {
		return 0
	}
	return p.numbers[int(p.before[i/64])+bits.OnesCount64(word&(bit-1))]
}

func (p *places) set(i int, to int32) {
	if i < len(p.flat) {
		p.flat[i] = to
		return
	}
	before := p.marked[i/64] & (1<<(i%64) - 1)
	p.numbers[int(p.before[i/64])+bits.OnesCount64(before)] = to
}

// forget makes the number of i 0 again. On a large board it makes all of them 0, and takes the
// marks away: so they are to be forgotten together.
func (p *places) forget(i int) {
	if i < len(p.flat) {
		p.flat[i] = 0
		return
	}
	for _, w := range p.words {
		p.marked[w] = 0
	}
	p.words = p.words[:0]
}
