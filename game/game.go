package game

import (
	"math/bits"
	"slices"
)

// A Game is a board being played. Make one with [New].
type Game struct {
	layout *Layout
	rules  Rules

	// A cell is in shut, or in flagged, or open.
	shut    cells // closed and not flagged
	flagged cells // closed and flagged
	blank   cells // no mine, and a number that opens the neighbours

	flags    int
	opened   int // cells without a mine
	exploded int // mines opened
	steps    int
	deaths   int
	history  history
	revision int

	// What the player has seen although it is not open any more.
	undone cells // what an undo has closed, some of it open again; nil: nothing
	ended  bool  // the game was over, and that was undone

	region region // empty between two steps
}

// Status says how a game stands.
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
		region:  newRegion(l.frame),
	}
	if g.flagsOpen() {
		g.blank = slices.Clone(l.bare)
	}
	return g
}

// NewAt returns a game on l in which just these cells are open and these flagged, whatever else
// opening them would open. Nothing of it can be undone. All of them are on the board, and none is
// given twice.
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

// Clone returns a game of its own that stands as g does and has the same history.
// That is quick: a few bits for each cell are copied.
func (g *Game) Clone() *Game {
	c := *g
	c.shut, c.flagged = slices.Clone(g.shut), slices.Clone(g.flagged)
	if g.flagsOpen() {
		c.blank = slices.Clone(g.blank)
	}
	c.undone = slices.Clone(g.undone)
	c.history.changes, c.history.ends = slices.Clone(g.history.changes), slices.Clone(g.history.ends)
	c.region = newRegion(g.layout.frame)
	return &c
}

// flagsOpen reports whether the flags around a cell count in whether it opens
// its neighbours.
func (g *Game) flagsOpen() bool {
	return g.rules.Numbering == Left && g.rules.Opening == Cascade
}

// Layout returns the board that is played.
func (g *Game) Layout() *Layout { return g.layout }

// Rules returns the rules it is played by.
func (g *Game) Rules() Rules { return g.rules }

// Status says whether the game goes on. A board with no cell to open is won
// from the start, but under [Rules.FlagsToWin].
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

// Flags returns the number of flagged cells. Once the game is won they are the
// mines: those left closed count as flagged.
func (g *Game) Flags() int {
	if g.Status() == Won {
		return g.layout.mines
	}
	return g.flags
}

// MinesLeft returns the number of mines less that of flags. It may be negative.
func (g *Game) MinesLeft() int { return g.layout.mines - g.Flags() }

// Steps returns how many opens and chords have opened something. Undo does not
// give one back, nor does redo count one again.
func (g *Game) Steps() int { return g.steps }

// Deaths returns how many of the steps exploded.
func (g *Game) Deaths() int { return g.deaths }

// Opened returns how many of the cells without a mine are open.
func (g *Game) Opened() int { return g.opened }

// OpenShare returns how many percent of the cells without a mine are open.
func (g *Game) OpenShare() int { return 100 * g.opened / max(1, g.layout.Cells()-g.layout.Mines()) }

// Revision returns a number that grows with every action carried out: while it
// stays, so does all that the game shows.
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

// Left returns how many mines are left to find around c, which must be on the
// board: the mines around it less the flags. It may be negative. Once the game
// is won none is left, as [Game.Flags] says.
func (g *Game) Left(c Cell) int {
	if g.Status() == Won {
		return 0
	}
	return g.left(c)
}

// left returns the mines around c less the flags around it.
func (g *Game) left(c Cell) int {
	left, f := g.layout.Around(c), g.layout.frame
	at := f.bit(c)
	for _, step := range g.layout.grid.Steps(c) {
		if g.flagged.has(at + f.step(step)) {
			left--
		}
	}
	return left
}

// Spreads reports whether c, which must be on the board, opens its neighbours when it is
// opened, as the flags stand.
func (g *Game) Spreads(c Cell) bool {
	return g.rules.Opening != Single && g.blank.has(g.layout.frame.bit(c))
}

// Number returns the number of c, which must be on the board, under the rules of
// the game. It decides what opens, and is what c shows until the end.
func (g *Game) Number(c Cell) int { return g.number(c, g.rules.Numbering) }

func (g *Game) number(c Cell, n Numbering) int {
	if n == Total {
		return g.layout.Around(c)
	}
	return g.Left(c)
}

