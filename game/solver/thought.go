package solver

import (
	"slices"

	"buscaminas/game"
)

// A Thought is a part of a [Step] that a person takes in at once. One sentence can say it.
type Thought struct {
	Says      Saying
	WholeStep Step // the step that the thought is a part of

	// Region and Other are the indexes in Step.Regions of the regions that the [Saying] is about,
	// or -1 if there is none. If the saying is [Follows], Region is the index of a step in the
	// branch instead.
	Region, Other int
	// Left is the index of a region, or -1. If Left is not -1, the sentence also says how many
	// mines are left in the region Left.
	Left int

	// Shown is the part of the step that has been told so far, including this thought. Its
	// Concludes is empty unless this thought concludes something.
	Shown Step
	// Supposed is the cell of the assumption, if the thought builds on an assumption. Otherwise it
	// is nil.
	Supposed *game.Cell
}

// Concludes reports whether the thought concludes something.
func (t Thought) Concludes() bool { return len(t.Shown.Concludes) > 0 }

// A Saying is a kind of sentence: what a [Thought] says about its regions Region and Other. A
// region is a set of cells with a number of mines; most regions are the closed cells around a
// number.
type Saying uint8

// The sayings, each with a sentence as an example. In "Eb already has its mine", Eb is the cell whose
// number gives the region Region.
const (
	NumberProves      Saying = iota // "Ec touches one closed cell, Fb: its mine"
	KnownAround                     // "Eb already has its mine, at Fb"
	SoNumberProves                  // "so Da is safe", after KnownAround
	NeedsMore                       // "Ef needs one mine besides the one at Fb"
	WhereMines                      // "Eg has its mine at Ff or Fg"; Ff and Fg are the cells of Region
	WhereNeeded                     // "it is at Ff or Fg", after NeedsMore; Ff and Fg are the cells of Region
	SameMines                       // "that is also the only mine around Ef"; Region and Other have the same mines
	AmongToldMines                  // "it is one of the two that were left"; the mine of Other is a mine of Region
	MinesLeftIn                     // "one mine is left in Fe or Ff"; Fe and Ff are the cells of Region
	RoomForMines                    // "Eg leaves room for only one mine at Ff and Fg"; both regions have Ff and Fg
	OtherMinesOutside               // "so the other is at Fe"; Fe is in Region and not in Other
	Completed                       // "that completes Ef, so Fe is safe"
	AtLeastShared                   // the sentences of AtMostOutside and OtherMinesShared in one
	AtMostOutside                   // "Fe can hold at most one"; Fe is in Region and not in Other
	OtherMinesShared                // "so at least one is at Ff or Fg"; both regions have Ff and Fg
	NeedsNoMore                     // "Ef needs only one, so Fe is safe"; Fe is in Region and not in Other
	ComparePairs                    // "compare the numbers Ea, Eb and Ec two by two"
	ManyProveMines                  // "that shows that Fa and Fc are mines"
	ManyProveSafe                   // "that also shows that Fb is safe"
	MinesLeftProve                  // "two mines are left, one for each closed cell: both are mines"
	MinesLeftBeside                 // "two mines are left, and both are next to Bc and Dj"
	MinesElsewhere                  // "so all other cells are safe", after MinesLeftBeside
	Suppose                         // "suppose there were a mine at Fh"; the assumption of the branch
	Follows                         // "then Fg is safe"; Region is the index of the step in the branch
	Impossible                      // "that is impossible, so Fh is safe"
	CountLayouts                    // "count all layouts of the mines that fit Ef and Eg"
	InAllLayouts                    // "in all of them Fh is safe"
)

// Thoughts returns the thoughts of all steps.
func (a Argument) Thoughts() (all []Thought) {
	for _, s := range a.Steps {
		all = append(all, s.Thoughts()...)
	}
	return all
}

// Thoughts divides a step into thoughts. The last one shows the whole step.
func (s Step) Thoughts() []Thought {
	d := division{step: s, lastTold: -1, toldBefore: map[int]bool{}}
	switch {
	case s.Rule == Exact:
		d.add(CountLayouts, -1, -1)
		d.add(InAllLayouts, -1, -1)
	case s.Rule == Cases:
		d.byCases()
	case s.Rule == Remain:
		d.byRemain()
	case s.Rule == Chain:
		d.byChain()
	case s.Rule == One && len(s.Numbers) == 1:
		d.byOne()
	case len(s.Regions) == 0 || s.Rule == One:
		d.byMany()
	default:
		d.byTwo()
	}
	d.all[len(d.all)-1].Shown = s
	return d.all
}

// A division divides a step into thoughts and collects them.
type division struct {
	step       Step
	all        []Thought
	shown      Step         // the part of the step that has been told
	lastTold   int          // the index of the region that the last thought was about, or -1
	toldBefore map[int]bool // the indexes of all regions that thoughts so far were about
}

// add adds a thought about the given regions and returns it. The thought shows these regions. An
// index of -1 stands for no region.
func (d *division) add(says Saying, region, other int) *Thought {
	if region >= 0 {
		d.show(region)
	}
	if other >= 0 {
		d.show(other)
	}
	d.all = append(d.all, Thought{
		Says: says, WholeStep: d.step, Region: region, Other: other, Left: -1, Shown: d.shown.clone()})
	return &d.all[len(d.all)-1]
}

// clone returns a copy of s. Appending to the lists of the copy does not change s.
func (s Step) clone() Step {
	s.Numbers, s.Uses, s.Regions = slices.Clone(s.Numbers), slices.Clone(s.Uses), slices.Clone(s.Regions)
	return s
}

