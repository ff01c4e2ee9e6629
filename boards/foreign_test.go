package boards_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/gametest"
)

const boardHead = "# MINESWEEPER-BOARD v0.1\n# Render: ascii\n"

func TestReadForeign(t *testing.T) {
	six := cells(0, 0, 0, 2, 1, 3)
	wantRead(t, boards.MBF, []readable{
		{"mbf", "\x04\x02\x00\x03\x03\x01\x02\x00\x00\x00", square(2, 4),
			cells(0, 0, 0, 2, 1, 3)},
		{"mbf without mines", "\x04\x02\x00\x00", square(2, 4), nil},
		{"mbf that begins as text does", "\xef\xbb\x00\x01\x01\x02", square(187, 239),
			cells(2, 1)},
		{"mbf that is text", "22\x01\x01" + pairs(257), square('2', '2'), nil},
	})
	wantRead(t, boards.Tatham, []readable{
		{"game ID, clear", "4x2:a1\n", square(2, 4), six},
		{"game ID that says it is clear", "4x2:uA1", square(2, 4), six},
		{"game ID, masked", "4x2:m17", square(2, 4), six},
		{"game ID with more about boards", "4x2n3a:a1", square(2, 4), six},
		{"game ID of as many rows", "3:a00", square(3, 3), cells(0, 0, 0, 2)},
		{"game ID with something in the last bits", "3:a0f", square(3, 3),
			cells(0, 0, 0, 2, 2, 2)},
		{"game ID with blank lines", "\ufeff\r\n  4x2:a1 \r\n\r\n", square(2, 4), six},
	})
	wantRead(t, boards.PTTA, []readable{
		{"link", "https://example.org/?b=0402&m=k4\n", square(2, 4), six},
		{"link with a fragment", "https://example.org/#/game/?b=0402&m=K4&c=x", square(2, 4),
			six},
		{"link, the end of it", "b=0402&m=k4", square(2, 4), six},
		{"link the other way round", "?m=k4#b=42", square(2, 4), six},
		{"link whose size has an odd number of digits",
			"https://llamasweeper.com/#/game/board-editor?b=412&m=4000000004", square(12, 4), cells(0, 2, 11, 3)},
		{"link to a narrow board", "?b=123&m=00004", square(23, 1), cells(22, 0)},
		{"link whose mines are none", "?b=0402&m=00", square(2, 4), nil},
		{"link to a beginner's board", "?b=1&m=g0000000000000001", square(9, 9), cells(0, 0)},
		{"link to a board without mines", "?b=3", square(16, 30), nil},
		{"link with its mines in mf, too", "?b=0402&mf=8gA0C01&m=k4", square(2, 4), six},
		{"link to a long board", "?b=100001", square(1, 100), nil},
	})
	wantRead(t, boards.DotMine, []readable{
		{".mine", "4x2x3\nMHmH\n9 H?\n", square(2, 4), six},
		{".mine without mines", "1x1x0\nH", square(1, 1), nil},
	})
	wantRead(t, boards.DotBoard, []readable{
		{".board", boardHead + "rows: 2\ncolumns: 4\nmines: 3\n[real]\n*2*2\n122*\n", square(2, 4), six},
		{".board with more in it",
			"\n" + boardHead + "# of old\nauthor: me: you\n\nmines:3\n columns : 4\nrows: 2\n\n" +
				"[real]\r\n*2*2\r\n122*\r\n\r\n", square(2, 4), six},
	})
}

// pairs returns n different pairs of characters.
func pairs(n int) string {
	var out strings.Builder
	for i := range n {
		out.WriteByte(byte(1 + i%40))
		out.WriteByte(byte(1 + i/40))
	}
	return out.String()
}

