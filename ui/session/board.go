package session

import (
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/tell/words"
)

// A Board says which board is played, and where the game on it begins. There are four kinds:
//
//   - a fresh one is dealt when the first cell is opened, from there ([Fresh]);
//   - a coded one is dealt from the start that a share code names ([Coded]);
//   - one that was dealt before has its cells already ([Session.Again], [Restore]);
//   - a given one is not dealt: it comes from a file, or was made ([Given], [GivenSafe]).
//
// The zero Board is a fresh one of the first level.
type Board struct {
	kind   boardKind
	spec   deal.Spec    // zero: the board is given
	layout *game.Layout // nil: not dealt yet
	start  game.Cell
	safe   bool // of a given board: start is known to hold no mine
	broken bool // the dealt board does not keep the promise of spec
}

type boardKind uint8

const (
	fresh boardKind = iota
	coded
	known
	given
)

// Fresh returns a board that is dealt when its first cell is opened. The cursor begins in the
// middle.
func Fresh(spec deal.Spec) Board {
	rows, cols := spec.Grid.Size()
	return Board{spec: spec, start: game.Cell{Row: rows / 2, Col: cols / 2}}
}

// Coded returns a board that is dealt from start. That cell is opened for the player, unless it
// may hold a mine.
func Coded(spec deal.Spec, start game.Cell) Board {
	return Board{kind: coded, spec: spec, start: start}
}

// Given returns a board with a fixed layout. The cursor begins at start.
func Given(layout *game.Layout, start game.Cell) Board {
	return Board{kind: given, layout: layout, start: start}
}

// GivenSafe is like [Given], but the player is told that start holds no mine, if that is true.
func GivenSafe(layout *game.Layout, start game.Cell) Board {
	return Board{kind: given, layout: layout, start: start, safe: !layout.Mine(start)}
}

// dealt returns b with the mines of d, dealt from start.
func (b Board) dealt(d deal.Dealt, start game.Cell) Board {
	b.spec = b.Spec()
	b.layout, b.start, b.broken = d.Layout, start, !d.Kept
	if b.kind == fresh {
		b.kind = known
	}
	return b
}

// IsGiven reports whether b has a fixed layout and no seed.
func (b Board) IsGiven() bool { return b.kind == given }

// Spec returns the spec that b is dealt by, or the zero Spec for a given board.
func (b Board) Spec() deal.Spec {
	if b.kind == fresh && b.spec.Grid == nil {
		l := words.Levels()[0]
		return deal.Spec{Grid: game.GridKinds()[0].New(l.Rows, l.Cols), Mines: l.Mines}
	}
	return b.spec
}

// Layout returns the layout, or nil before the board is dealt.
func (b Board) Layout() *game.Layout { return b.layout }

// Grid returns the grid of the board.
func (b Board) Grid() game.Grid {
	if b.kind == given {
		return b.layout.Grid()
	}
	return b.Spec().Grid
}

// Start returns the cell where the cursor begins. A dealt board was dealt from it.
func (b Board) Start() game.Cell { return b.start }

// StartSafe reports whether the start is known to hold no mine.
func (b Board) StartSafe() bool {
	if b.kind == given {
		return b.safe
	}
	return b.layout != nil && b.spec.Promise != deal.AnyStart
}

// OpensStart reports whether the start is opened for the player, as on the board of a code whose
// start is known to hold no mine.
func (b Board) OpensStart() bool { return b.kind == coded && b.spec.Promise != deal.AnyStart }

// MayNeedGuess reports whether the board breaks its promise, since no board without a guess was
// found.
func (b Board) MayNeedGuess() bool { return b.broken }

// NoGuess reports whether the board needs no guess.
func (b Board) NoGuess() bool { return b.spec.Promise.NoGuess() && !b.broken }

// hasCode reports whether the spec and the start of b determine the whole board.
func (b Board) hasCode() bool {
	switch b.kind {
	case given:
		return false
	case fresh:
		return b.spec.Promise == deal.AnyStart // dealt without regard to the start
	}
	return true
}

// promising returns b with another promise. It does not change a board that is not fresh, or that
// promises followable arguments or proofs already.
func (b Board) promising(p deal.Promise) Board {
	if b.kind == fresh && b.spec.Promise != deal.Provable {
		b.spec = b.Spec()
		b.spec.Promise = p
	}
	return b
}

// next returns a fresh board of the same size with another seed. A given board stays the same. The
// cursor begins where it began in b.
func (b Board) next(seed uint64) Board {
	if b.kind == given {
		return b
	}
	next := Board{spec: b.Spec(), start: b.start}
	next.spec.Seed = seed
	return next
}
