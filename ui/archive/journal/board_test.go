package journal_test

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/journal"
)

// packed returns the text of a bitmap with these bytes.
func packed(t testing.TB, data []byte) string {
	t.Helper()
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return base64.StdEncoding.EncodeToString(b.Bytes())
}

// wrongBoards are lines that describe a board of 3×4 cells with two mines, mostly wrongly. They may
// stand between any two entries.
var wrongBoards = []struct {
	name    string
	lines   func(testing.TB) string
	problem error
	want    string // the error, without the number of the line; "": the board is right
}{
	{"rows", text("row: *...\nrow: ....\nrow: ...*\n"), nil, ""},
	{"a bitmap", bitmap(0b10000000, 0b00010000), nil, ""},
	{"a row too long", text("row: *....\nrow: ....\nrow: ...*\n"), journal.BadWidth,
		"1: 5 columns where 4 should be"},
	{"a row too many", text("row: *...\nrow: ....\nrow: ...*\nrow: ....\n"), journal.TooMany,
		"4: one row too many: the board has only 3"},
	{"a mine too few", text("row: *...\nrow: ....\nrow: ....\n"), journal.OtherMines,
		"1: a board with 1 mine, but the header says 2"},
	{"a mine too many", bitmap(0b11000000, 0b00010000), journal.OtherMines,
		"1: a board with 3 mines, but the header says 2"},
	{"both", text("row: *...\nrow: ....\nrow: ...*\nbitmap: AA==\n"), journal.Both,
		"4: the board is given twice, as bitmap and as row"},
	{"no base64", text("bitmap: hello!\n"), journal.BadBoard, "1: the bitmap is not base64 from character 6 on"},
	{"nothing", text("bitmap:\n"), journal.BadBoard, "1: the bitmap is shorter than the board (cells: 12)"},
	{"too short", bitmap(0b10000000), journal.BadBoard, "1: the bitmap is shorter than the board (cells: 12)"},
	{"too long", bitmap(0b10000000, 0b00010000, 0), journal.BadBoard, "1: the bitmap is longer than the board (cells: 12)"},
	{"off the board", bitmap(0b10000000, 0b00000001), journal.BadBoard,
		"1: the bitmap is longer than the board (cells: 12)"},
	{"damaged", text("bitmap: ////\n"), journal.BadBoard, "1: the bitmap is damaged"},
	{"cut", func(t testing.TB) string {
		return "bitmap: " + packed(t,
			[]byte{0b10000000, 0b00010000})[:4] + "\n"
	}, journal.BadBoard, "1: the bitmap is damaged"},
}

func text(s string) func(testing.TB) string { return func(testing.TB) string { return s } }

func bitmap(data ...byte) func(testing.TB) string {
	return func(t testing.TB) string { return "bitmap: " + packed(t, data) + "\n" }
}

// An impossible board is an error, in the header and after an entry. Without its board a game
// cannot be read.
func TestWrongBoards(t *testing.T) {
	given := strings.Replace(dealtHeader, "seed: 1\n", "", 1)
	for _, test := range wrongBoards {
		for _, header := range []string{dealtHeader + "start: 0,1\n", given + "start: 0,1\n"} {
			for _, entries := range []string{"", "\n0.000 0,1!\n"} {
				before := header + entries
				j, err := journal.Read([]byte(before + test.lines(t) + "1.000 0,2!\n"))
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

// A few bytes that claim to be the largest possible board take little memory.
func TestBitmapThatPromisesMuch(t *testing.T) {
	zeros := packed(t, make([]byte, 1<<20))
	for name, line := range map[string]string{
		"14 bytes":  "AQID" + strings.Repeat("A", 9) + "==",
		"no end":    base64.StdEncoding.EncodeToString(bytes.Repeat([]byte{0}, 10)),
		"the whole": zeros,
		"half":      zeros[:len(zeros)/8*4],
	} {
		text := []byte("buscaminas game 2\ngrid: square\nrows: 1024\ncolumns: 1024\n" +
			"mines: 1\nbitmap: " + line + "\n\n")
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := journal.Read(text)
		runtime.ReadMemStats(&after)
		if err == nil {
			t.Errorf("%s: it is a board", name)
		}
		if allocated := after.TotalAlloc - before.TotalAlloc; allocated > 1<<20 {
			t.Errorf("%s: %d bytes for %d", name, allocated, len(text))
		}
	}
}

// The board in the text counts, whatever board its seed would give.
func TestBoardInTheTextWins(t *testing.T) {
	j, parts := late(t)
	other := j.Deal
	other.Seed++
	board, err := other.Deal(game.Cell{Row: 4, Col: 4})
	if err != nil {
		t.Fatal(err)
	}
	if history.Content(board.Layout) == history.Content(j.Layout) {
		t.Fatal("the two seeds have one board")
	}
	h := journal.Header{Layout: board.Layout}
	parts[2] = string(h.AppendBoard(nil))
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
		g, err := history.Of("name", got, time.Now())
		if err != nil || g.Board != history.Content(board.Layout) {
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
