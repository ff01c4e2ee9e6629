package argue

import (
	"strings"

	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// chain tells a step by numbers of which one lies within another: what each difference leaves.
func (t Teller) chain(s solver.Step) string {
	var said []string
	for i, r := range s.Regions {
		if r.From >= 0 {
			if i == 0 {
				said = append(said, t.first(s, r))
			}
			continue
		}
		last := i == len(s.Regions)-1
		said = append(said, t.difference(s, r, last))
	}
	return strings.Join(said, " ")
}

// first says where the mines of the first number are.
func (t Teller) first(s solver.Step, r solver.Region) string {
	u := t.clue(s, r)
	if r.Mines == 1 {
		return text.Text{"%s%s está %s.", "%s%s is %s."}.In(t.Lang, t.mineOf(u), t.has(u), t.in(r.Cells))
	}
	return text.Text{"%s%s están %s.", "%s%s are %s."}.In(t.Lang, t.minesOf(u), t.has(u), t.in(r.Cells))
}

// difference says what a region leaves beside a part of it.
func (t Teller) difference(s solver.Step, r solver.Region, last bool) string {
	whole, part := s.Regions[r.Whole], s.Regions[r.Part]
	subject := text.Text{"De las %s que hay entre %s", "Of the %s among %s"}.In(t.Lang, t.count(whole.Mines), t.and(whole.Cells))
	if whole.From >= 0 {
		u := t.clue(s, whole)
		subject = text.Text{"De las %s de %s", "Of the %s of %s"}.In(t.Lang, t.count(whole.Mines), u.name)
		if whole.Mines == 1 {
			subject = text.Text{"La mina de %s", "The mine of %s"}.In(t.Lang, u.name)
		}
	}
	switch {
	case last && r.Mines == 0:
		return text.Text{
			"%s, %s: %s.", "%s, %s: %s."}.In(t.Lang, subject, t.among(whole, part), t.concludes(s))
	case last:
		return text.Text{
			"%s, %s; faltan %s: %s.",
			"%s, %s; that leaves %s: %s."}.In(t.Lang, subject, t.among(whole, part), t.count(r.Mines), t.concludes(s))
	}
	return text.Text{
		"%s, %s: queda %s %s.",
		"%s, %s, which leaves %s %s."}.In(t.Lang, subject, t.among(whole, part), t.count(r.Mines), t.in(r.Cells))
}

// among says how many mines of the whole lie in a part of it.
func (t Teller) among(whole, part solver.Region) string {
	if part.Mines == whole.Mines {
		return text.Text{"todas están %s", "all are %s"}.In(t.Lang, t.in(part.Cells))
	}
	if part.Mines == 1 {
		return text.Text{"una está %s", "one is %s"}.In(t.Lang, t.in(part.Cells))
	}
	return text.Text{"%s están %s", "%s are %s"}.In(t.Lang, t.count(part.Mines), t.in(part.Cells))
}
