package journal_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/names"
)

const (
	drawnHeader = "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 3\nrow: *..\n" // it has 5 lines
	// dealtHeader has 6 lines and lacks the start.
	dealtHeader = "buscaminas game 2\ngrid: square\nrows: 3\ncolumns: 4\nmines: 2\nseed: 1\n"
	keys        = "title, begun, race, numbering, opening, chord, flag limit, flags to win, " +
		"mines shown, seen before, adaptive, grid, rows, columns, mines, promise, seed, dealing, " +
		"safe start, first promised, start, promise kept, row, ghost, ghost plays, ghost title"
	entries = "Hd*, Hd!, <, >, pause, resume, hint, chances, coach, ghost, typed, won, lost, given up"
)

func TestWrongLines(t *testing.T) {
	tests := []struct {
		name, text string
		want       string // the error
		kept       int    // the number of entries before the wrong line; -1: the header is wrong, so nothing is kept
	}{
		{"nothing", "", `line 1: "" where a game should begin with "buscaminas game 2"`, -1},
		{"foreign", "2 4\n*.*.\n...*\n", `line 1: "2 4" where a game should begin with "buscaminas game 2"`, -1},
		{"no version", "buscaminas game \n",
			`line 1: "buscaminas game" where a game should begin with "buscaminas game 2"`, -1},
		{"earlier", "buscaminas game 1\nwhatever\n",
			`line 1: a game in version 1 of the format; only 2 can be read`, -1},
		{"control characters", "\x1b[2J\n",
			`line 1: "\x1b[2J" where a game should begin with "buscaminas game 2"`, -1},
		{"later", "buscaminas game 3\nwhatever\n",
			`line 1: a game in version 3 of the format; only 2 can be read`, -1},
		{"NUL", "buscaminas game 2\ngrid: \x00\n", `line 2: it is not text: byte 0x00`, -1},

		{"a key too many", "buscaminas game 2\nGrid: square\n",
			`line 2: "Grid" is not a key; the keys are ` + keys, -1},
		{"no colon", "buscaminas game 2\n\nfasdf\n", `line 3: "fasdf" is not a key; the keys are ` + keys, -1},
		{"a grid", "buscaminas game 2\ngrid: torus\n",
			`line 2: "torus" where ` + names.Grids() + ` should be`, -1},
		{"rules", "buscaminas game 2\nnumbering: none\n", `line 2: "none" where left or total should be`, -1},
		{"a switch", "buscaminas game 2\nflag limit: on\n", `line 2: "on" where no or yes should be`, -1},
		{"a promise", "buscaminas game 2\npromise: gold\n",
			`line 2: "gold" where clear start or safe start or followable or provable or any start ` +
				`or needs one or needs two or needs chain or needs remain or needs cases ` +
				`should be`, -1},
		{"a date", "buscaminas game 2\nbegun: today\n",
			`line 2: "today" where a time such as 2026-01-02T15:04:05Z should be`, -1},
		{"a size", "buscaminas game 2\nrows: 0\n", `line 2: "0" where a number from 1 should be`, -1},
		{"mines", "buscaminas game 2\nmines: -1\n", `line 2: "-1" where a number from 0 should be`, -1},
		{"a seed", "buscaminas game 2\nseed: 18446744073709551616\n",
			`line 2: "18446744073709551616" where a number from 0 should be`, -1},
		{"a cell", "buscaminas game 2\nstart: here\n",
			`line 2: "here" where a cell such as 4,4, or "first opened" where the board is dealt ` +
				`should be`, -1},
		{"first opened of a drawn board", drawnHeader + "start: first opened\n",
			`line 6: "first opened" where a cell such as 4,4, or "first opened" where the board is dealt ` +
				`should be`, -1},
		{"a drawing", "buscaminas game 2\nrow: *.x\n",
			`line 2: "*.x" where "*" for a mine and "." for any other cell should be`, -1},
		{"twice", "buscaminas game 2\nrows: 1\n\nrows: 2\n", `line 4: rows again, as in line 2`, -1},
		{"half a promise", "buscaminas game 2\npromise kept: half\n",
			`line 2: "half" where no or yes should be`, -1},
		{"no grid", "buscaminas game 2\nrows: 1\ncolumns: 1\nrow: .\n", `line 5: grid is missing`, -1},
		{"no start", dealtHeader, `line 7: start is missing`, -1},
		{"no seed",
			"buscaminas game 2\ngrid: square\nrows: 3\ncolumns: 4\nmines: 2\npromise: provable\nstart: 0,0\n",
			`line 8: seed is missing`, -1},
		{"no board", "buscaminas game 2\ngrid: square\nrows: 3\ncolumns: 4\nmines: 2\nstart: 0,0\n",
			`line 7: row 1 of 3 is missing`, -1},
		{"rows too few", "buscaminas game 2\ngrid: square\nrows: 2\ncolumns: 1\nrow: .\n0.000 0,0!\n",
			`line 6: row 2 of 2 is missing`, -1},
		{"rows too many", drawnHeader + "row: ...\n", `line 6: one row too many: the board has only 1`, -1},
		{"row too long", "buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 1\nrow: ..\n",
			`line 5: 2 columns where 1 should be`, -1},
		{"too many mines",
			"buscaminas game 2\ngrid: square\nrows: 1\ncolumns: 1\nmines: 2\nseed: 1\nstart: 0,0\n",
			`line 5: 2 mines: from 0 to 1 are possible`, -1},
		{"too big",
			"buscaminas game 2\ngrid: square\nrows: 99999999\ncolumns: 99999999\n" +
				"mines: 2\nseed: 1\nstart: 0,0\n",
			`line 3: a board of 99999999×99999999: from 1 to 1048576 cells are possible`, -1},
		{"start off the board", dealtHeader + "start: 3,0\n", `line 7: 3,0 is off the 3×4 board`, -1},

		{"no time", drawnHeader + "0.000 Aa!\n1.2345 Aa!\n",
			`line 7: "1.2345" where a time such as 1.250 should be`, 1},
		{"no time of a clock", drawnHeader + "9999999999 Aa!\n",
			`line 6: "9999999999" where a time such as 1.250 should be`, 0},
		{"backwards", drawnHeader + "1.500 Aa!\n1.250 Aa!\n", `line 7: the time 1.250 comes after 1.500, which is later`, 1},
		{"no action", drawnHeader + "1.500 Aa!\n1.500 jump\n1.600 Aa!\n",
			`line 7: "jump" where one of these should be: ` + entries, 1},
		{"two actions", drawnHeader + "1.500 Aa!Ab*\n",
			`line 6: "Aa!Ab*" where one of these should be: ` + entries, 0},
		{"backwards from what was seen", drawnHeader + "1.500\n1.250 Aa!\n",
			`line 7: the time 1.250 comes after 1.500, which is later`, 0},
		{"opened without a board", dealtHeader + "start: 0,1\n0.000 0,1!\n1.000 0,2*\n",
			`line 9: a cell is opened, but the text does not contain the board`, -1},
		{"off the board", drawnHeader + "1.500 Aa!\n2.000 1,0*\n", `line 7: 1,0 is off the 1×3 board`, 1},
		{"header after", drawnHeader + "1.500 Aa!\ngrid: square\n",
			`line 7: "grid: square" after the first action`, 1},
		{"an entry among the rows", dealtHeader + "start: 0,1\n0 0,1!\nrow: *...\n1 0,2!\n",
			`line 10: row 2 of 3 is missing`, 1},
		{"more than all is open", drawnHeader + "1.500 101%\n",
			`line 6: "101%" where one of these should be: ` + entries, 0},
		{"less than nothing is open", drawnHeader + "1.500 -1%\n",
			`line 6: "-1%" where one of these should be: ` + entries, 0},
		{"no UTF-8", drawnHeader + "1.500 Aa!\n\xff\n", `line 7: it is not text: byte 0xff`, 1},
	}
	seen := map[error]bool{}
	for _, test := range tests {
		j, err := journal.Read([]byte(test.text))
		var e *files.Error
		if !errors.As(err, &e) {
			t.Errorf("%s: %v: not of type *Error", test.name, err)
			continue
		}
		seen[e.Problem] = true
		if got := err.Error(); got != test.want {
			t.Errorf("%s: %s\nwant %s", test.name, got, test.want)
		}
		kept := -1
		if j != nil {
			kept = len(j.Entries)
		}
		if kept != test.kept {
			t.Errorf("%s: %d entries kept, want %d", test.name, kept, test.kept)
		}
	}
	for _, test := range wrongBoards {
		if test.want != "" {
			seen[test.problem] = true
		}
	}
	seen[journal.NotDone], seen[journal.NotSo] = true, true // these come from Play
	if want := declared(); len(seen) != want {
		t.Errorf("%d problems have a test, of %d", len(seen), want)
	}
}

