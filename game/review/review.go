// Package review judges the openings of a game. It tells which were proven to be safe, which were
// guesses that the player had to make at some time, which were rash or needless guesses, and which
// opened a cell that was provably a mine. In this package an opening is an action that opens cells:
//
//	g := review.Game{Layout: layout, Rules: rules, Moves: moves}
//	openings := slices.Collect(g.Openings())
//	figures := g.Figures(openings)
//
// An opening is judged by what the player could see before it: every number that was ever open,
// even if an undo closed it. A guess is also judged by the numbers that the player could have
// opened without risk: see [JudgeOpening]. Flags prove nothing, because they may be wrong. The
// judgement is about the cells that the action opens before any cascade: the cell itself, or the
// cells that a chord opens.
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
	Safe   []game.Cell // cells that the player knew to be safe from the beginning
	Given  int         // the number of moves at the beginning that the player did not make
	Moves  []Move
	Typed  bool // several openings were typed at once, so the game has no pace
	// Adaptive says that the board changed itself during the game, so the risks are unknown. Layout
	// is the board at the end.
	Adaptive bool
	Hidden   bool // a loss did not show the whole board: see [game.Game.HideLoss]
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
	Forced                  // a guess when no cell of the board was provably safe
	Early                   // a guess that had to be made, but not before the safe cells were opened
	Rash                    // a guess that had to be made, but another guess had clearly less risk
	Needless                // a guess; the numbers of the safe cells would have told the answer
	Mistake                 // a cell was provably a mine, or a wrong flag let a cascade open a mine
	Known                   // the player had seen the cells, or the whole board, before an undo
)

// Guess reports whether the opening was a guess.
func (v Verdict) Guess() bool { return v.forced() || v == Needless }

// forced reports whether the opening was a guess that had to be made at some time.
func (v Verdict) forced() bool { return v == Forced || v == Early || v == Rash }

// An Opening is an action that opened a cell, with its judgement.
type Opening struct {
	Move    int // the index of the opening in Game.Moves
	Cell    game.Cell
	Chord   bool
	Verdict Verdict
	Thought time.Duration // the time since the previous move

	Exploded bool
	// Mines are the provable mines among the cells that the player asked to open. It is empty if
	// the opening is no [Mistake], or if it is one only because a wrong flag let a cascade open a
	// mine.
	Mines []game.Cell

	// Risk is the chance that a guess explodes. Least is the part of Risk that the player could not
	// avoid, which is 0 for a needless guess. The risk of a needless guess follows from the open
	// numbers. The risk of any other guess follows from the closure: see [JudgeOpening]. If Exact
	// is false, Risk and Least are estimates, and the solver may have overlooked safe cells.
	Risk, Least float64
	Exact       bool
	// AllSafe is the number of provably safe cells at the time of a guess.
	AllSafe int
	// Better has cells that were better to open: the best guess for a rash guess, and the nearest
	// safe cells for a needless guess, at most maxBetter.
	Better []game.Cell

	// Missed is the hardest rule in the argument that the player missed. If the player missed
	// several arguments, the easiest of them counts. For a needless guess the argument proves a
	// safe cell, and for a mistake it proves a mine. Missed is 0 if no argument was found, or if
	// the player missed none.
	Missed solver.Rule
	// Later is set if the player of a needless guess missed no argument, but left the safe cells
	// for later. It is the distance to the nearest safe cell, in rows plus columns.
	Later int
}

// Rules are the possible values of [Opening.Missed] except 0, the easiest first.
var Rules = [...]solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain, solver.Cases, solver.Exact}

// maxBetter is the largest number of cells in [Opening.Better].
const maxBetter = 4
