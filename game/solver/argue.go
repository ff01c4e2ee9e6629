package solver

import (
	"cmp"
	"iter"
	"math"
	"slices"

	"buscaminas/game"
)

// argue is [Knowledge.Argue] with all numbers that s knows. The search makes deductions in the
// order of their cost, so the first argument that it finds is the easiest.
func (s *Solver) argue(cells iter.Seq[game.Cell], center game.Cell) (Argument, bool) {
	targets := make([]bool, len(s.known))
	for c := range cells {
		i := s.field.index(c)
		targets[i] = s.known[i] == Safe || s.known[i] == Mine
	}
	for _, i := range s.given {
		targets[i] = false
	}
	var nearest game.Cell
	least := math.MaxInt
	for c := range cells {
		if away := c.Distance(center); away < least && targets[s.field.index(c)] {
			nearest, least = c, away
		}
	}
	if least == math.MaxInt {
		return Argument{}, false
	}
	part, isLarge := s.closeUp(nearest)
	if isLarge && max(s.field.rows, s.field.cols) > maxWholeSide {
		inside := func(yield func(game.Cell) bool) {
			for c := range cells {
				if part.field.contains(c) && !yield(c) {
					return
				}
			}
		}
		if a, ok := part.argue(inside, center); ok {
			return a, true
		}
	}
	q := s.newSearch(func(i int32) bool { return targets[i] })
	if found := q.run(Followable); found != nil {
		return q.nearest(found, center), true
	}
	if isLarge {
		if a, ok := part.argue(slices.Values([]game.Cell{nearest}), center); ok {
			return a, true
		}
	}
	for !isLarge && q.queueCases(s, center) {
		if found := q.run(Followable); found != nil {
			return q.nearest(found, center), true
		}
	}
	step, ok := s.byExact(nearest)
	return Argument{[]Step{step}}, ok
}

// nearest returns the argument for one of the given deductions. It chooses the deduction that
// concludes the target nearest to center.
func (q *search) nearest(found []*deduction, center game.Cell) Argument {
	away := func(d *deduction) int {
		nearest := 1 << 30
		for _, i := range d.cells {
			if q.target(i) {
				nearest = min(nearest, q.field.cell(int(i)).Distance(center))
			}
		}
		return nearest
	}
	last := slices.MinFunc(found, func(a, b *deduction) int { return cmp.Compare(away(a), away(b)) })
	return Argument{joined(q.steps(0, last))}
}

// newSearch returns a search for a proof of any cell for which target returns true. The search
// knows the numbers of s, and the mines in s.given, which need no proof. It does not know what else
// s has proved.
func (s *Solver) newSearch(target func(i int32) bool) *search {
	a := s.newAttempt()
	numbers := make([]int32, 0, len(s.opened))
	for _, i := range s.opened {
		if s.known[i].open() {
			numbers = append(numbers, i)
		}
	}
	a.addNumbers(numbers, !s.isPart)
	q := &search{deducer: newDeducer(a.trial), target: target, limit: dearest}
	for _, i := range s.given {
		q.why[i] = flagged
	}
	for _, i := range s.recalled {
		q.why[i] = recalled
	}
	q.readNumbers(0)
	return q
}

// steps returns the steps that prove the conclusion of the deduction goal. It leaves out the
// deductions d.done[:first], which need no proof here. It also leaves out steps that no later step
// depends on.
func (d *deducer) steps(first int, goal *deduction) []Step {
	var steps []Step
	concluded := map[int32]bool{}
	for _, found := range d.dependencies(first, goal) {
		isNew := func(i int32) bool { return !concluded[i] }
		if len(found.cells) == 0 || slices.ContainsFunc(found.cells, isNew) {
			steps = append(steps, d.step(found, concluded))
		}
	}
	for len(goal.cells) > 0 && !slices.ContainsFunc(steps[len(steps)-1].Concludes, func(f Fact) bool {
		return slices.Contains(goal.cells, int32(d.field.index(f.Cell)))
	}) {
		steps = steps[:len(steps)-1]
	}
	return needed(steps)
}

// dependencies returns goal and all deductions that goal depends on, directly or indirectly. Every
// deduction comes after the deductions that it uses. The deductions d.done[:first] are left out.
func (d *deducer) dependencies(first int, goal *deduction) (order []*deduction) {
	listed := map[*deduction]bool{}
	var list func(found *deduction)
	list = func(found *deduction) {
		if listed[found] {
			return
		}
		listed[found] = true
		for _, i := range found.uses {
			if why := int(d.why[i]); why > first {
				list(d.done[why-1])
			}
		}
		order = append(order, found)
	}
	list(goal)
	return order
}

// needed returns the last of the steps, and the steps that it depends on.
func needed(steps []Step) []Step {
	use := map[Fact]bool{}
	first := len(steps)
	for k := len(steps) - 1; k >= 0; k-- {
		uses := func(f Fact) bool { return use[f] }
		if k < len(steps)-1 && !slices.ContainsFunc(steps[k].Concludes, uses) {
			continue
		}
		for _, f := range steps[k].Uses {
			use[f] = true
		}
		first--
		steps[first] = steps[k]
	}
	return steps[first:]
}