// show adds region i to d.shown, with the numbers that it comes from and the known facts around
// them.
func (d *division) show(i int) {
	r := d.region(i)
	d.shown.Rule = d.step.Rule
	switch {
	case r.From >= 0:
		if c := d.step.Numbers[r.From]; !slices.Contains(d.shown.Numbers, c) {
			d.shown.Numbers = append(d.shown.Numbers, c)
			d.shown.Uses = append(d.shown.Uses, r.Known...)
		}
	case r.From == fromDifference && d.step.Rule == Chain:
		d.show(r.Whole)
		d.show(r.Part)
	case r.From == FromBoard:
		d.shown.Board = true
	}
	d.shown.Regions = append(d.shown.Regions, r)
}

func (d *division) region(i int) Region { return d.step.Regions[i] }

// isNumber reports whether region i comes from a number. Such a region has the closed neighbours of
// the number.
func (d *division) isNumber(i int) bool { return d.region(i).From >= 0 }

// maxNamed is the largest number of cells that a sentence with a conclusion can name and still be
// short.
const maxNamed = 4

// byOne divides a step that uses one number into thoughts. It makes one thought, unless the
// sentence would be long. Then it makes two: one for the known cells and one for the conclusion.
func (d *division) byOne() {
	r := d.region(0)
	mines, safe := r.knownMines(), len(r.Known)-r.knownMines()
	isLong := mines+len(r.Cells) > maxNamed+1 && mines > 0
	if r.Mines > 0 {
		isLong = len(r.Known)+len(r.Cells) >= maxNamed && len(r.Known) > 0 || mines > 0 && safe > 0
	}
	if isLong {
		d.add(KnownAround, 0, -1)
		d.add(SoNumberProves, 0, -1)
		return
	}
	d.add(NumberProves, 0, -1)
}

// byMany makes the thoughts of a step that proves several cells, each by one number or by one pair of
// numbers.
func (d *division) byMany() {
	d.shown = d.step.clone()
	d.shown.Concludes = nil
	if d.step.Rule == Two {
		d.add(ComparePairs, -1, -1)
	}
	for _, kind := range []struct {
		says  Saying
		mines bool
	}{{ManyProveMines, true}, {ManyProveSafe, false}} {
		for _, f := range d.step.Concludes {
			if f.Mine == kind.mines {
				d.shown.Concludes = append(d.shown.Concludes, f)
			}
		}
		if slices.ContainsFunc(d.step.Concludes, func(f Fact) bool { return f.Mine == kind.mines }) {
			d.add(kind.says, -1, -1).Shown.Concludes = slices.Clone(d.shown.Concludes)
		}
	}
}

// byTwo divides a step that compares two numbers with common neighbours into thoughts.
func (d *division) byTwo() {
	a, b := 0, 1
	first := d.step.Concludes[0]
	if i := slices.IndexFunc(d.step.Concludes, func(f Fact) bool { return f.Mine }); i >= 0 {
		first = d.step.Concludes[i]
	}
	if !slices.Contains(d.region(b).Cells, first.Cell) {
		a, b = b, a
	}
	switch {
	case first.Mine:
		d.noRoom(a, b)
	case isPart(d.region(a).Cells, d.region(b).Cells):
		d.needs(b)
		d.where(a)
		d.add(SameMines, b, a)
	default:
		d.where(a)
		d.atLeast(a, b)
	}
}

// atLeast adds the last thoughts of a step that compares two regions. The cells that only region a
// has are too few for its mines. So some of its mines are in the cells that both regions have.
func (d *division) atLeast(a, b int) {
	if len(d.region(a).Cells) > maxNamed {
		d.add(AtMostOutside, a, b)
		d.add(OtherMinesShared, a, b)
	} else {
		d.add(AtLeastShared, a, b)
	}
	d.add(NeedsNoMore, b, a)
}

// noRoom adds the last thoughts of a step that compares two regions. Region a allows only few mines
// in the cells that both regions have. So the other mines of region b are in the cells that only
// region b has.
func (d *division) noRoom(a, b int) {
	if d.isNumber(a) {
		d.needs(a)
	}
	d.add(RoomForMines, a, b)
	if d.isNumber(b) {
		d.needs(b)
	}
	others := d.add(OtherMinesOutside, b, a)
	var mines []Fact
	for _, f := range d.step.Concludes {
		if f.Mine {
			mines = append(mines, f)
		}
	}
	others.Shown.Concludes = mines
	if len(mines) < len(d.step.Concludes) {
		d.add(Completed, a, -1)
	}
}

// needs adds a thought that says how many more mines the number of region i needs. It adds none if
// no mine around the number is known.
func (d *division) needs(i int) {
	if d.region(i).knownMines() > 0 {
		d.add(NeedsMore, i, -1)
	}
}

// where adds one or two thoughts that say where the mines of region i are.
func (d *division) where(i int) {
	if r := d.region(i); r.knownMines() > 0 && r.knownMines()+len(r.Cells) > maxNamed {
		d.add(NeedsMore, i, -1)
		d.add(WhereNeeded, i, -1)
	} else {
		d.add(WhereMines, i, -1)
	}
	d.lastTold, d.toldBefore[i] = i, true
}

// knownMines returns the number of known mines around the number that the region comes from.
func (r Region) knownMines() (n int) {
	for _, f := range r.Known {
		if f.Mine {
			n++
		}
	}
	return n
}

func isPart(part, whole []game.Cell) bool {
	return !slices.ContainsFunc(part, func(c game.Cell) bool { return !slices.Contains(whole, c) })
}
