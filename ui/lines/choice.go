package lines

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A choice is a setting in the menu that applies to later games. The player types the key of the
// setting and a value. The key alone chooses the next value.
type choice struct {
	key     string
	option  string // its name in the settings file
	name    text.Text
	values  []text.Text
	also    text.Text // another word for the first value
	now     int       // the index of the current value
	choose  func(i int)
	chosen  text.Text // the message after a change
	unknown text.Text // the message about an unknown value, with the list of values
}

// choices returns the two settings in the menu: the grid and the rules.
func (t *table) choices() []choice {
	grid := choice{
		key: "g", option: "grid", name: text.Text{"Cuadrícula", "Grid"},
		now:     slices.Index(game.GridKinds(), t.Grid),
		choose:  func(i int) { t.Grid = game.GridKinds()[i] },
		chosen:  text.Text{"La cuadrícula es ahora %s", "The grid is now %s"},
		unknown: text.Text{"No existe la cuadrícula «%s»: puede ser %s", "There is no grid called “%s”: choose %s"},
	}
	for _, kind := range game.GridKinds() {
		grid.values = append(grid.values, draw.ShapeOf(kind).Name)
	}
	sets := words.RuleSets()
	rules := choice{
		key: "r", option: "rules", name: text.Text{"Reglas", "Rules"}, also: text.Same(words.LeftRules),
		now:     slices.IndexFunc(sets, func(s words.RuleSet) bool { return s.Rules == t.Rules }),
		choose:  func(i int) { t.Rules = sets[i].Rules },
		chosen:  text.Text{"Las reglas son ahora %s", "The rules are now %s"},
		unknown: text.Text{"No existen las reglas «%s»: pueden ser %s", "There are no rules called “%s”: choose %s"},
	}
	for _, set := range sets {
		rules.values = append(rules.values, set.Name)
	}
	return []choice{grid, rules}
}

// change sets a setting to a value, or to its next value if value is "", and tells the player the
// value chosen.
func (t *table) change(c choice, value string) error {
	i := (c.now + 1) % len(c.values)
	switch {
	case c.also.Is(value) && value != "":
		i = 0
	case value != "":
		i = slices.IndexFunc(c.values, func(v text.Text) bool { return v.Is(value) })
	}
	if i < 0 {
		t.say(c.unknown, value, alternatives(c.values, t.Lang))
		return nil
	}
	c.choose(i)
	if t.Voice { // scripts play the other way, and must not change what the player has chosen
		t.keep(c.option, c.values[i])
	}
	t.say(c.chosen, c.values[i])
	return nil
}

// alternatives lists values, as "square or hex".
func alternatives(values []text.Text, l text.Lang) string {
	var all []string
	for _, v := range values {
		all = append(all, v.In(l))
	}
	last := len(all) - 1
	return strings.Join(all[:last], ", ") + l.Say(" o ", " or ") + all[last]
}
