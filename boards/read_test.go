package boards_test

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf16"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/gametest"
)

func square(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} }
func hex(rows, cols int) game.Grid    { return game.Hex{Rows: rows, Cols: cols} }

// cells returns the cells with these numbers: row, column, row, column, and so on.
func cells(numbers ...int) []game.Cell {
	var out []game.Cell
	for pair := range slices.Chunk(numbers, 2) {
		out = append(out, game.Cell{Row: pair[0], Col: pair[1]})
	}
	return out
}

// set returns a set of the cells with these numbers.
func set(numbers ...int) boards.Cells { return boards.CellsOf(cells(numbers...)) }

// utf16Of returns a text in UTF-16 with a byte order mark.
func utf16Of(order binary.AppendByteOrder, text string) string {
	var data []byte
	for _, unit := range utf16.Encode([]rune("\ufeff" + text)) {
		data = order.AppendUint16(data, unit)
	}
	return string(data)
}

// list returns the cells of a set, row by row.
func list(s boards.Cells) []game.Cell { return slices.Collect(s.All()) }

func sameCells(a, b boards.Cells) bool { return slices.Equal(list(a), list(b)) }

// A readable is a text that is read as a board on this grid with these mines, and nothing else.
type readable struct {
	name, text string
	grid       game.Grid
	mines      []game.Cell
}

func TestRead(t *testing.T) {
	wantRead(t, boards.Map, []readable{
		{"map", "2 4\n*.*.\n...*\n", hex(2, 4), cells(0, 0, 0, 2, 1, 3)},
		{"map of one cell", "1 1\n*\n", hex(1, 1), cells(0, 0)},
		{"map with blanks and tabs in the size", " \t2\t 4 \n*.*.\n...*\n", hex(2, 4),
			cells(0, 0, 0, 2, 1, 3)},
		{"map with tabs for columns", "2 4\n*\t*\t\n\t\t\t*\n", hex(2, 4), cells(0, 0, 0, 2, 1, 3)},
		{"map of characters longer than a byte", "2 4\n*█*█\n██·*\n", hex(2, 4),
			cells(0, 0, 0, 2, 1, 3)},
		{"map with blank lines before it", "\n\n2 2\n**\n**\n", hex(2, 2), cells(0, 0, 0, 1, 1, 0, 1, 1)},
		{"map with blank lines below the size", "2 2\n\n \n*.\n.*\n", hex(2, 2), cells(0, 0, 1, 1)},
		{"map whose first row is blank", "2 2\n  \n.*\n", hex(2, 2), cells(1, 1)},
		{"map with 2x2", "2x2\n*.\n.*\n", hex(2, 2), cells(0, 0, 1, 1)},
		{"map with 2 × 2", "2 × 2\n*.\n.*\n", hex(2, 2), cells(0, 0, 1, 1)},
		{"map with 2,2", "2,2\n*.\n.*\n", hex(2, 2), cells(0, 0, 1, 1)},
		{"map of digits", "2 2\n00\n00\n", hex(2, 2), nil},
		{"map with its numbers", "1 3\n*2*\n", hex(1, 3), cells(0, 0, 0, 2)},
		{"map of numbers and blanks", "1 3\n0 0\n", hex(1, 3), nil},
		{"map of blanks", "2 2\n  \n  \n", hex(2, 2), nil},
	})
	wantRead(t, boards.List, []readable{
		{"list", "2 4\n3\n1 3\n0 2\n0 0\n", square(2, 4), cells(0, 0, 0, 2, 1, 3)},
		{"list without mines", "2 4\n0\n", square(2, 4), nil},
		{"list with tabs", "2\t4\n\t1\n1\t3\t\n", square(2, 4), cells(1, 3)},
		{"list in one line", "2 4 1 1 3", square(2, 4), cells(1, 3)},
		{"list with blank lines", "\n2\n4\n\n1\n\n\n1\n3\n\n", square(2, 4), cells(1, 3)},
		{"list with 2x4", "2x4\n1\n1 3\n", square(2, 4), cells(1, 3)},
		{"list with 2, 4", "2, 4\n1\n1 3\n", square(2, 4), cells(1, 3)},
		{"list with signs and zeros", "+2 04\n01\n+1 -0\n", square(2, 4), cells(1, 0)},
		{"list that could be a map", "1 1\n1\n0 0\n", square(1, 1), cells(0, 0)},
		{"list that could be a map of digits", "1 1\n0\n", square(1, 1), nil},
	})
}

