package game

import "slices"

// A Game is a board being played. Make one with [New].
type Game struct {
	layout *Layout
	rules  Rules

	// A cell is open if it is in neither shut nor flagged.
	shut    Set // closed and not flagged
	flagged Set // closed and flagged

	flags    int
	opened   int // the number of safe cells that are open
	exploded int // the number of mines that are open
	steps    int // the number of steps, including those undone
	deaths   int // the number of steps that opened a mine
	history  history
	revision int

	undone Set  // the cells that an undo has ever closed; the zero Set if there are none
	ended  bool // the player had seen the whole board before an undo

	lossHidden bool // [Game.HideLoss] was called
	lossShown  bool // [Game.ShowLoss] was called
}

// Status says whether a game is being played, won or lost.
type Status uint8

const (
	Playing Status = iota
	Won
	Lost
)

// New returns a game on l with every cell closed.
func New(l *Layout, r Rules) *Game {
	return &Game{
		layout:  l,
		rules:   r,
		shut:    setOf(l.grid, always),
		flagged: NewSet(l.grid),
		history: history{opened: make([]int32, 0, l.cells)},
	}
}

// NewAt returns a game on l in which exactly the given cells are open or flagged. Opening these
// cells starts no cascade. The game has no step to undo. All given cells must be on the board, and
// no cell may be given twice.
func NewAt(l *Layout, r Rules, open, flagged []Cell) *Game {
	g := New(l, r)
	for _, c := range open {
		g.setOpen(c, true)
	}
	for _, c := range flagged {
		g.setFlag(c, true)
	}
	return g
}

// Clone returns an independent copy of g, history included. It is quick: it copies a few
// bits for each cell.
func (g *Game) Clone() *Game {
	c := *g
	c.shut, c.flagged, c.undone = g.shut.Clone(), g.flagged.Clone(), g.undone.Clone()
	c.history.opened, c.history.ends = slices.Clone(g.history.opened), slices.Clone(g.history.ends)
	return &c
}

// Layout returns the board of the game.
func (g *Game) Layout() *Layout { return g.layout }

// Rules returns the rules of the game.
func (g *Game) Rules() Rules { return g.rules }

// Status returns the state of the game. A board with no cell to open is won from the
// start, unless [Rules.FlagsToWin] asks for flags.
func (g *Game) Status() Status {
	switch {
	case g.exploded > 0:
		return Lost
	case g.opened < g.layout.Cells()-g.layout.mines:
		return Playing
	case g.rules.FlagsToWin && g.flags != g.layout.mines:
		return Playing
	default:
		return Won
	}
}

// Flags returns the number of flagged cells. In a game that is won every mine counts as
// flagged.
func (g *Game) Flags() int {
	if g.Status() == Won {
		return g.layout.mines
	}
	return g.flags
}

// MinesLeft returns the number of mines less the number of flags. It may be negative.
func (g *Game) MinesLeft() int { return g.layout.mines - g.Flags() }

// Steps returns the number of opens and chords that opened a cell. Undo does not lower it, and
// redo does not raise it.
func (g *Game) Steps() int { return g.steps }

// Deaths returns the number of steps that opened a mine.
func (g *Game) Deaths() int { return g.deaths }

// Opened returns the number of safe cells that are open.
func (g *Game) Opened() int { return g.opened }

// OpenShare returns how many percent of the safe cells are open, rounded down: 50 if half of them
// are.
func (g *Game) OpenShare() int { return 100 * g.opened / max(1, g.layout.Cells()-g.layout.Mines()) }

// Revision returns a number that grows with every action that is carried out. While the number
// stays the same, the game has not changed.
func (g *Game) Revision() int { return g.revision }

// Open reports whether cell c, which must be on the board, is open.
func (g *Game) Open(c Cell) bool {
	return !g.shut.Has(c) && !g.flagged.Has(c)
}

// Flagged reports whether cell c, which must be on the board, is flagged. In a game that is won
// every mine counts as flagged.
func (g *Game) Flagged(c Cell) bool {
	face := g.Face(c)
	return face == Flagged || face == WrongFlag
}

// FlaggedCells returns the flagged cells, row by row.
func (g *Game) FlaggedCells() []Cell {
	cells := make([]Cell, 0, g.Flags())
	for c := range Cells(g.layout.Grid()) {
		if len(cells) == g.Flags() {
			break
		}
		if g.Flagged(c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// Spreads reports whether opening c, which must be on the board, also opens its neighbours. This
// may depend on the flags.
func (g *Game) Spreads(c Cell) bool {
	return g.rules.Opening != Single && g.spreading()(c)
}

// Apply carries out an action. If the rules forbid it, Apply changes nothing and returns a
// [Refusal].
func (g *Game) Apply(a Action) error {
	err := g.apply(a)
	if err == nil {
		g.revision++
	}
	return err
}

func (g *Game) apply(a Action) error {
	switch a.Kind {
	case Undo:
		return g.undo()
	case Redo:
		return g.redo()
	}
	switch {
	case !Contains(g.layout.grid, a.Cell):
		return OffBoard
	case a.Kind == Open:
		return g.open(a.Cell)
	case a.Kind == Flag:
		return g.flag(a.Cell)
	default:
		return NotAPlay
	}
}

// setOpen opens the closed, unflagged cell c if open is true, and closes it again otherwise.
func (g *Game) setOpen(c Cell, open bool) {
	more := 1
	if !open {
		more = -1
	}
	if g.shut.Put(c, !open); g.layout.Mine(c) {
		g.exploded += more
	} else {
		g.opened += more
	}
}
