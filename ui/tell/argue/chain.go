package argue

import (
	"strings"

	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// chain tells a step by numbers of which one lies within another: where the mines of the first
// are, and then what each difference leaves.
func (t Teller) chain(s solver.Step) string {
	var said []string
	last := len(s.Regions) - 1
	for i, r := range s.Regions {
		switch {
		case r.From == -2:
			said = append(said, t.difference(s, r, i == last))
		case i == 0 || i < last && s.Regions[i+1].From == -2 && s.Regions[i+1].Part == i:
			said = append(said, t.whereOf(t.clue(s, r)))
		}
	}
	if r := s.Regions[last]; r.Mines != 0 && r.Mines != len(r.Cells) {
		said = append(said, t.overlap(s, s.Regions[last-1], r))
	}
	return strings.Join(said, " ")
}

// whereOf says where the mines of a number are.
func (t Teller) whereOf(u clue) string {
	if u.region.Mines == 1 {
		return text.Text{"%s%s está %s.", "%s%s is %s."}.In(t.Lang, t.mineOf(u), t.has(u), t.in(u.region.Cells))
	}
	return text.Text{"%s%s están %s.", "%s%s are %s."}.In(t.Lang, t.minesOf(u), t.has(u), t.in(u.region.Cells))
}

// difference says what a region has beside a part of it.
func (t Teller) difference(s solver.Step, r solver.Region, last bool) string {
	whole, part := s.Regions[r.Whole], s.Regions[r.Part]
	var said string
	switch {
	case whole.Mines == 1:
		said = text.Text{"La única mina de %s es esa", "The only mine of %s is that one"}.In(t.Lang, t.regionOf(s, whole))
	case part.Mines == whole.Mines:
		said = text.Text{"Las %s minas de %s son esas", "The %s mines of %s are those"}.In(
			t.Lang, t.count(whole.Mines), t.regionOf(s, whole))
	case part.Mines == 1:
		said = text.Text{"De las %s minas de %s una es esa", "Of the %s mines of %s one is that"}.In(
			t.Lang, t.count(whole.Mines), t.regionOf(s, whole))
	default:
		said = text.Text{"De las %s minas de %s, %s son esas", "Of the %s mines of %s, %s are those"}.In(
			t.Lang, t.count(whole.Mines), t.regionOf(s, whole), t.count(part.Mines))
	}
	if last && (r.Mines == 0 || r.Mines == len(r.Cells)) {
		return said + ": " + t.concludes(s) + "."
	}
	if r.Mines == 0 {
		return said + "."
	}
	left := text.Text{"queda una %s", "one is left %s"}.In(t.Lang, t.in(r.Cells))
	if r.Mines > 1 {
		left = text.Text{"quedan %s %s", "%s are left %s"}.In(t.Lang, t.count(r.Mines), t.in(r.Cells))
	}
	return said + text.Text{", así que ", ", so "}[t.Lang] + left + "."
}

// regionOf names a region by its number, or else by its cells.
func (t Teller) regionOf(s solver.Step, r solver.Region) string {
	if r.From >= 0 {
		return t.Name(s.Numbers[r.From])
	}
	return t.and(r.Cells)
}

// overlap says what the last region concludes from the cells that it shares with the one before.
func (t Teller) overlap(s solver.Step, before, r solver.Region) string {
	shared := both(before.Cells, r.Cells)
	if s.Concludes[0].Mine {
		few := text.Text{
			"A %s %s, y en %s no caben más de %s: %s.",
			"%s needs %s, and %s can hold no more than %s: %s."}
		if before.Mines == 1 {
			few[text.Spanish] = "A %s %s, y en %s no cabe más de %s: %s."
		}
		return few.In(
			t.Lang, t.regionOf(s, r), t.needed(r.Mines), t.and(shared), t.count(before.Mines), t.concludes(s))
	}
	theirs := text.Text{"al menos una está %s: es la de %s", "at least one is %s: that is the one of %s"}
	args := []any{t.in(shared), t.regionOf(s, r)}
	if r.Mines > 1 {
		theirs = text.Text{"al menos %s están %s: son las de %s", "at least %s are %s: those are the ones of %s"}
		args = append([]any{t.count(r.Mines)}, args...)
	}
	return text.Text{
		"Aparte de %s ahí solo queda %s, así que %s. %s.",
		"Apart from %s only %s is left there, so %s. %s."}.In(t.Lang,
		t.and(shared), t.and(without(before.Cells, r.Cells)), theirs.In(t.Lang, args...), text.Capital(t.concludes(s)))
}

func (t Teller) needed(n int) string {
	if n == 1 {
		return text.Text{"le falta una mina", "one mine"}[t.Lang]
	}
	return text.Text{"le faltan %s minas", "%s mines"}.In(t.Lang, t.count(n))
}
