package cli

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The first board needs no guess from Aa, the second one does.
const (
	stairs = "4 4\n....\n..*.\n....\n...*\n"
	coin   = "2 3\n*..\n...\n"
)

// wronglyFlagged is a position with a wrong flag that needs a guess.
const wronglyFlagged = `# MINESWEEPER-BOARD v0.1
# Render: ascii
rows: 2
columns: 5
mines: 1

[real]
01*10
01110

[view]
01UFU
01UUU
`

// steps runs solve with these arguments on a file with this board.
func steps(t *testing.T, board string, args ...string) (out, errs string, err error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "board")
	if err := os.WriteFile(file, []byte(board), 0o600); err != nil {
		t.Fatal(err)
	}
	out, errs, err = run(inEnglish("solve"), "", append(append([]string{"--steps"}, args...), file)...)
	return out, strings.ReplaceAll(errs, file, "board"), err
}

func TestStepsOfABoard(t *testing.T) {
	for _, test := range []struct {
		name, board string
		args        []string
		want, errs  string
	}{
		{"square", stairs, []string{"--start", "Aa", "--grid", "square"}, "Aa*\none Cb -> Bc!\none Bb Bc! -> Ac*\none Ac Bc! -> Ad* Bd*\none Bd Bc! -> Cd*\n", ""},
		{"hexagonal", stairs, []string{"--start", "0,0", "--grid", "hex"},
			"Aa*\none Bb -> Bc!\none Cb Bc! -> Cc*\none Dc -> Dd!\n" +
				"one Cc Bc! Dd! -> Bd* Cd*\none Bd Bc! -> Ac* Ad*\n", ""},
		{"a guess", coin, []string{"--start", "Ab", "--grid", "square"}, "Ab*\n",
			"buscaminas: board: here you have to guess; the steps open 1 of 5 cells\n"},
		{"a position with a wrong flag", wronglyFlagged, nil, "wrong Ad!\nremain Ab board -> Ad* Ae* Bd* Be*\n",
			"buscaminas: board: here you have to guess; the steps open 8 of 9 cells\n"},
		{"in words", wronglyFlagged, []string{"--format", "words"},
			"The flag at Ad is wrong: there is no mine there.\n" +
				"One mine is left on the board, and it is next to Ab. So everything else is safe.\n",
			"buscaminas: board: here you have to guess; the steps open 8 of 9 cells\n"},
		{"names as numbers", wronglyFlagged, []string{"--coords", "numbers"},
			"wrong 0,3!\nremain 0,1 board -> 0,3* 0,4* 1,3* 1,4*\n",
			"buscaminas: board: here you have to guess; the steps open 8 of 9 cells\n"},
		{"in words, without a start", "1 3\n*..\n", []string{"--format", "words", "--grid", "square"},
			"Start at Ac (the best start found; another may be harder).\n", ""},
		{"no mines", "2 2\n..\n..\n", nil, "Aa*\n", ""},
		{"nothing to open", "1 2\n**\n", nil, "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			out, errs, err := steps(t, test.board, test.args...)
			if out != test.want || errs != test.errs {
				t.Errorf("got\n%s%s\nwant\n%s%s", out, errs, test.want, test.errs)
			}
			if (test.errs != "") != errors.Is(err, errReported) {
				t.Errorf("error %v", err)
			}
		})
	}
}

// In JSON the steps are one object.
func TestStepsInJSON(t *testing.T) {
	out, _, err := steps(t, stairs, "--format", "json", "--start", "Aa", "--grid", "square")
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Start  string
		Wrong  []string
		Solved bool
		Steps  []struct {
			Rule                     string
			Numbers, Uses, Concludes []string
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if got.Start != "Aa" || got.Wrong == nil || !got.Solved || len(got.Steps) == 0 || got.Steps[0].Rule != "one" {
		t.Errorf("got %+v", got)
	}
}

// Where no argument is found in time, the cells that are certain all the same are told by the rule
// exact, and the steps go on to the end.
func TestStepsWithoutAnArgument(t *testing.T) {
	for file, words := range map[string]bool{"entangled.board": false, "entangled-end.board": true} {
		board, err := os.ReadFile(filepath.Join("testdata", file))
		if err != nil {
			t.Fatal(err)
		}
		format, want := "steps", "\nexact "
		if words {
			format, want = "words", " and the mines left. In all of them, Aa, Ab, "
		}
		out, errs, err := steps(t, string(board), "--grid", "square", "--format", format)
		if err != nil || errs != "" || !strings.Contains(out, want) {
			t.Errorf("%s, %s: %v, %s, no %q in\n%s", file, format, err, errs, want, out)
		}
	}
}

// Where the layouts are too many to count, a guess may not be needed, and the message says so.
func TestStepsThatGiveUp(t *testing.T) {
	board, err := os.ReadFile("testdata/too-many-layouts.board")
	if err != nil {
		t.Fatal(err)
	}
	out, errs, err := steps(t, string(board))
	if !errors.Is(err, errGaveUp) || out == "" ||
		!strings.Contains(errs, "here the search gave up") || !strings.HasSuffix(errs, "the steps open 143 of 372 cells\n") {
		t.Errorf("%v, %s\n%s", err, errs, out)
	}
}

// With --start the whole board is solved, whatever is open or flagged in the file.
func TestStepsOfTheWholeBoard(t *testing.T) {
	out, _, _ := steps(t, wronglyFlagged, "--start", "Aa")
	if !strings.HasPrefix(out, "Aa*\n") || strings.Contains(out, "wrong") {
		t.Errorf("the steps are\n%s\nwant them to begin with Aa* and to say nothing of flags", out)
	}
}

func TestStepsAreRefused(t *testing.T) {
	for _, test := range []struct {
		board string
		args  []string
		want  string
	}{
		{stairs, []string{"other"}, "--steps can only be used with one file"},
		{stairs, []string{"--start", "Bc"}, "there is a mine there"},
		{stairs, []string{"--start", "9,9"}, "9,9 is off the board, which is 4×4"},
		{stairs, []string{"--steps=false", "--format", "words"}, "--format words can only be used with --steps"},
		{strings.ReplaceAll(wronglyFlagged, "01UFU", "01XFU"), nil, "the mine at Ac is open"},
		{"300 300\n" + strings.Repeat(strings.Repeat(".", 300)+"\n", 300), nil, "300×300 board is too large"},
		{"", nil, "board"},
	} {
		out, errs, err := steps(t, test.board, test.args...)
		if err == nil || out != "" || !strings.Contains(errs+err.Error(), test.want) {
			t.Errorf("%v: %q, %q, %v; want %q", test.args, out, errs, err, test.want)
		}
	}
}