func wantRead(t *testing.T, format boards.Format, all []readable) {
	t.Helper()
	for _, tt := range all {
		b, err := boards.Read([]byte(tt.text), "")
		switch {
		case err != nil:
			t.Errorf("%s: %v", tt.name, err)
		case b.Format != format || b.Grid != tt.grid:
			t.Errorf("%s: %v on %#v, want %v on %#v", tt.name, b.Format, b.Grid, format, tt.grid)
		case tt.name != "mbf that is text" && !slices.Equal(list(b.Mines), tt.mines):
			t.Errorf("%s: mines %v, want %v", tt.name, list(b.Mines), tt.mines)
		case len(b.Notes) > 0 || b.Start != nil || b.Open.Len()+b.Flagged.Len() > 0:
			t.Errorf("%s: more than a board: %+v", tt.name, b)
		}
	}
}

// Lines may end in any way, and a text may have a byte order mark or be in UTF-16.
func TestEncodings(t *testing.T) {
	for f, text := range written {
		if f == boards.MBF {
			continue // it is no text
		}
		want := gametest.Must(boards.Read([]byte(text), ""))
		for name, encoded := range map[string]string{
			"CRLF": strings.ReplaceAll(text, "\n", "\r\n"), "CR": strings.ReplaceAll(text, "\n", "\r"),
			"all line ends": strings.Replace(text, "\n", "\r\n", 1), "no final newline": strings.TrimSuffix(text, "\n"),
			"blank lines behind": text + "\n \t\n", "BOM": "\ufeff" + text,
			"UTF-16": utf16Of(binary.LittleEndian, text), "UTF-16, high bytes first": utf16Of(binary.BigEndian, text),
		} {
			if got, err := boards.Read([]byte(encoded), ""); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%v, %s: %+v, %v; want %+v", f, name, got, err, want)
			}
		}
	}
}

func TestNotes(t *testing.T) {
	tests := []struct {
		name, text string
		mines      []game.Cell
		notes      []string
	}{
		{"trimmed", "2 4\n*.*\n...*\n", cells(0, 0, 0, 2, 1, 3),
			[]string{"line 2: 3 of 4 columns: the rest have no mines"}},
		{"empty row", "3 2\n*\n\n.*\n", cells(0, 0, 2, 1), []string{
			"line 2: 1 of 2 columns: the rest have no mines",
			"line 3: 0 of 2 columns: the rest have no mines",
		}},
		{"many", "25 2\n" + strings.Repeat("*\n", 25), nil,
			[]string{20: "5 more rows are too short; the rest of each has no mines"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := gametest.Must(boards.Read([]byte(tt.text), ""))
			if tt.mines != nil && !slices.Equal(list(b.Mines), tt.mines) {
				t.Errorf("mines %v, want %v", list(b.Mines), tt.mines)
			}
			if len(b.Notes) != len(tt.notes) {
				t.Fatalf("notes %v, want %q", b.Notes, tt.notes)
			}
			for i, want := range tt.notes {
				if got := b.Notes[i].Error(); want != "" && got != want {
					t.Errorf("note %q, want %q", got, want)
				}
			}
		})
	}
}

