package solver

import (
	"slices"

	"buscaminas/game"
)

// byChain makes the thoughts of a step by the rule [Chain]. The first thought says where the mines of
// the first number are. The next says how many mines this leaves for the second number. The others
// go on like this, number by number, and the last says what follows.
func (d *division) byChain() {
	last := len(d.step.Regions) - 1
	if r := d.region(last); r.Mines == 0 || r.Mines == len(r.Cells) {
		d.difference(last)
	} else {
		d.overlap(d.first(last-1), d.first(last))
	}
}

// first returns the index of the first region that equals region i. It may be less than i, because
// a step may list a region twice.
func (d *division) first(i int) int {
	r := d.region(i)
	for k := range i {
		if o := d.region(k); o.From == r.From && o.Whole == r.Whole && o.Part == r.Part {
			return k
		}
	}
	return i
}

// tell adds thoughts about the mines of region i. They say where the mines are, or how many are
// left. If the last thought was about region i, tell adds none.
func (d *division) tell(i int) {
	switch {
	case i == d.lastTold:
	case d.isNumber(i):
		d.where(i)
	case d.toldBefore[i]:
		d.add(MinesLeftIn, i, -1)
		d.lastTold = i
	default:
		d.difference(i)
	}
}

// maxLeft is a number of cells. A sentence that takes mines away from a region also says how many
// mines are left there, but only if at most maxLeft cells are left.
const maxLeft = 3

// difference adds thoughts about region i, which is a difference of two regions. They say how many
// mines are left in it. If region i is the last one, they say the conclusion of the step instead.
func (d *division) difference(i int) {
	r := d.region(i)
	says := SameMines
	if d.isNumber(r.Whole) || !d.isNumber(r.Part) {
		if !d.isNumber(r.Whole) {
			d.tell(r.Whole)
		} else if r.Part != d.lastTold {
			d.needs(r.Whole)
		}
		d.tell(r.Part)
	} else {
		d.tell(r.Whole)
		d.where(r.Part)
		says = AmongToldMines
	}
	taken := d.add(says, r.Whole, r.Part)
	if i < len(d.step.Regions)-1 && r.Mines > 0 {
		if len(r.Cells) <= maxLeft {
			taken.Left = i
		} else {
			d.add(MinesLeftIn, i, -1)
		}
	}
	d.lastTold, d.toldBefore[i] = i, true
}

// overlap adds the last thoughts of a step that compares the regions a and b, which share cells.
// The conclusion is about the cells that only region b has.
func (d *division) overlap(a, b int) {
	if d.step.Concludes[0].Mine {
		for _, i := range []int{a, b} {
			if !d.isNumber(i) {
				d.tell(i)
			}
		}
		d.noRoom(a, b)
		return
	}
	if !d.isNumber(b) {
		d.tell(b)
	}
	d.tell(a)
	if isPart(d.region(a).Cells, d.region(b).Cells) {
		d.add(SameMines, b, a)
		return
	}
	d.atLeast(a, b)
}

// byRemain divides a step by the rule [Remain] into thoughts.
func (d *division) byRemain() {
	if len(d.step.Numbers) == 0 {
		d.add(MinesLeftProve, 0, -1)
		return
	}
	for i := range d.step.Regions {
		if d.isNumber(i) {
			d.show(i)
		}
	}
	d.add(MinesLeftBeside, 0, -1)
	d.add(MinesElsewhere, 0, -1)
}

// byCases divides a step by the rule [Cases] into thoughts: the assumption, each step of the
// branch, and the conclusion. The cells that the branch concludes are shown as a region. They are
// not shown as facts, because the assumption is wrong.
func (d *division) byCases() {
	b := d.step.Branch
	supposed := &b.Suppose.Cell
	d.shown.Rule = Cases
	d.add(Suppose, -1, -1).Supposed = supposed
	for k, step := range b.Steps {
		d.shown.Numbers = slices.Clone(step.Numbers)
		d.shown.Uses = nil
		for _, f := range step.Uses {
			if slices.Contains(d.step.Uses, f) {
				d.shown.Uses = append(d.shown.Uses, f)
			}
		}
		var would []game.Cell
		for _, f := range step.Concludes {
			would = append(would, f.Cell)
		}
		d.shown.Regions = append(d.shown.Regions, Region{Cells: would})
		t := d.add(Follows, -1, -1)
		t.Region, t.Supposed = k, supposed
	}
	d.add(Impossible, -1, -1).Supposed = supposed
}
