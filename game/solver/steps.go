package solver

import (
	"container/heap"
	"iter"
	"slices"

	"buscaminas/game"
)

// Steps yields the steps that solve the board of g, each by the easiest rule that proves anything.
// It begins with the open cells of g. After each step, the cells that the step concludes to be safe
// count as open. If such a cell touches no mine, its cascade counts as open, too. Steps does not
// change g.
//
// If no easier rule proves anything, Steps looks for a proof by cases. If it finds none in time, it
// yields a step by [Exact].
//
// The steps end when every safe cell is open, when a guess is needed, or when there are too many
// layouts to count. If there are too many layouts, [Knowledge.Exact] reports false for the position
// after the last step.
func Steps(g *game.Game) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		l := g.Layout()
		s := New(l.Grid(), l.Mines())
		s.takeIn(g.Open, l.Around)
		p := proof{layout: l, search: &search{deducer: newDeducer(s), limit: dearest}}
		p.target = func(int32) bool { return true }
		p.readNumbers(0)
		for len(s.opened) < l.Cells()-l.Mines() {
			step, ok := p.next()
			if !ok || !yield(step) {
				return
			}
			for _, f := range step.Concludes {
				switch i := s.field.index(f.Cell); {
				case s.known[i] != Unknown: // the cascade of an earlier cell has opened it
				case f.Mine:
					p.know(int32(i), Mine, knownBefore)
				default:
					p.uncover(i)
				}
			}
			p.last = step.Concludes[0].Cell
		}
	}
}

// A proof is the search of [Steps]. It opens the cells that it proves safe.
type proof struct {
	*search
	layout *game.Layout
	last   game.Cell // a cell that the last step concluded; hardStep looks near it first
}

// next returns the next step. It reports false if it finds none.
func (p *proof) next() (Step, bool) {
	for {
		if d := p.nextOne(); d != nil {
			return p.step(d, map[int32]bool{}), true
		}
		if p.queueMore(Followable, true); len(p.queue) == 0 {
			return p.hardStep()
		}
		d := heap.Pop(&p.queue).(*deduction)
		if d = p.deduce(d.rule, d.sources...); d != nil && len(d.cells) > 0 && p.known[d.cells[0]] == Unknown { // more may be known by now
			return p.step(d, map[int32]bool{}), true
		}
	}
}

// hardStep returns a step for a position in which no easy rule proves anything. It counts the
// layouts to find the cells that are safe or mines in all of them. Then it searches for an argument
// for one of these cells, and returns its first step. It reports false if it finds none.
func (p *proof) hardStep() (Step, bool) {
	all := New(p.field.grid, p.mines)
	all.copy(p.Solver)
	all.given = slices.Clone(all.mine)
	if all.solve(); all.wrong {
		return Step{}, false
	}
	certain := slices.Concat(slices.Collect(all.cells(all.safe, Safe)), all.Mines()[len(all.given):])
	a, ok := all.argue(slices.Values(certain), p.last)
	if !ok {
		return Step{}, false
	}
	return a.Steps[0], true
}

// uncover opens the cell at i and, if that cell touches no mine, the cells of its cascade.
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
	p.readNumbers(first)
}

func (p *proof) openAt(i int) { p.open(i, p.layout.Around(p.field.cell(i))) }
