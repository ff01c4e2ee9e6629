package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Trial is a position that a player solves. Make one with [NewTrial].
type Trial struct {
	Position
	game *game.Game
}

// A Verdict is the judgement on a player's move.
type Verdict uint8

const (
	Refused  Verdict = iota // the action opens or flags no cell
	Right                   // the move could be proved right
	Solved                  // the move could be proved right, and completes a pattern of the lesson
	Wrong                   // the move could be proved wrong
	Unproven                // nothing could be proved about the move
)

// An Answer is the verdict on a move, with its reasons. Only right moves are carried out.
type Answer struct {
	Verdict
	Proof          // for a wrong move, the proof that it is wrong; for other moves, only the cell
	Chance float64 // for an unproven move, the chance of a mine in the cell
}

// A Proof is a fact about a cell and the argument for it. If no argument was found, Why has no
// steps.
type Proof struct {
	solver.Fact
	Why solver.Argument
}

// Numbers returns the cells whose numbers the proof uses, each once.
func (p Proof) Numbers() (numbers []game.Cell) {
	for _, s := range p.Why.Steps {
		for _, c := range s.Numbers {
			if !slices.Contains(numbers, c) {
				numbers = append(numbers, c)
			}
		}
	}
	return numbers
}

// about returns an answer with a verdict on cell c and no reasons.
func about(v Verdict, c game.Cell) Answer {
	return Answer{Verdict: v, Proof: Proof{Fact: solver.Fact{Cell: c}}}
}

// mostRequired is the largest number of cells that the player must open or flag to complete a
// pattern. A pattern that uses the number of mines left may prove many more cells.
const mostRequired = 3

// NewTrial returns a trial of p under the given rules.
func NewTrial(p Position, rules game.Rules) *Trial {
	return &Trial{p, p.Game(rules)}
}

// Game returns the game. The caller must not change it.
func (t *Trial) Game() *game.Game { return t.game }

// Do judges an action, and carries out the action if it is right. To open an open cell is to chord
// on it. To flag an open cell is to flag its closed neighbours, if all of them must be mines. Do
// refuses undo and redo.
func (t *Trial) Do(a game.Action) Answer {
	cells := t.asked(a)
	if len(cells) == 0 {
		return about(Refused, a.Cell)
	}
	k := t.know()
	wanted := solver.Safe
	if a.Kind == game.Flag {
		wanted = solver.Mine
	}
	for _, verdict := range []Verdict{Wrong, Unproven} {
		for _, c := range cells {
			switch is := k.State(c); {
			case is == wanted || (is == solver.Unknown) != (verdict == Unproven):
			case verdict == Unproven:
				unproven := about(Unproven, c)
				unproven.Chance = k.Chance(c)
				return unproven
			default:
				return Answer{Verdict: Wrong, Proof: prove(k, c)}
			}
		}
	}
	for _, c := range cells {
		if !t.game.Open(c) { // an earlier cell may have opened it
			_ = t.game.Apply(game.Action{Kind: a.Kind, Cell: c})
		}
	}
	if t.completed() {
		return about(Solved, a.Cell)
	}
	return about(Right, a.Cell)
}

// asked returns the closed cells that an action opens or flags.
func (t *Trial) asked(a game.Action) []game.Cell {
	switch g := t.game; {
	case a.Kind != game.Open && a.Kind != game.Flag:
		return nil
	case !game.Contains(g.Layout().Grid(), a.Cell) || g.Status() != game.Playing || g.Flagged(a.Cell):
		return nil
	case !g.Open(a.Cell):
		return []game.Cell{a.Cell}
	case a.Kind == game.Flag:
		return g.AppendMines(nil, a.Cell)
	default:
		return g.AppendChord(nil, a.Cell)
	}
}

// know returns what the solver can prove in the present position.
func (t *Trial) know() *solver.Knowledge {
	return solver.Know(solver.Position{Game: t.game, UseProvedFlags: true})
}

// made reports whether the player has acted on f: has opened the safe cell, or flagged the mine.
func (t *Trial) made(f solver.Fact) bool {
	return f.Mine && t.game.Flagged(f.Cell) || !f.Mine && t.game.Open(f.Cell)
}

// done reports whether the player has completed a pattern. The player must open or flag the cells
// that the pattern proves: all of them, or mostRequired of them if there are more.
func (t *Trial) done(a solver.Step) bool {
	n := 0
	for _, f := range a.Concludes {
		if t.made(f) {
			n++
		}
	}
	return n >= min(mostRequired, len(a.Concludes))
}

// Solved reports whether the position is solved, or the game is over.
func (t *Trial) Solved() bool {
	return t.game.Status() != game.Playing || t.completed()
}

// completed reports whether a pattern of the lesson is completed or, in a lesson about figures, all
// mines of a figure are flagged.
func (t *Trial) completed() bool {
	if len(t.Figures) == 0 {
		return slices.ContainsFunc(t.Patterns, t.done)
	}
	return slices.ContainsFunc(t.Figures, func(f Figure) bool {
		return !slices.ContainsFunc(f.Mines, func(c game.Cell) bool { return !t.game.Flagged(c) })
	})
}

// Next returns the next cell to open or flag, with its proof. It reports false if none is left.
func (t *Trial) Next() (Proof, bool) {
	var all []solver.Fact
	for _, f := range t.Figures {
		for _, c := range f.Mines {
			all = append(all, solver.Fact{Cell: c, Mine: true})
		}
	}
	for _, a := range t.Patterns {
		if !t.done(a) {
			all = append(all, a.Concludes...)
		}
	}
	for _, f := range all {
		if !t.made(f) {
			return prove(t.know(), f.Cell), true
		}
	}
	return Proof{}, false
}

// prove returns what can be proved about c, with the argument for it.
func prove(k *solver.Knowledge, c game.Cell) Proof {
	why, _ := k.Argue(slices.Values([]game.Cell{c}), c)
	return Proof{solver.Fact{Cell: c, Mine: k.State(c) == solver.Mine}, why}
}
