package argue

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// A chain tells a thought of a step that compares numbers, or combines several of them.
type chain struct {
	Teller
	solver.Thought
}

var so = text.Text{", así que ", ", so "}

// told returns the sentence.
func (c chain) told() string {
	switch c.Says {
	case solver.Needs:
		return c.lacks(c.clueOf(c.Region)) + "."
	case solver.Where:
		return c.whereOf(c.clueOf(c.Region))
	case solver.There:
		return c.there()
	case solver.Those:
		return c.those() + c.end()
	case solver.Among:
		return c.among() + c.end()
	case solver.LeftIn:
		return text.Capital(c.leftIn(c.Region, true)) + "."
	case solver.Room:
		return c.room()
	case solver.Others:
		return c.others()
	case solver.Completed:
		_, safe := split(c.Of.Concludes)
		return c.Say("Con eso %s está completo, así que %s.", "That completes %s, so %s.", c.nameOf(c.Region), c.allAre(safe, false))
	case solver.AtLeast:
		return c.atMost() + so[c.Lang] + c.inside() + "."
	case solver.AtMost:
		return c.atMost() + "."
	case solver.Inside:
		return c.Say("Así que ", "So ") + c.inside() + "."
	}
	return c.noMore() // solver.NoMore
}

func (c chain) region(i int) solver.Region { return c.Of.Regions[i] }

func (c chain) isNumber(i int) bool { return c.region(i).From >= 0 }

func (c chain) clueOf(i int) clue { return c.clue(c.Of, c.region(i)) }

// hasKnown reports whether mines are known around the number of region i, so that the number needs
// the other mines.
func (c chain) hasKnown(i int) bool {
	mines, _ := split(c.region(i).Known)
	return len(mines) > 0
}

// number returns the index of the region of a number that region i is a part of.
func (c chain) number(i int) int {
	for !c.isNumber(i) {
		i = c.region(i).Whole
	}
	return i
}

// nameOf returns the name of the number that region i comes from.
func (c chain) nameOf(i int) string { return c.Name(c.Of.Numbers[c.region(c.number(i)).From]) }

// whereOf says where the mines of a number are.
func (t Teller) whereOf(u clue) string {
	where, one := t.place(u.region.Cells, u.region.Mines), u.region.Mines == 1
	switch {
	case u.region.Mines == 0:
		return t.lacks(u) + "."
	case len(u.mines) > 0 && one:
		return t.lacks(u) + t.Say(": está %s.", ": it is %s.", where)
	case len(u.mines) > 0:
		return t.lacks(u) + t.Say(": están %s.", ": they are %s.", where)
	case one:
		return t.Say("La mina de %s está %s.", "%s has its mine %s.", u.name, where)
	}
	return t.Say("Las %s minas de %s están %s.", "The %s mines around %s are %s.", t.count(u.region.Mines), u.name, where)
}

// there says where the mines are that a number needs, as the sentence before said.
func (c chain) there() string {
	r := c.region(c.Region)
	if r.Mines == 0 {
		return c.noneLeft(c.Region, r.Cells)
	}
	is := text.Text{"Están %s.", "They are %s."}
	if r.Mines == 1 {
		is = text.Text{"Está %s.", "It is %s."}
	}
	return is.In(c.Lang, c.place(r.Cells, r.Mines))
}

// lacks says how many mines a number needs in addition to its known mines, or that it needs no more.
func (t Teller) lacks(u clue) string {
	switch {
	case u.region.Mines == 0 && len(u.mines) == 1:
		return t.Say("%s ya tiene su mina, en %s", "%s already has its mine, at %s", u.name, t.and(u.mines))
	case u.region.Mines == 0:
		return t.Say("%s ya tiene sus minas, en %s", "%s already has its mines, at %s", u.name, t.and(u.mines))
	}
	if u.region.Mines == 1 {
		return t.Say("A %s le falta una mina%s", "%s needs one mine%s", u.name, t.besides(u))
	}
	return t.Say("A %s le faltan %s minas%s", "%s needs %s mines%s", u.name, t.count(u.region.Mines), t.besides(u))
}

