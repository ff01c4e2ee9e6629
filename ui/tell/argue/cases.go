package argue

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// byCases returns the text of a step that assumes the opposite of its conclusion and reaches a
// contradiction.
func (t Teller) byCases(s solver.Step) string {
	suppose := text.Text{"Si no hubiera mina en %s", "If there were no mine at %s"}
	if s.Branch.Suppose.Mine {
		suppose = text.Text{"Si hubiera mina en %s", "If there were a mine at %s"}
	}
	var follow []string
	for k, step := range s.Branch.Steps {
		follow = append(follow, t.assumed(step, used(step.Concludes, s.Branch.Steps[k+1:])))
	}
	said := suppose.In(t.Lang, t.Name(s.Branch.Suppose.Cell)) + ", "
	last := len(follow) - 1
	if last > 0 {
		said += strings.Join(follow[:last], "; ") + text.Text{"; y entonces ", "; and then "}[t.Lang]
	}
	return said + follow[last] + ". " + text.Text{"Imposible: %s.", "Impossible: %s."}.In(t.Lang, t.concludes(s))
}

// used returns those of the facts that the steps use. If the steps use none of the facts, it
// returns all facts.
func used(facts []solver.Fact, steps []solver.Step) []solver.Fact {
	var some []solver.Fact
	for _, f := range facts {
		if slices.ContainsFunc(steps, func(s solver.Step) bool { return slices.Contains(s.Uses, f) }) {
			some = append(some, f)
		}
	}
	if len(some) == 0 {
		return facts
	}
	return some
}

// assumed returns the text of a step that follows from an assumption. The parameter needed has the
// conclusions that later steps use. If the step uses a single number and proves mines, the text
// gives all these mines. Otherwise it gives the conclusions in needed.
func (t Teller) assumed(s solver.Step, needed []solver.Fact) string {
	if len(s.Concludes) == 0 {
		return t.contradiction(s)
	}
	if s.Rule == solver.One {
		name := t.Name(s.Numbers[0])
		mines, _ := split(s.Concludes)
		_, safe := split(needed)
		switch len(mines) {
		case 0:
			return text.Text{"%s ya estaría completo, sin mina en %s", "%s would be complete, with no mine at %s"}.In(
				t.Lang, name, t.noneAt(safe))
		case 1:
			return text.Text{"a %s solo le quedaría %s", "%s would have only %s left"}.In(t.Lang, name, t.and(mines))
		}
		return text.Text{"a %s solo le quedarían %s", "%s would have only %s left"}.In(t.Lang, name, t.and(mines))
	}
	if s.Rule == solver.Cases {
		return text.Text{
			"probando de nuevo desde ahí, con %s, se ve que %s",
			"trying again from there, with %s, shows that %s"}.In(t.Lang, t.sources(s), t.wouldBe(needed))
	}
	return text.Text{"por %s %s", "because of %s, %s"}.In(t.Lang, t.sources(s), t.wouldBe(needed))
}

// wouldBe says which cells would hold mines and which not.
func (t Teller) wouldBe(facts []solver.Fact) string {
	mines, safe := split(facts)
	there := text.Text{"habría mina en %s", "there would be a mine at %s"}
	if len(mines) > 1 {
		there = text.Text{"habría minas en %s", "there would be mines at %s"}
	}
	none := text.Text{"no habría mina en %s", "there would be none at %s"}
	if len(mines) == 0 {
		return none.In(t.Lang, t.noneAt(safe))
	}
	said := there.In(t.Lang, t.and(mines))
	if len(safe) > 0 {
		said += text.Text{", y no en ", ", and none at "}[t.Lang] + t.noneAt(safe)
	}
	return said
}

// noneAt joins the names of cells, to follow words such as "no mine at": "Aa, Ab ni Ac" or "Aa, Ab
// or Ac".
func (t Teller) noneAt(cells []game.Cell) string {
	names := t.names(cells)
	last := len(names) - 1
	if t.Lang == text.English || last == 0 {
		return text.Or(t.Lang, names)
	}
	return strings.Join(names[:last], ", ") + " ni " + names[last]
}

// sources returns the names of the numbers that a step uses. If the step uses the number of mines
// left on the board, the words for these mines come last.
func (t Teller) sources(s solver.Step) string {
	names := t.names(s.Numbers)
	if s.Board {
		names = append(names, text.Text{"las minas que quedan", "the mines left"}[t.Lang])
	}
	return text.And(t.Lang, names)
}

// contradiction says why the assumption is impossible.
func (t Teller) contradiction(s solver.Step) string {
	if s.Rule != solver.One || len(s.Regions) == 0 {
		if s.Board && len(s.Numbers) == 0 {
			return text.Text{"no saldrían las cuentas de las minas que quedan", "the mines left would not add up"}[t.Lang]
		}
		return text.Text{"no cuadrarían a la vez %s", "%s could not all be right at once"}.In(t.Lang, t.sources(s))
	}
	r, name := s.Regions[0], t.Name(s.Numbers[0])
	switch {
	case r.Mines < 0:
		return text.Text{"%s tocaría una mina de más", "%s would touch one mine too many"}.In(t.Lang, name)
	case len(r.Cells) == 0:
		return text.Text{
			"a %s le faltaría una mina, sin sitio donde ponerla",
			"%s would need one more mine, with no room for it"}.In(t.Lang, name)
	case len(r.Cells) == 1:
		return text.Text{
			"a %s le quedaría solo %s para sus %s minas",
			"%s would have only %s for its %s mines"}.In(t.Lang, name, t.and(r.Cells), t.count(r.Mines))
	}
	return text.Text{
		"a %s le quedarían solo %s para sus %s minas",
		"%s would have only %s for its %s mines"}.In(t.Lang, name, t.and(r.Cells), t.count(r.Mines))
}
