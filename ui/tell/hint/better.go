package hint

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Better is what a player could have known instead of a needless guess or a mistake.
type Better struct {
	Start *game.Cell // where a game begins that had not begun
	Mine  *Advice    // why a cell that was opened was a mine
	Move  *Advice    // the easiest cell without a mine
}

// Better returns what the position before an opening shows that would have been better.
func (t *Thoughts) Better(o review.Opening) (b Better) {
	if len(t.begin) > 0 && t.then.Opened() == 0 {
		b.Start = &t.begin[0]
		return b
	}
	if len(o.Mines) > 0 {
		a := t.OfMine(o.Mines[0])
		b.Mine = &a
	}
	if a, ok := t.PassedOver(); ok {
		b.Move = &a
	}
	return b
}

// Verdict judges opening these cells in the position, as package review does.
func (t *Thoughts) Verdict(asked []game.Cell) review.Verdict {
	verdict, _ := review.Weigh(t.then, t.player.Solver, asked)
	return verdict
}

// Better says step by step what would have been better, and why.
func (t Teller) Better(b Better) (steps []string) {
	if b.Start != nil {
		return []string{words.StartHere.In(t.Lang, t.name(*b.Start))}
	}
	for _, a := range []*Advice{b.Mine, b.Move} {
		if a != nil {
			steps = append(steps, t.Advice(*a, Why, ""))
		}
	}
	if len(steps) == 0 {
		steps = append(steps, text.Text{"Nada era seguro: tocaba adivinar", "Nothing was certain: a guess was due"}.In(t.Lang))
	}
	return steps
}

// Cells returns what the steps are about: the numbers they use, the mines and the cells without.
func (b Better) Cells() (numbers, mines, safe []game.Cell) {
	if b.Start != nil {
		return nil, nil, []game.Cell{*b.Start}
	}
	if b.Mine != nil {
		numbers, mines = b.Mine.Reason.Numbers, []game.Cell{b.Mine.Cell}
	}
	if b.Move != nil {
		numbers, safe = append(numbers[:len(numbers):len(numbers)], b.Move.Reason.Numbers...), []game.Cell{b.Move.Cell}
	}
	return numbers, mines, safe
}
