package session

import (
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/tell/words"
)

// A Board is the board of a game, and the cell where the game begins. There are four kinds:
//
//   - a fresh board is dealt from the cell that the player opens first ([Fresh]);
//   - a coded board is dealt from the start cell in a share code (codedBoard);
//   - a known board was dealt earlier ([Session.Again], [Restore]);
//   - a given board is not dealt: it comes from a file or the editor ([Given], [GivenSafe]).
//
// The zero Board is a fresh board of the first level.
type Board struct {
	kind   boardKind
	spec   deal.Spec    // the size, the seed and the promise of the deal; zero: the board is given
	layout *game.Layout // the grid and the mines; nil: not dealt yet
	start  game.Cell
	safe   bool // the board is given, and the player may know that start is safe
	broken bool // the dealt board does not keep the promise of spec
	secret bool // the board is that of a race, so spec has no seed
}

type boardKind uint8

const (
	fresh boardKind = iota
	coded
	known
	given
)

// Fresh returns a board that is dealt from the first cell that the player opens. The cursor begins
// in the middle.
func Fresh(spec deal.Spec) Board {
	rows, cols := spec.Grid.Size()
	return Board{spec: spec, start: game.Cell{Row: rows / 2, Col: cols / 2}}
}

// codedBoard returns a board that is dealt from start. The game opens start for the player, unless
// the promise of spec allows a mine at start.
func codedBoard(spec deal.Spec, start game.Cell) Board {
	return Board{kind: coded, spec: spec, start: start}
}

// Given returns a board with a fixed layout. The cursor begins at start.
func Given(layout *game.Layout, start game.Cell) Board {
	return Board{kind: given, layout: layout, start: start}
}

// GivenSafe is like [Given], but the player is told that start is safe. If start is a mine, the
// player is told nothing.
func GivenSafe(layout *game.Layout, start game.Cell) Board {
	return Board{kind: given, layout: layout, start: start, safe: !layout.Mine(start)}
}

// dealt returns b after its deal: d is the result of the deal, and start the cell from which the
// board was dealt.
func (b Board) dealt(d deal.Dealt, start game.Cell) Board {
	b.spec = b.Spec()
	b.layout, b.start, b.broken = d.Layout, start, !d.Kept
	if b.kind == fresh {
		b.kind = known
	}
	return b
}

// IsGiven reports whether b is a given board, which is not dealt from a seed.
func (b Board) IsGiven() bool { return b.kind == given }

// Spec returns the specification of the deal of b. If [Board.IsGiven] reports true, there was no
// deal, and Spec returns the zero Spec.
func (b Board) Spec() deal.Spec {
	if b.kind == fresh && b.spec.Grid == nil {
		l := words.Levels()[0]
		return deal.Spec{Grid: game.GridKinds()[0].New(l.Rows, l.Cols), Mines: l.Mines}
	}
	return b.spec
}

// Layout returns the cells and mines of the board, or nil before it is dealt.
func (b Board) Layout() *game.Layout { return b.layout }

// Grid returns the grid of the board.
func (b Board) Grid() game.Grid {
	if b.kind == given {
		return b.layout.Grid()
	}
	return b.Spec().Grid
}

// Start returns the cell where the cursor begins. If the board was dealt, it was dealt from this
// cell.
func (b Board) Start() game.Cell { return b.start }

// StartSafe reports whether the player may know that [Board.Start] is safe.
func (b Board) StartSafe() bool {
	if b.kind == given {
		return b.safe
	}
	return b.layout != nil && b.spec.Promise != deal.AnyStart
}

// OpensStart reports whether the game opens [Board.Start] for the player. It does so on a coded
// board, unless the promise of the board allows a mine at the start.
func (b Board) OpensStart() bool { return b.kind == coded && b.spec.Promise != deal.AnyStart }

// MayNeedGuess reports whether the board breaks its promise to need no guess. This happens if the
// deal found no board that keeps the promise.
func (b Board) MayNeedGuess() bool { return b.broken }

// NoGuess reports whether the board promises to need no guess and keeps that promise.
func (b Board) NoGuess() bool { return b.spec.Promise.NoGuess() && !b.broken }

// forRace returns a copy of b without the seed, for a game in a race. A player who knew the seed
// could deal the board and see its mines.
func (b Board) forRace() Board {
	b.spec.Seed, b.secret = 0, true
	return b
}

// HasSecretSeed reports whether b is the board of a race. Then the player must not know the seed
// of b: see [ContestSetup].
func (b Board) HasSecretSeed() bool { return b.secret }

// hasCode reports whether b can have a share code. It can if the specification and the start of b
// determine its mines.
func (b Board) hasCode() bool {
	switch b.kind {
	case given:
		return false
	case known:
		return !b.secret
	case fresh:
		return b.spec.Promise == deal.AnyStart // such a board does not depend on its start
	}
	return true
}

// promising returns a copy of b with the promise p. It returns b unchanged if b is not fresh, or
// if b has a promise for which a player must ask: [deal.Provable], or that a certain rule is needed
// (see [deal.Promise.Needs]).
func (b Board) promising(p deal.Promise) Board {
	if b.kind == fresh && b.spec.Promise != deal.Provable && b.spec.Promise.Needs() == 0 {
		b.spec = b.Spec()
		b.spec.Promise = p
	}
	return b
}

// next returns a fresh board with this seed, and with the size and the start of b. If b is a given
// board, for example from a file, next returns b.
func (b Board) next(seed uint64) Board {
	if b.kind == given {
		return b
	}
	next := Board{spec: b.Spec(), start: b.start}
	next.spec.Seed = seed
	return next
}
