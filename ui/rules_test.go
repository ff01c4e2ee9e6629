package ui

import (
	"os"
	"strings"
	"testing"

	"buscaminas/game/deal"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The key of the menu steps through all sets of rules.
func TestRulesOfTheMenu(t *testing.T) {
	t.Parallel()
	p, path := configured(t, "")
	for _, set := range append(words.RuleSets()[1:], words.RuleSets()[0]) {
		if cmd := p.press("r"); cmd != nil {
			p.send(cmd())
		}
		p.sees("Reglas: " + set.Name.In(text.Spanish))
		if p.m.Rules != set.Rules {
			t.Errorf("%s is %+v, want %+v", set.Name.In(text.Spanish), p.m.Rules, set.Rules)
		}
		if data, err := os.ReadFile(path); err != nil || !strings.Contains(string(data), "rules = "+set.Name.In(text.English)+"\n") {
			t.Errorf("%s is not kept: %v\n%s", set.Name.In(text.Spanish), err, data)
		}
	}
}

// The promise about the first cell is set in the options or the settings file, and holds for the
// next board.
func TestFirstCellOfNewBoards(t *testing.T) {
	t.Parallel()
	for value, want := range map[string]struct {
		promise deal.Promise
		said    string
	}{
		"clear":      {deal.Followable, "sin adivinar"},
		"segura":     {deal.SafeStart, "primera celda: segura"},
		"cualquiera": {deal.AnyStart, "primera celda: cualquiera"},
	} {
		p, _ := configured(t, "first = "+value+"\n")
		p.press("1")
		p.sees(want.said)
		if got := p.session().Setup.Spec().Promise; got != want.promise {
			t.Errorf("%s: the board promises %d, want %d", value, got, want.promise)
		}
		first := "tendrá mina"
		if want.promise == deal.AnyStart {
			first = "abras puede"
		}
		p.press("i")
		p.sees(first)
	}
	p, path := configured(t, "")
	for i, o := range choices.Options() {
		if o.Name == "first" {
			p.press("o")
			p.press(strings.Repeat("down ", i))
		}
	}
	p.sees("Primera celda", "despejada")
	if cmd := p.press("left"); cmd != nil {
		p.send(cmd())
	}
	p.sees("cualquiera")
	if data, err := os.ReadFile(path); err != nil || string(data) != "first = any\n" || p.m.First != deal.AnyStart {
		t.Errorf("%v, the settings file is %q", err, data)
	}
}
