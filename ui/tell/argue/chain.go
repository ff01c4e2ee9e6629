package argue

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// byChain returns the text of a step that combines several numbers. The text says where the mines
// of the first number are, what that leaves for the second, and so on to the conclusion.
func (t Teller) byChain(s solver.Step) string {
	c := chain{Teller: t, step: s, told: -1, before: map[int]bool{}}
	last := len(s.Regions) - 1
	if r := s.Regions[last]; r.Mines == 0 || r.Mines == len(r.Cells) {
		c.difference(last)
	} else {
		c.overlap(c.first(last-1), c.first(last))
	}
	return strings.Join(c.said, " ")
}

// A chain builds the text of a step that combines several numbers, sentence by sentence.
type chain struct {
	Teller
	step   solver.Step
	said   []string
	told   int          // the index of the region in the last sentence; -1: none
	before map[int]bool // the indexes of the regions in earlier sentences
}

func (c *chain) say(i int, said string) {
	c.said, c.told, c.before[i] = append(c.said, said), i, true
}

func (c *chain) region(i int) solver.Region { return c.step.Regions[i] }

// isNumber reports whether region i comes from a number: its cells are then closed neighbours of
// that number. Any other region is the difference between two regions.
func (c *chain) isNumber(i int) bool { return c.region(i).From >= 0 }

// first returns the index of the first region that equals region i. This can be an earlier region
// than i: a step may list a region twice.
func (c *chain) first(i int) int {
	r := c.region(i)
	for k := range i {
		if o := c.region(k); o.From == r.From && o.Whole == r.Whole && o.Part == r.Part {
			return k
		}
	}
	return i
}

// tell says where the mines of region i are, unless the last sentence said so.
func (c *chain) tell(i int) {
	switch {
	case i == c.told:
	case c.isNumber(i):
		c.say(i, c.whereOf(c.clue(c.step, c.region(i))))
	case c.before[i]:
		c.say(i, text.Capital(c.leftIn(c.region(i)))+".")
	default:
		c.difference(i)
	}
}

// difference says how many mines remain in region i, which is the difference between two regions.
// The fields Whole and Part of region i are the indexes of the two regions. For the last region,
// difference says the conclusion of the step instead of the number of mines.
func (c *chain) difference(i int) {
	r := c.region(i)
	whole, part := c.region(r.Whole), c.region(r.Part)
	var said string
	if c.isNumber(r.Whole) || !c.isNumber(r.Part) {
		if !c.isNumber(r.Whole) {
			c.tell(r.Whole)
		}
		c.tell(r.Part)
		said = c.theyAre(r.Whole, part.Mines)
	} else {
		c.tell(r.Whole)
		said = c.minesOf(whole.Mines, c.clue(c.step, part))
	}
	switch {
	case i == len(c.step.Regions)-1:
		said += ": " + c.concludes(c.step)
	case r.Mines > 0:
		said += text.Text{", así que ", ", so "}[c.Lang] + c.leftIn(r)
	}
	c.say(i, said+".")
}

// theyAre returns a sentence such as "Those are two of the three mines around Fc". It says that the
// mines of the last sentence are the mines of region i, or some of these. The parameter lastMines
// is the number of mines of the last sentence.
func (c *chain) theyAre(i, lastMines int) string {
	r := c.region(i)
	if c.isNumber(i) {
		if u := c.clue(c.step, r); len(u.mines) > 0 {
			return c.lacks(u) + c.ofThose(r.Mines, lastMines)
		}
	}
	switch {
	case r.Mines == 1:
		return text.Text{"Esa es la única mina de %s", "That is the only mine around %s"}.In(c.Lang, c.nameOf(i))
	case lastMines == r.Mines:
		return text.Text{"Esas son las %s minas de %s", "Those are the %s mines around %s"}.In(
			c.Lang, c.count(r.Mines), c.nameOf(i))
	case lastMines == 1:
		return text.Text{"Esa es una de las %s minas de %s", "That is one of the %s mines around %s"}.In(
			c.Lang, c.count(r.Mines), c.nameOf(i))
	}
	return text.Text{"Esas son %[3]s de las %[1]s minas de %[2]s", "Those are %[3]s of the %[1]s mines around %[2]s"}.In(
		c.Lang, c.count(r.Mines), c.nameOf(i), c.count(lastMines))
}