// step returns the deduction found as a [Step]. Like a person, the step uses all facts about the cells
// around its numbers that need no proof or that earlier steps concluded, even facts that it does not
// need. But it uses recalled mines only if it needs them: see [Position.ProvedMines]. The keys of the
// map concluded are the cells that earlier steps concluded. To this map, step adds the cells that the
// new step concludes.
func (d *deducer) step(found *deduction, concluded map[int32]bool) Step {
	step := Step{Rule: found.rule}
	if found.branch != nil {
		step.Branch = branchOf(found.branch)
		step.Numbers, step.Board, step.Uses = premises(step.Branch)
		step.Concludes = d.factsOf(found.cells, found.is)
	} else {
		known := func(i int32) bool { return d.why[i] < unproved && d.why[i] != recalled || concluded[i] }
		uses, cells := d.useAll(found, known)
		if k := d.soleNumber(found.sources, cells); k >= 0 && found.rule != One {
			alone := *found
			alone.rule, alone.sources = One, found.sources[k:k+1]
			found, step.Rule = &alone, One
			uses, cells = d.useAll(found, known)
		}
		step.Uses = d.factsOf(uses, Unknown)
		step.Concludes = d.factsOf(cells, found.is)
		step.Numbers, step.Board, step.Regions = d.regions(found.sources, uses)
	}
	for _, f := range step.Concludes {
		concluded[int32(d.field.index(f.Cell))] = true
	}
	return step
}

// soleNumber looks for a number that proves the given cells alone. It returns the index in sources
// of that number, or -1 if there is none. The caller must first set d.zones with makeZones.
func (d *deducer) soleNumber(sources []source, cells []int32) int {
	return slices.IndexFunc(sources, func(p source) bool {
		z := &d.zones[slices.Index(sources, p)]
		return p.from >= 0 && len(cells) > 0 && stateOf(z.mines, z.mines, len(z.cells)) != Unknown && containsAll(z.cells, cells)
	})
}

// useAll repeats the deduction old with more facts: it adds the facts about all cells for which
// mayUse returns true. If these facts spoil the conclusion, useAll repeats old with its own facts
// only. It sets d.zones, and returns the cells of the facts that it used and the cells that it
// concluded.
func (d *deducer) useAll(old *deduction, mayUse func(i int32) bool) (uses, cells []int32) {
	d.gather(old.sources)
	all := d.facts
	for _, i := range all {
		d.used[i] = mayUse(i) || slices.Contains(old.uses, i)
	}
	cells, is, ok := d.conclude(old.rule, old.sources)
	if !ok || is != old.is {
		for _, i := range all {
			d.used[i] = slices.Contains(old.uses, i)
		}
		cells, _, _ = d.conclude(old.rule, old.sources)
	}
	for _, i := range all {
		if d.used[i] {
			uses = append(uses, i)
		}
		d.used[i] = false
	}
	return uses, cells
}

// factsOf returns a fact for each of the cells: that the cell has the given state. If that state is
// [Unknown], factsOf instead takes the state of each cell that d knows.
func (d *deducer) factsOf(cells []int32, state State) (facts []Fact) {
	for _, i := range cells {
		if state == Unknown {
			facts = append(facts, d.fact(i, d.known[i]))
		} else {
			facts = append(facts, d.fact(i, state))
		}
	}
	return facts
}

func (d *deducer) fact(i int32, is State) Fact {
	return Fact{d.field.cell(int(i)), is == Mine}
}

// regions returns what the [Step] of a deduction shows: the open cells among the sources, whether
// the whole board is a source, and the zones of the deduction as regions. The parameter uses has
// the cells whose known states the deduction uses. The caller must first set d.zones with
// makeZones.
func (d *deducer) regions(sources []source, uses []int32) (numbers []game.Cell, board bool, regions []Region) {
	for k, p := range sources {
		r := Region{Cells: d.cellsAt(d.zones[k].cells), Mines: d.zones[k].mines}
		switch p.from {
		case wholeBoard:
			r.From, board = FromBoard, true
		case difference, outsideAll:
			r.From, r.Whole, r.Part = fromDifference, p.whole, p.part
		default:
			c := d.field.cell(int(p.from))
			r.From = slices.Index(numbers, c)
			if r.From < 0 {
				r.From = len(numbers)
				numbers = append(numbers, c)
			}
			r.Known = d.factsOf(d.touching(p.from, uses), Unknown)
		}
		regions = append(regions, r)
	}
	return numbers, board, regions
}

// touching returns the cells of a list that touch cell i.
func (d *deducer) touching(i int32, cells []int32) (near []int32) {
	for _, c := range cells {
		if slices.ContainsFunc(d.field.stepsFrom(int(i)), func(s step) bool { return i+int32(s.offset) == c }) {
			near = append(near, c)
		}
	}
	return near
}

// premises returns what a branch builds on: the open cells whose numbers its steps use, whether the
// steps use the number of all mines, and the facts that the branch takes from outside. The branch
// neither supposes nor concludes the facts from outside.
func premises(b *Branch) (numbers []game.Cell, board bool, uses []Fact) {
	within := map[Fact]bool{b.Suppose: true}
	for _, step := range b.Steps {
		board = board || step.Board
		for _, c := range step.Numbers {
			if !slices.Contains(numbers, c) {
				numbers = append(numbers, c)
			}
		}
		for _, f := range step.Uses {
			if !within[f] && !slices.Contains(uses, f) {
				uses = append(uses, f)
			}
		}
		for _, f := range step.Concludes {
			within[f] = true
		}
	}
	return numbers, board, uses
}
