package hint

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/text"
)

// A Warning is why an opening had better be thought about once more.
type Warning struct {
	Against Danger
	Mine    game.Cell // one that is certain
}

// Danger is what is wrong with an opening.
type Danger uint8

const (
	None          Danger = iota
	NeedlessGuess        // a cell is certainly safe, and of what opens that is not known
	CertainMine          // what opens is certainly a mine
)

// Warning judges an opening before it is made, as package review judges it afterwards: of
// the closed cells that it asks to open, all at once.
func (t *Thoughts) Warning(asked []game.Cell) Warning {
	switch verdict, cells := review.Weigh(t.then, t.player.Solver, asked); verdict {
	case review.Mistake:
		return Warning{CertainMine, cells[0]}
	case review.Needless:
		return Warning{Against: NeedlessGuess}
	}
	return Warning{}
}

// OfMine returns why a cell is certainly a mine.
func (t *Thoughts) OfMine(c game.Cell) Advice {
	a := Advice{About: MineCell, Cell: c}
	a.Argument, _ = t.argue([]game.Cell{c}, c)
	return a
}

// PassedOver returns the easiest of the cells that are certainly safe, or before these a flag
// that is certainly wrong. It reports false where nothing is certainly safe.
func (t *Thoughts) PassedOver(near game.Cell) (a Advice, ok bool) {
	if len(t.safe()) == 0 {
		return Advice{}, false
	}
	return t.Advice(near), true
}

// Warning returns what a coach says of an opening that it stops: a hint says more, by what
// the player calls asking, and the same again is carried out.
func (t Teller) Warning(w Warning, asking string) string {
	if w.Against == CertainMine {
		return text.Text{
			"Ibas a abrir %s, que es una mina: %s dice por qué; si repites, se abre",
			"You were about to open %s, which is a mine: %s says why; repeat it to open it anyway"}.In(t.Lang, t.name(w.Mine), asking)
	}
	return text.Text{
		"Eso es adivinar, y hay una celda sin peligro: %s dice cuál; si repites, se abre",
		"That is a guess, and there is a safe cell: %s says which; repeat it to open it anyway"}.In(t.Lang, asking)
}

// Warned notes that a warning was told of a position: who asks is told more of that.
func (a *Asker) Warned(t *Thoughts, w Warning) {
	*a = Asker{about: t, stage: Whether, counted: t.ofSame(a.about) && a.counted, hints: a.hints}
	if w.Against == CertainMine {
		why := t.OfMine(w.Mine)
		a.advice = &why
	}
}

// Told returns how much was told of a position by now.
func (a *Asker) Told(t *Thoughts) Stage {
	if !t.ofSame(a.about) {
		return 0
	}
	return a.stage
}
