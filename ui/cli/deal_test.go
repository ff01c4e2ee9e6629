package cli

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"buscaminas/game/solver"
	"buscaminas/ui/settings"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A call is a command to run in a language.
type call struct {
	lang text.Lang
	name string
}

func inEnglish(command string) call { return call{text.English, command} }

// execute runs a command with this standard input. It returns what the command writes.
func execute(t *testing.T, c call, input string, args ...string) (out, errs string) {
	t.Helper()
	out, errs, err := run(c, input, args...)
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", c.name, args, err, errs)
	}
	return out, errs
}

// run is execute for a command that may fail.
func run(c call, input string, args ...string) (out, errs string, err error) {
	var stdout, stderr bytes.Buffer
	err = runTo(&stdout, &stderr, c, input, args...)
	return stdout.String(), stderr.String(), err
}

// runTo is run with these outputs.
func runTo(out, errs io.Writer, c call, input string, args ...string) error {
	p := &program{usual: &usual{File: &settings.File{}}, in: strings.NewReader(input), out: out, errs: errs}
	return p.run(append([]string{c.name, "--lang", c.lang.Code()}, args...))
}

// drawn returns what the command show writes, without its first line, which names the file and the
// format.
func drawn(out string) string {
	_, rest, _ := strings.Cut(out, "\n")
	return rest
}

// A board that is dealt and read back is the same board, on its grid, without a flag.
func TestDealtBoardsAreReadBack(t *testing.T) {
	for _, grid := range []string{"square", "hex"} {
		args := []string{"--level", "beginner", "--seed", "7", "--grid", grid}
		out, line := execute(t, inEnglish("deal"), "", args...)
		code := regexp.MustCompile(`^code=(\S+) seed=7 `).FindStringSubmatch(line)
		if code == nil {
			t.Fatalf("the line about the board is %q, want its code and its seed", line)
		}
		piped, _ := execute(t, inEnglish("show"), out, "-", "--solution")
		coded, _ := execute(t, inEnglish("show"), "", "--code", code[1], "--solution")
		board := regexp.MustCompile(`(?s)^.*\n3BV`) // what follows depends on the start, which only the code has
		if got, want := board.FindString(drawn(piped)), board.FindString(drawn(coded)); got != want {
			t.Errorf("the %s board read back is\n%s\nwant that of %s\n%s", grid, got, code[1], want)
		}
		if again, _ := execute(t, inEnglish("deal"), "", "--code", code[1]); again != out {
			t.Errorf("%s gives\n%s\nwant the board that was dealt\n%s", code[1], again, out)
		}
	}
}

// A folder gets a file for each board, named by its code. A file gets all boards.
func TestDealtBoardsAreSaved(t *testing.T) {
	dir := t.TempDir()
	args := []string{"--level", "beginner", "--seed", "7", "--count", "3", "-o"}
	class, all := filepath.Join(dir, "class"), filepath.Join(dir, "class.txt")
	out, lines := execute(t, inEnglish("deal"), "", append(args, class)...)
	if out != "" {
		t.Errorf("standard output has\n%s", out)
	}
	codes := regexp.MustCompile(`code=(\S+)`).FindAllStringSubmatch(lines, -1)
	if len(codes) != 3 {
		t.Fatalf("three boards have the lines\n%s", lines)
	}
	var each []string
	for _, code := range codes {
		data, err := os.ReadFile(filepath.Join(class, code[1]+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		each = append(each, string(data))
	}
	execute(t, inEnglish("deal"), "", append(args, all)...)
	data, err := os.ReadFile(all)
	if want := strings.Join(each, "\n"); err != nil || string(data) != want {
		t.Errorf("the file has (error: %v)\n%s\nwant\n%s", err, data, want)
	}
}

// A board that is dealt to need a rule needs it when it is read back: from the start that a line on
// the error output names, or in a position in which the start is open.
func TestWhatIsPromisedIsReadBack(t *testing.T) {
	for _, format := range []string{"list", "map", "board"} {
		for lang, needs := range []string{text.Spanish: "casos", text.English: "cases"} {
			l, file := text.Lang(lang), filepath.Join(t.TempDir(), "b.txt")
			_, said := execute(t, call{l, "deal"}, "", "--size", "9x9", "--mines", "10", "--grid", "square", "--needs", needs, "--seed", "3",
				"--format", format, "-o", file)
			var args []string
			if _, command, named := strings.Cut(said, "buscaminas solve "); named {
				args = strings.Fields(command)
				args = args[:len(args)-1] // FILE
			}
			if (args == nil) != (format == "board") {
				t.Errorf("%s: the error output is %q", format, said)
			}
			out, _ := execute(t, call{l, "solve"}, "", append(args, file)...)
			if !strings.Contains(out, words.RuleName(solver.Cases).In(l)) {
				t.Errorf("%s: solve %v says %q", format, args, out)
			}
		}
	}
}

// A code with a typing error is refused, a format that cannot hold the grid, and a file that exists
// already.
func TestDealRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "b.txt")
	if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"--code", "1000-000-07F"},
		{"--level", "beginner", "--grid", "hex", "--format", "board"},
		{"--level", "beginner", "-o", file},
	} {
		if _, _, err := run(inEnglish("deal"), "", args...); err == nil {
			t.Errorf("deal %v is not refused", args)
		}
	}
	if data, _ := os.ReadFile(file); string(data) != "mine" {
		t.Errorf("the file that was there has %q", data)
	}
}
