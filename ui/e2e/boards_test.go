//go:build !windows

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"buscaminas/boards"
)

// A square board can be converted from every format to every other and back without a change.
func TestConvertEveryPair(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	first := put(t, dir, "board.txt", plainBoard)
	for a := range boards.Formats {
		from := filepath.Join(dir, "from-"+a.String()+a.Ext())
		if _, stderr, code := run(t, "", "convert", first, "--to", a.String(), "-o", from); code != 0 {
			t.Fatalf("to %v: ended with %d and said %q", a, code, stderr)
		}
		for b := range boards.Formats {
			to := filepath.Join(dir, a.String()+"-"+b.String()+b.Ext())
			if _, stderr, code := run(t, "", "convert", "--grid", "square", from, "--to", b.String(), "-o", to); code != 0 {
				t.Errorf("%v to %v: ended with %d and said %q", a, b, code, stderr)
				continue
			}
			again, stderr, code := run(t, get(t, to), "convert", "--grid", "square", "-", "--to", "list")
			if again != plainBoard || stderr != "" || code != 0 {
				t.Errorf("%v to %v: %q, %q, %d", a, b, again, stderr, code)
			}
		}
	}
}

// Convert reports what a format does not hold. If a format cannot hold the board, it writes no
// file.
func TestConvertSaysWhatIsLost(t *testing.T) {
	t.Parallel()
	tests := []struct {
		board, to      string
		stdout, stderr string
		code           int
	}{
		{plainBoard, "mine", "4x2x3\nMHMH\nHHHM\n", "", 0},
		{plainBoard, "map", "2 4\n*.*.\n...*\n", "standard input: map does not hold the grid; it is usually read as another one\n", 0},
		{startBoard, "list", plainBoard, "standard input: list does not hold the cell to start at, 0,1\n", 0},
		{playedBoard, "list", plainBoard, "standard input: list does not hold which cells are open or flagged: 3 in all\n", 0},
		{"2 4\n*.*\n...*\n", "map", "2 4\n*.*.\n...*\n", "standard input:2: 3 of 4 columns: the rest have no mines\n", 0},
		{"2 4\n*.*.\n...*\n", "ptta", "", "buscaminas: standard input: ptta only holds square boards\n", 1},
		{"1 256\n0\n", "mbf", "", "buscaminas: standard input: the board is 1×256, and the largest that fits is 255×255\n", 1},
		{"1 2\n*..\n", "list", "", "buscaminas: standard input:2: 3 columns instead of 2\n", 1},
		{"", "list", "", "buscaminas: standard input: is empty\n", 1},
	}
	for _, tt := range tests {
		stdout, stderr, code := run(t, tt.board, "convert", "--lang", "en", "-", "--to", tt.to)
		if stdout != tt.stdout || stderr != tt.stderr || code != tt.code {
			t.Errorf("%q to %s: %q, %q, %d\nwant %q, %q, %d",
				tt.board, tt.to, stdout, stderr, code, tt.stdout, tt.stderr, tt.code)
		}
	}
}

func TestConvertSeveral(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	one := put(t, dir, "one.txt", plainBoard)
	two := put(t, dir, "two.board", playedBoard)
	out := filepath.Join(dir, "out")
	if err := os.Mkdir(out, 0o777); err != nil {
		t.Fatal(err)
	}
	_, stderr, code := run(t, startBoard, "convert", "--lang", "en", one, two, "-", "--to", "mine", "-o", out)
	if code != 0 || strings.Count(stderr, "\n") != 2 {
		t.Errorf("ended with %d and said %q", code, stderr)
	}
	for name, want := range map[string]string{
		"one.mine":  "4x2x3\nMHMH\nHHHM\n",
		"two.mine":  "4x2x3\nM2MH\nHHHF\n", // the progress of the game is converted, too
		"mine.mine": "4x2x3\nMHMH\nHHHM\n",
	} {
		if got := get(t, filepath.Join(out, name)); got != want {
			t.Errorf("%s holds %q, want %q", name, got, want)
		}
	}
	// Several boards are written to the output one after the other.
	stdout, stderr, code := run(t, "", "convert", one, one, "--to", "list")
	if stdout != plainBoard+"\n"+plainBoard || stderr != "" || code != 0 {
		t.Errorf("%q, %q, %d", stdout, stderr, code)
	}
}

