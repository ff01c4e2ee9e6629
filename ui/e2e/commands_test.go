package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
)

// The boards dealt on the command line are those of the seed, and can be played.
func TestDealingBoards(t *testing.T) {
	t.Parallel()
	out, errs, code := run(t, "", "deal", "--grid", "hex", "--level", "beginner", "--seed", "7", "--count", "2", "--lang", "en")
	if code != 0 {
		t.Fatalf("status %d: %s", code, errs)
	}
	dealt := strings.Split(out, "\n\n")
	if len(dealt) != 2 || dealt[0] == dealt[1] {
		t.Fatalf("want two different boards with a blank line between them; got\n%s", out)
	}
	spec := deal.Spec{Grid: game.Hex{Rows: 9, Cols: 9}, Mines: 10, Seed: 7, Promise: deal.Followable}
	want, err := spec.Deal(game.Cell{Row: 4, Col: 4})
	if err != nil {
		t.Fatal(err)
	}
	text, err := boards.Map.Append(nil, boards.FromLayout(want.Layout))
	if err != nil {
		t.Fatal(err)
	}
	if dealt[0]+"\n" != string(text) {
		t.Errorf("dealt\n%s\nwant\n%s", dealt[0], text)
	}
	lines := regexp.MustCompile(`(?m)^code=\S+ seed=(\d+) guess=no tries=\d+ time=[0-9.]+(µs|m?s)$`).FindAllStringSubmatch(errs, -1)
	if len(lines) != 2 || lines[0][1] != "7" {
		t.Errorf("want one line for each board, the first with seed 7; got\n%s", errs)
	}

	file := filepath.Join(t.TempDir(), "board.txt")
	if err := os.WriteFile(file, []byte(dealt[0]), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, errs, code := run(t, "4,4*\n", "--plain", "--lang", "en", file); code != 0 || !strings.Contains(out, "MINES LEFT: 10") {
		t.Errorf("played: status %d, %s%s", code, out, errs)
	}
	out, errs, code = run(t, "", "solve", "--lang", "en", "--start", "4,4", file)
	if code != 0 || !strings.Contains(out, "no guess needed from Ee") {
		t.Errorf("solved: status %d, %s%s", code, out, errs)
	}
}

// The same flags deal the same boards, each with its own seed.
func TestDealingTheSameBoards(t *testing.T) {
	t.Parallel()
	args := []string{"deal", "--size", "8x8", "--seed", "5", "--lang", "en"}
	first, errs, code := run(t, "", append(args, "--count", "3")...)
	if code != 0 || strings.Count(first, "\n\n") != 2 {
		t.Fatalf("status %d, %q, %s", code, first, errs)
	}
	if again, _, _ := run(t, "", append(args, "--count", "3")...); again != first {
		t.Errorf("dealt\n%s\nand then\n%s", first, again)
	}
	var apart []string
	for _, seed := range []string{"5", "6", "7"} {
		args[4] = seed
		one, _, _ := run(t, "", args...)
		apart = append(apart, one)
	}
	if all := strings.Join(apart, "\n"); all != first {
		t.Errorf("dealt\n%s\none by one\n%s", first, all)
	}
}

// A board that may need a guess is dealt with a note.
func TestDealingWhatMayNeedAGuess(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{
		{"--level", "beginner", "--guess"},
		{"--level", "beginner", "--first", "safe"},
		{"--level", "beginner", "--first", "any"},
		{"--size", "1x30", "--mines", "15", "--seed", "1"}, // one board in some thousands needs no guess after all
	} {
		_, errs, code := run(t, "", append([]string{"deal", "--lang", "en"}, args...)...)
		if code != 0 || !strings.Contains(errs, "guess=maybe") {
			t.Errorf("%v: status %d, %s", args, code, errs)
		}
	}
}

// Any number of jobs plays the same games.
func TestPlayingAlone(t *testing.T) {
	t.Parallel()
	last := regexp.MustCompile(`^games=300 won=(\d+) rate=\d+\.\d\d% guesses=(\d\.\d\d) games/s=\d+\n$`)
	var first []string
	for jobs, name := range map[string]string{"1": "opening", "2": "clear", "3": "claro"} { // all names of the same promise
		out, errs, code := run(t, "", "solve", "--grid", "hex", "--level", "beginner", "--games", "300", "--first", name, "--seed", "1", "--jobs", jobs, "--lang", "en")
		found := last.FindStringSubmatch(out)
		if code != 0 || found == nil {
			t.Fatalf("status %d, %q %s", code, out, errs)
		}
		if found[1] < "270" {
			t.Errorf("only %s of 300 won", found[1])
		}
		if first == nil {
			first = found[1:]
		}
		if first[0] != found[1] || first[1] != found[2] {
			t.Errorf("%s jobs: won and guesses %v, with 1 job %v", jobs, found[1:], first)
		}
	}
}

func TestCommandsRefuseWhatMakesNoSense(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"deal"}, "say which board: use --level or --size"},
		{[]string{"deal", "x"}, `unexpected argument: "x"`},
		{[]string{"deal", "--level", "expert", "--count", "0"}, `--count cannot be "0": it must be 1 or more`},
		{[]string{"deal", "--level", "expert", "--start", "16,0"}, "16,0 is off the board, which is 16×30"},
		{[]string{"deal", "--level", "expert", "--start", "x"}, `--start cannot be "x": write it as 3,4 or Dd`},
		{[]string{"deal", "--size", "3x3", "--mines", "10"}, "10 mines"},
		{[]string{"deal", "--guess", "--any-proof", "--level", "expert"},
			"--any-proof cannot be used with --guess: boards that may need a guess"},
		{[]string{"deal", "--format", "png"}, `--format cannot be "png"`},
		{[]string{"solve"}, "say which board: use --level or --size"},
		{[]string{"solve", "--level", "expert", "--games", "0"}, `--games cannot be "0": it must be 1 or more`},
		{[]string{"solve", "--level", "expert", "--jobs", "-1"}, `--jobs cannot be "-1": it must be 1 or more`},
		{[]string{"solve", "--level", "expert", "x.txt"}, "the file already has a board"},
		{[]string{"deal", "--first", "any", "--any-proof", "--level", "expert"},
			"--any-proof cannot be used with --first any: with that first cell, any board may need a guess"},
		{[]string{"--first", "safe", "x.txt"}, "--first cannot be used with x.txt: the file already has a board"},
		{[]string{"--first", "clear", "-"}, "--first cannot be used with -: the file already has a board"},
		{[]string{"--first", "any", "--code", "3000-KAA-818"}, "--first cannot be used with --code: the code already sets the board"},
		{[]string{"--first", "any", "--daily"}, "--first cannot be used with --daily: the day already sets the board"},
		{[]string{"solve", "--first", "any", "x.txt"}, "--first cannot be used with x.txt: the file already has a board"},
		{[]string{"solve", "--level", "expert", "--first", "lucky"}, `--first cannot be "lucky": the possible values are clear|safe|any`},
	} {
		out, errs, code := run(t, "", append(test.args, "--lang", "en")...)
		if code != 2 || out != "" || !strings.Contains(errs, test.want) {
			t.Errorf("%v: status %d, %q, %q; want status 2 and %q", test.args, code, out, errs, test.want)
		}
	}
	entangled, err := filepath.Abs("../cli/testdata/too-many-layouts.board")
	if err != nil {
		t.Fatal(err)
	}
	if _, errs, code := run(t, "", "solve", "--lang", "en", "--steps", entangled); code != 3 || !strings.Contains(errs, "gave up") {
		t.Errorf("a search that gave up: status %d, %q; want status 3", code, errs)
	}
	if _, errs, code := run(t, "", "solve", "--lang", "en", "missing.txt"); code != 1 || !strings.Contains(errs, "missing.txt") {
		t.Errorf("a missing file: status %d, %q", code, errs)
	}
}

