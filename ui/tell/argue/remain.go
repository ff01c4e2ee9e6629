package argue

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// byRemain returns the sentence that explains a step which uses the number of mines left on the
// board.
func (t Teller) byRemain(s solver.Step) string {
	board := s.Regions[0]
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
	switch rest := board.Mines - taken; {
	case len(near) == 0 && len(mines) > 0:
		return text.Text{
			"%s, tantas como celdas cerradas: todas son minas.",
			"%s, as many as there are closed cells: all of them are mines."}.In(t.Lang, left)
	case board.Mines == 0 && len(near) == 0 && slices.ContainsFunc(s.Uses, func(f solver.Fact) bool {
		return f.Mine && !t.Game.Flagged(f.Cell)
	}):
		return text.Text{
			"Todas las minas que faltan están marcadas o son ciertas: %s.",
			"Every mine is flagged or certain by now: %s."}.In(t.Lang, t.rest(s))
	case len(near) == 0:
		return text.Text{"%s: %s.", "%s: %s."}.In(t.Lang, left, t.rest(s))
	case len(mines) > 0:
		where := t.and(mines)
		return text.Text{
			"%s, y junto a %s solo hay %s: %s.",
			"%s, and next to %s there is room for only %s: %s."}.In(t.Lang, left, t.and(near), t.count(taken),
			pick(rest == 1, text.Text{"la otra está en %s", "the other is at %s"},
				text.Text{"las demás están en %s", "the others are at %s"}).In(t.Lang, where))
	}
	return text.Text{
		"%s, y %s junto a %s: %s.",
		"%s, and %s next to %s: %s."}.In(t.Lang, left, t.allOf(taken), t.and(near), t.rest(s))
}

func (t Teller) left(board solver.Region) string {
	switch board.Mines {
	case 0:
		return text.Text{"No queda ninguna mina en el tablero", "There are no mines left on the board"}[t.Lang]
	case 1:
		return text.Text{"Queda una mina en el tablero", "One mine is left on the board"}[t.Lang]
	}
	return text.Text{"Quedan %s minas en el tablero", "%s mines are left on the board"}.In(t.Lang,
		capitalIn(t.Lang, t.count(board.Mines)))
}

// capitalIn capitalizes the start of an English sentence.
func capitalIn(l text.Lang, said string) string {
	if l == text.English {
		return text.Capital(said)
	}
	return said
}

// allOf returns words for a sentence about the place of n mines, such as "both are". The place
// follows these words.
func (t Teller) allOf(n int) string {
	switch n {
	case 1:
		return text.Text{"está", "it is"}[t.Lang]
	case 2:
		return text.Text{"las dos están", "both are"}[t.Lang]
	}
	return text.Text{"las %s están", "all %s are"}.In(t.Lang, t.count(n))
}

// rest says what a step proves. If there are more than two proved cells, rest calls these cells
// "everything else".
func (t Teller) rest(s solver.Step) string {
	if len(s.Concludes) <= 2 {
		return t.concludes(s)
	}
	if s.Concludes[0].Mine {
		return restMine[t.Lang]
	}
	return restSafe[t.Lang]
}

// pick returns single if isOne is true, and several otherwise.
func pick(isOne bool, single, several text.Text) text.Text {
	if isOne {
		return single
	}
	return several
}
