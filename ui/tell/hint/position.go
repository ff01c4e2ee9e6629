// Package hint answers what a player asks of a game: whether anything is certain,
// where, and why; how likely a mine is in each closed cell; and, once a game is
// lost, whether it took bad luck or too little thought.
//
// A [Position] is taken of a game, which is quick, and thought about, which on a
// large board may not be; the game may go on meanwhile. All it takes is what the
// player sees. Only [LossOf] looks at the mines, of a game where they are shown.
package hint

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/game/solver"
)

// MaxCells bounds the boards that are thought about: what that takes grows with
// the board.
const MaxCells = 1 << 22

// A Position is what the player of a game knows at one moment: the numbers that are open, and
// those that were before an undo.
type Position struct {
	game     *game.Game
	revision int
	then     *game.Game  // as it stood
	safe     []game.Cell // known beforehand to hold no mine
}

// See takes the position of g, a game that goes on, with at most [MaxCells]. Some cells may be
// known beforehand to hold no mine.
func See(g *game.Game, safe ...game.Cell) *Position {
	return &Position{game: g, revision: g.Revision(), then: g.Clone(), safe: safe}
}

// flagged returns the cells of g that are flagged.
func flagged(g *game.Game) []game.Cell {
	cells := make([]game.Cell, 0, g.Flags())
	for c := range game.Cells(g.Layout().Grid()) {
		if len(cells) == g.Flags() {
			break
		}
		if g.Flagged(c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// Think works out what follows from the position.
func (p *Position) Think() *Thoughts {
	layout := p.then.Layout()
	player := solver.NewPlayer(layout.Grid(), layout.Mines())
	t := p.think(player, flagged(p.then))
	for range p.then.SeenClosed() {
		t.open = p.thinkOfOpen()
		t.give(t.open)
		break
	}
	return t
}

// nearby is how many rows and columns [Position.ThinkNear] looks at: more than a screen shows.
const nearby = 128

// ThinkNear works out what follows from what stands around a cell, as far as that is enough
// for an advice: it is given at once however large the board is. Where nothing near is safe,
// it is [Position.Think].
func (p *Position) ThinkNear(c game.Cell) *Thoughts {
	grid := p.then.Layout().Grid()
	if rows, cols := grid.Size(); rows <= nearby && cols <= nearby {
		return p.Think()
	}
	part := solver.NewPart(grid, c, nearby, nearby)
	var flags []game.Cell
	for at := range part.Cells() {
		if p.then.Flagged(at) {
			flags = append(flags, at)
		}
	}
	t := p.think(&solver.Player{Solver: part}, flags)
	t.part = true
	if len(t.wrongFlags())+len(t.unflagged(t.safe())) == 0 {
		return p.Think()
	}
	return t
}

func (p *Position) think(player *solver.Player, flagged []game.Cell) *Thoughts {
	player.Recall(p.then)
	for _, c := range p.safe {
		if !p.then.Seen(c) {
			player.Trust(c)
		}
	}
	player.Spare(flagged)
	// The numbers are those of a board, so there is a layout that fits them.
	_ = player.Solve()
	t := &Thoughts{
		game:     p.game,
		revision: p.revision,
		then:     p.then,
		player:   player,
		flags:    flagged,
		flagged:  cellSet(flagged),
		begin:    p.safe,
	}
	t.give(player.Solver)
	return t
}

// thinkOfOpen works out what follows from the numbers that are open alone.
func (p *Position) thinkOfOpen() *solver.Solver {
	layout := p.then.Layout()
	open := solver.New(layout.Grid(), layout.Mines())
	open.See(p.then)
	_ = open.Solve() // likewise
	return open
}

func cellSet(cells []game.Cell) map[game.Cell]bool {
	set := make(map[game.Cell]bool, len(cells))
	for _, c := range cells {
		set[c] = true
	}
	return set
}

// Thoughts are what follows from a position. They are for one goroutine at a time.
type Thoughts struct {
	game     *game.Game
	revision int
	then     *game.Game // as it stood
	player   *solver.Player
	open     *solver.Solver // knows the open numbers alone; nil: the player knows no others
	flags    []game.Cell    // row by row
	flagged  map[game.Cell]bool
	advice   *Advice
	least    *least      // nil: nobody has asked
	begin    []game.Cell // known beforehand to hold no mine
	part     bool        // of the board is all that was looked at
}

// ofSame reports whether t is about the same position as other thoughts.
func (t *Thoughts) ofSame(other *Thoughts) bool {
	return other != nil && t.game == other.game && t.revision == other.revision
}

// Whole reports whether t is about the whole board: else it is good for an advice alone.
func (t *Thoughts) Whole() bool { return !t.part }

// About reports whether t is about g as it stands.
func (t *Thoughts) About(g *game.Game) bool {
	return t.game == g && t.revision == g.Revision()
}

// Chance returns how likely the closed cell c holds a mine: 0 and 1 are certain.
func (t *Thoughts) Chance(c game.Cell) float64 {
	const uncertain = 1e-9 // however little that is
	switch t.player.State(c) {
	case solver.Safe, solver.Open: // before an undo
		return 0
	case solver.Mine:
		return 1
	}
	return min(max(t.player.Chance(c), uncertain), 1-uncertain)
}

// Exact reports whether every chance is exact, and everything that is certain was
// found. Where too many numbers hang together the other chances are estimates.
func (t *Thoughts) Exact() bool { return t.player.Exact() }

// argue returns the easiest argument about one of the cells: by the numbers that are open, or
// else by all that were seen.
func (t *Thoughts) argue(cells []game.Cell, near game.Cell) (why solver.Argument, ok bool) {
	if t.open != nil {
		if why, ok = t.open.Argue(cells, near); ok {
			return why, true
		}
	}
	return t.player.Argue(cells, near)
}

// give lets s take the flags that are right for granted: the player sees them counted off.
func (t *Thoughts) give(s *solver.Solver) {
	for _, c := range t.flags {
		if s.State(c) == solver.Mine {
			s.Give(c)
		}
	}
}

// usesOpen reports whether an argument uses no number but those that are open now.
func (t *Thoughts) usesOpen(why solver.Argument) bool {
	for _, s := range why.Steps {
		if slices.ContainsFunc(s.Numbers, func(c game.Cell) bool { return !t.then.Open(c) }) {
			return false
		}
	}
	return true
}

// wrongFlags returns the flagged cells that are certainly safe.
func (t *Thoughts) wrongFlags() (wrong []game.Cell) {
	for _, c := range t.flags {
		if t.player.State(c) == solver.Safe || t.then.Seen(c) {
			wrong = append(wrong, c)
		}
	}
	return wrong
}

// safe returns the closed cells that are certainly safe, flagged or not.
func (t *Thoughts) safe() []game.Cell { return review.AppendSafe(nil, t.then, t.player.Solver) }

// unflagged returns those of the cells that have no flag.
func (t *Thoughts) unflagged(cells []game.Cell) []game.Cell {
	if len(t.flagged) == 0 {
		return cells
	}
	var rest []game.Cell
	for _, c := range cells {
		if !t.flagged[c] {
			rest = append(rest, c)
		}
	}
	return rest
}
