package hint

import (
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// A chain phrases a thought of a step that compares numbers or combines several numbers.
type chain struct {
	Teller
	solver.Thought
}

var so = text.Text{", así que ", ", so "}

// told returns the sentence for the thought.
func (c chain) told() string {
	switch c.Says {
	case solver.NeedsMore:
		return c.lacks(c.clueOf(c.Region)) + "."
	case solver.WhereMines:
		return c.whereOf(c.clueOf(c.Region))
	case solver.WhereNeeded:
		return c.there()
	case solver.SameMines:
		return c.those() + c.end()
	case solver.AmongToldMines:
		return c.among() + c.end()
	case solver.MinesLeftIn:
		return text.Capital(c.leftIn(c.Region, true)) + "."
	case solver.RoomForMines:
		return c.room()
	case solver.OtherMinesOutside:
		return c.others()
	case solver.Completed:
		_, safe := split(c.WholeStep.Concludes)
		return c.Say("Con eso %s está completo, así que %s.", "That completes %s, so %s.", c.nameOf(c.Region), c.allAre(safe, false))
	case solver.AtLeastShared:
		return c.atMost() + so[c.Lang] + c.inside() + "."
	case solver.AtMostOutside:
		return c.atMost() + "."
	case solver.OtherMinesShared:
		return c.Say("Así que ", "So ") + c.inside() + "."
	}
	return c.noMore() // solver.NeedsNoMore
}

func (c chain) region(i int) solver.Region { return c.WholeStep.Regions[i] }

func (c chain) isNumber(i int) bool { return c.region(i).From >= 0 }

func (c chain) clueOf(i int) clue { return c.clue(c.WholeStep, c.region(i)) }

// hasKnown reports whether some mines around the number of region i are already known.
func (c chain) hasKnown(i int) bool {
	mines, _ := split(c.region(i).Known)
	return len(mines) > 0
}

// number returns the index of the region around a number: region i itself, or the region from which
// region i was made by taking cells away. See [solver.Region].
func (c chain) number(i int) int {
	for !c.isNumber(i) {
		i = c.region(i).Whole
	}
	return i
}

// nameOf returns the name of the number that region i is derived from.
func (c chain) nameOf(i int) string { return c.Name(c.WholeStep.Numbers[c.region(c.number(i)).From]) }

// whereOf says where the mines of a number are.
func (t Teller) whereOf(u clue) string {
	where := t.place(u.region.Cells, u.region.Mines)
	switch {
	case u.region.Mines == 0:
		return t.lacks(u) + "."
	case len(u.mines) > 0:
		return t.lacks(u) + t.Say(": {está|están} %[2]s.", ": {it is|they are} %[2]s.", u.region.Mines, where)
	case u.region.Mines == 1:
		return t.Say("La mina de %s está %s.", "%s has its mine %s.", u.name, where)
	}
	return t.Say("Las %s minas de %s están %s.", "The %s mines around %s are %s.", text.Number(u.region.Mines), u.name, where)
}

// there says where the mines of a number are, after a sentence about how many mines it needs.
func (c chain) there() string {
	r := c.region(c.Region)
	if r.Mines == 0 {
		return c.noneLeft(c.Region, r.Cells)
	}
	return c.Say("{Está|Están} %[2]s.", "{It is|They are} %[2]s.", r.Mines, c.place(r.Cells, r.Mines))
}

// lacks says how many mines a number needs in addition to its known mines, or that it needs no
// more.
func (t Teller) lacks(u clue) string {
	if u.region.Mines == 0 {
		return t.Say("%s ya tiene {su mina|sus minas}, en %s", "%s already has {its mine|its mines}, at %s", u.name, t.list(u.mines, most))
	}
	return t.Say("A %s le {falta|faltan} %s {mina|minas}%s", "%s needs %s {mine|mines}%s", u.name, text.Number(u.region.Mines), t.besides(u))
}

// besides returns words such as "besides the one at Fb" about the known mines of a number
// that needs more mines. It returns "" if no mine is known.
func (t Teller) besides(u clue) string {
	if len(u.mines) == 0 {
		return ""
	}
	return t.Say(" además de {la|las} de %s", " besides {the one|those} at %s", t.list(u.mines, most))
}

// those compares the mines of the previous sentence with the mines of a region. It says whether
// they are all the mines of the region, as in "That is also the only mine around Eb", or only some.
func (c chain) those() string {
	n, last, name := c.region(c.Region).Mines, c.region(c.Other).Mines, c.nameOf(c.Region)
	whose := c.Say("minas de %s", "mines around %s", name)
	switch {
	case n == 0:
		return c.Say("Tampoco queda ninguna junto a %s", "None is left around %s either", name)
	case !c.isNumber(c.Region):
		whose = c.Say("que le {quedaba|quedaban} a %[2]s", "that %[2]s had left", n, name)
	case c.hasKnown(c.Region):
		whose = c.Say("que le {falta|faltan} a %[2]s", "that %[2]s needs", n, name)
	case n == 1:
		return c.Say("Esa es también la única mina de %s", "That is also the only mine around %s", name)
	}
	if last == n || n == 1 {
		return c.Say("{Esa es también la|Esas son también las %[1]s} %[2]s", "{That is also the one|Those are also the %[1]s} %[2]s", text.Number(n), whose)
	}
	return c.Say("{Esa es|Esas son} %s de las %s %s", "{That is|Those are} %s of the %s %s", text.Number(last), text.Number(n), whose)
}

// among compares the mines of the previous sentence with the mines that a number still needed. It
// says whether they are all of these mines, as in "It is the one that was left", or only some.
func (c chain) among() string {
	n, all := text.Number(c.region(c.Other).Mines), text.Number(c.region(c.Region).Mines)
	if n == all {
		return c.Say("{Es la que quedaba|Son las %s que quedaban}", "{It is the one that was left|They are the %s that were left}", n)
	}
	return c.Say("{Es|Son} %s de las %s que quedaban", "{It is|They are} %s of the %s that were left", n, all)
}

// end returns the end of a sentence of [chain.those] or [chain.among]: the conclusion of the step,
// or how many mines are left in a region.
func (c chain) end() string {
	switch {
	case c.Concludes():
		return so[c.Lang] + c.concludes(c.WholeStep.Concludes) + "."
	case c.Left >= 0:
		return so[c.Lang] + c.leftIn(c.Left, false) + "."
	}
	return "."
}

// leftIn says how many mines remain in region i, and names its cells. If mines is true, it uses the
// word "mines".
func (c chain) leftIn(i int, mines bool) string {
	r := c.region(i)
	left := text.Text{"{queda|quedan} %s %s", "%s {is|are} left %s"}
	if mines {
		left = text.Text{"{queda|quedan} %s {mina|minas} %s", "%s {mine is|mines are} left %s"}
	}
	return left.In(c.Lang, text.Number(r.Mines), c.place(r.Cells, r.Mines))
}

// shared returns the cells that both regions of the thought have.
func (c chain) shared() []game.Cell {
	return both(c.region(c.Region).Cells, c.region(c.Other).Cells)
}

// own returns the cells that only the first region has.
func (c chain) own() []game.Cell {
	return without(c.region(c.Region).Cells, c.region(c.Other).Cells)
}

// noneLeft says that cells are safe because the number of region i has all its mines. If cells is
// empty, it says that everything around the number is known.
func (c chain) noneLeft(i int, cells []game.Cell) string {
	if len(cells) == 0 {
		return c.Say("Junto a %s ya se sabe todo.", "Around %s everything is known.", c.nameOf(i))
	}
	return c.Say("Así que no hay mina en %s.", "So there is no mine at %s.", c.none(cells, most))
}

// room says how many mines the shared cells have room for.
func (c chain) room() string {
	n, where := text.Number(c.region(c.Region).Mines), c.between(c.shared())
	switch {
	case n == 0:
		return c.noneLeft(c.Region, c.shared())
	case !c.isNumber(c.Region):
		return text.Capital(c.Say("%[2]s no {cabe|caben} más de %[1]s {mina|minas}.", "There is room for no more than %[1]s {mine|mines} %[2]s.", n, where))
	}
	return c.Say("%s solo deja sitio para %s {mina|minas} %s.", "%s leaves room for only %s {mine|mines} %s.", c.nameOf(c.Region), n, where)
}

// between returns the words for the place of mines among cells, such as "entre Ca y Cb".
func (t Teller) between(cells []game.Cell) string {
	in := text.Text{"{en|entre} %s", "{at|among} %s"}
	if len(cells) == 2 {
		in[text.English] = "between %s"
	}
	return in.In(t.Lang, t.list(cells, most))
}

// others says which cells of the first region, outside the shared cells, are mines.
func (c chain) others() string {
	mines, _ := split(c.WholeStep.Concludes)
	n := c.region(c.Region).Mines
	is := text.Text{"{la otra está|las otras %[2]s están} en %[1]s", "the {other is|other %[2]s are} at %[1]s"}
	if c.region(c.Other).Mines == 0 {
		is = text.Text{"{está|están} en %[1]s", "{it is|they are} at %[1]s"}
	}
	there := is.In(c.Lang, c.list(mines, most), text.Number(len(mines)))
	needs := text.Text{"%s necesita %s, así que ", "%s needs %s, so "}
	switch {
	case !c.isNumber(c.Region):
		needs = text.Text{"A %s le quedaban %s, así que ", "%s had %s left, so "}
	case c.hasKnown(c.Region): // the sentence before says what it needs
		return c.Say("Así que ", "So ") + there + "."
	}
	return needs.In(c.Lang, c.nameOf(c.Region), text.Number(n)) + there + "."
}

// atMost says how many mines there can be in the cells that only the first region has.
func (c chain) atMost() string {
	return c.Say("En %s {cabe|caben} como mucho %s", "%s can hold at most %s", c.list(c.own(), most), text.Number(len(c.own())))
}

// inside says how many mines at least are in the shared cells.
func (c chain) inside() string {
	n := c.region(c.Other).Mines
	return c.Say("al menos %s {está|están} %s", "at least %s {is|are} %s", text.Number(n), c.place(c.shared(), n))
}

// noMore says that a region needs no mines except those just found, and what follows from that.
func (c chain) noMore() string {
	needs := text.Text{"A %s solo le {quedaba|quedaban} %s, así que %s.", "%s had only %s left, so %s."}
	if c.isNumber(c.Region) {
		needs = text.Text{"A %s solo le {falta|faltan} %s, así que %s.", "%s needs only %s, so %s."}
	}
	return needs.In(c.Lang, c.nameOf(c.Region), text.Number(c.region(c.Region).Mines), c.concludes(c.WholeStep.Concludes))
}