// A Map may have another sign for its mines, and numbers. The player is told what was understood, and
// what was not.
func TestSigns(t *testing.T) {
	isMine := func(sign string) string { return `"` + sign + `" is read as a mine` }
	isSafe := func(signs string) string { return `read as cells without a mine: "` + signs + `"; a mine is "*"` }
	const otherGrid = "the numbers match the square grid, not the usual one of this format"
	tests := []struct {
		text  string
		grid  game.Grid
		mines []game.Cell
		notes []string
	}{
		{"2 2\nx.\n.x\n", hex(2, 2), cells(0, 0, 1, 1), []string{isMine("x")}},
		{"2 2\nM_\n__\n", hex(2, 2), cells(0, 0), []string{isMine("M")}},
		{"2 2\n💣 \n  \n", hex(2, 2), cells(0, 0), []string{isMine("💣")}},
		{"2 2\n01\n10\n", hex(2, 2), cells(0, 1, 1, 0), []string{isMine("1")}},
		{"1 3\n1x1\n", hex(1, 3), cells(0, 1), []string{isMine("x")}},
		{"2 3\n•2•\n121\n", square(2, 3), cells(0, 0, 0, 2), []string{isMine("•"), otherGrid}},
		{"2 3\n*2*\n121\n", square(2, 3), cells(0, 0, 0, 2), []string{otherGrid}},
		{"1 3\n▓2▓\n", hex(1, 3), cells(0, 0, 0, 2), []string{isMine("▓")}},
		// What is in doubt is named.
		{"2 2\n*x\n..\n", hex(2, 2), cells(0, 0), []string{isSafe("x")}},
		{"2 2\nxM\n..\n", hex(2, 2), nil, []string{isSafe("xM")}},
		{"2 2\nox\nxo\n", hex(2, 2), nil, []string{isSafe("ox")}},
		{"2 2\n▓.\n..\n", hex(2, 2), nil, []string{isSafe("▓")}},
		{"1 3\n*3.\n", hex(1, 3), cells(0, 0), []string{`line 2: "3" at 0,1 does not match the mines`}},
		{"1 3\nx3.\n", hex(1, 3), nil, []string{`line 2: "3" at 0,1 does not match the mines`, isSafe("x")}},
		{"2 2\n  \n12\n", hex(2, 2), nil, []string{`line 3: "1" at 1,0 does not match the mines`}},
		// These give no note.
		{"2 2\n*o\noo\n", hex(2, 2), cells(0, 0), nil},
		{"2 2\n██\n██\n", hex(2, 2), nil, nil},
		{"2 2\nxx\nxx\n", hex(2, 2), nil, nil},
	}
	for _, tt := range tests {
		b, err := boards.Read([]byte(tt.text), "")
		if err != nil {
			t.Errorf("%q: %v", tt.text, err)
			continue
		}
		var notes []string
		for _, note := range b.Notes {
			notes = append(notes, note.Error())
		}
		if b.Grid != tt.grid || !slices.Equal(list(b.Mines), tt.mines) || !slices.Equal(notes, tt.notes) {
			t.Errorf("%q: %#v with mines %v and notes %q, want %#v with %v and %q",
				tt.text, b.Grid, list(b.Mines), notes, tt.grid, tt.mines, tt.notes)
		}
	}
}

