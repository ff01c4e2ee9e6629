package lines

import (
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"
)

// heard lists the names of the options that matter in line mode, in the order of
// [table.chooseOptions].
var heard = []string{"language", "coords", "grid", "rules", "guess", "first", "coach"}

// chooseOptions lists the options and lets the player change them, until an empty line.
func (t *table) chooseOptions() error {
	for told := 1; ; told = len(heard) + 1 {
		chosen := t.chosen()
		i, err := t.pickOn(told, 1, len(heard), func(i int) string {
			return valued(named(heard[i-1]), &chosen, t.Lang)
		})
		if err != nil || i < 0 {
			return err
		}
		if err := t.chooseValue(named(heard[i-1]), chosen); err != nil {
			return err
		}
	}
}

// chooseValue changes an option and tells the player the new value with an explanation. An option
// with two values changes to the other value. For more values, the player picks one.
func (t *table) chooseValue(o choices.Option, chosen choices.Choices) error {
	value := (o.Get(&chosen) + 1) % len(o.Values)
	about := ""
	if len(o.Values) > 2 {
		about = text.Capital(o.About(&chosen).In(t.Lang))
		t.println(t.sentence(valued(o, &chosen, t.Lang)) + " " + t.sentence(about))
		picked, err := t.pickOf(len(o.Values), func(i int) string { return o.Values[i].In(t.Lang) })
		if err != nil || picked < 0 {
			return err
		}
		value = picked
	}
	o.Set(&chosen, value)
	t.take(chosen)
	said := t.sentence(valued(o, &chosen, t.Lang))
	if now := text.Capital(o.About(&chosen).In(t.Lang)); now != about {
		said += " " + t.sentence(now)
	}
	t.println(said)
	t.keep(o.Name, o.Values[value])
	return nil
}

// named returns the option with this name, which must exist.
func named(name string) choices.Option {
	o, ok := choices.Named(name)
	if !ok {
		panic("no option " + name)
	}
	return o
}

// valued returns an option and its value, as in "Coach: off".
func valued(o choices.Option, c *choices.Choices, l text.Lang) string {
	return o.Label.In(l) + ": " + o.Value(c).In(l)
}

// chosen returns the options in use.
func (t *table) chosen() choices.Choices {
	return choices.Choices{
		Lang: t.Lang, Names: t.Names, Grid: t.Grid, Rules: t.Rules,
		Guess: t.guess, First: t.Promise.StartPromise(), Coach: t.Coach > 0,
	}
}

// take changes the options in use to c.
func (t *table) take(c choices.Choices) {
	now := t.chosen()
	if c.Guess != now.Guess || c.First != now.First { // keep a stronger promise of the command line
		t.Promise = session.Promised(c.First, c.Guess)
	}
	if c.Coach != now.Coach {
		t.Coach = 0
		if c.Coach {
			t.Coach = session.CoachTime
		}
	}
	t.Lang, t.Names, t.Grid, t.Rules, t.guess = c.Lang, c.Names, c.Grid, c.Rules, c.Guess
}

// keep writes an option into the settings file.
func (t *table) keep(option string, value text.Text) {
	t.Settings.Set(option, value.In(text.English))
	if err := t.Settings.Write(); err != nil {
		t.report(err)
	}
}

// A keyedOption is an option that the player changes with a key in the menu.
type keyedOption struct {
	key, option string
	chosen      text.Text // the message after a change
	unknown     text.Text // the message after a value that does not exist
}

// keyed lists the options that have a key in the menu, as in "g hex". The key alone chooses the
// next value.
var keyed = []keyedOption{
	{"g", "grid", text.Text{"La cuadrícula es ahora %s", "The grid is now %s"},
		text.Text{"No existe la cuadrícula «%s»: puede ser %s", "There is no grid called \"%s\": choose %s"}},
	{"r", "rules", text.Text{"Las reglas son ahora %s", "The rules are now %s"},
		text.Text{"No existen las reglas «%s»: pueden ser %s", "There are no rules called \"%s\": choose %s"}},
}

// change sets an option to a value, or to its next value if value is "", and tells the player the
// value chosen.
func (t *table) change(k keyedOption, value string) error {
	o, chosen := named(k.option), t.chosen()
	i := (o.Get(&chosen) + 1) % len(o.Values)
	if value != "" {
		i = o.Index(value)
	}
	if i < 0 {
		var names []string
		for _, v := range o.Values {
			names = append(names, v.In(t.Lang))
		}
		t.say(k.unknown, value, text.Or(t.Lang, names))
		return nil
	}
	o.Set(&chosen, i)
	t.take(chosen)
	if t.Voice { // scripts play without --voice, and must not change the player's settings
		t.keep(o.Name, o.Values[i])
	}
	t.say(k.chosen, o.Values[i])
	return nil
}
