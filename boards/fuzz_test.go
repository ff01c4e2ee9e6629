package boards_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/gametest"
)

// checkRead fails unless data is read as a board that can be played and written, or reading it
// fails with an error of this package. It also fails if reading takes more memory than
// [boards.Read] promises.
func checkRead(t *testing.T, data []byte) {
	t.Helper()
	var b *boards.Board
	var err error
	allocated := allocatedBy(func() { b, err = boards.Read(data, "") })
	if allocated > mostMemory(data) {
		t.Errorf("%d bytes for %d", allocated, len(data))
	}
	if err != nil {
		var e *files.Error
		if !errors.As(err, &e) || e.Problem == nil || err.Error() == "" {
			t.Fatalf("the error is %#v", err)
		}
		return
	}
	rows, cols := b.Grid.Size()
	if game.CheckSize(rows, cols) != nil {
		t.Fatalf("a board of %d×%d", rows, cols)
	}
	if rows*cols > 1<<16 {
		return // a few bytes with short rows may be a large board, which is too slow to play here
	}
	layout := gametest.Must(b.Layout()) // fails if a mine is off the board
	if b.Start != nil && (!game.Contains(b.Grid, *b.Start) || layout.Mine(*b.Start)) {
		t.Fatalf("start at %v", b.Start)
	}
	for f := range boards.Formats {
		if lost, err := f.Losses(b); err == nil {
			data, err := f.Append(nil, b)
			if err != nil {
				t.Fatalf("%v: %v", f, err)
			}
			again, err := boards.Read(data, "")
			if err != nil || again.Format != f {
				t.Fatalf("%v: %v in %q", f, err, data)
			}
			wantSame(t, again, b, lost)
		}
	}
}

// addBoards adds the boards of the folder, each in every format that can hold it.
func addBoards(f *testing.F, add func(boards.Format, []byte)) {
	files, err := filepath.Glob("*.txt")
	if err != nil || len(files) == 0 {
		f.Fatalf("no boards: %v", err)
	}
	for _, file := range files {
		data := gametest.Must(os.ReadFile(file))
		b := gametest.Must(boards.Read(data, ""))
		add(b.Format, data)
		layout := gametest.Must(b.Layout())
		rows, cols := b.Grid.Size()
		b.Grid = square(rows, cols)
		b.Flagged = b.Mines
		var open []game.Cell
		for c := range everyCell(b.Grid) {
			if layout.Mine(c) {
				continue
			}
			if b.Start = &c; c.Row%2 == 0 {
				open = append(open, c)
			}
		}
		b.Open = boards.CellsOf(open)
		for format := range boards.Formats {
			data := gametest.Must(format.Append(nil, b))
			add(format, data)
		}
	}
}

// addTo returns a function that adds the data of one format to the corpus of f.
func addTo(f *testing.F, only boards.Format) func(boards.Format, []byte) {
	return func(format boards.Format, data []byte) {
		if format == only {
			f.Add(data)
		}
	}
}

// fuzz checks the reading of data that fuzzing makes from boards of one format.
func fuzz(f *testing.F, format boards.Format, hostile ...string) {
	addBoards(f, addTo(f, format))
	for _, text := range hostile {
		f.Add([]byte(text))
	}
	f.Fuzz(checkRead)
}

func FuzzRead(f *testing.F) {
	addBoards(f, func(_ boards.Format, data []byte) {
		f.Add(data)
		f.Add([]byte(strings.ReplaceAll(string(data), "\n", "\r\n")))
	})
	for _, hostile := range []string{"", "\ufeff", "\n", "0 0\n", "-1 1\n", "2 2\n\x00", "2 2\n\xff"} {
		f.Add([]byte(hostile))
	}
	f.Fuzz(checkRead)
}

func FuzzMap(f *testing.F) {
	fuzz(f, boards.Map, "1 1", "1 1\n*", "2\t2\n**\n**\n\n", "1 2\n█*\n", "3 1\n\n\n\n", "1024 1024\n*\n",
		"30 1\n"+strings.Repeat("\n", 30), "4294967296 4294967296\n0\n", "99999999999999999999 1\n",
		"1 01000000\n0")
}

func FuzzList(f *testing.F) {
	fuzz(f, boards.List, "1 1\n1\n0 0", "1 3\n0 0\n", "1024 1024\n99999999\n0 0\n", "3 3\n10\n",
		"3 3\n2\n0 0\n0 0\n",
		"3 3\n1\n0\n", "3 3\n1\n3 3\n", "3 3\n1\n0 -1\n", "2 2\n1\n0 x\n")
}

func FuzzMBF(f *testing.F) {
	fuzz(f, boards.MBF, "\x00\x00\x00\x00", "\x01\x01\x00\x01\x00\x00", "\xff\xff\xfe\x01",
		"\x02\x02\x00\x02\x00\x00\x00\x00")
}

func FuzzTatham(f *testing.F) {
	fuzz(f, boards.Tatham, "9x9:4,4,mb071b49fbd1cb6a0d5868", "9:u004000007c00010022080", "9x9n10#123",
		"9x9:r10,u,x", "1:8",
		"0x1:0", "99999x99999:0", "2:,,0", "2:1,0,f", "2:m,", "1x9:m000")
}

func FuzzPTTA(f *testing.F) {
	fuzz(f, boards.PTTA, "b=4005&m=vvvvvvvv000000010000000194i94i95vvvvvvvv", "?b=1", "#b=2&m=", "b=0101&m=g",
		"b=123", "?b=412&m=4000000004",
		"b=9999999999&m=0", "b=-1-1&m=0", "b=0102&m=z")
}

func FuzzDotMine(f *testing.F) {
	fuzz(f, boards.DotMine, "1x1x1\n?\n", "2x1x0\nHH", "2x1x2\nMm\n", "0x0x0\n", "99999x99999x1\nM\n",
		"3x1x1\nF1\n", "4x3x3\nF11M\n1HHH\n01MH\n",
		"2x1x1\nFH\n", "2x1x1\nHH\n", "3x1x1\nF2H\n")
}

func FuzzDotBoard(f *testing.F) {
	const head = "# MINESWEEPER-BOARD v0.1\n"
	fuzz(f, boards.DotBoard, head, head+"rows: 1\ncolumns: 2\nmines: 1\n[real]\n*1\n[view]\n@1\n",
		head+"rows: 1\ncolumns: 2\nmines: 1\n[real]\n*1\nrows: 9\n[view]\n?U\n",
		head+"rows: 99999\ncolumns: 99999\n[real]\n", head+"[view]\n",
		head+"rows: 1\ncolumns: 1\n[view]\nU\n",
		head+"rows: 1\ncolumns: 2\nmines: 1\n[view]\nX1\n[real]\n*1\n")
}
