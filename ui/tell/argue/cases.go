package argue

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/text"
)

// cases tells a step that supposes the opposite and ends in a contradiction.
func (t Teller) cases(s solver.Step) string {
	suppose := text.Text{"Si no hubiera mina en %s", "If there were no mine at %s"}
	if s.Branch.Suppose.Mine {
		suppose = text.Text{"Si hubiera mina en %s", "If there were a mine at %s"}
	}
	said := []string{suppose.In(t.Lang, t.Name(s.Branch.Suppose.Cell))}
	for _, step := range s.Branch.Steps {
		said = append(said, t.would(step))
	}
	follow := strings.Join(said[1:], text.Text{"; entonces ", "; then "}[t.Lang])
	return said[0] + ", " + follow + ". " + text.Text{"Imposible: %s.", "Impossible: %s."}.In(t.Lang, t.concludes(s))
}

// would tells a step of what is only supposed.
func (t Teller) would(s solver.Step) string {
	if len(s.Concludes) == 0 {
		return t.contradiction(s)
	}
	mines, safe := split(s.Concludes)
	if s.Rule == solver.One {
		name := t.Name(s.Numbers[0])
		switch {
		case len(mines) == 1:
			return text.Text{"a %s solo le quedaría %s, que sería mina", "%s would have nowhere left but %s, a mine"}.In(
				t.Lang, name, t.and(mines))
		case len(mines) > 1:
			return text.Text{"a %s solo le quedarían %s, que serían minas", "%s would have nowhere left but %s, all mines"}.In(
				t.Lang, name, t.and(mines))
		}
		return text.Text{"%s ya tendría todas las suyas, y %s", "%s would have all of its mines, and %s"}.In(
			t.Lang, name, t.wouldBe(safe, false))
	}
	var then []string
	if len(mines) > 0 {
		then = append(then, t.wouldBe(mines, true))
	}
	if len(safe) > 0 {
		then = append(then, t.wouldBe(safe, false))
	}
	if s.Rule == solver.Cases {
		return text.Text{"probando también ahí, %s", "trying that out in turn, %s"}.In(t.Lang, text.And(t.Lang, then))
	}
	return text.Text{"por %s, %s", "because of %s, %s"}.In(t.Lang, t.sources(s), text.And(t.Lang, then))
}

// wouldBe says what cells would be.
func (t Teller) wouldBe(cells []game.Cell, mines bool) string {
	forms := [2][2]text.Text{
		{{"%s no tendría mina", "%s would be safe"}, {"%s no tendrían mina", "%s would be safe"}},
		{{"%s sería mina", "%s would be a mine"}, {"%s serían minas", "%s would be mines"}}}
	form := forms[0]
	if mines {
		form = forms[1]
	}
	return chosen(len(cells) == 1, form[0], form[1]).In(t.Lang, t.and(cells))
}

// sources names what a step takes: its numbers, and the board.
func (t Teller) sources(s solver.Step) string {
	names := t.names(s.Numbers)
	if s.Board {
		names = append(names, text.Text{"las minas que quedan", "the mines left"}[t.Lang])
	}
	return text.And(t.Lang, names)
}

// contradiction says why what is supposed cannot be.
func (t Teller) contradiction(s solver.Step) string {
	if s.Rule != solver.One || len(s.Regions) == 0 {
		if s.Board && len(s.Numbers) == 0 {
			return text.Text{"no saldrían las cuentas de las minas que quedan", "the mines left would not add up"}[t.Lang]
		}
		return text.Text{"%s no podrían cumplirse a la vez", "%s could not all be right"}.In(t.Lang, t.sources(s))
	}
	r, name := s.Regions[0], t.Name(s.Numbers[0])
	switch {
	case r.Mines < 0:
		return text.Text{"%s tocaría una mina de más", "%s would touch a mine too many"}.In(t.Lang, name)
	case len(r.Cells) == 0:
		return text.Text{
			"a %s le faltaría una mina, sin sitio donde ponerla",
			"%s would lack a mine, with no room for it"}.In(t.Lang, name)
	case len(r.Cells) == 1:
		return text.Text{
			"a %s le quedaría solo %s para sus %s minas",
			"%s would have just %s for its %s mines"}.In(t.Lang, name, t.and(r.Cells), t.count(r.Mines))
	}
	return text.Text{
		"a %s le quedarían solo %s para sus %s minas",
		"%s would have just %s for its %s mines"}.In(t.Lang, name, t.and(r.Cells), t.count(r.Mines))
}
