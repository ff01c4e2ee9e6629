package session_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A kept game can be opened as a board, in its last position before the first wrong line. A note
// names that line.
func TestKeptGameIsOpenedAsABoard(t *testing.T) {
	s, _ := start(beginner(3))
	play(t, s, "Ee*Aa!")
	want := boards.FromGame(s.Game())
	for _, wrong := range []string{"", "9.000 nonsense\n"} {
		f := &boards.Source{Name: "-", Data: []byte(textOf(t, s) + wrong)}
		got := gametest.Must(session.ReadBoard(f))
		for i, cells := range []boards.Cells{got.Mines, got.Open, got.Flagged} {
			is := slices.Collect(cells.All())
			be := slices.Collect([]boards.Cells{want.Mines, want.Open, want.Flagged}[i].All())
			if !slices.Equal(is, be) {
				t.Errorf("cells %v, want %v", is, be)
			}
		}
		noted := len(got.Notes) == 1 && strings.Contains(got.Notes[0].Error(), "nonsense")
		if noted != (wrong != "") || len(got.Notes) > 1 || got.Format != boards.Formats {
			t.Errorf("notes %v, format %v", got.Notes, got.Format)
		}
		setup, _, err := session.FromFile(f, nil, game.LeftToFind)
		if err != nil {
			t.Fatal(err)
		}
		if again, _ := start(setup); again.Game().Flags() != 1 || again.Game().Status() != game.Playing {
			t.Errorf("%d flags, status %v", again.Game().Flags(), again.Game().Status())
		}
	}
}

// The file of a kept game has no second one.
func TestNumberOfAKeptGame(t *testing.T) {
	s, _ := start(beginner(3))
	play(t, s, "Ee*")
	for number, want := range []string{"<nil>", "<nil>", "f: there is no board 2: the file has 1"} {
		f := &boards.Source{Name: "f", Number: number, Data: []byte(textOf(t, s))}
		_, err := session.ReadBoard(f)
		_, lookErr := session.ReadOutline(f)
		all := []error{err, lookErr}
		for _, err := range session.ReadBoards(f) {
			all = append(all, err)
		}
		if got := fmt.Sprint(all); got != fmt.Sprint([]string{want, want, want}) {
			t.Errorf("number %d: %s, want %s", number, got, want)
		}
	}
}

// Flags alone are no game, and neither is a position that was copied, whose clock never ran.
func TestGameIn(t *testing.T) {
	for entry, want := range map[string]bool{"0.500 0,1*": true, "0.000 0,1*": false, "0.500 0,0!": false} {
		text := "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 3\nstart: 0,1\nrow: *..\n\n" + entry + "\n"
		if got := session.GameIn(&boards.Source{Data: []byte(text)}); (got != nil) != want {
			t.Errorf("%s: %+v, want a game: %t", entry, got, want)
		}
	}
}

// Boards and games are read in UTF-16, too, as PowerShell writes them.
func TestUTF16(t *testing.T) {
	for _, text := range []string{
		"1 3\r\n*..\r\n",
		"buscaminas game 2\r\ngrid: hexagonal\r\nrows: 1\r\ncolumns: 3\r\nstart: 0,1\r\nrow: *..\r\n\r\n0.500 0,1*\r\n",
	} {
		data := []byte{0xff, 0xfe}
		for _, unit := range utf16.Encode([]rune(text)) {
			data = binary.LittleEndian.AppendUint16(data, unit)
		}
		if b, err := session.ReadBoard(&boards.Source{Data: data}); err != nil || b.Mines.Len() != 1 {
			t.Errorf("%q: %v, %v; want one mine", text, b, err)
		}
	}
}