// Boards of one file get numbers, and none takes the place of another result.
func TestConvertOverAnotherResult(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	several := put(t, dir, "y.txt", plainBoard+"\n"+plainBoard)
	one := put(t, dir, "y-1.txt", startBoard)
	out := filepath.Join(dir, "out")
	if err := os.Mkdir(out, 0o777); err != nil {
		t.Fatal(err)
	}
	_, stderr, code := run(t, "", "convert", "--lang", "en", several, one, "--to", "map", "-o", out, "--force")
	if want := out + "/y-1.txt: already exists, and stays as it is\n"; !strings.HasSuffix(stderr, want) || code != 1 {
		t.Errorf("ended with %d and said %q, want %q", code, stderr, want)
	}
	if _, stderr, code = run(t, "", "convert", several+"#2", several+"#1", "--to", "list", "-o", out, "--force"); code != 0 {
		t.Errorf("two boards of one file: ended with %d and said %q", code, stderr)
	}
	for _, name := range []string{"y-1.txt", "y-2.txt"} {
		if got := get(t, filepath.Join(out, name)); got != plainBoard {
			t.Errorf("%s holds %q", name, got)
		}
	}
	// A board that is not there is told as such.
	_, stderr, code = run(t, "", "show", "--lang", "en", several+"#3")
	if want := "buscaminas: " + several + ": there is no board 3: the file has 2\n"; stderr != want || code != 1 {
		t.Errorf("ended with %d and said %q, want %q", code, stderr, want)
	}
}

// An error in one file does not affect the others.
func TestSeveralFilesAndOneIsWrong(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	one := put(t, dir, "one.txt", plainBoard)
	none := filepath.Join(dir, "none.txt")
	out := filepath.Join(dir, "out")
	if err := os.Mkdir(out, 0o777); err != nil {
		t.Fatal(err)
	}
	failure := "buscaminas: " + none + ": there is no such file\n"
	for _, test := range []struct {
		args []string
		want string // part of the output
	}{
		{[]string{"convert", "--to", "list", none, one, none, one}, plainBoard + "\n" + plainBoard},
		{[]string{"convert", "--to", "list", "-o", out, none, one}, ""},
		{[]string{"show", none, one}, one + ": list, square, 2×4"},
		{[]string{"solve", none, one}, one + ": "},
	} {
		stdout, stderr, code := run(t, "", append(test.args, "--lang", "en")...)
		if failures := strings.Count(strings.Join(test.args, " "), none); code != 1 || stderr != strings.Repeat(failure, failures) {
			t.Errorf("%v: ended with %d and said %q", test.args, code, stderr)
		}
		if !strings.HasPrefix(stdout, test.want) {
			t.Errorf("%v: wrote %q, want %q", test.args, stdout, test.want)
		}
	}
	if got := get(t, filepath.Join(out, "one.txt")); got != plainBoard {
		t.Errorf("the file holds %q", got)
	}
}

// A file is never replaced without --force.
func TestConvertOverAFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	board := put(t, dir, "board.txt", plainBoard)
	out := put(t, dir, "out.mine", "precious")
	_, stderr, code := run(t, "", "convert", "--lang", "en", board, "--to", "mine", "-o", out)
	if want := "buscaminas: " + out + ": already exists, and stays as it is\n"; stderr != want || code != 1 || get(t, out) != "precious" {
		t.Errorf("%q, %d, the file holds %q", stderr, code, get(t, out))
	}
	_, stderr, code = run(t, "", "convert", board, "--to", "mine", "-o", out, "--force")
	if stderr != "" || code != 0 || !strings.HasPrefix(get(t, out), "4x2x3") {
		t.Errorf("%q, %d, the file holds %q", stderr, code, get(t, out))
	}
	// A failure leaves the file unchanged.
	_, _, code = run(t, "2 2\n*.\n.*\n", "convert", "-", "--to", "mine", "-o", out, "--force")
	if code != 1 || !strings.HasPrefix(get(t, out), "4x2x3") {
		t.Errorf("%d, the file holds %q", code, get(t, out))
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 2 {
		t.Errorf("the folder has %v", entries)
	}
}