// besides returns words such as "besides the one at Fb" about the known mines of a number
// that needs more mines. It returns "" if no mine is known.
func (t Teller) besides(u clue) string {
	switch len(u.mines) {
	case 0:
		return ""
	case 1:
		return t.Say(" además de la de %s", " besides the one at %s", t.and(u.mines))
	}
	return t.Say(" además de las de %s", " besides those at %s", t.and(u.mines))
}

// those says that the mines of the sentence before, in a part of the cells of a region, are mines of
// that region: all of them or some.
func (c chain) those() string {
	n, last := c.region(c.Region).Mines, c.region(c.Other).Mines
	name, all := c.nameOf(c.Region), c.count(n)
	of := text.Text{"minas de %s", "mines around %s"}
	switch {
	case !c.isNumber(c.Region):
		of = text.Text{"que le quedaban a %s", "that %s had left"}
	case c.hasKnown(c.Region):
		of = text.Text{"que le faltan a %s", "that %s needs"}
	}
	if n == 1 {
		of[text.Spanish] = strings.Replace(of[text.Spanish], "an a", "a a", 1) // quedaban, faltan
	}
	whose := of.In(c.Lang, name)
	switch {
	case n == 0:
		return c.Say("Tampoco queda ninguna junto a %s", "None is left around %s either", name)
	case n == 1 && of[text.Spanish] == "minas de %s":
		return c.Say("Esa es también la única mina de %s", "That is also the only mine around %s", name)
	case n == 1:
		return c.Say("Esa es también la %s", "That is also the one %s", whose)
	case last == n:
		return c.Say("Esas son también las %s %s", "Those are also the %s %s", all, whose)
	case last == 1:
		return c.Say("Esa es una de las %s %s", "That is one of the %s %s", all, whose)
	}
	return c.Say("Esas son %[3]s de las %[1]s %[2]s", "Those are %[3]s of the %[1]s %[2]s", all, whose, c.count(last))
}

// among says that the mines of the sentence before are the mines that were left before: all of them
// or some.
func (c chain) among() string {
	switch n, all := c.region(c.Other).Mines, c.region(c.Region).Mines; {
	case n == all && n == 1:
		return c.Say("Es la que quedaba", "It is the one that was left")
	case n == all:
		return c.Say("Son las %s que quedaban", "They are the %s that were left", c.count(n))
	case n == 1:
		return c.Say("Es una de las %s que quedaban", "It is one of the %s that were left", c.count(all))
	default:
		return c.Say("Son %s de las %s que quedaban", "They are %s of the %s that were left", c.count(n), c.count(all))
	}
}

// end returns the end of a sentence about the mines that are taken off a region: the conclusion of
// the step, or what is left.
func (c chain) end() string {
	switch {
	case c.Ends():
		return so[c.Lang] + c.concludes(c.Of.Concludes) + "."
	case c.Left >= 0:
		return so[c.Lang] + c.leftIn(c.Left, false) + "."
	}
	return "."
}

// leftIn says how many mines remain in region i, and names its cells. If mines is true, it says that
// it is about mines.
func (c chain) leftIn(i int, mines bool) string {
	r := c.region(i)
	where := c.place(r.Cells, r.Mines)
	switch {
	case r.Mines == 1 && mines:
		return c.Say("queda una mina %s", "one mine is left %s", where)
	case r.Mines == 1:
		return c.Say("queda una %s", "one is left %s", where)
	case mines:
		return c.Say("quedan %s minas %s", "%s mines are left %s", c.count(r.Mines), where)
	}
	return c.Say("quedan %s %s", "%s are left %s", c.count(r.Mines), where)
}

// shared returns the cells that the two regions of the thought share, and own those that only the
// first has.
func (c chain) shared() []game.Cell {
	return both(c.region(c.Region).Cells, c.region(c.Other).Cells)
}

func (c chain) own() []game.Cell {
	return without(c.region(c.Region).Cells, c.region(c.Other).Cells)
}

// noneLeft says that cells around a complete number, which region i comes from, are safe. If there are
// none, all cells around the number were known before.
func (c chain) noneLeft(i int, cells []game.Cell) string {
	if len(cells) == 0 {
		return c.Say("Junto a %s ya se sabe todo.", "Around %s everything is known.", c.nameOf(i))
	}
	return c.Say("Así que no hay mina en %s.", "So there is no mine at %s.", c.none(cells, most))
}

