package lesson

import (
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// MostSide is how many rows and columns the board of a position has at most: it is small enough
// to be seen as a whole.
const MostSide = 9

const (
	leastSide = 6 // large enough that the edge is not all

	// The mean number of mines around a cell away from the edge, in hundredths: numbers are
	// then about as large on each grid.
	leastAround = 100
	mostAround  = 225
)

// maxBoards is how many boards are played in search of a position.
const maxBoards = 100000

// Find looks for a position of the lesson on a kind of grid. The same seed finds the same.
// It reports false where none was found, as on a grid on which there may be none.
func (l *Lesson) Find(kind *game.GridKind, seed uint64) (Position, bool) {
	return l.FindWatched(kind, seed, func() bool { return true })
}

// FindWatched looks as [Lesson.Find] does, until watch returns false.
func (l *Lesson) FindWatched(kind *game.GridKind, seed uint64, watch func() bool) (Position, bool) {
	d := dice(seed)
	for range maxBoards {
		if p, ok := l.findOn(kind, &d); ok {
			return p, true
		}
		if !watch() {
			break
		}
	}
	return Position{}, false
}

func (l *Lesson) findOn(kind *game.GridKind, d *dice) (Position, bool) {
	if draw := sketches[l.Name]; draw != nil && d.below(4) > 0 {
		return l.plant(kind, d, draw)
	}
	layout, start, ok := deals(kind, d, deal.ClearStart)
	if !ok {
		return Position{}, false
	}
	f := newFinder(l, layout, d)
	f.uncover(start)
	return f.find()
}

// deals deals a small board, to be begun at a start.
func deals(kind *game.GridKind, d *dice, first deal.Promise) (l *game.Layout, start game.Cell, ok bool) {
	rows, cols := leastSide+d.below(MostSide-leastSide+1), leastSide+d.below(MostSide-leastSide+1)
	grid := kind.New(rows, cols)
	mines := rows * cols * (leastAround + d.below(mostAround-leastAround+1)) / (100 * len(grid.Steps(game.Cell{})))
	start = d.cell(grid)
	dealt, err := deal.Spec{Grid: grid, Mines: mines, Seed: d.next(), Promise: first}.Deal(start)
	return dealt.Layout, start, err == nil
}

// A finder plays one board until only the lesson leads on.
type finder struct {
	*Lesson
	dice    *dice
	layout  *game.Layout
	easier  *solver.Solver // knows what is open, and proves by easier rules
	all     *solver.Solver // is told of the position anew, and proves all that can be proved
	closed  int            // cells without a mine that are
	open    game.Set
	flagged game.Set
	Position
}

func newFinder(l *Lesson, layout *game.Layout, d *dice) *finder {
	return &finder{
		Lesson: l, dice: d, layout: layout,
		easier:   solver.New(layout.Grid(), layout.Mines()),
		all:      solver.New(layout.Grid(), layout.Mines()),
		closed:   layout.Cells() - layout.Mines(),
		open:     game.NewSet(layout.Grid()),
		flagged:  game.NewSet(layout.Grid()),
		Position: Position{Layout: layout},
	}
}

// easierRules are those that come before a rule. Of a chain and the mines that remain neither is
// easier, but what the numbers alone show is done first.
func easierRules(r solver.Rule) solver.Rule { return (r - 1) & solver.Followable }

// find plays until only the lesson leads on, with a little luck where nothing does.
func (f *finder) find() (Position, bool) {
	for {
		switch f.play() {
		case found:
			return f.Position, true
		case over:
			return Position{}, false
		}
		f.guess()
	}
}

// A standing is the state of a board once all that does not need the lesson is done.
type standing uint8

const (
	stuck standing = iota // nothing leads on that a lesson could be about
	found                 // only the lesson does
	over                  // all is open, or cannot be known exactly
)

// play does all that does not need the lesson, and returns the state of the board.
func (f *finder) play() standing {
	for {
		f.playEasier()
		if f.closed == 0 {
			return over
		}
		s := f.all
		f.tell(s)
		if !f.leadsOn(s) {
			return stuck
		}
		if s.Solve() != nil || !s.Exact() {
			return over
		}
		reasons := s.Reasons(append(s.Safe(), s.Mines()...), f.hardest())
		all := patterns(reasons, f.Rule)
		var others []Pattern
		v := f.view()
		for _, a := range all {
			if !f.fits(v, a) {
				others = append(others, a)
			}
		}
		switch {
		case len(others) > 0:
			f.follow(others)
		case len(all) == 0 || f.tooHard(reasons) || f.easierWay(all):
			return stuck
		default:
			f.Patterns = all
			return found
		}
	}
}

// leadsOn reports whether the rule of the lesson proves anything, together with easier ones:
// else there is no need to look why, which takes far longer. The rule for all layouts takes as
// long by itself.
func (f *finder) leadsOn(s *solver.Solver) bool {
	if f.Rule == solver.Cases {
		return true
	}
	_, unknown := s.Left()
	_, _, ok := s.Next(easierRules(f.Rule) | f.Rule)
	_, left := s.Left()
	return ok || left < unknown
}

// hardest is the hardest rule that has to be looked for.
func (f *finder) hardest() solver.Rule {
	if f.Rule == solver.Remain {
		return solver.Cases
	}
	return f.Rule
}

func (f *finder) view() view {
	return view{f.layout, f.open.Has, f.flagged.Has}
}

// playEasier does all that easier rules show.
func (f *finder) playEasier() {
	for {
		c, _, ok := f.easier.Next(easierRules(f.Rule))
		for _, mine := range f.easier.Mines() {
			f.flag(mine)
		}
		if !ok {
			return
		}
		f.uncover(c)
	}
}

// follow does what patterns show that are not the lesson's.
func (f *finder) follow(all []Pattern) {
	for _, a := range all {
		for _, c := range a.Mines {
			if !f.flagged.Has(c) {
				f.easier.Give(c)
				f.flag(c)
			}
		}
		for _, c := range a.Safe {
			f.uncover(c)
		}
	}
}

// guess opens any cell without a mine, as somebody lucky would.
func (f *finder) guess() {
	rows, cols := f.layout.Grid().Size()
	for i := f.dice.below(rows * cols); ; i++ {
		c := game.Cell{Row: i / cols % rows, Col: i % cols}
		if !f.layout.Mine(c) && !f.open.Has(c) {
			f.uncover(c)
			return
		}
	}
}

// uncover opens a cell, and what a cascade opens with it.
func (f *finder) uncover(c game.Cell) {
	if f.open.Has(c) {
		return
	}
	f.open.Add(c)
	f.closed--
	f.Open = append(f.Open, c)
	f.easier.Open(c, f.layout.Around(c))
	if f.layout.Around(c) == 0 {
		for _, n := range game.AppendNeighbors(nil, f.layout.Grid(), c) {
			f.uncover(n)
		}
	}
}

func (f *finder) flag(c game.Cell) {
	if !f.flagged.Has(c) {
		f.flagged.Add(c)
		f.Flags = append(f.Flags, c)
	}
}

// dice is a source of chance: SplitMix64, whose numbers are fixed by its algorithm.
type dice uint64

func (d *dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1; that some are a trifle likelier makes no difference here.
func (d *dice) below(n int) int { return int(d.next() % uint64(n)) }

// cell returns a cell of a grid.
func (d *dice) cell(g game.Grid) game.Cell {
	rows, cols := g.Size()
	return game.Cell{Row: d.below(rows), Col: d.below(cols)}
}
