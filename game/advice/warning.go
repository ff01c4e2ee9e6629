package advice

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/review"
)

// A Warning is the coach's reason to stop an opening.
type Warning struct {
	Against Danger
	Mine    game.Cell // for CertainMine, the opened cell that is provably a mine
}

// Danger is the kind of a warning.
type Danger uint8

const (
	None          Danger = iota
	RashGuess            // no cell can be proved safe, but another guess has clearly less risk
	NeedlessGuess        // a safe cell can be proved, and opening it is better than this guess
	CertainMine          // a cell to open is provably a mine
)

// Warning returns the coach's warning against opening these cells in one move. It judges the move
// as package review does after the game. If the coach has no warning, the field Against of the
// result is None.
func (t *Thoughts) Warning(targets []game.Cell) Warning {
	switch o := review.JudgeOpening(t.snapshot, t.known, targets); {
	case o.Verdict == review.Mistake:
		return Warning{CertainMine, o.Mines[0]}
	case !o.Verdict.Wrong():
		return Warning{}
	case o.AllSafe > 0:
		return Warning{Against: NeedlessGuess}
	}
	return Warning{Against: RashGuess}
}

// ProveMine returns advice with the proof that c is a mine. There must be such a proof.
func (t *Thoughts) ProveMine(c game.Cell) Advice {
	if t.told[c] { // prove it again, as if nothing was told
		t = (&Position{moment: t.moment, snapshot: t.snapshot, safe: t.start}).Think()
	}
	a := Advice{About: MineCell, Cell: c}
	a.Argument, _ = t.known.Argue(slices.Values([]game.Cell{c}), c)
	return a
}

// SafeAdvice returns advice about a cell that can be proved safe. It prefers a flagged cell, whose
// flag is then wrong. Otherwise it takes the cell that is easiest to prove. It reports false if no
// cell can be proved safe.
func (t *Thoughts) SafeAdvice(cursor game.Cell) (a Advice, ok bool) {
	for range t.known.Safe() {
		return t.Advice(cursor), true
	}
	return Advice{}, false
}

// NoteWarning notes that the player was warned in a position, so that the next hint about this
// position tells more.
func (a *Asker) NoteWarning(t *Thoughts, w Warning) {
	*a = Asker{about: t.moment, stage: FirstStage, counted: t.moment == a.about && a.counted, hints: a.hints, mines: a.mines}
	if w.Against == CertainMine {
		why := t.ProveMine(w.Mine)
		a.advice = &why
	}
}
