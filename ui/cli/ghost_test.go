package cli

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

const keptGame = `buscaminas game 2
title: two mines
grid: hexagonal
rows: 2
columns: 3
mines: 2
start: 0,0
row: ..*
row: *..

1.250 0,0*
4.000 0,1*
`

// A race is on the board of its game. Other flags may name that board too, but no other board.
func TestRaceIsOnOneBoard(t *testing.T) {
	path := filepath.Join(t.TempDir(), "friend.txt")
	if err := files.Write(path, []byte(keptGame), files.Options{}); err != nil {
		t.Fatal(err)
	}
	r, err := (&program{}).raceAgainst(path, nil, nil)
	if err != nil || r.Setup.Layout().Mines() != 2 || r.Ghost.Name.In(text.English) != "friend.txt" {
		t.Fatalf("RaceAgainst returns %+v, %v; want the board and the ghost of friend.txt", r, err)
	}
	if _, err := (&program{}).raceAgainst(path, r.Setup, nil); err != nil {
		t.Errorf("on its own board: %v", err)
	}
	other := *r.Setup
	other.Rules = game.Classic
	day := session.Level(words.Levels()[0], game.GridKinds()[0], game.Rules{}, 1).Promising(deal.Followable)
	for name, setup := range map[string]session.Setup{"other rules": other, "another board": day} {
		_, err := (&program{}).raceAgainst(path, &setup, nil)
		if err == nil || !strings.Contains(words.Error(err, text.Spanish), "esa partida es de otro tablero") {
			t.Errorf("%s: error %v, want that the boards differ", name, err)
		}
	}
	if _, err := (&program{}).raceAgainst(path+"?", nil, nil); err == nil {
		t.Error("a file that is not there is raced against")
	}
}

// With --ghost, a saved game is a board to race on: nobody is asked what to do with it.
func TestASavedGameWithAGhost(t *testing.T) {
	t.Setenv("TERM", "xterm")
	if _, _, err := run(inEnglish("--ghost=none"), "", filepath.Join("testdata", "judged.game")); err == nil || !strings.Contains(err.Error(), "none: ") {
		t.Errorf("%v, want that the ghost is not there", err)
	}
}

// A flag that chooses another board excludes --ghost.
func TestWhatGoesWithAGhost(t *testing.T) {
	t.Setenv("TERM", "xterm")
	for args, refused := range map[string]bool{
		"": false, "--daily --level expert --grid hex": false, "--code 3000-KAA-818": false,
		"--plain": true, "--level expert": true, "--grid hex": true, "--daily --seed 1": true,
	} {
		_, _, err := run(inEnglish("--ghost=none"), "", strings.Fields(args)...)
		if errors.As(err, new(usageError)) != refused || err == nil {
			t.Errorf("%s: %v", args, err)
		}
	}
}
