package game

import (
	"cmp"
	"container/heap"
)

// ChordsSaved returns the number of chords that the last step saved the player. It saved one wherever a
// number with all its mines flagged opened its neighbours: under [Classic], the player chords on such a
// number. The count assumes that this player always chords on the number that opens most cells; of
// several, on the first, row by row. Cell c is the one that the step opened or chorded on. After an
// explosion ChordsSaved returns 0.
func (g *Game) ChordsSaved(c Cell) (chords int) {
	if g.Undoable() == 0 || g.exploded > 0 {
		return 0
	}
	closed, spread := g.lastStep()
	if closed == nil {
		return 0
	}
	play := classicPlay{layout: g.layout, closed: closed, spread: spread}
	if closed.has(g.layout.frame.bit(c)) {
		play.open([]Cell{c})
	} else {
		play.open(play.around(c))
	}
	for len(play.ready) > 0 {
		n := heap.Pop(&play.ready).(readyNumber)
		switch around := play.around(n.cell); {
		case len(around) == n.opens:
			play.open(around)
			chords++
		case len(around) > 0: // others have opened some of its neighbours meanwhile
			heap.Push(&play.ready, readyNumber{n.cell, len(around)})
		}
	}
	return chords
}

// lastStep returns the cells that the last step opened, and those from which it spread only because of
// flags. If there are none of the latter, it returns nil.
func (g *Game) lastStep() (opened, spread cells) {
	for _, c := range g.history.step(g.history.done - 1) {
		for w := c.word; w < c.word+c.words; w++ {
			byFlags := c.opened & g.blank[w] &^ g.layout.bare[w]
			if byFlags == 0 {
				continue
			}
			if spread == nil { // most steps need no sets
				spread = make(cells, len(g.shut))
			}
			spread[w] = byFlags
		}
	}
	if spread == nil {
		return nil, nil
	}
	opened = make(cells, len(g.shut))
	for _, c := range g.history.step(g.history.done - 1) {
		for w := c.word; w < c.word+c.words; w++ {
			opened[w] = c.opened
		}
	}
	return opened, spread
}

// classicPlay opens the cells of a step by the rules of [Classic].
type classicPlay struct {
	layout *Layout
	closed cells // those that are still to be opened
	spread cells // the numbers on which a player can chord once they are open
	ready  readyNumbers
}

// around returns the neighbours of c that are still to be opened.
func (p *classicPlay) around(c Cell) []Cell { return p.layout.appendIn(nil, p.closed, c) }

// open opens the given cells, and what they open in turn.
func (p *classicPlay) open(given []Cell) {
	var numbers []Cell
	visit := func(c Cell) bool {
		at := p.layout.frame.bit(c)
		if !p.closed.has(at) {
			return false
		}
		p.closed.remove(at)
		if p.spread.has(at) {
			numbers = append(numbers, c)
		}
		return true
	}
	for _, c := range given {
		visit(c)
	}
	p.layout.flood(given, p.layout.bare, MaxCells, visit)
	for _, n := range numbers {
		if opens := len(p.around(n)); opens > 0 {
			heap.Push(&p.ready, readyNumber{n, opens})
		}
	}
}

// A readyNumber is a number on which the player can chord.
type readyNumber struct {
	cell  Cell
	opens int // the number of neighbours that the chord opened when the number became ready
}

// readyNumbers is a heap: the number whose chord opens most cells comes first.
type readyNumbers []readyNumber

func (r readyNumbers) Len() int      { return len(r) }
func (r readyNumbers) Swap(i, j int) { r[i], r[j] = r[j], r[i] }
func (r *readyNumbers) Push(n any)   { *r = append(*r, n.(readyNumber)) }

func (r readyNumbers) Less(i, j int) bool {
	a, b := r[i], r[j]
	return cmp.Or(cmp.Compare(b.opens, a.opens), cmp.Compare(a.cell.Row, b.cell.Row), cmp.Compare(a.cell.Col, b.cell.Col)) < 0
}

func (r *readyNumbers) Pop() any {
	last := len(*r) - 1
	n := (*r)[last]
	*r = (*r)[:last]
	return n
}