func TestWrongUsageOfBoards(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	board := put(t, dir, "board.txt", plainBoard)
	other := filepath.Join(dir, "other")
	if err := os.Mkdir(other, 0o777); err != nil {
		t.Fatal(err)
	}
	same := put(t, other, "board.txt", plainBoard)
	tests := []struct {
		args, stderr string
		code         int
	}{
		{"convert --to list", "no file was given", 2},
		{"show", "no file was given", 2},
		{"convert " + board, "no format was given: use --to map|list|mbf|tatham|ptta|mine|board", 2},
		{"convert --to pdf " + board, `--to cannot be "pdf": the possible values are map|list|mbf|tatham|ptta|mine|board`, 2},
		{"convert --to", "--to needs a value", 2},
		{"convert --to list - -", "standard input can be read only once", 2},
		{"show - -", "standard input can be read only once", 2},
		{"convert --to mbf " + board + " " + board, "mbf is not text: name a file with -o", 2},
		{"convert --to mbf -o " + board + " " + board + " " + board, board + " must be a directory, as there are 2 files to write", 2},
		{"convert --to mbf -o " + dir + " " + board + " " + same, board + " and " + same + " would go to the same file, " + dir + "/board.mbf", 2},
		{"convert --to mbf -o " + dir + "/none/x.mbf " + board, dir + "/none/x.mbf: cannot be written: the file or its directory does not exist", 1},
		{"convert --to mbf -o " + dir + "/x.mbf " + dir + "/none", dir + "/none: there is no such file", 1},
		{"show " + dir, dir + ": is a directory, not a file", 1},
		{"show --theme dark " + board, "--theme can only be used with --to", 2},
		{"show --force " + board, "--force can only be used with --to", 2},
		{"show --to svg " + board + " " + board, "only one picture can go to standard output; for more, name a directory with -o", 2},
		{"show --to svg --from 9,9 " + board, "9,9 is off the board, which is 2×4", 2},
		{"show --nonsense " + dir, "there is no flag --nonsense; see --help", 2},
	}
	for _, tt := range tests {
		args := append([]string{"--lang=en"}, strings.Fields(tt.args)...)
		stdout, stderr, code := run(t, "", args...)
		if want := "buscaminas: " + tt.stderr + "\n"; stdout != "" || stderr != want || code != tt.code {
			t.Errorf("%s: %q, %q, %d\nwant %q, %d", tt.args, stdout, stderr, code, want, tt.code)
		}
	}
}

func TestShow(t *testing.T) {
	t.Parallel()
	tests := []struct{ args, input, want string }{
		{"-", "2 4\n*.*.\n...*\n", `standard input: map, hex, 2×4, mines: 3 (37.5%)
        a   b   c   d
      ┌───┬───┬───┬───┐
  A   │ ▓ │ ▓ │ ▓ │ ▓ │
    ┌─┴─┬─┴─┬─┴─┬─┴─┬─┘
  B │ ▓ │ ▓ │ ▓ │ ▓ │
    └───┴───┴───┴───┘
3BV 5, openings: 0
from Ab (the best start found; another may be harder) you have to guess after opening 1 of 5 cells
`},
		{"--solution -", "3 3\n1\n0 0\n", `standard input: list, square, 3×3, mines: 1 (11.1%)
      a   b   c
    ┌───┬───┬───┐
  A │ * │ 1 │   │
    ├───┼───┼───┤
  B │ 1 │ 1 │   │
    ├───┼───┼───┤
  C │   │   │   │
    └───┴───┴───┘
3BV 1, openings: 1
no guess needed from Ac (the best start found; another may be harder); hardest step: a single number
`},
		// A file with a start begins there and is judged from there.
		{"--ascii -", "3x2:2,0,u80\n", `standard input: Simon Tatham's Mines, square, 2x3, mines: 1 (16.7%)
      a   b   c
    +---+---+---+
  A | o | 1 |   |
    +---+---+---+
  B | o | 1 |   |
    +---+---+---+
3BV 2, openings: 1
from Ac you have to guess after opening 4 of 5 cells; hardest step: a single number
`},
		{"-", playedBoard, `standard input: .board, square, 2×4, mines: 3 (37.5%)
      a   b   c   d
    ┌───┬───┬───┬───┐
  A │ ▓ │ 2 │ ▓ │ ▓ │
    ├───┼───┼───┼───┤
  B │ ▓ │ ▓ │ X │ X │
    └───┴───┴───┴───┘
3BV 5, openings: 0
open: 1 of 5 cells
wrong flags: Bc
no cell is safe; the best guess, Ad, is a mine in 50.0%
here you have to guess
`},
		{"--grid hex -", "1 2\n2\n0 0\n0 1\n", `standard input: list, hex, 1×2, mines: 2 (100.0%)
        a   b
      ┌───┬───┐
  A   │ ▓ │ ▓ │
      └───┴───┘
3BV 0, openings: 0
there is nothing to open
`},
	}
	for _, tt := range tests {
		args := append([]string{"show", "--lang=en"}, strings.Fields(tt.args)...)
		stdout, stderr, code := run(t, tt.input, args...)
		if stdout != tt.want || stderr != "" || code != 0 {
			t.Errorf("%s: %d, %q\n%swant\n%s", tt.args, code, stderr, stdout, tt.want)
		}
	}
}

