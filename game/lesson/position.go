package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Position is a board in the middle of a game. All its flags are on mines. Its patterns all have
// the same rule, and no easier rule proves a cell. A position of [FromGame] is different: its only
// pattern proves one of the cells that FromGame was asked about, and easier rules may prove other
// cells.
type Position struct {
	Layout *game.Layout
	Open   []game.Cell
	Flags  []game.Cell
	// Patterns are the steps that solve the position. Their Numbers are sorted, and they have no
	// Regions.
	Patterns []solver.Step
	// Figures are the figures of the patterns, in a lesson about figures. The player solves such a
	// position by flagging all mines of one figure.
	Figures []Figure
}

// Game returns a game in this position.
func (p Position) Game(rules game.Rules) *game.Game {
	return game.NewAt(p.Layout, rules, p.Open, p.Flags)
}

// Know returns what the solver can prove in the position.
func (p Position) Know() *solver.Knowledge {
	return solver.Know(solver.Position{Game: p.Game(game.Rules{}), UseProvedFlags: true})
}

// patterns returns the patterns of the easiest rule that proves anything, if it is not harder than
// the given rule. Steps with the same numbers are one pattern.
func patterns(k *solver.Knowledge, hardest solver.Rule) (all []solver.Step) {
	for _, s := range k.EasiestSteps(hardest) {
		numbers := slices.SortedFunc(slices.Values(s.Numbers), compare)
		i := slices.IndexFunc(all, func(a solver.Step) bool { return slices.Equal(a.Numbers, numbers) })
		if i < 0 {
			i = len(all)
			all = append(all, solver.Step{Rule: s.Rule, Numbers: numbers, Board: s.Board})
		}
		for _, f := range s.Concludes {
			if !slices.Contains(all[i].Concludes, f) {
				all[i].Concludes = append(all[i].Concludes, f)
			}
		}
	}
	return all
}

// compare orders cells row by row.
func compare(a, b game.Cell) int {
	if a.Row != b.Row {
		return a.Row - b.Row
	}
	return a.Col - b.Col
}

// CursorStart returns a cell where the cursor can begin without giving an answer away. It is the
// cell nearest to c that cannot be proved, and touches no cell proved by a pattern of p. If there
// is no such cell, CursorStart returns the nearest cell that cannot be proved.
func (p Position) CursorStart(c game.Cell) game.Cell {
	answers, near := game.NewSet(p.Layout.Grid()), game.NewSet(p.Layout.Grid())
	for _, proved := range p.Know().Facts() {
		answers.Add(proved.Cell)
	}
	for _, a := range p.Patterns {
		for _, answer := range a.Concludes {
			for _, n := range game.AppendNeighbors(nil, p.Layout.Grid(), answer.Cell) {
				near.Add(n)
			}
			answers.Add(answer.Cell)
		}
	}
	const beyond = 1 << 30 // added for cells that touch an answer, so that they come last
	best, away := c, -1
	for to := range game.Cells(p.Layout.Grid()) {
		if answers.Has(to) {
			continue
		}
		rows, cols := to.Row-c.Row, to.Col-c.Col
		far := rows*rows + cols*cols
		if near.Has(to) {
			far += beyond
		}
		if away < 0 || far < away {
			best, away = to, far
		}
	}
	return best
}
