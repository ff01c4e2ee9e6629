package ui

import (
	"os"
	"strings"
	"testing"

	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The key of the menu steps through all sets of rules.
func TestRulesOfTheMenu(t *testing.T) {
	t.Parallel()
	p, path := configured(t, "")
	for _, set := range append(words.RuleSets()[1:], words.RuleSets()[0]) {
		if cmd := p.Press("r"); cmd != nil {
			p.Send(cmd())
		}
		p.Sees("Reglas: " + set.Name.In(text.Spanish))
		if p.m.Rules != set.Rules {
			t.Errorf("%s is %+v, want %+v", set.Name.In(text.Spanish), p.m.Rules, set.Rules)
		}
		if data, err := os.ReadFile(path); err != nil || !strings.Contains(string(data), "rules = "+set.Name.In(text.English)+"\n") {
			t.Errorf("%s is not kept: %v\n%s", set.Name.In(text.Spanish), err, data)
		}
	}
}

// What the settings promise of new boards holds for the next one.
func TestPromiseOfNewBoards(t *testing.T) {
	t.Parallel()
	for setting, said := range map[string]string{
		"first = clear": "sin adivinar", "first = cualquiera": "primera celda: cualquiera", "guess = a veces": "· puede obligar a adivinar",
	} {
		p, _ := configured(t, setting+"\n")
		p.Press("1")
		p.Sees(said)
	}
}

// A board whose seed the player has named may be known. The next one is not.
func TestTheBoardOfAKnownSeed(t *testing.T) {
	t.Parallel()
	p := seat(t, Options{Known: func(seed uint64) bool { return seed == 1 }})
	p.Resize(80, 24)
	for _, keys := range []string{"1 space", "n y space"} { // nothing keeps the first game
		p.Settle(keys)
		if seen := p.Session().Setup.Seen; seen != (keys[0] == '1') {
			t.Errorf("after %s, the board counts as known: %v", keys, seen)
		}
	}
}
