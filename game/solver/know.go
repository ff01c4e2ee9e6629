package solver

import (
	"iter"
	"math"
	"slices"

	"buscaminas/game"
)

// A Position holds everything that a player knows. Only Game must be set.
type Position struct {
	// Game is the game. The player knows the numbers of its open cells, and of the cells that were
	// open before an undo.
	Game *game.Game
	// Safe has cells that the player knew to be safe when the game began.
	Safe []game.Cell
	// UseProvedFlags lets arguments use a flagged cell as a mine without a proof. The numbers must
	// prove that the cell is a mine, or the flag is ignored. A step uses all such cells around its
	// numbers, even those that it does not need.
	UseProvedFlags bool
	// ProvedMines has mines that were proved in earlier positions. Arguments use them without
	// another proof, if the numbers still prove that they are mines. A step uses only those that it
	// needs.
	ProvedMines map[game.Cell]bool
}

// Knowledge has the results of solving a [Position]: the cells that are proved safe or mines, the
// chance of a mine in each cell, and the best guess.
// Its methods may be called in any order, but by one goroutine at a time. Make it with [Know].
type Knowledge struct {
	guesser    *guesser
	seenClosed []game.Cell // the closed cells that were open before an undo
	open       *Solver     // a solver that knows only the open numbers; nil until it is needed
	guess      *Guess      // the best guess; nil until it is needed

	closure          *Knowledge // the last result of [Knowledge.Closure], even of an earlier position; may be nil
	closureIsCurrent bool       // true if closure is the result for this position
	attempt          *attempt   // the memory of [Knowledge.ProvedBy]; nil until it is needed
}

// Know returns what follows from p. It may take long on a large board. The result does not change
// if the game goes on.
func Know(p Position) *Knowledge { return new(Knowledge).Next(p) }

// Next returns what [Know] returns for p, a later position of the same game. It is quicker, because
// it reuses the work of k. The caller must not use k afterwards.
func (k *Knowledge) Next(p Position) *Knowledge {
	g, l := p.Game, p.Game.Layout()
	next := &Knowledge{guesser: k.guesser, seenClosed: slices.Collect(g.UndoneSafeCells()), closure: k.closure}
	if next.guesser == nil {
		next.guesser = newGuesser(l.Grid(), l.Mines())
	}
	s := next.guesser.Solver
	s.takeIn(func(c game.Cell) bool {
		seen := g.Seen(c)
		if seen && l.Mine(c) {
			s.prove(s.field.index(c), Mine)
			return false
		}
		return seen
	}, l.Around)
	for _, c := range p.Safe {
		if i := s.field.index(c); !s.known[i].open() {
			s.prove(i, Safe)
		}
	}
	s.solve()
	flags := g.FlaggedCells()
	next.guesser.avoid(flags)
	s.given, s.recalled = s.given[:0], s.recalled[:0]
	if p.UseProvedFlags {
		s.give(flags)
	}
	for c := range p.ProvedMines {
		if !g.Flagged(c) && s.give([]game.Cell{c}) {
			s.recalled = append(s.recalled, s.given[len(s.given)-1])
		}
	}
	return next
}

// give lets later arguments use a cell as a mine without repeating its proof. It does so for each of
// the cells that s has proved to be a mine, and reports whether the last cell was one of them.
func (s *Solver) give(cells []game.Cell) (ok bool) {
	for _, c := range cells {
		i := s.field.index(c)
		if ok = s.known[i] == Mine; ok {
			s.given = append(s.given, int32(i))
		}
	}
	return ok
}

// State returns the known state of cell c, which must be on the board. A safe cell that was open
// before an undo counts as [Open].
func (k *Knowledge) State(c game.Cell) State { return k.guesser.State(c) }

// Chance returns the chance that cell c holds a mine, from 0 to 1. The cell must be on the board. The
// chance is an estimate unless [Knowledge.Exact] reports true.
func (k *Knowledge) Chance(c game.Cell) float64 { return k.guesser.chance(k.guesser.field.index(c)) }

// Exact reports whether every cell is proved that can be proved, and every chance is exact. It
// reports false if a part of the frontier has too many layouts to count, or if the board is so large
// that chances are estimated. The proofs are right in any case.
func (k *Knowledge) Exact() bool { return k.guesser.exact() }

// CellsOffFrontier returns the number of unknown cells that touch no number. All of them have the
// same chance of a mine.
func (k *Knowledge) CellsOffFrontier() int { return k.guesser.count.loose }