// ofThose returns the end of a sentence about n mines, after a sentence about lastMines of these
// mines. For n = 3 and lastMines = 2, it is ", and those are two of them".
func (c *chain) ofThose(n, lastMines int) string {
	switch {
	case n == 1:
		return text.Text{", y es esa", ", and that is the one"}[c.Lang]
	case n == lastMines:
		return text.Text{", y son esas", ", and those are the ones"}[c.Lang]
	case lastMines == 1:
		return text.Text{", y esa es una de ellas", ", and that is one of them"}[c.Lang]
	}
	return text.Text{", y esas son %s de ellas", ", and those are %s of them"}.In(c.Lang, c.count(lastMines))
}

// minesOf returns a sentence that says where the mines of the number u are. The sentence before was
// about lastMines mines. These are the same mines if u has equally many, and include the mines of u
// otherwise: the sentence says which.
func (c *chain) minesOf(lastMines int, u clue) string {
	n, where := u.region.Mines, strings.TrimSuffix(c.whereOf(u), ".")
	switch {
	case n == lastMines && n == 1:
		return where + text.Text{", así que es esa misma", ", so it is that one"}[c.Lang]
	case n == lastMines:
		return where + text.Text{", así que son esas mismas", ", so they are the same ones"}[c.Lang]
	case n == 1:
		return where + text.Text{", y es una de esas", ", and it is one of those"}[c.Lang]
	}
	return where + text.Text{", y están entre esas", ", and they are among those"}[c.Lang]
}

// leftIn says how many mines remain in a region, and names the cells of the region.
func (c *chain) leftIn(r solver.Region) string {
	if r.Mines == 1 {
		return text.Text{"queda una %s", "one is left %s"}.In(c.Lang, c.place(r.Cells, 1))
	}
	return text.Text{"quedan %s %s", "%s are left %s"}.In(c.Lang, c.count(r.Mines), c.place(r.Cells, r.Mines))
}

// nameOf returns the name of the cell whose number gives region i. If region i does not come from a
// number, nameOf returns the names of the cells of the region.
func (c *chain) nameOf(i int) string {
	if r := c.region(i); c.isNumber(i) {
		return c.Name(c.step.Numbers[r.From])
	}
	return c.and(c.region(i).Cells)
}

// overlap adds the sentences about a step whose last two regions share cells. The parameters a and
// b are the indexes of the two regions. The conclusion is about the cells that only region b has.
func (c *chain) overlap(a, b int) {
	regionA, regionB := c.region(a), c.region(b)
	shared, own := both(regionA.Cells, regionB.Cells), without(regionA.Cells, regionB.Cells)
	if c.step.Concludes[0].Mine {
		for _, i := range []int{a, b} {
			if !c.isNumber(i) {
				c.tell(i)
			}
		}
		c.say(b, c.noMore(a, b, shared))
		return
	}
	if !c.isNumber(b) {
		c.tell(b)
	}
	if !c.isNumber(a) || len(own) == 0 {
		c.tell(a)
	}
	if len(own) == 0 {
		all := text.Text{"Esa es la que le falta a %s: %s.", "That is the one %s needs: %s."}
		switch {
		case !c.isNumber(b):
			all = text.Same(text.Capital(c.theOnesLeft(b)) + ": %[2]s.")
		case regionB.Mines > 1:
			all = text.Text{"Esas son las que le faltan a %s: %s.", "Those are the ones %s needs: %s."}
		}
		c.say(b, all.In(c.Lang, c.nameOf(b), c.concludes(c.step)))
		return
	}
	c.say(b, c.atLeastOf(a, b, shared, own))
}

