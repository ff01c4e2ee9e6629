package lesson

import (
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// maxSide is the largest number of rows, and of columns, of a board in a lesson. The screen must
// show the whole board.
const maxSide = 9

const (
	leastSide = 6 // the smallest number of rows and of columns, so that some cells are far from the edge

	// leastAround and mostAround limit how many mines a cell away from the edge touches on average.
	// They are in hundredths: 225 means 2.25 mines. The limits are the same for all grids, so that
	// no grid has larger numbers than another.
	leastAround = 100
	mostAround  = 225
)

// maxBoards is the number of boards that a search plays before it gives up.
const maxBoards = 100000

// Find returns a position of the lesson on a kind of grid. The same seed gives the same position.
// Find reports false if it finds no position, because some lessons have none on some grids.
func (l *Lesson) Find(kind *game.GridKind, seed uint64) (Position, bool) {
	d := dice(seed)
	return l.find(kind, &d, func() bool { return true })
}

// find is like [Lesson.Find], but calls watch after each board, and gives up when watch returns
// false.
func (l *Lesson) find(kind *game.GridKind, d *dice, watch func() bool) (Position, bool) {
	for range maxBoards {
		if p, ok := l.findOn(kind, d); ok {
			return p, true
		}
		if !watch() {
			break
		}
	}
	return Position{}, false
}

// findOn looks for a position on one board.
func (l *Lesson) findOn(kind *game.GridKind, d *dice) (Position, bool) {
	layout, start, ok := dealBoard(kind, d, deal.ClearStart)
	open := []game.Cell{start}
	if draw := sketches[l.Name]; ok && draw != nil && d.below(4) > 0 {
		var s sketch
		if s, ok = draw(layout.Grid(), d); ok {
			layout, open = s.addTo(layout, d)
			open = append(open, start)
		}
	}
	if !ok || layout.Mine(start) {
		return Position{}, false
	}
	f := newFinder(l, layout, d)
	for _, c := range open {
		f.uncover(c)
	}
	if !f.find() {
		return Position{}, false
	}
	f.finish()
	return f.Position, true
}

// dealBoard returns a small random board that keeps the promise, and the cell to open first. It
// reports false if the board cannot be dealt.
func dealBoard(kind *game.GridKind, d *dice, promise deal.Promise) (l *game.Layout, start game.Cell, ok bool) {
	rows, cols := leastSide+d.below(maxSide-leastSide+1), leastSide+d.below(maxSide-leastSide+1)
	grid := kind.New(rows, cols)
	mines := rows * cols * (leastAround + d.below(mostAround-leastAround+1)) / (100 * len(grid.Steps(game.Cell{})))
	start = d.cell(grid)
	dealt, err := deal.Spec{Grid: grid, Mines: mines, Seed: d.next(), Promise: promise}.Deal(start)
	return dealt.Layout, start, err == nil
}

// A finder plays one board up to a position where only the lesson proves a cell.
type finder struct {
	*Lesson
	dice    *dice
	layout  *game.Layout
	easier  *solver.Solver // follows the game, but proves cells by easier rules only
	closed  int            // the number of closed cells without a mine
	open    game.Set
	flagged game.Set
	Position
}

func newFinder(l *Lesson, layout *game.Layout, d *dice) *finder {
	return &finder{
		Lesson: l, dice: d, layout: layout,
		easier:   solver.New(layout.Grid(), layout.Mines()),
		closed:   layout.Cells() - layout.Mines(),
		open:     game.NewSet(layout.Grid()),
		flagged:  game.NewSet(layout.Grid()),
		Position: Position{Layout: layout},
	}
}

// easierRules returns the rules that are taught before rule r. [solver.Chain] is taught before
// [solver.Remain]: both are equally hard, but only Remain uses the number of mines left.
func easierRules(r solver.Rule) solver.Rule { return (r - 1) & solver.Followable }

// find plays up to a position where only the lesson proves a cell. If even the lesson proves
// nothing, find opens a random safe cell and goes on. It reports false if the game ends first.
func (f *finder) find() bool {
	for {
		switch f.play() {
		case found:
			return true
		case over:
			return false
		}
		f.guess()
	}
}

// outcome is the state of a game after all moves that do not need the lesson.
type outcome uint8

const (
	stuck outcome = iota // no pattern of the lesson is left, or [finder.easierWay] is true
	found                // only the patterns of the lesson prove a cell
	over                 // every safe cell is open, or the solver may have missed proofs
)

// play makes all moves that do not need the lesson, and returns the outcome.
func (f *finder) play() outcome {
	for {
		f.playEasier()
		if f.closed == 0 {
			return over
		}
		k := f.Know()
		if !k.Exact() {
			return over
		}
		all := f.patterns(k)
		var others []solver.Step
		v := f.view()
		for _, a := range all {
			if !f.fits(v, a) {
				others = append(others, a)
			}
		}
		switch {
		case len(others) > 0:
			f.follow(others)
		case len(all) == 0 || f.easierWay(k, all):
			return stuck
		default:
			f.Patterns = all
			return found
		}
	}
}

func (f *finder) view() view {
	return view{f.layout, f.open.Has, f.flagged.Has}
}

// playEasier opens or flags every cell that can be proved by rules easier than the lesson's rule.
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

// follow opens the safe cells and flags the mines that the patterns prove.
func (f *finder) follow(all []solver.Step) {
	for _, a := range all {
		for _, c := range a.Mines() {
			if !f.flagged.Has(c) {
				f.easier.MarkMine(c)
				f.flag(c)
			}
		}
		for _, c := range a.Safe() {
			f.uncover(c)
		}
	}
}

// guess opens a random cell without a mine.
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

// uncover opens a cell and its cascade.
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

// dice is a source of random numbers. It is SplitMix64, so a seed gives the same numbers in every
// release of Go.
type dice uint64

func (d *dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1. Its slight bias does not matter here.
func (d *dice) below(n int) int { return int(d.next() % uint64(n)) }

func (d *dice) cell(g game.Grid) game.Cell {
	rows, cols := g.Size()
	return game.Cell{Row: d.below(rows), Col: d.below(cols)}
}