// An outline has the facts of the board in a file, or of the board of a game.
func TestOutline(t *testing.T) {
	for _, test := range []struct {
		text  string
		kind  text.Text
		grid  game.Grid
		mines int
	}{
		{"2 3\n*.*\n...\n", words.BoardFormat(boards.Map), game.Hex{Rows: 2, Cols: 3}, 2},
		{"buscaminas game 2\ngrid: square\nrows: 1000\ncolumns: 1000\nmines: 200000\nseed: 1\nstart: 0,0\n\n0.000 0,0!\n0.000 no",
			words.BoardFormat(boards.Formats), game.Square{Rows: 1000, Cols: 1000}, 200_000},
		{"buscaminas game 2\ngrid: hexagonal\nrows: 1\ncolumns: 2\nstart: 0,1\nrow: *.\n\nwrong\n",
			text.Text{}, nil, 0},
		{"buscaminas game 2\ngrid: hexagonal\nrows: 1\ncolumns: 2\nstart: 0,1\nrow: *.\n\n0.000 wrong\n",
			words.BoardFormat(boards.Formats), game.Hex{Rows: 1, Cols: 2}, 1},
	} {
		got, err := session.ReadOutline(&boards.Source{Name: "file.txt", Data: []byte(test.text)})
		if test.grid == nil {
			if err == nil || !strings.Contains(err.Error(), "file.txt:8: ") {
				t.Errorf("%q: error %v, want it to name line 8 of file.txt", test.text, err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("%q: %v", test.text, err)
		}
		if got.Kind != test.kind || got.Grid != test.grid || got.Mines != test.mines {
			t.Errorf("%q: %+v, want %v, %v and %d mines", test.text, got, test.kind, test.grid, test.mines)
		}
	}
	if _, err := session.ReadOutline(boards.ReadFile(filepath.Join(t.TempDir(), "none"))); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
}

// For a wrong game the error is about the game, and for a wrong board about the board.
func TestWrongGamesAndBoards(t *testing.T) {
	for text, want := range map[string]string{
		"buscaminas game 2\ngrid: round\n": `input:2: "round"`,
		"buscaminas game 99\n":             "input:1: a game in version 99 of the format",
		"2 2\n*.x\n..\n":                   "input:2: 3 columns",
	} {
		if _, err := session.ReadBoard(&boards.Source{Name: "input", Data: []byte(text)}); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// undealt is a game with a flag and no open cell, so it has no board yet.
const undealt = "buscaminas game 2\ngrid: square\nrows: 9\ncolumns: 9\nmines: 10\npromise: followable\n" +
	"seed: 5\nstart: first opened\n\n0.000 0,0!\n3.000 8,8!\n"

// A game without a board does not count as a board without mines. It cannot be opened as a board or
// raced against. It can be taken over, and then its board is dealt.
func TestGameWithoutABoard(t *testing.T) {
	j := gametest.Must(journal.Read([]byte(undealt)))
	_, opened := session.ReadBoard(&boards.Source{Name: "game.txt", Data: []byte(undealt)})
	_, raced := session.NewGhost(j, text.Text{})
	for what, err := range map[string]error{"opened": opened, "raced": raced} {
		if err == nil || !strings.Contains(words.Error(err, text.Spanish), "se reparten al abrir la primera celda") {
			t.Errorf("%s: error %v, want that the game has no board yet", what, err)
		}
	}
	if opened == nil || !strings.Contains(opened.Error(), "game.txt") {
		t.Errorf("opened: %v, which does not name the file", opened)
	}
	r := gametest.Must(session.NewReplay(j))
	r.Seek(r.Len())
	s := gametest.Must(r.TakeOver(time.Now))
	play(t, s, "Ee*")
	mines := 0
	for c := range game.Cells(s.Game().Layout().Grid()) {
		if s.Game().Layout().Mine(c) {
			mines++
		}
	}
	if mines != 10 || s.Game().Flags() != 2 || !s.Setup.Seen {
		t.Errorf("%d mines, %d flags, seen before: %v", mines, s.Game().Flags(), s.Setup.Seen)
	}
}

// The title in a file cannot control the terminal.
func TestTitleOfAGameIsPrintable(t *testing.T) {
	j := gametest.Must(journal.Read([]byte("buscaminas game 2\ntitle: evil \x1b[31mred\ngrid: square\nrows: 1\ncolumns: 2\nrow: *.\n")))
	s := gametest.Must(session.Restore(j, time.Now))
	if said := s.Setup.Describe(text.Same("square"), text.English); strings.Contains(said, "\x1b") || !strings.Contains(said, "evil") {
		t.Errorf("described as %q", said)
	}
}

// The board after a board of the day does not have the title of a day.
func TestBoardAfterThatOfTheDay(t *testing.T) {
	setup := session.Daily(deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10}, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	if said := setup.Next(5).Describe(text.Same("square"), text.English); strings.Contains(said, "2026") || !strings.Contains(said, "Beginner") {
		t.Errorf("described as %q", said)
	}
}
