package hint

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// ofRemain returns the sentence for a thought about the number of mines left on the board.
func (t Teller) ofRemain(h solver.Thought) string {
	s, board := h.WholeStep, h.WholeStep.Regions[0]
	var near []game.Cell
	taken := 0
	for _, r := range s.Regions[1:] {
		if r.From >= 0 {
			near = append(near, s.Numbers[r.From])
			taken += r.Mines
		}
	}
	mines, _ := split(s.Concludes)
	left := t.left(board)
	switch {
	case h.Says == solver.MinesLeftBeside && len(mines) > 0:
		return t.Say(
			"%s, y junto a %s solo hay %s.",
			"%s, and next to %s there are only %s.", left, t.list(near, most), text.Number(taken))
	case h.Says == solver.MinesLeftBeside:
		return t.Say("%s, y %s junto a %s.", "%s, and %s next to %s.", left, t.allOf(taken), t.list(near, most))
	case h.Says == solver.MinesElsewhere && len(mines) > 0:
		return t.Say("Así que {la otra está|las demás están} en %s.", "So the {other is|others are} at %s.", t.list(mines, most))
	case h.Says == solver.MinesElsewhere:
		return t.Say("Así que %s.", "So %s.", t.everything(s))
	case len(mines) > 0:
		return t.Say(
			"%s, una por cada celda cerrada: todas son minas.",
			"%s, one for each closed cell: all of them are mines.", left)
	case board.Mines == 0 && slices.ContainsFunc(s.Uses, func(f solver.Fact) bool {
		return f.Mine && !t.Game.Flagged(f.Cell)
	}):
		return t.Say(
			"Ya se sabe dónde están todas las minas, así que %s.",
			"By now every mine is known, so %s.", t.everything(s))
	}
	return left + so[t.Lang] + t.everything(s) + "."
}

func (t Teller) left(board solver.Region) string {
	if board.Mines == 0 {
		return t.Say("No queda ninguna mina en el tablero", "There are no mines left on the board")
	}
	return text.Capital(t.Say("{queda|quedan} %s {mina|minas} en el tablero", "%s {mine is|mines are} left on the board", text.Number(board.Mines)))
}

// allOf returns the subject and the verb of a sentence about the place of n mines, such as "both
// are".
func (t Teller) allOf(n int) string {
	switch n {
	case 1:
		return t.Say("está", "it is")
	case 2:
		return t.Say("las dos están", "both are")
	}
	return t.Say("las %s están", "all %s are", text.Number(n))
}

// everything says what a step proves. If there are more than two cells, it calls them "everything
// else".
func (t Teller) everything(s solver.Step) string {
	if len(s.Concludes) <= 2 {
		return t.concludes(s.Concludes)
	}
	if s.Concludes[0].Mine {
		return t.Say("lo demás son minas", "everything else is a mine")
	}
	return t.Say("lo demás no tiene mina", "everything else is safe")
}
