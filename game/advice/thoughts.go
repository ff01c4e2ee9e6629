package advice

import (
	"iter"
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Position is all that the player of a game knows at one moment: the numbers that are open, and
// those that were open before an undo.
type Position struct {
	moment
	snapshot *game.Game         // a copy of the game in this position
	safe     []game.Cell        // cells known from the start to hold no mine
	told     map[game.Cell]bool // the mines that earlier hints proved
	coached  bool               // [Position.WithWarnings] was called
}

// WithWarnings makes [Position.Think] prepare for [Thoughts.Warning], which takes long on a large
// board. It returns p.
func (p *Position) WithWarnings() *Position {
	p.coached = true
	return p
}

// A moment identifies a position of a game.
type moment struct {
	game     *game.Game
	revision int
}

func now(g *game.Game) moment { return moment{g, g.Revision()} }

// See returns the position of g, a game that is not over. The cells in safe are known from the
// start to hold no mine.
func See(g *game.Game, safe ...game.Cell) *Position {
	return &Position{moment: now(g), snapshot: g.Clone(), safe: safe}
}

// Think returns the conclusions that the solver draws from the position. It may take long on a
// large board.
func (p *Position) Think() *Thoughts {
	flags := p.snapshot.FlaggedCells()
	t := &Thoughts{
		moment:   p.moment,
		snapshot: p.snapshot,
		known:    solver.Know(solver.Position{Game: p.snapshot, Safe: p.safe, UseProvedFlags: true, ProvedMines: p.told}),
		flags:    flags,
		flagged:  cellSet(flags),
		start:    p.safe,
		told:     p.told,
	}
	if p.coached {
		t.known.Closure(p.snapshot.Layout().Around)
	}
	return t
}

func cellSet(cells []game.Cell) map[game.Cell]bool {
	set := make(map[game.Cell]bool, len(cells))
	for _, c := range cells {
		set[c] = true
	}
	return set
}

// Thoughts hold the conclusions of the solver about a position. Only one goroutine at a time may
// use them.
type Thoughts struct {
	moment
	snapshot *game.Game // a copy of the game in this position
	known    *solver.Knowledge
	flags    []game.Cell // the flagged cells, row by row
	flagged  map[game.Cell]bool
	advice   *Advice            // nil until [Thoughts.Advice] is called
	lowest   *Lowest            // nil until [Thoughts.Lowest] is called
	start    []game.Cell        // cells known from the start to hold no mine
	told     map[game.Cell]bool // the mines that earlier hints proved
}

// About reports whether t is about the present position of g.
func (t *Thoughts) About(g *game.Game) bool { return t.moment == now(g) }

// Game returns a copy of the game, made in the position that t is about. The caller must not change
// it.
func (t *Thoughts) Game() *game.Game { return t.snapshot }

// Chance returns the chance that the closed cell c holds a mine. It is 0 or 1 only if that is
// proved.
func (t *Thoughts) Chance(c game.Cell) float64 {
	switch t.known.State(c) {
	case solver.Safe, solver.Open: // a closed cell is Open if it was open before an undo
		return 0
	case solver.Mine:
		return 1
	}
	return min(max(t.known.Chance(c), solver.RoundingError), 1-solver.RoundingError) // only a proof is 0 or 1
}

// Exact reports whether every chance is exact and every proof was found. If too many numbers depend
// on each other, the chances are estimates.
func (t *Thoughts) Exact() bool { return t.known.Exact() }

// usesOpen reports whether an argument uses only numbers that are open now.
func (t *Thoughts) usesOpen(why solver.Argument) bool {
	for _, s := range why.Steps {
		if slices.ContainsFunc(s.Numbers, func(c game.Cell) bool { return !t.snapshot.Open(c) }) {
			return false
		}
	}
	return true
}

// wrongFlags returns the flagged cells that can be proved safe, or were open before an undo.
func (t *Thoughts) wrongFlags() (wrong []game.Cell) {
	for _, c := range t.flags {
		if s := t.known.State(c); s == solver.Safe || s == solver.Open {
			wrong = append(wrong, c)
		}
	}
	return wrong
}

func (t *Thoughts) unflagged(cells iter.Seq[game.Cell]) iter.Seq[game.Cell] {
	return filter(cells, func(c game.Cell) bool { return !t.flagged[c] })
}

// filter yields the cells that satisfy keep.
func filter(cells iter.Seq[game.Cell], keep func(game.Cell) bool) iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		for c := range cells {
			if keep(c) && !yield(c) {
				return
			}
		}
	}
}

// find returns the first cell that satisfies wanted. It reports false if there is none.
func find(cells iter.Seq[game.Cell], wanted func(game.Cell) bool) (game.Cell, bool) {
	for c := range filter(cells, wanted) {
		return c, true
	}
	return game.Cell{}, false
}