// Face returns what cell c, which must be on the board, shows the player. When the
// game is over everything is seen: what the player has opened of it is what
// [Game.Open] says, as ever.
func (g *Game) Face(c Cell) Face { return g.FaceAs(c, g.rules.Numbering, false) }

// FaceAs returns what cell c, which must be on the board, shows where the open
// cells are numbered so, whatever the rules of the game, and where the mines are
// to be seen, if they are to be before the end. At the end neither makes a
// difference.
func (g *Game) FaceAs(c Cell, n Numbering, reveal bool) Face {
	if status := g.Status(); status != Playing {
		return g.faceAtEnd(c, status == Won)
	}
	at := g.layout.frame.bit(c)
	mine := g.layout.mine.has(at)
	switch {
	case g.flagged.has(at) && (mine || !reveal):
		return Flagged
	case g.flagged.has(at):
		return WrongFlag
	case g.shut.has(at) && mine && reveal:
		return MissedMine
	case g.shut.has(at):
		return Closed
	case mine:
		return ExplodedMine
	}
	if number := g.number(c, n); number >= 0 {
		return Face(number)
	}
	return Overflagged
}

// faceAtEnd is [Game.Face] of a game that is over.
func (g *Game) faceAtEnd(c Cell, won bool) Face {
	at := g.layout.frame.bit(c)
	mine := g.layout.mine.has(at)
	switch {
	case g.flagged.has(at) && !mine:
		return WrongFlag
	case g.flagged.has(at):
		return Flagged
	case !mine:
		return Face(g.layout.Around(c))
	case !g.shut.has(at):
		return ExplodedMine
	case won:
		return Flagged
	default:
		return MissedMine
	}
}

// Apply carries out an action. When it cannot be done the error is a [Refusal]
// that says why, and nothing has changed.
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

// flag flags the closed cell c, or takes its flag away.
func (g *Game) flag(c Cell) error {
	f := g.layout.frame
	at := f.bit(c)
	remove := g.flagged.has(at)
	switch {
	case g.Status() != Playing:
		return GameOver
	case !remove && !g.shut.has(at):
		return OpenCell
	case !remove && g.rules.FlagLimit && g.flags >= g.layout.mines:
		return TooManyFlags
	}
	g.history.forget()
	g.setFlag(c, !remove)
	return nil
}

// setFlag flags the closed cell c, or takes its flag away.
func (g *Game) setFlag(c Cell, flagged bool) {
	at := g.layout.frame.bit(c)
	if flagged {
		g.flags++
	} else {
		g.flags--
	}
	g.flagged.set(at, flagged)
	g.shut.set(at, !flagged)
	if g.flagsOpen() {
		g.findBlanks(c, !flagged)
	}
}

// findBlanks finds out which cells around c are blank after its flag was set or taken away. One
// flag more only makes cells blank, and one less only takes that from them.
func (g *Game) findBlanks(c Cell, removed bool) {
	f := g.layout.frame
	for _, step := range g.layout.grid.Steps(c) {
		at := f.bit(c) + f.step(step)
		if g.blank.has(at) != removed || g.layout.mine.has(at) {
			continue
		}
		if n := c.Add(step); Contains(g.layout.grid, n) {
			g.blank.set(at, g.left(n) <= 0)
		}
	}
}

// undo closes again what the last step opened, which the player has seen.
func (g *Game) undo() error {
	if g.Undoable() > 0 {
		g.remember()
	}
	return g.takeBack()
}

// takeBack closes again what the last step opened.
func (g *Game) takeBack() error {
	if g.Undoable() == 0 {
		return NothingToUndo
	}
	g.history.done--
	for _, c := range g.history.step(g.history.done) {
		g.shut[c.word] |= c.opened
		g.count(int(c.word), c.opened, -1)
	}
	return nil
}

// redo opens again what the last undo closed.
func (g *Game) redo() error {
	if g.Redoable() == 0 {
		return NothingToRedo
	}
	g.carryOut()
	return nil
}

// carryOut opens what the next step of the history opens.
func (g *Game) carryOut() {
	for _, c := range g.history.step(g.history.done) {
		g.shut[c.word] &^= c.opened
		g.count(int(c.word), c.opened, +1)
	}
	g.history.done++
}

// count adds the given cells of word w to the numbers of cells that are open, or
// with sign -1 takes them away.
func (g *Game) count(w int, given uint64, sign int) {
	mines := given & g.layout.mine[w]
	g.exploded += sign * bits.OnesCount64(mines)
	g.opened += sign * bits.OnesCount64(given&^mines)
}
