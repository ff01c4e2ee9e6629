package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Trial is a position in which somebody does what is certain. Make one with [NewTrial].
type Trial struct {
	Position
	game *game.Game
}

// A Verdict is what a step in a position was.
type Verdict uint8

const (
	Refused  Verdict = iota // nothing to be done there
	Right                   // it was certain
	Solved                  // it was certain, and with that a pattern of the lesson is carried out
	Wrong                   // the contrary was certain
	Unproven                // whether it turned out well or not, nothing had shown it
)

// An Answer is what is said of a step. One that was not right is not done.
type Answer struct {
	Verdict
	Proof          // of a step that was wrong, what the cell is; of others the cell alone
	Chance float64 // of one that was unproven, how likely a mine is in the cell
}

// A Proof is what a cell is, and why: the argument has no steps where it would be too long to
// tell.
type Proof struct {
	solver.Fact
	Why solver.Argument
}

// Numbers returns the numbers that the argument uses, each once.
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

// about returns an answer about a cell that says no more of it.
func about(v Verdict, c game.Cell) Answer {
	return Answer{Verdict: v, Proof: Proof{Fact: solver.Fact{Cell: c}}}
}

// enough is how many cells of a pattern are to be done: the mines that remain can show
// very many.
const enough = 3

// NewTrial returns a position to be solved by the rules.
func NewTrial(p Position, rules game.Rules) *Trial {
	return &Trial{p, p.Game(rules)}
}

// Game returns the board as it stands, for nothing but to be looked at.
func (t *Trial) Game() *game.Game { return t.game }

// Do judges opening or flagging a cell, or those around a number, and does what is right. Other
// actions are refused.
func (t *Trial) Do(a game.Action) Answer {
	cells := t.asked(a)
	if len(cells) == 0 {
		return about(Refused, a.Cell)
	}
	s := t.solver()
	wanted := solver.Safe
	if a.Kind == game.Flag {
		wanted = solver.Mine
	}
	for _, verdict := range []Verdict{Wrong, Unproven} {
		for _, c := range cells {
			switch is := s.State(c); {
			case is == wanted || (is == solver.Unknown) != (verdict == Unproven):
			case verdict == Unproven:
				unproven := about(Unproven, c)
				unproven.Chance = s.Chance(c)
				return unproven
			default:
				return Answer{Verdict: Wrong, Proof: prove(s, c)}
			}
		}
	}
	for _, c := range cells {
		if !t.game.Open(c) { // or a cell before has opened it
			_ = t.game.Apply(game.Action{Kind: a.Kind, Cell: c})
		}
	}
	if slices.ContainsFunc(t.Patterns, t.done) {
		return about(Solved, a.Cell)
	}
	return about(Right, a.Cell)
}

// asked returns the closed cells that an action is to open or to flag.
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

// solver returns what is certain as the board stands.
func (t *Trial) solver() *solver.Solver {
	s := solver.New(t.Layout.Grid(), t.Layout.Mines())
	s.See(t.game)
	for c := range game.Cells(t.Layout.Grid()) {
		if t.game.Flagged(c) {
			s.Give(c)
		}
	}
	_ = s.Solve() // the numbers are those of a board
	return s
}

// done reports whether what a pattern shows is done, or enough of it.
func (t *Trial) done(a Pattern) bool {
	n := 0
	for _, c := range a.Safe {
		if t.game.Open(c) {
			n++
		}
	}
	for _, c := range a.Mines {
		if t.game.Flagged(c) {
			n++
		}
	}
	return n >= min(enough, len(a.Safe)+len(a.Mines))
}

// Solved reports whether a pattern of the lesson is carried out.
func (t *Trial) Solved() bool {
	return t.game.Status() != game.Playing || slices.ContainsFunc(t.Patterns, t.done)
}

// Next returns what the next cell to open or to flag is, and why. It reports false where
// nothing is left.
func (t *Trial) Next() (Proof, bool) {
	for _, a := range t.Patterns {
		if t.done(a) {
			continue
		}
		for _, c := range a.Safe {
			if !t.game.Open(c) {
				return prove(t.solver(), c), true
			}
		}
		for _, c := range a.Mines {
			if !t.game.Flagged(c) {
				return prove(t.solver(), c), true
			}
		}
	}
	return Proof{}, false
}

// prove returns what c, which s has proved, is.
func prove(s *solver.Solver, c game.Cell) Proof {
	why, _ := s.Argue([]game.Cell{c}, c)
	return Proof{solver.Fact{Cell: c, Mine: s.State(c) == solver.Mine}, why}
}
