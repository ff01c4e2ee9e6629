//go:build !windows

package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"buscaminas/game/gametest"
	"buscaminas/ui/manual"
	"buscaminas/ui/text"
)

// planted is a text that would affect a terminal: it would put text into the clipboard, clear the
// screen, begin a new line, change the colour by an 8-bit sequence, and reverse the direction of
// writing.
const planted = "\x1b]52;c;aGk=\a\x1b[2J\b\x7f\t\r\nplanted\u0085\u009b31m\u2028\u202e\u2066\u200f"

// inNames returns planted, with bytes that are not UTF-8 if file names may have them.
func inNames() string {
	if runtime.GOOS == "linux" {
		return planted + "\x9b31m\xff"
	}
	return planted
}

// No command writes text from outside unchanged: from the command line, the environment, file
// names, files, the history, games and the input.
func TestNothingFromOutsideReachesTheTerminalAsItIs(t *testing.T) {
	files := plantedWorld(t)
	ways, tried := 0, map[string]bool{} // the flags, each with the first command that has it
	try := func(args ...string) {
		t.Helper()
		ways++
		args = append([]string{"--lang", text.Lang(ways % 2).Code()}, args...)
		out, errs, _ := commandLine(t, "4\n"+planted+"\n"+planted+"\n5\n", args...)
		wantPrintable(t, args, out)
		wantPrintable(t, args, errs)
	}
	for _, topic := range manual.Topics() {
		if !topic.Command {
			continue
		}
		command := strings.Fields(strings.TrimPrefix(topic.Name.In(text.English), manual.ProgramTopic))
		if slices.Contains(command, "serve") {
			command = append(command, "--listen="+planted) // otherwise it would serve, and never end
		}
		with := func(args ...string) { t.Helper(); try(append(command[:len(command):len(command)], args...)...) }
		with()
		for _, arg := range []string{planted, "--" + planted, "-" + planted} {
			with(arg, files[0])
		}
		with(files...)
		help, _, _ := commandLine(t, "", append(command[:len(command):len(command)], "--help")...)
		for _, found := range flagInHelp.FindAllStringSubmatch(help, -1) {
			if !tried[found[1]] {
				tried[found[1]] = true
				with(found[1] + "=" + planted)
			}
		}
	}
	for _, file := range files {
		try("--plain", file)
	}
	for _, args := range [][]string{
		{"--plain"}, {"--plain", "-"}, {"doctor"}, {"stats"}, {"stats", "--format=csv"}, {"stats", "--format=json"},
		append([]string{"convert", "--to=map"}, files...), append([]string{"convert", "--to=list", "-o", planted}, files...),
		append([]string{"convert", "--to=mbf"}, files...), append([]string{"convert", "--to=map", "-o", "."}, files...),
		{"completion"}, {"completion", planted}, {"__complete", planted}, {"__complete", "--level", planted},
	} {
		try(args...)
	}
	if ways < 100 {
		t.Errorf("%d ways were tried: commands and flags are not found", ways)
	}
}

var flagInHelp = regexp.MustCompile(`(?m)^ +(?:-\w, )?(--[a-z-]+)`)

// plantedWorld makes a folder with files of every kind that the program reads or writes, and an
// environment, all with planted wherever a text is possible. It returns the files with boards and games,
// which are in the working directory.
func plantedWorld(t *testing.T) (files []string) {
	t.Helper()
	home := filepath.Join(t.TempDir(), "home"+inNames())
	write := func(name, content string) { put(t, home, name, content) }
	game := "buscaminas game 2\ntitle: " + strings.NewReplacer("\r", "", "\n", "").Replace(planted) + "\n" +
		"grid: square\nrows: 1\ncolumns: 3\nmines: 1\nrow: *..\n\n0.000 0,2*\n"
	for kind, content := range map[string]string{
		"map": "1 3\n*..\n", "list": "1 3\n1\n0 0\n", "wrong": planted, "wrong map": "1 3\n" + planted + "\n",
		"wrong list": "1 3\n1\n0 " + planted, "seed": "9x9#" + planted + "\n", "tatham": "9x9:" + planted,
		"mine": "9x9x" + planted, "board": "# MINESWEEPER-BOARD v0.1\n" + planted + ": " + planted + "\n",
		"link": "https://example.org/?b=1&m=" + planted, "game": game, "wrong game": game + planted,
	} {
		write("boards/"+kind+inNames(), content)
	}
	write("boards/folder"+inNames()+"/file", "")
	for kind, ended := range map[string]string{"over": "1.000 won\n", "waiting": "", "broken": planted + "\n"} {
		write("state/buscaminas/games/2026-01-02-150405-"+kind+inNames()+".game", game+ended)
	}
	title := gametest.Must(json.Marshal(planted))
	write("state/buscaminas/history.jsonl", fmt.Sprintf(
		`{"v":1,"game":%[1]s,"title":%[1]s,"grid":%[1]s,"rows":1,"columns":3,"board":%[1]s,"won":true,"ms":5}`+"\n%[2]s\n", title, planted))
	write("config/buscaminas/settings.conf", planted+"\nlanguage = "+planted+"\nkey."+planted+" = "+planted+"\nkey.open = "+planted+"\n")
	settle(t, home)
	t.Chdir(filepath.Join(home, "boards"))
	for _, name := range []string{"TERM", "COLORTERM", "TERM_PROGRAM", "XTERM_VERSION", "NO_COLOR", "LANG", "LC_CTYPE", "LC_ALL", "TMUX"} {
		t.Setenv(name, planted)
	}
	for _, file := range gametest.Must(os.ReadDir(".")) {
		files = append(files, "./"+file.Name())
	}
	return files
}

// wantPrintable checks that a terminal shows the text written and does nothing else.
func wantPrintable(t *testing.T, args []string, written string) {
	t.Helper()
	if !utf8.ValidString(written) {
		t.Errorf("%q: what is written is no UTF-8", args)
	}
	if strings.Contains(written, "\nplanted") {
		t.Errorf("%q: a line from outside:\n%q", args, written)
	}
	for i, r := range written {
		if r != '\n' && !unicode.IsGraphic(r) {
			t.Errorf("%q: %q in %q", args, r, written[max(0, i-60):min(len(written), i+20)])
			return
		}
	}
}