// Safe yields the closed cells that the player can know to be safe. First come the cells that are
// proved to be safe, then the cells that were open before an undo. Safe returns an iterator because
// a slice of these cells could take more memory than the solver on a large board.
func (k *Knowledge) Safe() iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		for c := range k.guesser.Solver.cells(k.guesser.safe, Safe) {
			if !yield(c) {
				return
			}
		}
		slices.Values(k.seenClosed)(yield)
	}
}

// Mines yields the cells that are proved to be mines.
func (k *Knowledge) Mines() iter.Seq[game.Cell] { return k.guesser.Solver.cells(k.guesser.mine, Mine) }

// Facts returns all facts that are proved about closed cells.
func (k *Knowledge) Facts() []Fact {
	all := k.guesser.facts()
	for _, c := range k.seenClosed {
		all = append(all, Fact{Cell: c})
	}
	return all
}

// ChanceAllSafe returns the probability that none of the given cells holds a mine. The cells must be
// different and on the board. The probability is an estimate unless [Knowledge.Exact] reports
// true.
func (k *Knowledge) ChanceAllSafe(cells []game.Cell) float64 {
	s := k.guesser.Solver
	var unknown []int
	each := 1.0 // as if the cells were independent
	for _, c := range cells {
		i := s.field.index(c)
		each *= 1 - s.chance(i)
		if s.known[i] == Unknown {
			unknown = append(unknown, i)
		}
	}
	if len(unknown) < 2 || each == 0 || !s.exact() {
		return each
	}
	t := New(s.field.grid, s.mines)
	t.copy(s)
	for _, i := range unknown {
		t.prove(i, Safe)
	}
	if !t.wrong {
		t.computeChances()
	}
	switch {
	case t.wrong:
		return 0
	case !t.exact():
		return each
	}
	return min(1, math.Exp(t.count.log-s.count.log))
}

// Argue explains the proof of one of the given cells: the cell with the easiest argument. It
// reports false if the numbers prove none of the cells. The cells must be on the board, and Argue
// goes through them more than once.
//
// Argue first looks for an argument that uses only open numbers. If it finds none, it also uses the
// numbers that were open before an undo. Some mines need no proof: see the fields of [Position].
//
// The easiest argument has the fewest steps by [Cases]. If several arguments have equally few, it
// is the one with the fewest steps by [Remain], then by [Chain], then by [Two], and then the one
// with the fewest steps. The steps inside a [Branch] count, too. Of equally easy arguments, Argue
// returns the one whose cell is nearest to center, which is usually the cell of the cursor.
//
// Argue does not try all arguments, so an easier one may exist. On a board of more than 128 rows or
// columns, it searches first around the cell that is nearest to center. If it finds no argument in
// time, it returns a single step by [Exact].
func (k *Knowledge) Argue(cells iter.Seq[game.Cell], center game.Cell) (Argument, bool) {
	if len(k.seenClosed) > 0 {
		if a, ok := k.ofOpen().argue(cells, center); ok {
			return a, true
		}
	}
	return k.guesser.argue(cells, center)
}

// ofOpen returns a solver that knows only the open numbers.
func (k *Knowledge) ofOpen() *Solver {
	if k.open != nil {
		return k.open
	}
	all := k.guesser.Solver
	s := New(all.field.grid, all.mines)
	closed := game.NewSet(all.field.grid)
	for _, c := range k.seenClosed {
		closed.Add(c)
	}
	s.takeIn(
		func(c game.Cell) bool { return all.known[s.field.index(c)].open() && !closed.Has(c) },
		func(c game.Cell) int { return all.around(int32(s.field.index(c))) })
	s.solve()
	unproved := func(i int32) bool { return s.known[i] != Mine }
	s.given = slices.DeleteFunc(slices.Clone(all.given), unproved)
	s.recalled = slices.DeleteFunc(slices.Clone(all.recalled), unproved)
	k.open = s
	return s
}

// A Guess is a cell to open if no cell is provably safe.
type Guess struct {
	Cell   game.Cell
	Chance float64 // the chance of a mine in Cell

	// Least is the cell with the lowest chance of a mine, and LeastChance is that chance. Cell may
	// be another cell, with a higher chance of a mine, if it makes the next guess safer.
	Least       game.Cell
	LeastChance float64

	Outlook
}

// Guess returns the best guess. Of equally good cells it prefers one without a flag. The caller
// must not call Guess if a cell is provably safe. Guess reports false if the state of every cell
// is known.
func (k *Knowledge) Guess() (Guess, bool) {
	p := k.guesser
	if p.unknown == 0 {
		return Guess{}, false
	}
	if k.guess == nil {
		i, chance := p.guess()
		least := p.rank(p.Solver, 1)[0]
		k.guess = &Guess{p.field.cell(i), chance, p.field.cell(int(least.cell)), least.chance, p.outlook}
	}
	return *k.guess, true
}
