package boards_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/gametest"
)

func TestFormatNames(t *testing.T) {
	var names []string
	for f := range boards.Formats {
		names = append(names, f.String())
	}
	if want := []string{"map", "list", "mbf", "tatham", "ptta", "mine", "board"}; !slices.Equal(names, want) {
		t.Errorf("names %q, want %q", names, want)
	}
}

// written has a board of two rows and four columns in every format.
var written = map[boards.Format]string{
	boards.Map:    "2 4\n*.*.\n...*\n",
	boards.List:   "2 4\n3\n0 0\n0 2\n1 3\n",
	boards.MBF:    "\x04\x02\x00\x03\x00\x00\x02\x00\x03\x01",
	boards.Tatham: "4x2:1,0,m17\n", // the SHA-1 of "0" begins with b6, which hides a1
	boards.PTTA:   "https://pttacgfans.github.io/Minesweeper-ZiNi-Calculator/?b=0402&m=k4\n",
	boards.DotMine: "4x2x3\n" +
		"M2MH\n" +
		"HHHF\n",
	boards.DotBoard: "# MINESWEEPER-BOARD v0.1\n" +
		"# Render: ascii\n" +
		"rows: 2\n" +
		"columns: 4\n" +
		"mines: 3\n" +
		"game_mode: classic\n" +
		"\n" +
		"[real]\n" +
		"*2*2\n" +
		"122*\n" +
		"\n" +
		"[view]\n" +
		"U2UU\n" +
		"UUFF\n",
}

func TestAppend(t *testing.T) {
	b := &boards.Board{
		Grid:    square(2, 4),
		Mines:   set(1, 3, 0, 2, 0, 0),
		Start:   &game.Cell{Row: 0, Col: 1},
		Open:    set(0, 1),
		Flagged: set(1, 2, 1, 3),
	}
	for f, want := range written {
		got, err := f.Append([]byte("before\n"), b)
		if err != nil || string(got) != "before\n"+want {
			t.Errorf("as %v: %v\n%q, want\n%q", f, err, got, "before\n"+want)
		}
	}
	if len(written) != int(boards.Formats) {
		t.Errorf("%d of %d formats", len(written), boards.Formats)
	}
}

// A link always has digits for the mines, even without mines, and has one digit for the size of a
// level.
func TestAppendLink(t *testing.T) {
	const site = "https://pttacgfans.github.io/Minesweeper-ZiNi-Calculator/"
	none := func(digits int) string { return "&m=" + strings.Repeat("0", digits) + "\n" }
	for want, b := range map[string]*boards.Board{
		"?b=0402&m=00\n":       {Grid: square(2, 4)},
		"?b=3" + none(96):      {Grid: square(16, 30)},
		"?b=1" + none(17):      {Grid: square(9, 9)},
		"?b=0101&m=g\n":        {Grid: square(1, 1), Mines: set(0, 0)},
		"?b=100001" + none(20): {Grid: square(1, 100)},
		"?b=001100" + none(20): {Grid: square(100, 1)},
		"?b=0103&m=4\n":        {Grid: square(3, 1), Mines: set(2, 0)},
		"?b=0301&m=4\n":        {Grid: square(1, 3), Mines: set(0, 2)},
		"?b=0601&m=0g\n":       {Grid: square(1, 6), Mines: set(0, 5)},
		"?b=0502&m=01\n":       {Grid: square(2, 5), Mines: set(1, 4)},
		"?b=0302&m=0g\n":       {Grid: square(2, 3), Mines: set(1, 2)},
		"?b=1101&m=100\n":      {Grid: square(1, 11), Mines: set(0, 4)},
	} {
		if got, err := boards.PTTA.Append(nil, b); err != nil || string(got) != site+want {
			t.Errorf("%s, %v; want %s", got, err, want)
		}
	}
}

// A file of a lost game shows the mines and the wrong flags.
func TestAppendLostGame(t *testing.T) {
	layout := gametest.Must(game.NewLayout(square(2, 3), slices.Values(cells(0, 0, 0, 1, 1, 0))))
	g := game.New(layout, game.Classic)
	for _, action := range []string{"0,0!", "1,2!", "0,2*", "0,1*"} {
		play := gametest.Must(game.ParsePlay(action))
		gametest.MustDo(g.Apply(play[0]))
	}
	got, err := boards.DotBoard.Append(nil, boards.FromGame(g))
	want := boardHead + "rows: 2\ncolumns: 3\nmines: 3\ngame_mode: classic\n\n" +
		"[real]\n**1\n*31\n\n[view]\nFX1\n@U#\n"
	if err != nil || string(got) != want {
		t.Errorf("%v\n%swant\n%s", err, got, want)
	}
}

