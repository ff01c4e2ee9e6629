package videos_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/boards/videos"
)

// patched returns a file of testdata with other bytes at an offset.
func patched(t *testing.T, file string, at int, with string) string {
	t.Helper()
	data := sample(t, file)
	copy(data[at:], with)
	return string(data)
}

// cut returns the beginning of a file of testdata.
func cut(t *testing.T, file string, length int) string {
	t.Helper()
	return string(sample(t, file)[:length])
}

func TestErrors(t *testing.T) {
	raw := func(keys, after string) string { return fmt.Sprintf(smallHead, keys) + after }
	save := func(lines string) string {
		return "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :5:Mines\nPARAMS  :3:4x2\nDESC    :3:ua1\n" + lines
	}
	for name, test := range map[string]struct{ data, want string }{
		"nothing": {"", "not a video of any known program"},
		"an evfs of another version": {"\x01\x00\x00x\x00\x00\x00\x00\x12" + string(sample(t, "beginner-4.evf")[:18]),
			"not a video of any known program"},
		"a picture":            {"\x89PNG\r\n", "not a video of any known program"},
		"avf: a mine off":      {patched(t, "beginner.avf", 6, "\x09"), "byte 6: a mine at 8,2, outside the 8×8 board"},
		"avf: a mine twice":    {patched(t, "beginner.avf", 8, "\x04\x03"), "byte 8: another mine at 3,2"},
		"avf: no record":       {patched(t, "beginner.avf", 0x36, "("), "byte 26: no whole record of the game, such as [0|…|B4T2.53], follows here"},
		"avf: no end of it":    {patched(t, "beginner.avf", 0x6d, ")"), "byte 54: no whole record of the game, such as [0|…|B4T2.53], follows here"},
		"avf: no events":       {patched(t, "beginner.avf", 0x72, "\x02"), "byte 110: no list of events follows here"},
		"avf: too many":        {patched(t, "custom.avf", 8, "\xff"), "byte 6: 65287 mines; the number goes from 0 to 88"},
		"avf: cut":             {cut(t, "beginner.avf", 3000), "byte 3000: ends after 3000 bytes, in the middle of this: events"},
		"avf: cut at the end":  {cut(t, "beginner.avf", 4800), "byte 4800: ends after 4800 bytes, in the middle of this: check sum"},
		"rmv: version":         {patched(t, "beginner-2.rmv", 5, "\x03"), "byte 4: version: 3, where 1, 2 should be"},
		"rmv: length":          {patched(t, "beginner-2.rmv", 12, "\xff\xff"), "byte 30: texts of the program and the player: 65535 bytes, but only 1971 follow"},
		"rmv: level":           {patched(t, "preflags-2.rmv", 0x102, "\x04"), "byte 258: level: 4, where 0–3 should be"},
		"rmv: no pixels":       {patched(t, "preflags-2.rmv", 0x105, "\x00"), "byte 261: pixels of a cell: 0, where 1–255 should be"},
		"rmv: recursive":       {patched(t, "preflags-2.rmv", 0x101, "\x0b"), "byte 257: a game with recursive chords (mode 11): one click opens further cells, which is not played here"},
		"rmv: event":           {patched(t, "preflags-2.rmv", 0x108, "\x1d"), "byte 264: 29 where an event should be, one of 1–7, 9–28"},
		"rmv: cut":             {cut(t, "beginner-1.rmv", 600), "byte 312: events: 762 bytes, but only 288 follow"},
		"rmv: cut in the head": {cut(t, "beginner-1.rmv", 12), "byte 12: ends after 12 bytes, in the middle of this: lengths of the sections"},
		"avf: level":           {patched(t, "beginner.avf", 5, "\x09"), "byte 5: level: 9, where 3–6 should be"},
		"umf: version":         {"*umf\x00\x02", "byte 4: version: 2, where 1 should be"},
		"mvf: year":            {patched(t, "expert-2007.mvf", 27, "9"), `byte 27: version: "9", where 5–8 should be`},
		"mvf: level":           {patched(t, "expert-2007.mvf", 78, "\x06"), "byte 78: level: 6, where 1–5 should be"},
		"mvf: mode":            {patched(t, "expert-2007.mvf", 79, "\x05"), "byte 79: mode: 5, where 1–4 should be"},
		"mvf: cut":             {cut(t, "expert-2007.mvf", 9000), "byte 303: events: 17514 bytes, but only 8694 follow"},
		"evf: rows":            {patched(t, "beginner-4.evf", 3, "\x00"), "byte 3: a board of 0×8; it must have from 1 to 1048576 cells"},
		"evf: mines":           {patched(t, "beginner-4.evf", 0x53, "\xff"), "byte 83: 17 mines, where the file says 10"},
		"evf: mode":            {patched(t, "beginner-4.evf", 8, "\x00\x11"), "byte 8: mode: 17, where 0–16 should be"},
		"evf: recursive":       {patched(t, "beginner-4.evf", 8, "\x00\x0c"), "byte 8: a game with recursive chords (mode 12): one click opens further cells, which is not played here"},
		"evf: cells":           {patched(t, "beginner-4.evf", 0x63, "\x64"), "byte 99: event 100, of which nobody has published the length: it is not read"},
		"evf: event":           {patched(t, "beginner-4.evf", 0x63, "\x0d"), "byte 99: 13 where an event should be, one of 0–12"},
		"evf: cut":             {cut(t, "beginner-4.evf", 500), "byte 500: ends after 500 bytes, in the middle of this: events"},
		"old mvf: cut":         {cut(t, "expert-096.mvf", 150), "byte 150: ends after 150 bytes, in the middle of this: mines"},
		"Windows 7":            {"RGMH\x01\x00", "a saved game of Windows 7's Minesweeper: it holds a position and not the moves, and is not read"},
		"Freesweeper":          {patched(t, "beginner.avf", 0, "\x00"), "a video of Freesweeper (.fsvf), a format that is not read"},

		"rawvf: rows":          {"Width: 2\nHeight: 2\nBoard:\n00\n", "line 4: 1 of 2 rows"},
		"rawvf: columns":       {"Width: 2\nHeight: 2\nBoard:\n000\n00\n", "line 4: 3 columns instead of 2"},
		"rawvf: no size":       {"Board:\n0\n", "line 1: a board of 0×0; it must have from 1 to 1048576 cells"},
		"rawvf: gigabytes":     {"Width: 99999\nHeight: 99999\nBoard:\n0\n", "line 3: a board of 99999×99999; it must have from 1 to 1048576 cells"},
		"rawvf: a cell":        {"Width: 2\nHeight: 1\nBoard:\n0x\n", `line 4: "x" where * or 0 should be`},
		"rawvf: mines":         {raw("Mines: 3\n", ""), "line 4: 2 mines, where the file says 3"},
		"rawvf: no number":     {raw("Mines: x\n", ""), `line 3: "x" where a number should be`},
		"rawvf: mode":          {raw("Mode: Blindfold\n", ""), `line 3: mode: "Blindfold", where Classic, UPK, Cheat, Density should be`},
		"rawvf: recursive":     {raw("Mode: Classic recursive\n", "0.000 lc (9 9)\n"), ""},
		"rawvf: lawnmower":     {raw("Lawnmower: On\n", ""), "line 3: a game with Lawnmower switched on, which plays by itself or changes the rules: it is not read"},
		"rawvf: elmar":         {raw("elmartechnique: on\n", ""), "line 3: a game with ElmarTechnique switched on, which plays by itself or changes the rules: it is not read"},
		"rawvf: nono":          {raw("NonoMouse: on\n", ""), "line 3: a game with NonoMouse switched on, which plays by itself or changes the rules: it is not read"},
		"rawvf: superflag":     {raw("SuperFlag: on\n", ""), "line 3: a game with SuperFlag switched on, which plays by itself or changes the rules: it is not read"},
		"rawvf: autoflag":      {raw("Autoflag: on\n", ""), "line 3: a game with Autoflag switched on, which plays by itself or changes the rules: it is not read"},
		"rawvf: autoflag off":  {raw("Autoflag: off\nLives: 1\n", ""), ""},
		"rawvf: lives":         {raw("Lives: 3\n", ""), "line 3: a game with Lives: 3 switched on, which plays by itself or changes the rules: it is not read"},
		"rawvf: marathon":      {raw("Level: Marathon\n", ""), "line 3: a marathon over several boards (Level: Marathon), which is not read"},
		"rawvf: no pixels":     {raw("SquareSize: 0\n", ""), `line 3: "0" where 1 or more should be`},
		"rawvf: event":         {raw("", "0.000 xx (1 1)\n"), `line 8: "0.000 xx (1 1)" where an event should be, one of mv lc lr rc rr mc mr sc mt`},
		"rawvf: word":          {raw("", "hello\n"), `line 8: "hello" where an event should be, one of mv lc lr rc rr mc mr sc mt`},
		"rawvf: place":         {raw("", "0.000 lc 1 1\n"), `line 8: "0.000 lc 1 1" where 1.250 lc (40 52) should be`},
		"rawvf: time":          {raw("", "2.00 lc (1 1)\n\n1.949 lr (1 1)\n"), "line 10: the time 1.949 after 2.000, which is later"},
		"rawvf: back by 50 ms": {raw("", "2.00 lc (1 1)\n\n1.95 lr (1 1)\n"), ""},
		"rawvf: events alone":  {strings.Replace(raw("", "-0.10 mv (1 1)\nnumber0 1 1\n"), "Events:\n", "", 1), ""},
		"rawvf: none, a word":  {strings.Replace(raw("", "hello\n"), "Events:\n", "", 1), `line 7: "hello" where Events: should be`},
		"rawvf: back to 0":     {raw("", "2.00 lc (1 1)\n0.00 lr (1 1)\n-1.00 lr (1 1)\n"), ""},
		"rawvf: told":          {raw("", "start\nnumber3 4 2\n0.10 number0 1 1\n0.1 sx 3\n0.100 Solved 3BV: 3 of 3\nCell opened (Number 1) 3 3\nFlag 1 1\nwon\n"), ""},
		"rawvf: board":         {raw("", "won\nBoard:\n"), `line 9: "Board:": the board changes here, and only videos of one board are read`},
		"rawvf: reset":         {raw("", "1.00 reset\nreset\n"), `line 8: "1.00 reset": the board changes here, and only videos of one board are read`},
		"rawvf: a name":        {raw("secret\n", ""), `line 3: a line without ":" between a key and a value`},
		"rawvf: no board":      {"Width: 2\nHeight: 2\n", "byte 19: ends after 19 bytes, in the middle of this: board"},

		"rawvf: far down": {raw("", strings.Repeat("1.00 mv (1 1)\r\n\r\n", 20_000)+"1.00 no\r\n"),
			`line 40008: "1.00 no" where an event should be, one of mv lc lr rc rr mc mr sc mt`},

		"tatham: unopened": {strings.Replace(save(""), "DESC    :3:ua1", "DESC    :5:r3,u,", 1), "a game in which nothing has been opened yet: its mines are not in the file"},
		"tatham: a puzzle": {strings.Replace(save(""), "5:Mines", "3:Net", 1), `a saved game of Simon Tatham's Puzzles, but of "Net": only Mines is played here`},
		"tatham: a move":   {save("MOVE    :4:X0,0\n"), `line 5: "X0,0": this move cannot be made`},
		"tatham: off":      {save("MOVE    :4:O4,0\n"), `line 5: "O4,0": this move cannot be made`},
		"tatham: a length": {save("MOVE    :9:O1,0\n"), "line 5: moves: 9 bytes, but only 5 follow"},
		"tatham: states":   {save("NSTATES :1:9\n"), "moves: 0, where 8 should be"},
		"tatham: no line":  {save("hello\n"), `line 5: "hello" where MOVE    :4:O0,0 should be`},
		"tatham: digits":   {strings.Replace(save(""), "3:ua1", "3:uax", 1), `"x" among the digits for the mines, which are 0123456789abcdef`},
	} {
		_, err := videos.Read([]byte(test.data))
		got := ""
		if err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%s:\n%s, want\n%s", name, got, test.want)
		}
	}
}

