package session_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/session"
)

// A kept game is opened like a board file, in the position it is in.
func TestKeptGameIsOpenedAsABoard(t *testing.T) {
	s, _ := start(t, beginner(3))
	play(t, s, "Ee*Aa!")
	text, err := s.Journal().Text()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(path, text, 0o600); err != nil {
		t.Fatal(err)
	}
	want := boards.FromGame(s.Game())
	file, err := session.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	input, err := session.Load(strings.NewReader(string(text)), "-")
	if err != nil {
		t.Fatal(err)
	}
	for name, got := range map[string]*boards.Board{"file": file, "input": input} {
		if !slices.Equal(got.Mines, want.Mines) || !slices.Equal(got.Open, want.Open) || !slices.Equal(got.Flagged, want.Flagged) {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
	}
	setup, _, err := session.FromFile(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	if again, _ := start(t, setup); again.Game().Flags() != 1 || again.Game().Status() != game.Playing {
		t.Errorf("%d flags, status %v", again.Game().Flags(), again.Game().Status())
	}
}

// What is wrong with a game is said of the game, and with a board of the board.
func TestWrongGamesAndBoards(t *testing.T) {
	for text, want := range map[string]string{
		"buscaminas game 1\ngrid: round\n": "round",
		"buscaminas game 99\n":             "99",
		"2 2\n*.x\n..\n":                   "3",
	} {
		if _, err := session.Load(strings.NewReader(text), "-"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want something about %q", text, err, want)
		}
	}
}
