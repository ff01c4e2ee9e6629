package ui

import (
	"strings"
	"testing"

	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The option can be set in the settings file in either language, with accents or without. The board
// beside the options follows it at once.
func TestNamesInTheSettings(t *testing.T) {
	t.Parallel()
	for names, coords := range words.Coords() {
		for _, l := range []text.Lang{text.Spanish, text.English} {
			for _, word := range []string{coords.In(l), strings.NewReplacer("ú", "u").Replace(coords.In(l))} {
				p, _ := configured(t, "coords = "+word+"\n")
				p.doesNotSee("settings.conf")
				p.press("o")
				p.sees("Coordenadas      ‹ "+coords.In(text.Spanish), []string{"a   b   c", "0   1   2", "1   2   3"}[names])
			}
		}
	}
	p, _ := configured(t, "coords = roman\n")
	p.sees("settings.conf:1:", `puede ser "roman"`)
}