// Show reports and draws the consequences of a position.
func TestShowSaysWhatFollows(t *testing.T) {
	t.Parallel()
	text := strings.Replace(playedBoard, "*2*2\n122*\n[view]\nU2UU\nUUFF", "0000\n0000\n[view]\n0UUU\nUUUU", 1)
	text = strings.Replace(text, "mines: 3", "mines: 0", 1)
	stdout, stderr, code := run(t, text, "show", "--lang=en", "-")
	if got := boardOn(stdout); got != "____\n____" || stderr != "cells that open by themselves beside the open ones: 7\n" || code != 0 {
		t.Errorf("%q, %q, %d", got, stderr, code)
	}
}

// Binary output is not written to a terminal.
func TestConvertToATerminal(t *testing.T) {
	t.Parallel()
	board := put(t, t.TempDir(), "board.txt", plainBoard)
	term := start(t, size{80, 10}, "convert", "--lang=en", board, "--to", "mbf")
	term.waitText("mbf is not text: name a file with -o")
	if code, _ := term.waitExit(); code != 2 {
		t.Errorf("ended with %d", code)
	}
}

// The game opens every format, also from the standard input. Then it reads keys from the terminal.
func TestPlayFromStandardInput(t *testing.T) {
	t.Parallel()
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, tt := range []struct{ input, board string }{
		{plainBoard, "....\n...."},
		{startBoard, ".2..\n...."},
		{playedBoard, ".2..\n..XX"},
	} {
		path := put(t, dir, "board", tt.input)
		p := program{path: "/bin/sh", args: []string{"-c", `"$0" --rules classic - <"$1"`, game, path}}
		term := p.start(t, size{50, 26}) // too small for large cells
		term.waitFor(func(screen string) bool { return boardOn(screen) == tt.board }, tt.board)
		term.press("d")
		term.leave()
	}
	_, stderr, code := run(t, "3 3\nx", "--plain", "-")
	if want := "buscaminas: entrada estándar:3: 1 de 3 filas\n"; stderr != want || code != 1 {
		t.Errorf("%q, %d, want %q", stderr, code, want)
	}
}

// If the board comes from the standard input, the line mode reads plays from the terminal, too.
// Without a terminal it shows the board and says why.
func TestPlaysFromTheTerminalInLines(t *testing.T) {
	t.Parallel()
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	path := put(t, t.TempDir(), "board", startBoard)
	p := program{path: "/bin/sh", args: []string{"-c", `"$0" --plain --lang en --rules classic - <"$1"`, game, path}}
	term := p.start(t, size{80, 26})
	term.waitText("Cell and action")
	term.typeText("Ba!\n")
	term.waitText("FLAGGED: 1")
	term.typeText("quit\n")
	term.waitExit()

	cmd := program{args: []string{"--plain", "--lang", "en", "--rules", "classic", "-"}}.command(t)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} // without a controlling terminal
	var out, errs strings.Builder
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(startBoard), &out, &errs
	_ = cmd.Run()
	want := "buscaminas: the board came from standard input, and there is no terminal to read moves from\n"
	if code := cmd.ProcessState.ExitCode(); code != 1 || errs.String() != want || boardOn(out.String()) != ".2..\n...." {
		t.Errorf("%d, %q, %s", code, &errs, &out)
	}
}