// noMore says that the shared cells cannot hold all mines of region b, because region a has too few
// mines. Then it says the conclusion. The parameters a and b are the indexes of the regions, and
// shared has the cells in both.
func (c *chain) noMore(a, b int, shared []game.Cell) string {
	regionA, regionB := c.region(a), c.region(b)
	room := text.Text{"en %s no caben más de %s", "%s can hold no more than %s"}.In(c.Lang, c.and(shared), c.count(regionA.Mines))
	switch {
	case c.isNumber(a):
		u := c.clue(c.step, regionA)
		room = text.Text{"%s%s solo deja sitio para %s en %s", "%s%s leaves room for only %s in %s"}.In(
			c.Lang, u.name, c.already(u), c.count(regionA.Mines), c.and(shared))
	case regionA.Mines == 1:
		room = text.Text{"en %s no cabe más de una", "%s can hold no more than one"}.In(c.Lang, c.and(shared))
	}
	if c.isNumber(b) {
		room = c.lacks(c.clue(c.step, regionB)) + text.Text{", pero ", ", but "}[c.Lang] + room
	}
	return text.Capital(room) + ": " + c.concludes(c.step) + "."
}

// atLeastOf says that the shared cells hold all mines of region b, because the other cells of
// region a are too few for the mines of region a. Then it says the conclusion. The parameters a and
// b are the indexes of the regions, shared has the cells in both, and own has the other cells of
// region a.
func (c *chain) atLeastOf(a, b int, shared, own []game.Cell) string {
	regionB := c.region(b)
	room := c.room(own)
	if c.isNumber(a) {
		lacks := c.lacks(c.clue(c.step, c.region(a)))
		room = text.Text{"%s, entre %s. %s", "%s, among %s. %s"}.In(c.Lang, lacks, c.and(c.region(a).Cells), room)
	}
	theirs := text.Text{"al menos una está %s: ", "at least one is %s: "}.In(c.Lang, c.place(shared, regionB.Mines))
	whose := text.Text{"es la que le falta a %s", "that is the one %s needs"}
	if regionB.Mines > 1 {
		theirs = text.Text{"al menos %s están %s: ", "at least %s are %s: "}.In(c.Lang, c.count(regionB.Mines), c.place(shared, regionB.Mines))
		whose = text.Text{"son las que le faltan a %s", "those are the ones %s needs"}
	}
	if c.isNumber(b) {
		theirs += whose.In(c.Lang, c.nameOf(b))
	} else {
		theirs += c.theOnesLeft(b)
	}
	return room + text.Text{", así que ", ", so "}[c.Lang] + theirs + ". " + text.Capital(c.concludes(c.step)) + "."
}

// theOnesLeft says that the mines of region i are the ones that a number still needed. Region i is
// a part of the cells around that number.
func (c *chain) theOnesLeft(i int) string {
	n := c.region(i).Mines
	for !c.isNumber(i) {
		i = c.region(i).Whole
	}
	if n == 1 {
		return text.Text{"es la que le quedaba a %s", "that is the one %s still needed"}.In(c.Lang, c.nameOf(i))
	}
	return text.Text{"son las que le quedaban a %s", "those are the ones %s still needed"}.In(c.Lang, c.nameOf(i))
}

// whereOf says where the mines of a number are.
func (t Teller) whereOf(u clue) string {
	where, one := t.place(u.region.Cells, u.region.Mines), u.region.Mines == 1
	switch {
	case len(u.mines) > 0 && one:
		return t.lacks(u) + text.Text{": está %s.", ": it is %s."}.In(t.Lang, where)
	case len(u.mines) > 0:
		return t.lacks(u) + text.Text{": están %s.", ": they are %s."}.In(t.Lang, where)
	case one:
		return text.Text{"La mina de %s está %s.", "%s has its mine %s."}.In(t.Lang, u.name, where)
	}
	return text.Text{"Las %s minas de %s están %s.", "The %s mines around %s are %s."}.In(
		t.Lang, t.count(u.region.Mines), u.name, where)
}

// lacks says how many mines a number needs in addition to its known mines.
func (t Teller) lacks(u clue) string {
	if u.region.Mines == 1 {
		return text.Text{"A %s le falta una mina%s", "%s needs one mine%s"}.In(t.Lang, u.name, t.besides(u))
	}
	return text.Text{"A %s le faltan %s minas%s", "%s needs %s mines%s"}.In(t.Lang, u.name, t.count(u.region.Mines), t.besides(u))
}