func TestReadErrors(t *testing.T) {
	const noSequel = "ends after the size of the board: the rows of a map are missing, or the number of mines of a list"
	wantWrong(t, []wrong{
		{"nothing", "", "is empty"},
		{"white space", " \n\t\r\n", "is empty"},
		{"nothing but a BOM", "\ufeff", "is empty"},
		{"NUL", "2 2\n*\x00\n", "line 2: neither text nor an .mbf board: byte 0x00"},
		{"no UTF-8", "2 2\r\n**\r\n*\xff\x00", "line 3: neither text nor an .mbf board: byte 0xff"},
		{"NUL, then no UTF-8", "2 2\n*\x00\xff", "line 2: neither text nor an .mbf board: byte 0x00"},
		{"no UTF-8, with CR", "2 2\r**\r\xff", "line 3: neither text nor an .mbf board: byte 0xff"},
		{"half a character before a NUL", "1 1\n\xe2\x96\x00\n",
			"line 2: neither text nor an .mbf board: byte 0xe2"},
		{"half of a UTF-16 text", "\xff\xfe1\x00 ", `line 1: "1�" where the numbers of rows and columns should be`},

		{"words for a size", "hello\n", `line 1: "hello" where the numbers of rows and columns should be`},
		{"one number for a size", "2\n", `line 1: "2" where the numbers of rows and columns should be`},
		{"three numbers for a size", "2 2 1\n**\n**\n",
			`line 1: "2 2 1" where the numbers of rows and columns should be`},
		{"a fraction for a size", "2.5 2\n",
			`line 1: "2.5 2" where the numbers of rows and columns should be`},
		{"size of 0", "0 2\n", `line 1: "0 2" where the numbers of rows and columns should be`},
		{"size below 0", "2 -2\n**\n", `line 1: "2 -2" where the numbers of rows and columns should be`},
		{"size below any int", "-99999999999999999999 1\n",
			`line 1: "-99999999999999999999 1" where the numbers of rows and columns should be`},
		{"size with control characters", "\x1b]0;x\a 2\n*",
			`line 1: "\x1b]0;x\a 2" where the numbers of rows and columns should be`},
		{"size too long to show", strings.Repeat("ñ", 50) + "\n",
			`line 1: "` + strings.Repeat("ñ", 32) +
				`…" where the numbers of rows and columns should be`},
		{"size of gigabytes", "100000 100000\n*", tooBig(1, "100000×100000")},
		{"one cell too many", "1 1048577\n*", tooBig(1, "1×1048577")},
		{"size whose product is 0", "4294967296 4294967296\n0\n", tooBig(1, "4294967296×4294967296")},
		{"size above any int", "99999999999999999999 1\n*\n", tooBig(1, "99999999999999999999×1")},

		{"map: row too long", "2 2\n**\n***\n", "line 3: 3 columns instead of 2"},
		{"map: characters too many", "1 2\n*██\n", "line 2: 3 columns instead of 2"},
		{"map: no row", "2 2\n*", "line 3: 1 of 2 rows"},
		{"map: missing rows", "3 2\r\n*.\r\n", "line 3: 1 of 3 rows"},
		{"map: a great size and no more", "1024 1024\n*\n", "line 3: 1 of 1024 rows"},
		{"map: something behind", "1 2\n*.\n\n*.\n", `line 4: "*." where the board ends, after 1 row`},
		{"map: words in a list", "3 3\n1\n0 a\n", "line 4: 2 of 3 rows"},

		{"list: the size alone", "3 3\n", noSequel},
		{"list: a great size and no more", "1024 1024", noSequel},
		{"list: fewer mines than none", "3 3\n-1\n", "line 2: -1 mines; the number goes from 0 to 9"},
		{"list: more mines than cells", "3 3\n10\n0 0\n", "line 2: 10 mines; the number goes from 0 to 9"},
		{"list: more mines than any int", "3 3\n99999999999999999999\n",
			"line 2: 99999999999999999999 mines; the number goes from 0 to 9"},
		{"list: missing mines", "\n3 3\n\n2\n0 0\n", "line 4: says 2 mines, but 1 follows"},
		{"list: gigabytes of mines", "1024 1024\n1000000\n",
			"line 2: says 1000000 mines, but 0 follow"},
		{"list: mines too many", "3 3\n1\n0 0\n0 1\n9 9\n", "line 2: says 1 mine, but 3 follow"},
		{"list: no column", "3 3\n2\n0 0\n1\n", "line 4: a mine in row 1, without a column"},
		{"list: row off the board", "3 3\n1\n3 0\n", "line 3: a mine at 3,0, outside the 3×3 board"},
		{"list: column off the board", "3 3\n2\n0 0\n0\n-1\n",
			"line 4: a mine at 0,-1, outside the 3×3 board"},
		{"list: beyond any int", "3 3\n1\n99999999999999999999 0\n",
			"line 3: a mine at 99999999999999999999,0, outside the 3×3 board"},
		{"list: a mine twice", "3 3\n3\n0 0\n1 1\n0 0\n", "line 5: another mine at 0,0, as in line 3"},
		{"list: two mines twice", "3 3\n4\n1 1\n1 1\n0 0\n0 0\n", "line 4: another mine at 1,1, as in line 3"},
		{"list: a map of digits with a row too short", "2 2\n01\n1\n", "line 3: a mine in row 1, without a column"},
	})
}

// A wrong is a text that cannot be read as a board, and the wanted error.
type wrong struct{ name, text, want string }

func wantWrong(t *testing.T, all []wrong) {
	t.Helper()
	for _, tt := range all {
		b, err := boards.Read([]byte(tt.text), "")
		if _, ok := err.(*files.Error); b != nil || !ok || err.Error() != tt.want {
			t.Errorf("%s: %v, %v; want\n%s", tt.name, b, err, tt.want)
		}
	}
}