func TestReadStart(t *testing.T) {
	b, err := boards.Read([]byte("4x2:2,1,a1"), "")
	if err != nil || b.Start == nil || *b.Start != (game.Cell{Row: 1, Col: 2}) {
		t.Errorf("%+v, %v: want to start at 1,2", b, err)
	}
	b, err = boards.Read([]byte("4x2:3,1,a1"), "")
	if err != nil || b.Start != nil || len(b.Notes) != 1 {
		t.Fatalf("%+v, %v: want no start and a note", b, err)
	}
	const want = "line 1: there is a mine at 1,3, the cell to start at: it stays closed"
	if got := b.Notes[0].Error(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestReadView(t *testing.T) {
	text := boardHead + "rows: 2\ncolumns: 4\nmines: 3\n[real]\n*2*2\n122*\n[view]\nX2@2\n#?FU\n"
	b := gametest.Must(boards.Read([]byte(text), ""))
	if !sameCells(b.Open, set(0, 0, 0, 1, 0, 3)) || !sameCells(b.Flagged, set(1, 0, 1, 2)) {
		t.Errorf("open %v, flagged %v", list(b.Open), list(b.Flagged))
	}
	if len(b.Notes) != 1 || b.Notes[0].Error() != "line 10: question marks are dropped: 1 in all" {
		t.Errorf("notes %v", b.Notes)
	}
}

// A .mine file may be a position from JSMinesweeper: open cells, and flags that are all on mines.
func TestReadDotMinePosition(t *testing.T) {
	for text, want := range map[string]boards.Board{
		"4x3x3\nF11M\n1HHH\n01MH\n": {
			Mines: set(0, 0, 0, 3, 2, 2), Open: set(0, 1, 0, 2, 1, 0, 2, 0, 2, 1), Flagged: set(0, 0),
		},
		"4x3x1\nHHHH\nHHHH\nHHH?\n": {Mines: set(2, 3)},
		"4x3x1\nFHHH\nHHHH\nHHHH\n": {Mines: set(0, 0), Flagged: set(0, 0)},
		"4x3x0\n0000\n0000\n0000\n": {Open: boards.CellsOf(slices.Collect(everyCell(square(3, 4))))},
	} {
		b, err := boards.Read([]byte(text), "")
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		want.Grid = square(3, 4)
		wantSame(t, b, &want, nil)
		lost, err := boards.DotMine.Losses(b)
		if err != nil || len(lost) > 0 {
			t.Errorf("%q: losses %v, %v", text, lost, err)
		}
		written, err := boards.DotMine.Append(nil, b)
		if again := strings.ReplaceAll(text, "?", "M"); err != nil || string(written) != again {
			t.Errorf("%q, %v, want %q", written, err, again)
		}
	}
}

func TestReadForeignErrors(t *testing.T) {
	size := func(found string) string {
		return "line 1: " + found + " where the numbers of rows and columns should be"
	}
	board := func(body string) string { return boardHead + "rows: 1\ncolumns: 2\nmines: 1\n" + body }
	wantWrong(t, []wrong{
		{"mbf: no rows", "\x04\x00\x00\x00", "data in an unknown format; a board is read from text, or from an .mbf file"},
		{"mbf: no columns", "\x00\x04\x00\x00", "data in an unknown format; a board is read from text, or from an .mbf file"},
		{"mbf: the header alone", "\x04\x04\x00", "data in an unknown format; a board is read from text, or from an .mbf file"},
		{"mbf: half a mine", "\x04\x04\x00\x01\x03", "data in an unknown format; a board is read from text, or from an .mbf file"},
		{"mbf: a mine missing", "\x04\x04\x00\x02\x01\x01",
			"data in an unknown format; a board is read from text, or from an .mbf file"},
		{"mbf: a mine too many", "\x04\x04\x00\x01\x01\x01\x02\x02",
			"data in an unknown format; a board is read from text, or from an .mbf file"},
		{"mbf: more mines than cells", "\x01\x01\x00\x02\x00\x00\x00\x00",
			"data in an unknown format; a board is read from text, or from an .mbf file"},
		{"mbf: a mine twice", "\x04\x04\x00\x02\x01\x01\x01\x01",
			"data in an unknown format; a board is read from text, or from an .mbf file"},
		{"mbf: a mine off the columns", "\x04\x05\x00\x01\x04\x00",
			"data in an unknown format; a board is read from text, or from an .mbf file"},
		{"mbf: a mine off the rows", "\x05\x04\x00\x01\x00\x04",
			"data in an unknown format; a board is read from text, or from an .mbf file"},

		{"game ID with a seed", "9x9n10#a:b",
			`line 1: "9x9n10#a:b" has a seed but no mines: only the program that wrote it can place them`},
		{"game ID yet to be laid", "\n9x9:r10,u,0",
			`line 2: "9x9:r10,u,0" has a seed but no mines: only the program that wrote it can place them`},
		{"game ID without a size", "0:8", size(`"0"`)},
		{"game ID without rows", "9x:8", size(`"9x"`)},
		{"game ID of gigabytes", "99999x99999:8", tooBig(1, "99999×99999")},
		{"game ID: start off the board", "2:1,2,8",
			`line 1: "1,2" where the cell to start at should be, column and row, on the 2×2 board`},
		{"game ID: half a start", "2:1,8",
			`line 1: "1" where the cell to start at should be, column and row, on the 2×2 board`},
		{"game ID: start of letters", "2:a,0,8",
			`line 1: "a,0" where the cell to start at should be, column and row, on the 2×2 board`},
		{"game ID: start below 0", "2:0,-1,8",
			`line 1: "0,-1" where the cell to start at should be, column and row, on the 2×2 board`},
		{"game ID: no mines", "2:m", "line 1: digits for the mines: 0 instead of 1"},
		{"game ID: too much", "9x9:0,0,m0123456789abcdef012345",
			"line 1: digits for the mines: 22 instead of 21"},
		{"game ID: no digit", "3:0g0",
			`line 1: "g" among the digits for the mines, which are 0123456789abcdef`},
		{"game ID: half a character", "4x2:é",
			`line 1: "é" among the digits for the mines, which are 0123456789abcdef`},
		{"game ID and more", "2:8\n\nhello\n", `line 3: "hello" after the board, which is a single line`},

		{"link: size of letters", "?b=x&m=0", size(`"x"`)},
		{"link: too few mines for an odd size", "?b=412&m=0",
			"line 1: digits for the mines: 1 instead of 10"},
		{"link: no such level", "?b=4&m=0", size(`"4"`)},
		{"link: no level, for all that it looks like one", "?b=01&m=0", size(`"01"`)},
		{"link: no rows", "?b=0500&m=0", size(`"0500"`)},
		{"link: size below 0", "?b=-1-1&m=0", size(`"-1-1"`)},
		{"link of gigabytes", "?b=9999999999&m=0", tooBig(1, "99999×99999")},
		{"link: too few mines", "?b=0402&m=k", "line 1: digits for the mines: 1 instead of 2"},
		{"link: no digit", "?b=0402&m=kw",
			`line 1: "w" among the digits for the mines, which are 0123456789abcdefghijklmnopqrstuv`},
		{"link whose mines are in mf", "https://minesweeper.online/board-editor?b=1&mf=8gA0C01",
			"line 1: the mines are in mf=, which only the site of this link reads; " +
				"open it there and copy a link with m=, or save an .mbf file"},
		{"link whose mines are in mf, and none in m", "?b=1&m=&mf=8gA0C01#",
			"line 1: the mines are in mf=, which only the site of this link reads; " +
				"open it there and copy a link with m=, or save an .mbf file"},
		{"link and more", "?b=0402&m=k4\nhello\n", `line 2: "hello" after the board, which is a single line`},

		{".mine: no size", "0x1x0\n", size(`"0x1x0"`)},
		{".mine of gigabytes", "100000x100000x1\nM\n", tooBig(1, "100000×100000")},
		{".mine: more mines than cells", "2x1x3\nMM\n", "line 1: 3 mines; the number goes from 0 to 2"},
		{".mine: fewer mines than none", "2x1x-1\nMM\n", "line 1: -1 mines; the number goes from 0 to 2"},
		{".mine: missing mines", "\n2x1x2\nMH\n", "line 2: says 2 mines, but 1 follows"},
		{".mine: mines that are hidden", "4x3x3\nF11H\n1HHH\n01HH\n",
			"line 1: a position that shows 1 of 3 mines, and hides the rest among the H cells"},
		{".mine: nothing but hidden cells", "2x1x1\nHH\n",
			"line 1: a position that shows 0 of 1 mine, and hides the rest among the H cells"},
		{".mine: more mines than hidden cells", "3x1x3\nF1H\n", "line 1: says 3 mines, but 1 follows"},
		{".mine: a flag too many", "3x1x1\nF1F\n", "line 1: says 1 mine, but 2 follow"},
		{".mine: wrong number", "3x2x1\nF1H\n12H\n", `line 3: "2" at 1,1 does not match the mines`},
		{".mine: row too short", "2x2x1\nMH\nH\n", "line 3: 1 column instead of 2"},
		{".mine: row too long", "2x2x1\nMHH\n", "line 2: 3 columns instead of 2"},
		{".mine: missing row", "2x2x1\nMH\n", "line 3: 1 of 2 rows"},
		{".mine: something behind", "2x1x1\nMH\n\nHH\n", `line 4: "HH" where the board ends, after 1 row`},

		{".board of another version", "# MINESWEEPER-BOARD v2\n",
			`line 1: "# MINESWEEPER-BOARD v2" where # MINESWEEPER-BOARD v0.1 should be`},
		{".board of pictures", "# MINESWEEPER-BOARD v0.1\n# Render: emoji\n",
			`line 2: drawn in "emoji"; only ascii is read`},
		{".board: nothing else", boardHead, "the [real] part, which says where the mines are, is missing"},
		{".board: the player's alone", board("[view]\nUU\n"),
			"the [real] part, which says where the mines are, is missing"},
		{".board: no key", board("hello\n"), `line 6: "hello" has no ":" between a key and a value`},
		{".board: no rows", boardHead + "columns: 2\n[real]\n1*\n", "line 4: rows should come before this"},
		{".board: no columns", boardHead + "rows: 1\n[real]\n1*\n", "line 4: columns should come before this"},
		{".board: no mines", boardHead + "rows: 1\ncolumns: 2\n[real]\n1*\n", "line 6: mines should come before this"},
		{".board: no size", boardHead + "rows: x\ncolumns: 2\n[real]\n",
			`line 4: "x 2" where the numbers of rows and columns should be`},
		{".board of gigabytes", boardHead + "columns: 99999\nrows: 99999\n[real]\n1*\n",
			tooBig(4, "99999×99999")},
		{".board: mines of letters", boardHead + "rows: 1\ncolumns: 2\nmines: x\n[real]\n1*\n",
			"line 5: x mines; the number goes from 0 to 2"},
		{".board: missing mines", board("[real]\n00\n"), "line 5: says 1 mine, but 0 follow"},
		{".board: row too short", board("[real]\n*\n"), "line 7: 1 column instead of 2"},
		{".board: missing row", board("[real]\n"), "line 7: 0 of 1 row"},
		{".board: unknown part", board("[real]\n*1\n[solution]\n*1\n"),
			`line 8: "[solution]" where [real] or [view] should be, each of them once`},
		{".board: a part twice", board("[real]\n*1\n[real]\n*1\n"),
			`line 8: "[real]" where [real] or [view] should be, each of them once`},
		{".board: something behind", board("[real]\n*1\n*1\n"),
			`line 8: "*1" has no ":" between a key and a value`},
		{".board: no cell", board("[real]\n*9\n"), `line 7: "9" where a cell should be, one of *012345678`},
		{".board: no cell for the player", board("[real]\n*1\n[view]\nU*\n"),
			`line 9: "*" where a cell should be, one of 012345678XF#U?@`},
		{".board: wrong number", board("[real]\n*2\n"), `line 7: "2" at 0,1 does not match the mines`},
		{".board: wrong number for the player", board("[real]\n*1\n[view]\nU0\n"),
			`line 9: "0" at 0,1 does not match the mines`},
		{".board: a number on a mine", board("[real]\n*1\n[view]\n1U\n"),
			`line 9: "1" at 0,0 does not match the mines`},
		{".board: exploded without a mine", board("[real]\n*1\n[view]\nUX\n"),
			`line 9: "X" at 0,1 does not match the mines`},
		{".board: missed without a mine", board("[real]\n*1\n[view]\nU@\n"),
			`line 9: "@" at 0,1 does not match the mines`},
		{".board: wrong flag on a mine", board("[real]\n*1\n[view]\n#1\n"),
			`line 9: "#" at 0,0 does not match the mines`},
		{".board: another size in the middle", board("[real]\n*1\nrows: 2\n[view]\nUU\nUU\n"),
			`line 11: "UU" has no ":" between a key and a value`},
	})
}