// declared returns the number of problems that reading can have.
func declared() int {
	source := gametest.Must(os.ReadFile("problems.go"))
	return strings.Count(string(source), "= text.Error{") + 1 // files.NotText
}

// A text may claim that an impossible action was carried out.
func TestWhatCannotBeDone(t *testing.T) {
	j := gametest.Must(journal.Read([]byte(drawnHeader + "0.000 Ab*\n0.500 Aa!\n1.000 Aa*\n2.000 Ac*\n")))
	g, err := j.Play()
	if want := "line 8: Aa* cannot be done: a flagged cell cannot be opened"; err == nil ||
		err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	if !errors.Is(err, game.FlaggedCell) || g.Flags() != 1 || g.Open(game.Cell{Col: 2}) {
		t.Errorf("%v; the game is not as it was before that line", err)
	}
}

// A text may claim a win or a loss that did not happen.
func TestEndThatIsNone(t *testing.T) {
	for _, end := range []string{"won", "lost"} {
		j := gametest.Must(journal.Read([]byte(drawnHeader + "0.000 Ab!\n0.500 " + end + "\n1.000 Ab!\n")))
		g, err := j.Play()
		want := `line 7: "` + end + `", but the game does not end that way`
		if err == nil || err.Error() != want || g.Flags() != 1 {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

func TestWhatCannotBeWritten(t *testing.T) {
	grid := game.Square{Rows: 2, Cols: 2}
	for name, h := range map[string]journal.Header{
		"no board":  {},
		"promise":   {Deal: deal.Spec{Grid: grid, Promise: 200}},
		"numbering": {Deal: deal.Spec{Grid: grid}, Rules: game.Rules{Numbering: 9}},
		"grid":      {Deal: deal.Spec{Grid: foreign{grid}}},
	} {
		if text, err := h.Append([]byte("as it was")); err == nil || string(text) != "as it was" {
			t.Errorf("%s: Append returns %q, %v; want an error, and dst unchanged", name, text, err)
		}
	}
	if _, err := (&journal.Journal{}).Play(); err == nil {
		t.Error("a game without a board was played")
	}
}

type foreign struct{ game.Square }
