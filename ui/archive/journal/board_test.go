package journal_test

import (
	"errors"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// wrongBoards are lines that describe a board of 3×4 cells with two mines, mostly wrongly. They may
// stand between any two entries.
var wrongBoards = []struct {
	name    string
	lines   string
	problem error
	want    string // the error, without the number of the line; "": the board is right
}{
	{"rows", "row: *...\nrow: ....\nrow: ...*\n", nil, ""},
	{"a row too long", "row: *....\nrow: ....\nrow: ...*\n", journal.BadWidth,
		"1: 5 columns where 4 should be"},
	{"a row too many", "row: *...\nrow: ....\nrow: ...*\nrow: ....\n", journal.TooMany,
		"4: one row too many: the board has only 3"},
	{"a mine too few", "row: *...\nrow: ....\nrow: ....\n", journal.OtherMines,
		"1: a board with 1 mine, but the header says 2"},
	{"a mine too many", "row: *...\nrow: ....\nrow: *..*\n", journal.OtherMines,
		"1: a board with 3 mines, but the header says 2"},
}

// An impossible board is an error, in the header and after an entry. Without its board a game
// cannot be read.
func TestWrongBoards(t *testing.T) {
	given := strings.Replace(dealtHeader, "seed: 1\n", "", 1)
	for _, test := range wrongBoards {
		for _, header := range []string{dealtHeader + "start: 0,1\n", given + "start: 0,1\n"} {
			for _, entries := range []string{"", "\n0.000 0,1!\n"} {
				before := header + entries
				j, err := journal.Read([]byte(before + test.lines + "1.000 0,2!\n"))
				if test.want == "" {
					if err != nil || j.Layout == nil || j.Layout.Mines() != 2 ||
						!j.Layout.Mine(game.Cell{Row: 2, Col: 3}) {
						t.Errorf("%s: not read as the board: %v", test.name, err)
					}
					continue
				}
				at, rest, _ := strings.Cut(test.want, ":")
				line, _ := strconv.Atoi(at)
				line += strings.Count(before, "\n")
				var e *files.Error
				if !errors.As(err, &e) || e.Line != line || e.Problem != test.problem ||
					!strings.Contains(err.Error(), strings.TrimSpace(rest)) {
					t.Errorf("%s: %v\nwant line %d:%s", test.name, err, line, rest)
				}
				if j != nil {
					t.Errorf("%s: read as %+v, want no game", test.name, j)
				}
			}
		}
	}
}

// The board in the text counts, whatever board its seed would give.
func TestBoardInTheTextWins(t *testing.T) {
	j, parts := late(t)
	other := j.Deal
	other.Seed++
	board := gametest.Must(other.Deal(game.Cell{Row: 4, Col: 4}))
	if history.BoardHash(board.Layout) == history.BoardHash(j.Layout) {
		t.Fatal("the two seeds have one board")
	}
	h := journal.Header{Layout: board.Layout}
	parts[2] = string(journal.AppendBoard(&h, nil))
	for _, order := range [][]int{{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 1, 3, 2}} {
		text := ""
		for _, i := range order {
			text += parts[i]
		}
		got := read(t, []byte(text))
		played, err := got.Play()
		if err != nil || !reflect.DeepEqual(played.Layout(), board.Layout) {
			t.Errorf("another board is played, %v", err)
		}
		got.Entries = append(got.Entries, journal.Entry{At: time.Hour, Event: journal.GivenUp})
		g, err := history.FromJournal("name", got, time.Now())
		if err != nil || g.Board != history.BoardHash(board.Layout) {
			t.Errorf("another board is in the history, %v", err)
		}
	}
}

// A seed gives the same board only under the scheme by which it was dealt. If the text names
// another scheme or none, the board in the text counts as a given one, without code and promise.
func TestDealtInAnotherWay(t *testing.T) {
	const game = "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 4\nmines: 1\npromise: followable\nseed: 7\n" +
		"start: first opened\n%s0.500 0,0*\nrow: ...*\n"
	for line, dealt := range map[string]bool{
		"": false, "dealing: 2\n": true, "dealing: 3\n": false, "dealing: 3\npromise kept: no\n": false, "safe start: no\n": false,
	} {
		j := read(t, []byte(strings.Replace(game, "%s", line, 1)))
		if j.Dealt() != dealt || j.SafeStart == dealt || j.FirstOpened != dealt {
			t.Errorf("%q: dealt %v, safe start %v, first opened %v", line, j.Dealt(), j.SafeStart, j.FirstOpened)
		}
		played, err := j.Play()
		if err != nil || played.Layout().Mines() != 1 || played.Steps() != 1 {
			t.Errorf("%q: not played on the board in the text: %v", line, err)
		}
		wantSame(t, "written again", read(t, write(t, j)), j)
	}
}
