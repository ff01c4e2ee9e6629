package hint

import (
	"strings"

	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// ofOne returns the sentence for a thought about a single number.
func (t Teller) ofOne(h solver.Thought) string {
	u := t.clue(h.WholeStep, h.WholeStep.Regions[h.Region])
	switch isFull := u.region.Mines > 0; {
	case h.Says == solver.KnownAround && isFull:
		return t.around(u)
	case h.Says == solver.KnownAround:
		return t.complete(u) + "."
	case h.Says == solver.SoNumberProves && isFull:
		return t.rest(u)
	case h.Says == solver.SoNumberProves:
		return t.Say("Así que %s.", "So %s.", t.concludes(h.WholeStep.Concludes))
	case isFull:
		return t.full(u)
	}
	return t.Say("%s, así que %s.", "%s, so %s.", t.complete(u), t.concludes(h.WholeStep.Concludes))
}

// complete says, without a full stop, that all mines of a number are known.
func (t Teller) complete(u clue) string {
	already := t.Say("ya ", "already ")
	if u.isTotal {
		already = "" // the sentence is long enough
	}
	if len(u.mines) == 0 {
		return t.Say("A %s no le queda ninguna mina por encontrar", "%s has no mines left to find", u.name)
	}
	return t.Say("%s %stiene {su mina|sus minas}, en %s", "%s %shas {its mine|its mines}, at %s", t.subject(u), already, t.list(u.mines, most))
}

// around tells what is known around a number: its known mines and its known safe cells. If no cell
// around it is known, around tells how many mines the number needs. The next sentence, which is
// that of [Teller.rest], says that the other closed cells are mines.
func (t Teller) around(u clue) string {
	switch {
	case len(u.mines) == 0 && len(u.safe) == 0:
		return t.lacks(u) + "."
	case len(u.mines) == 0:
		return t.Say("%s no tiene mina en %s.", "%s has no mine at %s.", t.subject(u), t.none(u.safe, most))
	}
	said := t.Say("%s tiene %s", "%s has %s", t.subject(u), t.minesAt(u.mines))
	if len(u.safe) > 0 {
		said += t.Say(" y ninguna en ", " and none at ") + t.none(u.safe, most)
	}
	return said + "."
}

// rest says that the other closed cells around a number are mines. It follows the sentence of
// [Teller.around].
func (t Teller) rest(u clue) string {
	left := u.region.Cells
	if len(left) > 1 {
		return t.Say("Solo le quedan %s: %s.", "Only %s are left: %s.", t.list(left, most), t.allMines(len(left)))
	}
	there := text.Text{"Solo le queda %s: ahí está su mina.", "Only %s is left: that is its mine."}
	if len(u.mines) > 0 {
		there = text.Text{"Solo le queda %s: ahí está la otra.", "Only %s is left: the other one is there."}
		if len(u.mines) > 1 {
			there[text.Spanish] = "Solo le queda %s: ahí está la que falta."
			there[text.English] = "Only %s is left: the last one is there."
		}
	}
	return there.In(t.Lang, t.Name(left[0]))
}

// full says in one sentence that the closed cells of a number are all mines, and why. It replaces
// the two sentences of [Teller.around] and [Teller.rest].
func (t Teller) full(u clue) string {
	left := u.region.Cells
	at, n := t.list(left, most), text.Number(len(left))
	subject := t.subject(u)
	switch one := len(left) == 1; {
	case len(u.mines) > 0:
		return t.Say("%s con %s, solo le {queda|quedan} %s: {es la otra|son minas}.",
			"%s with %s, has only %s left: {that is the other|they are mines}.", comma(t.toSubject(u)), t.minesAt(u.mines), at)
	case len(u.safe) > 0 && one:
		return t.Say(
			"%s solo puede tener su mina en %s, porque en %s no hay.",
			"%s can only have its mine at %s, as there is none at %s.", subject, at, t.list(u.safe, most))
	case len(u.safe) > 0:
		return t.Say(
			"%s solo tiene sitio en %s, porque %s.",
			"%s has room only at %s, as %s.", subject, at, t.allAre(u.safe, false))
	case u.isLeft && one:
		return t.Say(
			"%s solo le queda una celda sin marcar, %s: ahí está la mina.",
			"%s has one cell left without a flag, %s: that is its mine.", t.toSubject(u), at)
	case u.isLeft:
		return t.Say(
			"%s le quedan justo %s celdas sin marcar, %s: %s.",
			"%s has exactly %s cells left without a flag, %s: %s.", t.toSubject(u), n, at, t.allMines(len(left)))
	case one:
		return t.Say(
			"%s solo toca una celda cerrada, %s: ahí está la mina.",
			"%s touches only one closed cell, %s: that is its mine.", subject, at)
	case len(left) > most:
		return t.Say(
			"%s toca justo %s celdas cerradas: todas son minas.",
			"%s touches exactly %s closed cells: all of them are mines.", subject, n)
	}
	return t.Say(
		"%s toca justo %s celdas cerradas, %s: %s.",
		"%s touches exactly %s closed cells, %s: %s.", subject, n, at, t.allMines(len(left)))
}

// comma returns subject with exactly one comma at its end.
func comma(subject string) string { return strings.TrimSuffix(subject, ",") + "," }

func (t Teller) allMines(n int) string {
	if n == 2 {
		return t.Say("las dos son minas", "both are mines")
	}
	return t.Say("las %s son minas", "all %s are mines", text.Number(n))
}

// ofMany returns the sentence for a thought about all numbers of a step together, as in
// [solver.ManyProveMines].
func (t Teller) ofMany(h solver.Thought) string {
	mines, safe := split(h.WholeStep.Concludes)
	then := t.allAre(safe, false)
	if h.Says == solver.ManyProveMines {
		then = t.allAre(mines, true)
	}
	switch {
	case h.Says == solver.ComparePairs:
		return t.Say(
			"Compara de dos en dos los números %s.", "Compare the numbers %s two by two.", t.list(h.WholeStep.Numbers, most))
	case h.Says == solver.ManyProveSafe && len(mines) > 0:
		return t.Say("También se ve que %s.", "That also shows that %s.", then)
	case h.WholeStep.Rule == solver.Two:
		return t.Say("Así se ve que %s.", "That shows that %s.", then)
	}
	return t.Say("Número a número se ve que %s.", "Taking the numbers one by one, %s.", then)
}
