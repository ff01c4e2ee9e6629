package argue

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// byTwo returns the text that explains a step which uses two numbers with common neighbours, or
// several such pairs one by one.
func (t Teller) byTwo(s solver.Step) string {
	if len(s.Regions) == 0 {
		return text.Text{
			"Comparando de dos en dos los números %s se ve que %s.",
			"Comparing the numbers %s two by two shows that %s."}.In(t.Lang, t.and(s.Numbers), t.concludes(s))
	}
	a, b := t.clue(s, s.Regions[0]), t.clue(s, s.Regions[1])
	mines, safe := split(s.Concludes)
	if len(mines) > 0 {
		if !slices.Contains(b.region.Cells, mines[0]) {
			a, b = b, a
		}
		return t.asIn12(b, a, mines, safe)
	}
	if !slices.Contains(b.region.Cells, safe[0]) {
		a, b = b, a
	}
	if len(without(a.region.Cells, b.region.Cells)) == 0 {
		return t.asSubset(a, b, safe)
	}
	return t.atLeast(a, b, safe)
}

// asSubset returns the text of a step in which all mines of number a are also mines of
// number b. Number b needs no other mines, so its other cells are safe. The parameter safe has
// these cells.
func (t Teller) asSubset(a, b clue, safe []game.Cell) string {
	cells := a.region.Cells
	said := t.whereOf(a)
	both := text.Text{"Las %s tocan también %s", "All %s also touch %s"}.In(t.Lang, t.count(len(cells)), b.name)
	if len(cells) == 2 && t.Lang == text.English {
		both = "Both also touch " + b.name
	}
	if len(cells) == 1 {
		both = text.Text{"También la toca %s", "%s touches it too"}.In(t.Lang, b.name)
	}
	then := t.allAre(safe, false)
	switch n := b.region.Mines; {
	case len(b.mines) > 0:
		return said + " " + text.Text{
			"%s, que ya tiene %s y solo necesita %s más: %s.",
			"%s, which already has %s and needs just %s more: %s."}.In(t.Lang, both, t.minesAt(b.mines), t.count(n), then)
	case n == 1:
		return said + " " + text.Text{
			"%s, que solo tiene una: %s.",
			"%s, which has only one: %s."}.In(t.Lang, both, then)
	default:
		return said + " " + text.Text{
			"%s, que no tiene más: %s.",
			"%s, which has no others: %s."}.In(t.Lang, both, then)
	}
}

// asIn12 returns the text of a step that argues as the pattern 1-2 does. The cells that the numbers
// a and b share cannot hold all mines of b. So the other cells of b hold the remaining mines of b.
func (t Teller) asIn12(b, a clue, mines, safe []game.Cell) string {
	shared := both(a.region.Cells, b.region.Cells)
	rest := b.region.Mines - a.region.Mines
	there := text.Text{"la otra está en %s", "the other is at %s"}.In(t.Lang, t.and(mines))
	if rest > 1 {
		there = text.Text{"las otras %s están en %s", "the other %s are at %s"}.In(t.Lang, t.count(rest), t.and(mines))
	}
	said := text.Text{
		"%s necesita %s minas%s, pero %s%s solo deja sitio para %s en %s: %s",
		"%s needs %s mines%s, but %s%s leaves room for only %s in %s: %s",
	}.In(t.Lang, b.name, t.count(b.region.Mines), t.besides(b), a.name, t.already(a), t.count(a.region.Mines), t.and(shared), there)
	if len(safe) == 0 {
		return said + "."
	}
	return text.Text{
		"%s. Con eso %s está completo: %s.",
		"%s. That completes %s: %s."}.In(t.Lang, said, a.name, t.allAre(safe, false))
}

// besides returns words such as "besides the one at Fb" about the known mines of a number
// that needs more mines. It returns "" if no mine is known.
func (t Teller) besides(u clue) string {
	switch len(u.mines) {
	case 0:
		return ""
	case 1:
		return text.Text{" además de la de %s", " besides the one at %s"}.In(t.Lang, t.and(u.mines))
	}
	return text.Text{" además de las de %s", " besides those at %s"}.In(t.Lang, t.and(u.mines))
}

// atLeast returns the text of a step in which the cells that only number a touches are too few for
// its mines. The cells that a and b share must hold the other mines of a. These are as many as
// number b needs, so the other cells of b are safe.
func (t Teller) atLeast(a, b clue, safe []game.Cell) string {
	shared, own := both(a.region.Cells, b.region.Cells), without(a.region.Cells, b.region.Cells)
	theirs := text.Text{
		"al menos una está %s: es la que le falta a %s",
		"at least one is %s: that is the one %s needs"}.In(t.Lang, t.place(shared, b.region.Mines), b.name)
	if n := b.region.Mines; n > 1 {
		theirs = text.Text{
			"al menos %s están %s: son las que le faltan a %s",
			"at least %s are %s: those are the ones %s needs"}.In(t.Lang, t.count(n), t.place(shared, n), b.name)
	}
	return text.Text{
		"%s necesita %s minas%s, entre %s. %s, así que %s. %s.",
		"%s needs %s mines%s, among %s. %s, so %s. %s."}.In(
		t.Lang, a.name, t.count(a.region.Mines), t.besides(a), t.and(a.region.Cells), t.room(own), theirs, text.Capital(t.allAre(safe, false)))
}

// room says how many mines there can be in the given cells.
func (t Teller) room(cells []game.Cell) string {
	n := len(cells)
	fit := text.Text{"En %s caben como mucho %s", "%s can hold at most %s"}
	if n == 1 {
		fit[text.Spanish] = "En %s cabe como mucho %s"
	}
	return fit.In(t.Lang, t.and(cells), t.count(n))
}

// both returns the cells that are in a and in b.
func both(a, b []game.Cell) (cells []game.Cell) {
	for _, c := range a {
		if slices.Contains(b, c) {
			cells = append(cells, c)
		}
	}
	return cells
}

// without returns the cells that are in a and not in b.
func without(a, b []game.Cell) (cells []game.Cell) {
	for _, c := range a {
		if !slices.Contains(b, c) {
			cells = append(cells, c)
		}
	}
	return cells
}
