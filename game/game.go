package game

import (
	"math/bits"
	"slices"
)

// A Game is a board being played. Make one with [New].
type Game struct {
	layout *Layout
	rules  Rules

	// A cell is either in shut, or in flagged, or open.
	shut    cells // closed and not flagged
	flagged cells // closed and flagged
	blank   cells // the bare cells of the layout, and those that flags add: see [Game.flagsOpen]

	flags    int
	opened   int // safe cells opened
	exploded int // mines opened
	steps    int // see [Game.Steps]; undo does not lower it
	deaths   int // steps that opened a mine
	history  history
	revision int

	// What the player saw before an undo.
	undone cells // the cells that an undo ever closed; nil if none
	ended  bool  // the game was over before an undo

	lossHidden bool // see [Game.HideLoss]
	lossShown  bool // see [Game.ShowLoss]

	region region // the cells of the step being made; empty between steps
}

// Status is the state of a game.
type Status uint8

const (
	Playing Status = iota
	Won
	Lost
)

// New returns a game on l with every cell closed.
func New(l *Layout, r Rules) *Game {
	g := &Game{
		layout:  l,
		rules:   r,
		shut:    l.frame.fill(),
		flagged: make(cells, l.frame.words()),
		blank:   l.bare,
	}
	if g.flagsOpen() {
		g.blank = slices.Clone(l.bare)
	}
	return g
}

// NewAt returns a game on l in which exactly the given cells are open or flagged. They are opened
// without a cascade. The game has no step to undo. All given cells must be on the board and
// different.
func NewAt(l *Layout, r Rules, open, flagged []Cell) *Game {
	g := New(l, r)
	for _, c := range open {
		at := l.frame.bit(c)
		g.shut.remove(at)
		g.count(at/wordBits, 1<<(at%wordBits), +1)
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
	c.shut, c.flagged = slices.Clone(g.shut), slices.Clone(g.flagged)
	if g.flagsOpen() {
		c.blank = slices.Clone(g.blank)
	}
	c.undone = slices.Clone(g.undone)
	c.history.changes, c.history.ends = slices.Clone(g.history.changes), slices.Clone(g.history.ends)
	c.region = region{}
	return &c
}

// flagsOpen reports whether the rules let flags lower the number of a cell to 0, so that a cascade
// goes on from this cell.
func (g *Game) flagsOpen() bool {
	return g.rules.Numbering == Left && g.rules.Opening == Cascade
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

// OpenShare returns the percentage of the safe cells that are open, rounded down.
func (g *Game) OpenShare() int { return 100 * g.opened / max(1, g.layout.Cells()-g.layout.Mines()) }

// Revision returns a number that grows with every action that is carried out. While the number
// stays the same, the game has not changed.
func (g *Game) Revision() int { return g.revision }

// Open reports whether cell c, which must be on the board, is open.
func (g *Game) Open(c Cell) bool {
	at := g.layout.frame.bit(c)
	return !g.shut.has(at) && !g.flagged.has(at)
}

// Flagged reports whether cell c, which must be on the board, is flagged.
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
	return g.rules.Opening != Single && g.spreading().has(g.layout.frame.bit(c))
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
		return NotAPlay
	case a.Kind == Open:
		return g.open(a.Cell)
	case a.Kind == Flag:
		return g.flag(a.Cell)
	default:
		return NotAPlay
	}
}

// carryOut does the next step of the history: it opens the cells of the first step that is not
// done.
func (g *Game) carryOut() {
	for _, c := range g.history.step(g.history.done) {
		for w := c.word; w < c.word+c.words; w++ {
			g.shut[w] &^= c.opened
			g.count(int(w), c.opened, +1)
		}
	}
	g.history.done++
}

// count updates the numbers of open safe cells and of open mines. The sign is +1 if the given cells
// of word w were opened, and -1 if they were closed.
func (g *Game) count(w int, given uint64, sign int) {
	mines := given & g.layout.mine[w]
	g.exploded += sign * bits.OnesCount64(mines)
	g.opened += sign * bits.OnesCount64(given&^mines)
}
