package course

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/argue"
	"buscaminas/ui/tell/hint"
)

// A Telling is an argument as a lesson tells it: the words, and the parts that cells play in it.
type Telling struct {
	Said   string
	Points map[game.Cell]draw.Point
}

// Tell tells why a cell is what it is. All lessons tell their arguments through it: those by one
// number or two as steps, the others as a hint does.
func Tell(t hint.Teller, a hint.Advice) Telling {
	if s, ok := step(t.Right, a); ok {
		name := func(c game.Cell) string { return t.Names.Of(t.Layout.Grid(), c) }
		return Telling{argue.Teller{Game: t.Right, Lang: t.Lang, Name: name}.Step(s), draw.Argument(s)}
	}
	return Telling{t.Advice(a, hint.Why, ""), draw.Points(a.Points(hint.Why))}
}

// step returns the reason of an advice as a step of a game all of whose flags are right. It reports
// false where the reason takes more than two numbers.
func step(g *game.Game, a hint.Advice) (s solver.Step, ok bool) {
	r := a.Reason
	if g == nil || !a.Explained || a.About != hint.SafeCell && a.About != hint.MineCell || r.Total {
		return s, false
	}
	s = solver.Step{Rule: r.Rule, Numbers: r.Numbers}
	for i, number := range r.Numbers {
		left := solver.Region{From: i, Mines: g.Layout().Around(number)}
		for _, c := range game.AppendNeighbors(nil, g.Layout().Grid(), number) {
			switch {
			case g.Flagged(c):
				left.Mines--
				s.Uses = append(s.Uses, solver.Fact{Cell: c, Mine: true})
			case !g.Open(c):
				left.Cells = append(left.Cells, c)
			}
		}
		s.Regions = append(s.Regions, left)
	}
	switch {
	case r.Rule == solver.One && len(s.Regions) == 1:
		s.Concludes = facts(s.Regions[0].Cells, r.Mine)
	case r.Rule == solver.Two && len(s.Regions) == 2:
		s.Concludes = compared(s.Regions[0], s.Regions[1])
	}
	return s, slices.Contains(s.Concludes, solver.Fact{Cell: r.Cell, Mine: r.Mine})
}

// compared returns what two regions conclude about the cells that only one of them has.
func compared(a, b solver.Region) []solver.Fact {
	if a.Mines > b.Mines || a.Mines == b.Mines && len(a.Cells) > len(b.Cells) {
		a, b = b, a
	}
	onlyA, onlyB := without(a.Cells, b.Cells), without(b.Cells, a.Cells)
	switch more := b.Mines - a.Mines; {
	case more > 0 && more == len(onlyB): // b has its extra mines there, and a all of its own in b
		return append(facts(onlyB, true), facts(onlyA, false)...)
	case more == 0 && len(onlyA) == 0: // the mines of a are those of b
		return facts(onlyB, false)
	}
	return nil
}

func facts(cells []game.Cell, mines bool) (all []solver.Fact) {
	for _, c := range cells {
		all = append(all, solver.Fact{Cell: c, Mine: mines})
	}
	return all
}

func without(cells, others []game.Cell) []game.Cell {
	return slices.DeleteFunc(slices.Clone(cells), func(c game.Cell) bool { return slices.Contains(others, c) })
}