// The moves of a saved game up to a solution are read, and those before a beginning anew are not.
func TestTathamMoves(t *testing.T) {
	const head = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :5:Mines\nPARAMS  :3:4x2\nDESC    :3:ua1\n"
	for moves, want := range map[string]string{
		"MOVE    :9:O1,0;F0,0\n":                                 "0,1* 0,0!",
		"MOVE    :4:O1,0\nSOLVE   :1:S\nMOVE    :4:F0,0\n":       "0,1*",
		"MOVE    :4:O1,0\nMOVE    :1:S\nMOVE    :4:F0,0\n":       "0,1*",
		"MOVE    :4:F0,0\nRESTART :3:xyz\nMOVE    :4:O1,0\n":     "0,1*",
		"STATEPOS:1:2\nMOVE    :4:F0,0\nMOVE    :4:O1,0\n":       "0,0!",
		"STATEPOS:1:1\r\nMOVE    :4:F0,0\r\nMOVE    :4:O1,0\r\n": "",
	} {
		v, err := videos.Read([]byte(head + moves))
		if err != nil {
			t.Errorf("%q: %v", moves, err)
		} else if got := plays(v); got != want || v.Timed {
			t.Errorf("%q: %s, timed: %t, want %s", moves, got, v.Timed, want)
		}
	}
}

// An evfs file has several games. Of one in an evfs file that is damaged, the error says where it is.
func TestSeveral(t *testing.T) {
	data := encodeEVFS(shortGame())
	n := 0
	for v, err := range videos.All(data) {
		if n++; err != nil || v.Number != n || plays(v) != plays(&videos.Video{Plays: shortGame().plays}) {
			t.Errorf("game %d: %+v, %v", n, v, err)
		}
	}
	if n != 2 {
		t.Errorf("%d games, want 2", n)
	}
	const name = "secret.evf\x00"
	rows := bytes.LastIndex(data, []byte(name)) + len(name) + 4 + 3
	data[rows] = 0
	for v, err := range videos.All(data) {
		var wrong *files.Error
		if v == nil && (!errors.As(err, &wrong) || wrong.Byte != int64(rows)) {
			t.Errorf("%v, want byte %d", err, rows)
		}
	}
}
