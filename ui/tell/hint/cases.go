package hint

import (
	"slices"

	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// ofCases returns the sentence for a thought of a step that assumes the opposite of its conclusion
// and reaches a contradiction.
func (t Teller) ofCases(h solver.Thought) string {
	b := h.WholeStep.Branch
	switch {
	case h.Says == solver.Impossible:
		return t.Say("Es imposible, así que %s.", "That is impossible, so %s.", t.concludes(h.WholeStep.Concludes))
	case h.Says == solver.Suppose && b.Suppose.Mine:
		return t.Say("Imagina que hay una mina en %s.", "Suppose there were a mine at %s.", t.Name(b.Suppose.Cell))
	case h.Says == solver.Suppose:
		return t.Say("Imagina que en %s no hay mina.", "Suppose there were no mine at %s.", t.Name(b.Suppose.Cell))
	}
	step := b.Steps[h.Region]
	then := text.Text{"Entonces %s.", "Then %s."}
	if len(step.Concludes) == 0 {
		then = text.Text{"Pero %s.", "But then %s."}
	}
	return then.In(t.Lang, t.assumed(step, used(step.Concludes, b.Steps[h.Region+1:])))
}

// used returns the facts that at least one of the steps uses. If the steps use none of the facts,
// it returns all facts.
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
		if len(mines) == 0 {
			return t.Say("%s ya estaría completo, sin mina en %s", "%s would be complete, with no mine at %s", name, t.none(safe, fewest))
		}
		return t.Say("a %s solo le {quedaría|quedarían} %s para {la mina que le falta|las minas que le faltan}",
			"%s would have only %s left for the {mine|mines} it needs", name, t.list(mines, most))
	}
	would := text.Text{"%s, por %s", "%s, because of %s"}
	if s.Rule == solver.Cases {
		would = text.Text{"%s, como se ve probando con %s", "%s, as trying with %s shows"}
	}
	return would.In(t.Lang, t.wouldBe(needed), t.sources(s))
}

// wouldBe says which cells would hold mines and which not.
func (t Teller) wouldBe(facts []solver.Fact) string {
	mines, safe := split(facts)
	if len(mines) == 0 {
		return t.Say("no habría mina en %s", "there would be no mine at %s", t.none(safe, fewest))
	}
	said := t.Say("habría {mina|minas} en %s", "there would be {a mine|mines} at %s", t.list(mines, fewest))
	if len(safe) > 0 {
		said += t.Say(", y no en ", ", and none at ") + t.none(safe, fewest)
	}
	return said
}

// sources returns the names of the numbers that a step uses. If the step uses the number of mines
// left on the board, the words for these mines come last.
func (t Teller) sources(s solver.Step) text.List {
	names := t.list(s.Numbers, fewest)
	if s.Board {
		names = append(names, t.Say("las minas que quedan", "the mines left"))
	}
	return names
}

// contradiction says why the assumption is impossible.
func (t Teller) contradiction(s solver.Step) string {
	if s.Rule != solver.One || len(s.Regions) == 0 {
		if s.Board && len(s.Numbers) == 0 {
			return t.Say("no saldrían las cuentas de las minas que quedan", "the mines left would not add up")
		}
		return t.Say("no cuadrarían a la vez %s", "%s could not all be right at once", t.sources(s))
	}
	r, name := s.Regions[0], t.Name(s.Numbers[0])
	switch {
	case r.Mines < 0:
		return t.Say("%s tocaría una mina de más", "%s would touch one mine too many", name)
	case len(r.Cells) == 0:
		return t.Say(
			"a %s le faltaría una mina, sin sitio donde ponerla",
			"%s would need one more mine, with no room for it", name)
	}
	return t.Say(
		"a %s le {quedaría|quedarían} solo %s para sus %s minas",
		"%s would have only %s for its %s mines", name, t.list(r.Cells, most), text.Number(r.Mines))
}
