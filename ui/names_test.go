package ui

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A cell alone at the prompt moves the cursor there, typed with any kind of names, whichever kind
// the board shows.
func TestCellsAtThePrompt(t *testing.T) {
	t.Parallel()
	for names := range words.Coords() {
		p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
		p.m.Names = game.Names(names)
		p.tell()
		for typed, want := range map[string]game.Cell{
			"0 1": {Row: 0, Col: 1}, "9,0": {Row: 9}, "B3": {Row: 1, Col: 2}, "b4": {Row: 1, Col: 3},
			"Bc": {Row: 1, Col: 2}, " j10 ": {Row: 9, Col: 9},
		} {
			p.press(":")
			p.typeIn(typed)
			p.press("enter")
			if at := p.board().Cursor; at != want || p.plays().Typing() {
				t.Errorf("names %d: %q leads to %v, want %v\n%s", names, typed, at, want, p.screen())
			}
		}
		for _, typed := range []string{"B", "2", "Z9", "b0", "bc", "0 10", "0,3*B"} {
			p.press(":")
			p.typeIn(typed)
			p.press("enter")
			p.sees("Eso no es ninguna jugada")
			p.press("esc")
		}
		p.sees("JUGADAS: 1") // 0,3*
	}
}

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