func TestLosses(t *testing.T) {
	played := func(grid game.Grid) *boards.Board {
		return &boards.Board{Grid: grid, Start: &game.Cell{}, Open: set(0, 0), Flagged: set(0, 1, 0, 2)}
	}
	start := func(name string) string { return name + " does not hold the cell to start at, 0,0" }
	play := func(name string) string {
		return name + " does not hold which cells are open or flagged: 3 in all"
	}
	grid := func(name string) string {
		return name + " does not hold the grid; it is usually read as another one"
	}
	mistakes := func(name string, n int) string {
		return fmt.Sprintf("%s does not keep flags without a mine or open mines: %d in all", name, n)
	}
	tests := []struct {
		board  *boards.Board
		format boards.Format
		losses []string
		err    string
	}{
		{&boards.Board{Grid: hex(3, 4)}, boards.Map, nil, ""},
		{&boards.Board{Grid: square(3, 4)}, boards.List, nil, ""},
		{&boards.Board{Grid: square(255, 255)}, boards.MBF, nil, ""},
		{played(hex(3, 4)), boards.Map, []string{start("map"), play("map")}, ""},
		{played(square(3, 4)), boards.Map, []string{grid("map"), start("map"), play("map")}, ""},
		{played(hex(3, 4)), boards.List, []string{grid("list"), start("list"), play("list")}, ""},
		{played(square(3, 4)), boards.MBF, []string{start("mbf"), play("mbf")}, ""},
		{played(square(3, 4)), boards.Tatham, []string{play("tatham")}, ""},
		{played(square(3, 4)), boards.PTTA, []string{start("ptta"), play("ptta")}, ""},
		{played(square(3, 4)), boards.DotMine, []string{start("mine"), mistakes("mine", 2)}, ""},
		{&boards.Board{Grid: square(3, 4), Mines: set(0, 0, 0, 1), Open: set(0, 0, 0, 3),
			Flagged: set(0, 1, 0, 2)},
			boards.DotMine, []string{mistakes("mine", 2)}, ""},
		{played(square(3, 4)), boards.DotBoard, []string{start("board")}, ""},
		{played(hex(3, 4)), boards.MBF, nil, "mbf only holds square boards"},
		{played(hex(3, 4)), boards.Tatham, nil, "tatham only holds square boards"},
		{played(hex(3, 4)), boards.PTTA, nil, "ptta only holds square boards"},
		{played(hex(3, 4)), boards.DotMine, nil, "mine only holds square boards"},
		{played(hex(3, 4)), boards.DotBoard, nil, "board only holds square boards"},
		{played(square(256, 4)), boards.MBF, nil, "the board is 256×4, and the largest that fits is 255×255"},
		{played(square(4, 256)), boards.MBF, nil, "the board is 4×256, and the largest that fits is 255×255"},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("%T as %v", tt.board.Grid, tt.format), func(t *testing.T) {
			lost, err := tt.format.Losses(tt.board)
			var said []string
			for _, loss := range lost {
				said = append(said, loss.Error())
			}
			if !slices.Equal(said, tt.losses) {
				t.Errorf("losses %q, want %q", said, tt.losses)
			}
			_, cannot := tt.format.Append(nil, tt.board)
			for _, err := range []error{err, cannot} {
				var e *files.Error
				right := err == nil && tt.err == "" || errors.As(err, &e) && err.Error() == tt.err
				if !right {
					t.Errorf("error %v, want %s", err, tt.err)
				}
			}
		})
	}
}

// No format writes an invalid board.
func TestAppendWhatIsNoBoard(t *testing.T) {
	for _, b := range []*boards.Board{
		{Grid: square(0, 4)},
		{Grid: square(2, 2), Mines: set(2, 0)},
		{Grid: square(2, 2), Open: set(0, 2)},
		{Grid: square(2, 2), Flagged: set(2, 0)},
		{Grid: square(2, 2), Start: &game.Cell{Row: 2, Col: 0}},
		{Grid: square(2, 2), Start: &game.Cell{}, Mines: set(0, 0)},
	} {
		for f := range boards.Formats {
			if data, err := f.Append([]byte("before"), b); err == nil || string(data) != "before" {
				t.Errorf("%v of %+v: %q, %v", f, b, data, err)
			}
		}
	}
}
