package advice

import (
	"iter"
	"slices"

	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/game/solver"
)

// A Position is all that the player of a game knows at one moment: the open numbers, and those seen
// before an undo.
type Position struct {
	moment
	snapshot *game.Game         // a copy of the game at that moment
	safe     []game.Cell        // known from the start to hold no mine
	told     map[game.Cell]bool // mines that earlier hints proved
}

// A moment says of which game a position is, and which of its positions.
type moment struct {
	game     *game.Game
	revision int
}

func now(g *game.Game) moment { return moment{g, g.Revision()} }

// See returns the position of g, a game that is not over. The cells in safe are known from the start
// to hold no mine.
func See(g *game.Game, safe ...game.Cell) *Position {
	return &Position{moment: now(g), snapshot: g.Clone(), safe: safe}
}

// Think finds what follows from the position.
func (p *Position) Think() *Thoughts {
	layout := p.snapshot.Layout()
	player := solver.NewPlayer(layout.Grid(), layout.Mines())
	t := p.think(player, p.snapshot.FlaggedCells(), p.told)
	for range p.snapshot.SeenClosed() {
		t.open = p.thinkOfOpen()
		t.giveMines(t.open)
		break
	}
	return t
}

// nearby is the number of rows and columns that [Position.ThinkNear] looks at: more than a screen
// shows.
const nearby = 128

// ThinkNear finds what follows from the cells near c. This is quick on a board of any size, and
// enough for a piece of advice. If no cell near c can be proved safe, it thinks about the whole
// position.
func (p *Position) ThinkNear(c game.Cell) *Thoughts {
	grid := p.snapshot.Layout().Grid()
	if rows, cols := grid.Size(); rows <= nearby && cols <= nearby {
		return p.Think()
	}
	part := solver.NewPart(grid, c, nearby, nearby)
	var flags []game.Cell
	told := map[game.Cell]bool{}
	for at := range part.Cells() {
		if p.snapshot.Flagged(at) {
			flags = append(flags, at)
		}
		if p.told[at] {
			told[at] = true
		}
	}
	t := p.think(&solver.Player{Solver: part}, flags, told)
	t.part = true
	for range t.unflagged(t.safe()) {
		return t
	}
	if len(t.wrongFlags()) == 0 {
		return p.Think()
	}
	return t
}

func (p *Position) think(player *solver.Player, flagged []game.Cell, told map[game.Cell]bool) *Thoughts {
	player.SeeAll(p.snapshot)
	for _, c := range p.safe {
		if !p.snapshot.Seen(c) {
			player.Trust(c)
		}
	}
	// The numbers come from a board, so a layout fits them.
	_ = player.Solve()
	t := &Thoughts{
		moment:   p.moment,
		snapshot: p.snapshot,
		player:   player,
		flags:    flagged,
		flagged:  cellSet(flagged),
		start:    p.safe,
		told:     told,
	}
	t.giveMines(player.Solver)
	return t
}

// thinkOfOpen finds what follows from the open numbers alone.
func (p *Position) thinkOfOpen() *solver.Solver {
	layout := p.snapshot.Layout()
	open := solver.New(layout.Grid(), layout.Mines())
	open.See(p.snapshot)
	_ = open.Solve() // as above
	return open
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
	snapshot *game.Game // a copy of the game, made in this position
	player   *solver.Player
	open     *solver.Solver // knows only the open numbers; nil: the player has seen no others
	flags    []game.Cell    // the flagged cells, row by row
	flagged  map[game.Cell]bool
	advice   *Advice            // nil: not looked for
	lowest   *Lowest            // nil: not looked for
	start    []game.Cell        // known from the start to hold no mine
	told     map[game.Cell]bool // mines that earlier hints proved
	part     bool               // only a part of the board was looked at
}

// Whole reports whether t is about the whole board. If it is not, only its [Thoughts.Advice] may be
// used.
func (t *Thoughts) Whole() bool { return !t.part }

// About reports whether t is about g at this moment.
func (t *Thoughts) About(g *game.Game) bool { return t.moment == now(g) }

// Game returns a copy of the game, made in the position that t is about. It must not be changed.
func (t *Thoughts) Game() *game.Game { return t.snapshot }

// Chance returns the chance that the closed cell c holds a mine. 0 and 1 mean proof.
func (t *Thoughts) Chance(c game.Cell) float64 {
	const uncertain = 1e-9 // closer to 0 or 1 than this counts as an estimate, not as proof
	switch t.player.State(c) {
	case solver.Safe, solver.Open: // it was open before an undo
		return 0
	case solver.Mine:
		return 1
	}
	return min(max(t.player.Chance(c), uncertain), 1-uncertain)
}

// Exact reports whether every chance is exact and every proof was found. If too many numbers depend
// on each other, the chances are estimates.
func (t *Thoughts) Exact() bool { return t.player.Exact() }

// argue returns the easiest argument about one of the cells. It uses only open numbers if that is
// possible, and otherwise all numbers that the player has seen.
func (t *Thoughts) argue(cells iter.Seq[game.Cell], cursor game.Cell) (why solver.Argument, ok bool) {
	if t.open != nil {
		if why, ok = t.open.Argue(cells, cursor); ok {
			return why, true
		}
	}
	return t.player.Argue(cells, cursor)
}

// giveMines lets the arguments of s use, without a proof, each cell that can be proved to be a mine and
// is flagged and, where they need it, each that was told before. The player knows these mines.
func (t *Thoughts) giveMines(s *solver.Solver) {
	for _, c := range t.flags {
		if s.State(c) == solver.Mine {
			s.GiveMine(c)
		}
	}
	for c := range t.told {
		if !t.flagged[c] && s.State(c) == solver.Mine {
			s.RecallMine(c)
		}
	}
}

// usesOpen reports whether an argument uses only numbers that are open now.
func (t *Thoughts) usesOpen(why solver.Argument) bool {
	for _, s := range why.Steps {
		if slices.ContainsFunc(s.Numbers, func(c game.Cell) bool { return !t.snapshot.Open(c) }) {
			return false
		}
	}
	return true
}

// wrongFlags returns the flagged cells that can be proved safe.
func (t *Thoughts) wrongFlags() (wrong []game.Cell) {
	for _, c := range t.flags {
		if t.player.State(c) == solver.Safe || t.snapshot.Seen(c) {
			wrong = append(wrong, c)
		}
	}
	return wrong
}

// safe yields the closed cells that can be proved safe, flagged or not.
func (t *Thoughts) safe() iter.Seq[game.Cell] { return review.Safe(t.snapshot, t.player.Solver) }

func (t *Thoughts) unflagged(cells iter.Seq[game.Cell]) iter.Seq[game.Cell] {
	return filter(cells, func(c game.Cell) bool { return !t.flagged[c] })
}

// filter yields the cells for which keep returns true.
func filter(cells iter.Seq[game.Cell], keep func(game.Cell) bool) iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		for c := range cells {
			if keep(c) && !yield(c) {
				return
			}
		}
	}
}

// find returns the first cell for which is returns true. It reports false if there is none.
func find(cells iter.Seq[game.Cell], is func(game.Cell) bool) (game.Cell, bool) {
	for c := range filter(cells, is) {
		return c, true
	}
	return game.Cell{}, false
}