// The memory that reading takes depends on the length of a file, not on its content.
func TestMemory(t *testing.T) {
	const long = 1 << 20
	lines := func(first, line string) string { return first + "\n" + strings.Repeat(line, long/len(line)) }
	var list strings.Builder
	fmt.Fprintf(&list, "1000 1000\n%d\n", 1000*100)
	for i := range 1000 * 100 {
		fmt.Fprintln(&list, i/1000, i%1000)
	}
	dotBoard := func(rows, cols, mines int, real, view string) string {
		return fmt.Sprintf("%srows: %d\ncolumns: %d\nmines: %d\n", boardHead, rows, cols, mines) +
			"[real]\n" + strings.Repeat(real+"\n", rows) + "[view]\n" + strings.Repeat(view+"\n", rows)
	}
	tests := map[string]string{
		"a size of gigabytes":      "2000000000 2000000000\n",
		"a map of mines":           lines("1024 1024", strings.Repeat("*", 1023)+"\n"),
		"a map of one line":        lines("1 1048576", "*"),
		"a map of another sign":    lines("1024 1024", strings.Repeat("x.", 511)+"x\n"),
		"a map of digits":          lines("1024 1024", strings.Repeat("2*", 511)+"2\n"),
		"a map in UTF-16":          utf16Of(binary.LittleEndian, lines("1024 1024", strings.Repeat("█", 1024)+"\n")),
		"many maps":                strings.Repeat("1024 1\n"+strings.Repeat("\n", 1024)+"\n", 1000),
		"a map of short rows":      lines("1048576 1", "\n"),
		"a map of short rows, too": lines("1000000 1", "\n."),
		"a map missing its rows":   "10000 10000\n*\n",
		"a list":                   list.String(),
		"a list that promises":     "10000 10000\n99999999\n0 0\n",
		"a list of one cell":       lines("1 1\n1", "0 0\n"),
		"a list of one line":       lines("1000 1000 1000000", "0 "),
		"a game ID of mines":       "1024x1024:u" + strings.Repeat("f", long/4),
		"a masked game ID":         "1024x1024:m" + strings.Repeat("0", long/4),
		"a game ID of no mines":    "1024x1024:" + strings.Repeat("0", long/4),
		"a game ID that promises":  "10000x10000:8",
		"a game ID of the wrong":   "1024x1024:" + strings.Repeat("g", long/4),
		"a link of mines":          "b=10241024&m=" + strings.Repeat("v", (long+4)/5),
		"a link of fields":         "b=1" + strings.Repeat("&m", long/2),
		"a link that promises":     "b=1000010000&m=1",
		"a .mine of mines": fmt.Sprintf("1024x1024x%d\n",
			long) + strings.Repeat(strings.Repeat("M", 1024)+"\n", 1024),
		"a .mine of one column":  fmt.Sprintf("1x%dx%d\n", long, long) + strings.Repeat("M\n", long),
		"a .mine that promises":  "10000x10000x1\nM\n",
		"a .board of one column": dotBoard(long, 1, 0, "0", "0"),
		"a .board of mines": dotBoard(1024, 1024, long, strings.Repeat("*", 1024),
			strings.Repeat("X", 1024)),
		"a .board of keys":       lines(boardHead, "rows: 1\n"),
		"a .board that promises": boardHead + "rows: 10000\ncolumns: 10000\n[real]\n",
		"one line of letters":    strings.Repeat("a", long),
		"one line of digits":     strings.Repeat("9", long),
		"one line of words":      strings.Repeat("9 ", long/2),
		"one character":          strings.Repeat("█", long/3),
		"blanks":                 strings.Repeat(" ", long),
		"NULs":                   strings.Repeat("\x00", long),
		"lines, then a NUL":      strings.Repeat("\n", long) + "\x00",
	}
	for name, text := range tests {
		t.Run(name, func(t *testing.T) {
			data := []byte(text)
			allocated := allocatedBy(func() { _, _ = boards.Read(data, "") })
			if most := mostMemory(data); allocated > most {
				t.Errorf("%d bytes for %d, want at most %d", allocated, len(data), most)
			}
		})
	}
}

// mostMemory is the largest number of bytes that [boards.Read] may allocate for data: 7 times the
// length of data, a constant for notes and errors, and two bits for each cell of the size that the
// file claims.
func mostMemory(data []byte) uint64 {
	most := 7*uint64(len(data)) + 32<<10
	isBetween := func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("xX×,\ufeff", r) }
	size := strings.FieldsFunc(files.DecodeUTF16(string(data[:min(len(data), 100)])), isBetween)
	if len(size) >= 2 {
		rows, _ := strconv.Atoi(size[0])
		cols, _ := strconv.Atoi(size[1])
		if game.CheckSize(rows, cols) == nil {
			most += uint64(rows*cols) / 4
		}
	}
	return most
}

func allocatedBy(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// tooBig returns the error text for a board of this size.
func tooBig(line int, size string) string {
	return fmt.Sprintf("line %d: a board of %s; the limit is 1048576 cells", line, size)
}
