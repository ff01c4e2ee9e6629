// Package review judges a game that was played: which of its openings were proven, which
// had to be guesses and which had not, and which opened what was certainly a mine.
//
// An opening is judged by what the player could see before it, and by all the cells that
// it was asked to open: the cell itself, or those that a chord opens; not by what followed.
// What could be seen is every number that was ever open, undone or not. The flags say
// nothing: they may be wrong.
package review

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Game is what is judged.
type Game struct {
	Layout *game.Layout
	Rules  game.Rules
	Safe   []game.Cell // known beforehand to hold no mine
	Given  int         // the first moves, so many, which are not the player's
	Moves  []Move
	Typed  bool // several openings were typed at once: the times say nothing of the pace
}

// A Move is one thing that the player did and the rules allowed.
type Move struct {
	game.Action
	At time.Duration // on the clock of the game
}

// A Verdict is what an opening was.
type Verdict uint8

const (
	Proven   Verdict = iota // every cell was certainly safe
	Forced                  // a guess, where no cell was certainly safe
	Needless                // a guess, where some cell was certainly safe
	Mistake                 // a cell was certainly a mine, or a wrong flag made a mine open
	Known                   // the cells had been seen before an undo, or the whole board
)

// Guess reports whether the opening was a guess.
func (v Verdict) Guess() bool { return v == Forced || v == Needless }

// An Opening is an open or a chord that opened something, as it is judged.
type Opening struct {
	Move    int // the index of its move
	Cell    game.Cell
	Chord   bool
	Verdict Verdict
	Thought time.Duration // since the move before

	Exploded bool
	// Mines are, of a mistake, the cells that were certainly mines; there are none where
	// a wrong flag made a mine open.
	Mines []game.Cell

	// Of a guess: how likely it was to explode, and the least that any cell was. Exact
	// says that both are, and that surely no cell was safe where none is known; else
	// they are estimates.
	Risk, Least float64
	Exact       bool
	// Safe are, of a needless guess, the cells that were certainly safe and are nearest, at
	// most [MaxSafe]; and of how many.
	Safe    []game.Cell
	AllSafe int

	// Missed is, of a needless guess and of a certain mine, the rule that would have been
	// enough: the hardest of the easiest argument for a safe cell, or for the mine. 0: no
	// argument was found, or nothing had to be thought out.
	Missed solver.Rule
}

// Rules are those that [Opening.Missed] may be, the easiest first.
var Rules = [...]solver.Rule{solver.One, solver.Two, solver.Chain, solver.Remain, solver.Cases}

// MaxSafe is how many safe cells are named at most.
const MaxSafe = 4
