//go:build !windows

package e2e

import (
	"strings"
	"testing"
)

// Writing to a closed output is an error. Writing to /dev/null is none, nor is a closed output
// without anything to write.
func TestClosedOutput(t *testing.T) {
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	board := put(t, dir, "board.txt", "2 4\n*.*.\n...*\n")
	for _, test := range []struct {
		command string
		code    int
	}{
		{"--version >&-", 1},
		{"show " + board + " >&-", 1},
		{"convert --to map " + board + " >&-", 1},
		{"--plain " + board + " </dev/null >&-", 1},
		{"convert --to map " + board + " -o " + dir + "/out.txt >&-", 0},
		{"--version >/dev/null", 0},
		{"show " + board + " >/dev/null", 0},
		{"--version </dev/null >/dev/null 2>&1", 0},
		{"--version 0<>/dev/null 1>&0", 0},
	} {
		p := program{path: "/bin/sh", args: []string{"-c", `"$0" --lang en ` + test.command, game}, dir: dir}
		out, errs, code := p.run(t, "")
		want := ""
		if test.code != 0 {
			want = "buscaminas: the output is closed\n"
		}
		if code != test.code || out != "" || !strings.HasSuffix(errs, want) || want == "" && errs != "" {
			t.Errorf("%s: status %d, %q, %q; want %d, %q", test.command, code, out, errs, test.code, want)
		}
	}
}
