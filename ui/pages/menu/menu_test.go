package menu

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// Every entry of the menu explains itself, in both languages.
func TestEveryEntryIsExplained(t *testing.T) {
	p := New(&Memory{}, true, page.WaitingGames{Played: &session.Brief{}}, Past{})
	p.Update(page.Context{Keys: &keys.Tables{}, Choices: choices.Choices{Grid: game.GridKinds()[0]}})
	all := append(p.entries(), entry{command: keys.ListWaiting})
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		p.Lang = lang
		for _, e := range all {
			if p.about(e) == "" {
				t.Errorf("nothing explains the entry %q in %s: add a sentence to abouts, in side.go, that says what it is for",
					e.text, lang.Code())
			}
		}
	}
}
