package lines

import (
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"
)

// heard are the names of the options that matter without a screen, in the order in which they are told.
var heard = []string{"language", "coords", "grid", "rules", "guess", "first", "coach"}

// chooseOptions tells the options once, and lets the player change them until the player types an empty
// line.
func (p *spoken) chooseOptions() error {
	for told := 1; ; told = len(heard) + 1 {
		chosen := p.chosen()
		i, err := p.pickOn(told, 1, len(heard), func(i int) string {
			return valued(named(heard[i-1]), &chosen, p.Lang)
		})
		if err != nil || i < 0 {
			return err
		}
		if err := p.chooseValue(named(heard[i-1]), chosen); err != nil {
			return err
		}
	}
}

// chooseValue changes an option to its other value or, if there are several, to the one that the player
// picks. It tells what the option is about.
func (p *spoken) chooseValue(o choices.Option, chosen choices.Choices) error {
	value := (o.Get(&chosen) + 1) % len(o.Values)
	about := ""
	if len(o.Values) > 2 {
		about = text.Capital(o.About(&chosen).In(p.Lang))
		p.println(p.sentence(valued(o, &chosen, p.Lang)) + " " + p.sentence(about))
		picked, err := p.pickOf(len(o.Values), func(i int) string { return o.Values[i].In(p.Lang) })
		if err != nil || picked < 0 {
			return err
		}
		value = picked
	}
	o.Set(&chosen, value)
	p.take(chosen)
	said := p.sentence(valued(o, &chosen, p.Lang))
	if now := text.Capital(o.About(&chosen).In(p.Lang)); now != about {
		said += " " + p.sentence(now)
	}
	p.println(said)
	p.keep(o.Name, o.Values[value])
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

// chosen returns the options with which the player plays.
func (p *spoken) chosen() choices.Choices {
	return choices.Choices{
		Lang: p.Lang, Names: p.Names, Grid: p.Grid, Rules: p.Rules,
		Guess: p.guess, First: p.Promise.First(), Coach: p.Coach > 0,
	}
}

// take makes these the options of the player.
func (p *spoken) take(c choices.Choices) {
	now := p.chosen()
	if c.Guess != now.Guess || c.First != now.First { // otherwise a stronger promise stays
		p.Promise = session.Promised(c.First, c.Guess)
	}
	if c.Coach != now.Coach {
		p.Coach = 0
		if c.Coach {
			p.Coach = session.CoachTime
		}
	}
	p.Lang, p.Names, p.Grid, p.Rules, p.guess = c.Lang, c.Names, c.Grid, c.Rules, c.Guess
}

// keep writes a choice of the player into the settings file, as the page of the options does.
func (t *table) keep(option string, value text.Text) {
	t.Settings.Set(option, value.In(text.English))
	if err := t.Settings.Write(); err != nil {
		t.report(err)
	}
}
