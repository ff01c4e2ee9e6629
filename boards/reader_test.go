package boards_test

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game/gametest"
)

// readAll describes the boards of a text, and the error that ends them.
func readAll(text string) (all []string) {
	r, _ := (&boards.Source{Name: "file", Data: []byte(text)}).Reader()
	for {
		b, err := r.Next()
		switch {
		case err == io.EOF:
			return all
		case err != nil:
			return append(all, err.Error())
		}
		rows, cols := b.Grid.Size()
		all = append(all, fmt.Sprintf("%d %v %dx%d %d", b.Number, b.Format, rows, cols, b.Mines.Len()))
	}
}

// A file may have several boards, one after the other, in any format that is text.
func TestSeveralBoards(t *testing.T) {
	const (
		dotBoard = boardHead + "rows: 1\ncolumns: 2\nmines: 1\n[real]\n*1\n"
		mapText  = "2 2\n*.\n.*\n"
		listText = "2 3\n2\n0 0\n1 1\n"
	)
	for _, test := range []struct {
		text string
		want []string
	}{
		{mapText, []string{"0 map 2x2 2"}},
		{mapText + "\n" + mapText, []string{"1 map 2x2 2", "2 map 2x2 2"}},
		{mapText + mapText, []string{"1 map 2x2 2", "2 map 2x2 2"}},
		{listText + "\n" + listText, []string{"1 list 2x3 2", "2 list 2x3 2"}},
		{listText + listText, []string{"1 list 2x3 2", "2 list 2x3 2"}},
		{"2 3\n0\n\n2 3\n0\n", []string{"1 list 2x3 0", "2 list 2x3 0"}},
		{listText + mapText + listText, []string{"1 list 2x3 2", "2 map 2x2 2", "3 list 2x3 2"}},
		{"2 2\n00\n00\n\n2 2\n00\n00\n", []string{"1 map 2x2 0", "2 map 2x2 0"}},
		{"2:8\n3x1:u8\n", []string{"1 tatham 2x2 1", "2 tatham 1x3 1"}},
		{"?b=0402&m=k4\n\n2x1x1\nMH\n\n2x1x1\nHM\n\n" + dotBoard + "\n" + dotBoard,
			[]string{"1 ptta 2x4 3", "2 mine 1x2 1", "3 mine 1x2 1", "4 board 1x2 1", "5 board 1x2 1"}},
		{"2 2\n*.\n.*\n\n\n\n", []string{"0 map 2x2 2"}},
		// An error names the board and the line.
		{mapText + "\n2 2\n*.\n***\n", []string{"1 map 2x2 2", "file#2:7: 3 columns instead of 2"}},
		{mapText + "\n" + mapText + "\nhello\n",
			[]string{"1 map 2x2 2", `file#2:9: "hello" where the board ends, after 2 rows`}},
		{mapText + "hello\n", []string{`file:4: "hello" where the board ends, after 2 rows`}},
		{listText + "1 2\n", []string{"file:2: says 2 mines, but 3 follow"}},
		{listText + "\n3 3\n", []string{"1 list 2x3 2",
			"file#2: ends after the size of the board: the rows of a map are missing, or the number of mines of a list"}},
	} {
		if got := readAll(test.text); !slices.Equal(got, test.want) {
			t.Errorf("%q: %q, want %q", test.text, got, test.want)
		}
	}
}

// FILE#2 names the second board, unless a file has that name. Without a number it is the first, and
// a note says so.
func TestOpenOneOfSeveral(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"many.txt": "1 2\n*.\n\n1 3\n*..\n", "one.txt": "1 4\n*...\n", "b#2": "1 5\n*....\n"} {
		gametest.MustDo(os.WriteFile(name, []byte(text), 0o600))
	}
	for path, want := range map[string]string{
		"many.txt":   "1x2 [many.txt: has several boards, and this is the first; the second is many.txt#2]",
		"many.txt#1": "1x2 []", "many.txt#2": "1x3 []", "one.txt": "1x4 []", "one.txt#1": "1x4 []", "b#2": "1x5 []",
		"many.txt#3": "many.txt: there is no board 3: the file has 2",
		"many.txt#0": "many.txt#0: there is no such file", "none#2": "none: there is no such file",
	} {
		got := ""
		if b, err := boards.ReadFile(path).Board(); err != nil {
			got = err.Error()
		} else {
			_, cols := b.Grid.Size()
			got = fmt.Sprintf("1x%d %v", cols, b.Notes)
		}
		if got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}

// However many boards a text has, and whatever they look like, reading takes time in proportion to
// its length. The texts are long enough that the square of the length would take minutes.
func TestManyBoards(t *testing.T) {
	const n = 50_000
	for name, text := range map[string]string{
		"lists":                   strings.Repeat("1 3\n0\n\n", n),
		"maps of digits":          strings.Repeat("1 3\n0 0\n", n),
		"short maps":              strings.Repeat("1 3\n\n", n) + "x",
		"game IDs":                strings.Repeat("1:8\n", n),
		"blank lines":             strings.Repeat("3 1\n\n\n\n\n\n", n),
		"maps that look like one": strings.Repeat("1 3\n1 1\n", n),
	} {
		if all := readAll(text); len(all) < 1 {
			t.Errorf("%s: no boards", name)
		}
	}
}

// A file that is no board but something known is named.
func TestOtherFilesAreNamed(t *testing.T) {
	for data, want := range map[string]string{
		"\x89PNG\r\n\x1a\n\x00":                "a picture (PNG)",
		"\xff\xd8\xff\xe0":                     "a picture (JPEG)",
		"GIF89a\x01\x00":                       "a picture (GIF)",
		"RIFF\x24\x00\x00\x00WEBPVP8 ":         "a picture (WebP)",
		"PK\x03\x04\x14\x00":                   "an archive (zip)",
		"\x1f\x8b\x08\x00":                     "an archive (gzip)",
		strings.Repeat("a", 257) + "ustar\x00": "an archive (tar)",
		"\x7fELF\x02\x01\x01\x00":              "a program (ELF)",
		"MZ\x90\x00":                           "a program (EXE)",
		"\xcf\xfa\xed\xfe\x07\x00":             "a program (Mach-O)",
		"#!/bin/sh\necho 1 2\n":                "a program (script)",
		"%PDF-1.4\n":                           "a document (PDF)",
		"<!DOCTYPE html>\n":                    "a document (HTML)",
		"\n {\"rows\": 3}":                     "data in JSON",
		"[[0,1],[1,0]]":                        "data in JSON",
		"0,1,0\n1,0,0\n":                       "looks like a table (CSV)",
		"\xff\xfe[\x000\x00]\x00":              "data in JSON",
		"\x00\x01\x02":                         "data in an unknown format; a board is read from text",
		"AB\x01\x00C":                          "data in an unknown format",
		"[theme]\n":                            `"[theme]" where the numbers of rows and columns should be`,
		"Ni\xf1o\n":                            "neither text nor an .mbf board: byte 0xf1",
		"3 3\n{..\n":                           "1 of 3 rows", // a board with a mistake is still one
	} {
		_, err := boards.Read([]byte(data), "")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", data, err, want)
		}
	}
}
