package lines_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/lines"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// Every option that matters without a screen can be changed in the spoken menu. It holds at once,
// in the language chosen, and is in the settings file afterwards.
func TestOptionsAreChosenByEar(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.conf")
	file, err := settings.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	typed := []string{"16",
		"1",      // the language
		"2", "1", // letters
		"4", "2", "5", // the rules, and guesses
		"6", "", "6", "2", // the first cell, at the second try
		"7", // the coach
		"3", // the grid
	}
	if len(game.GridKinds()) > 2 { // then there is a choice
		typed = append(typed, "2")
	}
	typed = append(typed, "", "1", "quit", "5")
	got := keeping(t, t.TempDir(), spoken(lines.Options{Settings: file}), typed...)
	wantIn(t, got,
		"1, Idioma: español.\n", "2, Coordenadas: mixtas.\n", "7, Entrenador: no.\n",
		"Language: English. The language of the game.\n",
		"Coordinates: mixed. How cells are named: ", "1, letters.\n", "Coordinates: letters.\n",
		"You may have to guess. ", "The first cell you open will not be a mine.",
		"Grid: hex.",
		"1, remaining.\n", "Rules: classic. The numbers count ",
		"Guessing: sometimes. ",
		"First cell: clear. The first cell you open. ", "First cell: safe.\n",
		"Coach: on. ",
		"The cells are hex, ", // the game that begins afterwards
	)
	kept, err := settings.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	var c choices.Choices
	if wrong := c.Configure(kept.All(), nil); len(wrong) > 0 {
		t.Errorf("the settings file is refused: %v", wrong)
	}
	want := choices.Choices{
		Lang: text.English, Names: game.Letters, Grid: game.GridKindOf(game.Hex{}), Rules: game.Classic,
		Guess: true, First: words.FirstCells()[1].Promise, Coach: true,
	}
	if c != want {
		t.Errorf("the settings file holds %+v, want %+v", c, want)
	}
}

// The grid and the rules of the spoken menu itself are kept too. Those of the drawn menu are for
// this time only, because a script may choose them.
func TestTheMenuByEarIsKept(t *testing.T) {
	for _, test := range []struct {
		options func(lines.Options) lines.Options
		want    []string
	}{
		{spoken, []string{"rules = strict", "grid = hex"}},
		{func(o lines.Options) lines.Options { return o }, nil},
	} {
		file, err := settings.Read(filepath.Join(t.TempDir(), "settings.conf"))
		if err != nil {
			t.Fatal(err)
		}
		play(t, test.options(lines.Options{Settings: file}), "r strict", "g hex", "5")
		var got []string
		for _, s := range file.All() {
			got = append(got, s.Name+" = "+s.Value)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("the settings are %q, want %q", got, test.want)
		}
	}
}

// An option that the spoken menu leaves out is about the screen.
func TestWhatIsNotChosenByEar(t *testing.T) {
	onScreen := []string{"theme", "cells", "marks", "keys", "mouse", "click-next", choices.LeftButton, "far-click", "motion", choices.LetWatch}
	got := play(t, spoken(lines.Options{}), "16", "", "5")
	for _, o := range choices.Options() {
		told := strings.Contains(got, ", "+o.Label[text.Spanish]+": ")
		if told == slices.Contains(onScreen, o.Name) {
			t.Errorf("%s is told: %t", o.Name, told)
		}
	}
}
