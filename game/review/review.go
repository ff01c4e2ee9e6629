// Package review judges the openings of a game: which were proven to be safe, which were guesses
// that the player had to make, at once or later, which were rash or needless guesses, and which opened
// a cell that was provably a mine. In this package an opening is an action that opens cells:
//
//	g := review.Game{Layout: layout, Rules: rules, Moves: moves}
//	openings := slices.Collect(g.Openings())
//	figures := g.Figures(openings)
//
// An opening is judged by what the player could see before it: every number that was ever open,
// even if an undo closed it. A guess is also judged by the numbers that the player could have opened
// without risk: see [Weigh]. Flags prove nothing, because they may be wrong. The judgement is about
// the cells that the action opens before any cascade: the cell itself, or the cells that a chord
// opens.
package review

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Game is a game to judge.
type Game struct {
	Layout *game.Layout
	Rules  game.Rules
	Safe   []game.Cell // the cells that the player knew to be safe from the beginning
	Given  int         // the number of moves at the beginning that the player did not make
	Moves  []Move
	Typed  bool // several openings were typed at once, so the game has no pace
	// Adaptive is set if the board changed itself while it was played, and Layout is the last one. Then
	// the risks that the player took cannot be told.
	Adaptive bool
	Hidden   bool // a loss did not show the board, see [game.Game.HideLoss]
}

// A Move is an action that was carried out.
type Move struct {
	game.Action
	At time.Duration // the time on the clock of the game
}

// A Verdict is the judgement of an opening.
type Verdict uint8

const (
	Proven   Verdict = iota // every cell was provably safe
	Forced                  // a guess, and no cell of the board was provably safe
	Early                   // a guess before safe cells were opened, none of which would have spared it
	Rash                    // a guess that had to be made at some time, but the best one had clearly less risk
	Needless                // a guess about cells that would be decided once the safe cells were open
	Mistake                 // a cell was provably a mine, or a wrong flag let a cascade open one
	Known                   // the player had seen the cells before an undo, or the whole board
)

// Guess reports whether the opening was a guess.
func (v Verdict) Guess() bool { return v.forced() || v == Needless }

// forced reports whether the opening was a guess that no proof would have spared.
func (v Verdict) forced() bool { return v == Forced || v == Early || v == Rash }

// An Opening is an action that opened a cell, with its judgement.
type Opening struct {
	Move    int // the index of the move in Game.Moves
	Cell    game.Cell
	Chord   bool
	Verdict Verdict
	Thought time.Duration // the time since the move before

	Exploded bool
	// Mines are the provable mines that a mistake opened. A mistake by a wrong flag has none.
	Mines []game.Cell

	// Risk is the chance that a guess explodes, and Least is the part of it that the player had to
	// take: the risk of the best guess if that is less. For a needless guess Least is 0. For other
	// guesses both are by the numbers of the closure: see [Weigh]. If Exact is false, both are
	// estimates, and the solver may have overlooked safe cells.
	Risk, Least float64
	Exact       bool
	// AllSafe is the number of provably safe cells at the time of a guess.
	AllSafe int
	// Better are cells that were better to open. For a rash guess it is the best guess. For a
	// needless guess they are the nearest of the provably safe cells, at most maxBetter.
	Better []game.Cell

	// Missed is the hardest rule in the easiest argument that the player missed. For a needless
	// guess the argument proves a safe cell, and for a mistake it proves a mine. Missed is 0 if no
	// argument was found or none was needed.
	Missed solver.Rule
	// Later is set if a needless guess missed nothing, because the player left the safe cells for later:
	// it is the distance to the nearest of them, in rows and columns.
	Later int
}

// Rules are the possible values of [Opening.Missed] except 0, the easiest first.
var Rules = [...]solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain, solver.Cases, solver.Exact}

// maxBetter is the largest number of cells in [Opening.Better].
const maxBetter = 4