// room says how many mines the shared cells have room for.
func (c chain) room() string {
	n, where := c.region(c.Region).Mines, c.between(c.shared())
	if n == 0 {
		return c.noneLeft(c.Region, c.shared())
	}
	if !c.isNumber(c.Region) {
		if n == 1 {
			return c.Say("%s no cabe más de una mina.", "There is room for no more than one mine %s.", capitalIn(text.Spanish, c.Lang, where))
		}
		return c.Say("%[2]s no caben más de %[1]s minas.", "There is room for no more than %[1]s mines %[2]s.", c.count(n), capitalIn(text.Spanish, c.Lang, where))
	}
	if n == 1 {
		return c.Say("%s solo deja sitio para una mina %s.", "%s leaves room for only one mine %s.", c.nameOf(c.Region), where)
	}
	return c.Say("%s solo deja sitio para %s minas %s.", "%s leaves room for only %s mines %s.", c.nameOf(c.Region), c.count(n), where)
}

// between returns the words for a place that several cells make together: "entre Ca y Cb".
func (t Teller) between(cells []game.Cell) string {
	in := text.Text{"entre %s", "among %s"}
	switch len(cells) {
	case 1:
		in = text.Text{"en %s", "at %s"}
	case 2:
		in[text.English] = "between %s"
	}
	return in.In(t.Lang, t.and(cells))
}

// others says that the other mines of a region are outside the shared cells.
func (c chain) others() string {
	mines, _ := split(c.Of.Concludes)
	n := c.region(c.Region).Mines
	where := c.and(mines)
	there := c.Say("la otra está en %s", "the other is at %s", where)
	switch {
	case c.region(c.Other).Mines == 0 && n == 1:
		there = c.Say("está en %s", "it is at %s", where)
	case c.region(c.Other).Mines == 0:
		there = c.Say("están en %s", "they are at %s", where)
	case len(mines) > 1:
		there = c.Say("las otras %s están en %s", "the other %s are at %s", c.count(len(mines)), where)
	}
	needs := text.Text{"%s necesita %s, así que ", "%s needs %s, so "}
	switch {
	case !c.isNumber(c.Region):
		needs = text.Text{"A %s le quedaban %s, así que ", "%s had %s left, so "}
	case c.hasKnown(c.Region): // the sentence before says what it needs
		return c.Say("Así que ", "So ") + there + "."
	}
	return needs.In(c.Lang, c.nameOf(c.Region), c.count(n)) + there + "."
}

// atMost says how many mines there can be in the cells that only the first region has.
func (c chain) atMost() string {
	own := c.own()
	fit := text.Text{"En %s caben como mucho %s", "%s can hold at most %s"}
	if len(own) == 1 {
		fit[text.Spanish] = "En %s cabe como mucho %s"
	}
	return fit.In(c.Lang, c.and(own), c.count(len(own)))
}

// inside says that the other mines of the first region are in the shared cells.
func (c chain) inside() string {
	n := c.region(c.Other).Mines
	if n == 1 {
		return c.Say("al menos una está %s", "at least one is %s", c.place(c.shared(), 1))
	}
	return c.Say("al menos %s están %s", "at least %s are %s", c.count(n), c.place(c.shared(), n))
}

// noMore says that a region needs no more mines than the sentence before found, and what follows.
func (c chain) noMore() string {
	n := c.region(c.Region).Mines
	needs := text.Text{"A %[1]s solo le falta una, así que %[2]s.", "%[1]s needs only one, so %[2]s."}
	switch isNumber := c.isNumber(c.Region); {
	case isNumber && n > 1:
		needs = text.Text{"A %[1]s solo le faltan %[3]s, así que %[2]s.", "%[1]s needs only %[3]s, so %[2]s."}
	case !isNumber && n > 1:
		needs = text.Text{"A %[1]s solo le quedaban %[3]s, así que %[2]s.", "%[1]s had only %[3]s left, so %[2]s."}
	case !isNumber:
		needs = text.Text{"A %[1]s solo le quedaba una, así que %[2]s.", "%[1]s had only one left, so %[2]s."}
	}
	if n == 1 {
		return needs.In(c.Lang, c.nameOf(c.Region), c.concludes(c.Of.Concludes))
	}
	return needs.In(c.Lang, c.nameOf(c.Region), c.concludes(c.Of.Concludes), c.count(n))
}
