package solver

import (
	"container/heap"
	"iter"

	"buscaminas/game"
)

// Steps yields the steps that solve the board l, each by the easiest rule that proves anything. It
// begins with the open cells of s, and opens the given cells. After each step it opens the cells
// that the step concludes to be safe, with their cascades. It forgets the mines of
// [Solver.GiveMine] and proves them like other mines.
//
// The steps end when every safe cell is open, when a guess is needed, or when Steps finds no proof
// by cases in time.
func (s *Solver) Steps(l *game.Layout, open ...game.Cell) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		s.forgetProved()
		p := proof{layout: l, search: &search{deducer: newDeducer(s, true), limit: dearest}}
		p.target = func(int32) bool { return true }
		p.read(0)
		for _, c := range open {
			p.uncover(s.field.index(c))
		}
		for len(s.opened) < l.Cells()-l.Mines() {
			d := p.next()
			if d == nil || !yield(p.step(d, map[int32]bool{})) {
				return
			}
			for _, i := range d.cells {
				switch {
				case s.known[i] != Unknown: // the cascade of an earlier cell has opened it
				case d.is == Mine:
					p.know(i, Mine, base)
				default:
					p.uncover(int(i))
				}
			}
		}
	}
}

// forgetProved makes s forget all proofs and given mines. It keeps the open cells with their
// numbers.
func (s *Solver) forgetProved() {
	t := New(s.field.grid, s.mines)
	t.count = s.count
	for _, i := range s.opened {
		around := s.clues[i].need()
		for _, step := range s.field.stepsFrom(int(i)) {
			around += isMine[s.known[int(i)+step.offset]]
		}
		t.open(int(i), around)
	}
	*s = *t
}

// A proof is the search of [Solver.Steps]. It opens the cells that it proves safe.
type proof struct {
	*search
	layout *game.Layout
	last   game.Cell // a cell that the last deduction concluded; byCases begins near it
}

// next returns the next deduction, or nil if it finds none.
func (p *proof) next() *deduction {
	for {
		if d := p.nextOne(); d != nil {
			return p.renew(d)
		}
		for _, each := range [...]func(){
			func() { p.eachTwo(p.push) }, p.eachChain, p.eachRemain, p.byCounting,
		} {
			if each(); len(p.queue) > 0 {
				break
			}
		}
		if len(p.queue) == 0 {
			return nil
		}
		if d := p.renew(heap.Pop(&p.queue).(*deduction)); d != nil {
			return d
		}
	}
}

// renew makes a queued deduction again, because more cells may be known by now. It returns nil if
// the deduction proves nothing new.
func (p *proof) renew(d *deduction) *deduction {
	if d.branch == nil {
		d = p.deduce(d.rule, d.parts...)
	}
	if d == nil || len(d.cells) == 0 || p.known[d.cells[0]] != Unknown {
		return nil
	}
	p.last = p.field.cell(int(d.cells[0]))
	return d
}

// byCounting counts layouts to find the cells that are safe or mines in all of them. It then queues
// a proof by cases for one of these cells.
func (p *proof) byCounting() {
	all := New(p.field.grid, p.mines)
	all.copy(p.Solver)
	if all.Solve() == nil {
		p.byCases(all, p.last)
	}
}

// uncover opens the cell at i with its cascade.
func (p *proof) uncover(i int) {
	first := len(p.opened)
	p.openAt(i)
	for k := first; k < len(p.opened); k++ {
		i := int(p.opened[k])
		if p.layout.Around(p.field.cell(i)) != 0 {
			continue
		}
		for _, step := range p.field.stepsFrom(i) {
			if n := i + step.offset; p.known[n] == Unknown {
				p.openAt(n)
			}
		}
	}
	p.read(first)
}

func (p *proof) openAt(i int) { p.open(i, p.layout.Around(p.field.cell(i))) }