// Boards need no guess, unless the command line allows guesses.
func TestWhetherBoardsMayNeedAGuess(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"--level", "beginner"}, "no guess"},
		{[]string{"--level", "beginner", "--any-proof"}, "no guess"},
		{[]string{"--level", "beginner", "--guess"}, "may need a guess"},
		{[]string{"--level", "beginner", "--first", "clear"}, "no guess"},
		{[]string{"--level", "beginner", "--first", "despejada", "--guess"}, "may need a guess"},
		{[]string{"--level", "beginner", "--first", "safe"}, "may need a guess · first cell: safe"},
		{[]string{"--size", "6x6", "--mines", "5", "--first", "cualquiera"}, "may need a guess · first cell: any"},
		{[]string{"--size", "6x6", "--mines", "5"}, "no guess"},
		{[]string{"--size", "6x6", "--mines", "5", "--guess"}, "may need a guess"},
		{[]string{"--size", "1x30", "--mines", "15"}, "no guess"}, // the header is printed before the board is dealt
	} {
		out, errs, code := run(t, "quit\n", append(test.args, "--plain", "--lang", "en")...)
		if header, _, _ := strings.Cut(out, "\n"); code != 0 || !strings.Contains(header, test.want) {
			t.Errorf("%v: status %d, %q %s; want %q", test.args, code, header, errs, test.want)
		}
	}
	out, _, _ := run(t, "0,15\nquit\n", "--size", "1x30", "--mines", "15", "--seed", "1", "--plain", "--lang", "en")
	if !strings.Contains(out, "may need a guess") {
		t.Errorf("a board that no deal could keep free of guesses does not say so:\n%s", out)
	}
}

