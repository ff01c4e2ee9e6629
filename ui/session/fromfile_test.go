package session_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

// position has one open cell and two flags.
const position = "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 2\ncolumns: 4\nmines: 3\n" +
	"[real]\n*2*2\n122*\n[view]\nU2UU\nUUFF\n"

func fromInput(t *testing.T, text string) session.Setup {
	t.Helper()
	setup, notes, err := session.FromFile(&boards.Source{Name: "input", Data: []byte(text)}, nil, game.LeftToFind)
	if err != nil || len(notes) > 0 {
		t.Fatalf("the file gives the notes %v and the error %v, want none", notes, err)
	}
	return setup
}

// The game goes on from the position in the file, and the clock starts with the player's first
// action.
func TestPositionIsPlayedOn(t *testing.T) {
	for _, rules := range []game.Rules{game.LeftToFind, game.Classic, game.Strict, game.Simple, game.SingleCells} {
		setup := fromInput(t, position)
		setup.Rules = rules
		s, w := start(setup)
		w.pass(time.Minute)
		g := s.Game()
		if !g.Open(game.Cell{Row: 0, Col: 1}) || g.Flags() != 2 || !g.Flagged(game.Cell{Row: 1, Col: 3}) || s.Begun() || s.Elapsed() > 0 {
			t.Errorf("%+v: %d flags, begun: %v, after %v", rules, g.Flags(), s.Begun(), s.Elapsed())
		}
		play(t, s, "Bc!Bc*")
		again, _ := start(s.Again())
		if again.Game().Flags() != 2 || again.Game().Open(game.Cell{Row: 1, Col: 2}) {
			t.Errorf("%+v: it does not begin where it did", rules)
		}
	}
}

// The start in a file is open, and the cursor is there.
func TestStartIsOpened(t *testing.T) {
	setup := fromInput(t, "3x3:2,2,u800\n")
	s, _ := start(setup)
	if c := (game.Cell{Row: 2, Col: 2}); setup.Start() != c || !s.Game().Open(c) || s.Game().Status() != game.Won {
		t.Errorf("begins at %v with status %d", setup.Start(), s.Game().Status())
	}
}

// A note says how many more cells the rules open than the file does.
func TestPositionThatTheRulesDoNotLeave(t *testing.T) {
	text := "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 1\ncolumns: 6\nmines: 2\n[real]\n*1001*\n[view]\nUU00UU\n"
	_, notes, err := session.FromFile(&boards.Source{Name: "input", Data: []byte(text)}, nil, game.LeftToFind)
	if err != nil || len(notes) != 1 || notes[0].Error() != "cells that open by themselves beside the open ones: 2" {
		t.Errorf("the file gives the notes %v, %v; want one about 2 more cells", notes, err)
	}
	_, notes, err = session.FromFile(&boards.Source{Name: "input", Data: []byte(text)}, nil, game.Simple) // rules without a cascade
	if err != nil || len(notes) != 1 || notes[0].Error() != "cells that open by themselves beside the open ones: 1" {
		t.Errorf("the file gives the notes %v, %v; want one about 1 more cell", notes, err)
	}
}

// A cell without a number stays open beside a wrong flag, although its cascade would open a mine. Rules
// that limit the flags cannot hold that cascade back, and a note says so.
func TestPositionWithAWrongFlag(t *testing.T) {
	text := "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 2\ncolumns: 5\nmines: 1\n[real]\n00011\n0001*\n[view]\n0UUUF\nUUUUU\n"
	for rules, want := range map[game.Rules]string{
		game.LeftToFind: "[]", game.Classic: "[cells that open by themselves beside the open ones: 7]",
		game.Strict: "[cells that cannot stay open beside a wrong flag: 1]",
	} {
		setup, notes, err := session.FromFile(&boards.Source{Name: "input", Data: []byte(text)}, nil, rules)
		if err != nil || fmt.Sprint(notes) != want {
			t.Errorf("%+v: the file gives the notes %v, %v; want %v", rules, notes, err, want)
		}
		s, _ := start(setup)
		if g := s.Game(); g.Open(game.Cell{}) != (rules != game.Strict) || g.Flags() != 1 || rules == game.LeftToFind && g.Opened() != 1 {
			t.Errorf("%+v: %d cells are open, with %d flags", rules, g.Opened(), g.Flags())
		}
	}
}

// Rules that limit the flags refuse a position with more flags than mines.
func TestPositionThatTheRulesRefuse(t *testing.T) {
	text := "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 1\ncolumns: 4\nmines: 1\n[real]\n*100\n[view]\nFFUU\n"
	setup := fromInput(t, text)
	setup.Rules = game.Strict
	if _, err := session.New(setup, time.Now); !errors.Is(err, game.TooManyFlags) {
		t.Errorf("%v, want %v", err, game.TooManyFlags)
	}
}

func TestInputOnAnotherGrid(t *testing.T) {
	setup, _, err := session.FromFile(&boards.Source{Name: "input", Data: []byte("1 2\n*.\n")}, game.GridKinds()[0], game.LeftToFind)
	if err != nil || game.GridKindOf(setup.Grid()) != game.GridKinds()[0] || setup.Title != words.StandardInput {
		t.Errorf("the grid of %v is %T, %v; want the first kind", setup.Title, setup.Grid(), err)
	}
	_, _, err = session.FromFile(&boards.Source{Name: "input", Data: []byte("")}, nil, game.LeftToFind)
	if err == nil || err.Error() != "input: is empty" {
		t.Errorf("the error is %v, want \"input: is empty\"", err)
	}
}

// The reason for the loss of a lost position is the mine that was opened. If all safe cells are open, the
// position is won.
func TestLostPosition(t *testing.T) {
	board := "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 1\ncolumns: 5\nmines: 2\n[real]\n01*2*\n[view]\n"
	if s, _ := start(fromInput(t, board+"01X2U\n")); s.Game().Status() != game.Won {
		t.Errorf("with all safe cells open, the status is %v", s.Game().Status())
	}
	s, _ := start(fromInput(t, board+"01XUU\n"))
	loss, ok := s.Loss()
	if c := (game.Cell{Row: 0, Col: 2}); !ok || loss.Cell != c || loss.Danger() != 1 {
		t.Errorf("the loss is %+v, %v; want it at %v, a certain mine", loss, ok, c)
	}
	play(t, s, "<")
	if s.Game().Status() != game.Playing {
		t.Error("the explosion cannot be undone")
	}
}