// A given start must not be a mine, and a promise needs a dealt board.
func TestWhatCannotBeAsked(t *testing.T) {
	t.Parallel()
	board := put(t, t.TempDir(), "board.txt", plainBoard)
	for args, want := range map[string]string{
		"solve --start 0,0 " + board: "you cannot start at Aa: there is a mine there",
		"--any-proof":                "--any-proof can only be used with --level or --size",
		"--code=":                    "code",
	} {
		if _, errs, code := run(t, "", append(strings.Fields(args), "--lang=en")...); code != 2 || !strings.Contains(errs, want) {
			t.Errorf("%s: status %d, %q, want %q", args, code, errs, want)
		}
	}
}

// Stats has the figures of the game played, and changes no file.
func TestStatsOfAGame(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	stats := program{home: home, args: []string{"stats", "--lang", "en"}}
	if out, errs, code := stats.run(t, ""); code != 0 || errs != "" || !strings.Contains(out, "no games yet") {
		t.Errorf("status %d, %s%s", code, out, errs)
	}
	if found, err := os.ReadDir(home); err != nil || len(found) > 0 {
		t.Errorf("the program left %v, %v", found, err)
	}
	over := program{home: home, args: []string{"--plain", "--lang", "en", "--size", "1x1", "--mines", "1"}}
	if out, errs, code := over.run(t, ""); code != 0 || !strings.Contains(out, "YOU WON") {
		t.Fatalf("status %d, %s%s", code, out, errs)
	}
	won := program{home: home, args: []string{"--plain", "--lang", "en", put(t, t.TempDir(), "one.txt", "1 2\n1\n0 0\n")}}
	if out, errs, code := won.run(t, "Ab*\n"); code != 0 || !strings.Contains(out, "YOU WON") {
		t.Fatalf("status %d, %s%s", code, out, errs)
	}
	out, errs, code := stats.run(t, "")
	if code != 0 || errs != "" || strings.Contains(out, "%!") ||
		!strings.Contains(out, "played: 1, won 1 · counted: 1, won 1 (100%)") || !strings.Contains(out, "RQP") {
		t.Errorf("status %d, %s%s", code, out, errs)
	}
}
