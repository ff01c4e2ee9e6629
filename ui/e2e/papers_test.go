//go:build !windows

package e2e

import (
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/manual"
	"buscaminas/ui/text"
)

// A block is an indented or fenced block of a paper.
type block struct {
	info  string // the text after the fence; "" for an indented block
	lines []string
}

// blocksOf returns the blocks of a text in Markdown, in order.
func blocksOf(paper string) (all []block) {
	var open *block // the open fenced block
	indented := false
	for line := range strings.SplitSeq(paper, "\n") {
		fence, isFence := strings.CutPrefix(line, "```")
		inside, isIndented := strings.CutPrefix(line, "    ")
		switch {
		case isFence && open == nil:
			open = &block{info: strings.TrimSpace(fence)}
		case isFence:
			all = append(all, *open)
			open = nil
		case open != nil:
			open.lines = append(open.lines, line)
		case isIndented && indented:
			last := &all[len(all)-1]
			last.lines = append(last.lines, inside)
		case isIndented:
			all = append(all, block{lines: []string{inside}})
		}
		indented = isIndented && open == nil && !isFence
	}
	return all
}

// Every board and every game in boards/README.md is what the text says, and each format has an
// example.
func TestExamplesOfFormats(t *testing.T) {
	t.Parallel()
	shown := map[string]int{}
	for _, b := range blocksOf(readSource(t, "boards/README.md")) {
		body := strings.Join(b.lines, "\n") + "\n"
		switch b.info {
		case "console":
			continue // see TestExamples
		case "game":
			game, err := journal.Read([]byte(body))
			if err != nil {
				t.Errorf("a game: %v\n%s", err, body)
			} else if _, err := game.Play(); err != nil || game.Torn {
				t.Errorf("a game: %v, torn: %t\n%s", err, game.Torn, body)
			}
		default:
			data := []byte(body)
			if b.info == boards.MBF.String() {
				var err error
				if data, err = hex.DecodeString(strings.Join(strings.Fields(body), "")); err != nil {
					t.Fatal(err)
				}
			}
			board, err := boards.Read(data, "")
			switch {
			case err != nil:
				t.Errorf("%s: %v\n%s", b.info, err, body)
			case board.Format.String() != b.info:
				t.Errorf("it says %s, and is read as %v:\n%s", b.info, board.Format, body)
			}
		}
		shown[b.info]++
	}
	for f := range boards.Formats {
		if shown[f.String()] == 0 {
			t.Errorf("no example of %v", f)
		}
	}
	if shown["game"] == 0 {
		t.Error("no example of a game")
	}
}

// An example is a command line in a text, with the output that the text shows.
type example struct {
	line   string
	output []string // nil: no output is shown
}

var beginsCommand = regexp.MustCompile(`^(buscaminas( |$)|go run \.( |$)|printf |mkdir )`)

// examplesOf returns the command lines among some lines. A command line begins with "$ ". The lines
// up to the next one are its output.
func examplesOf(lines []string) (all []example) {
	shown := false
	for _, line := range lines {
		command, dollar := strings.CutPrefix(line, "$ ")
		switch {
		case (dollar || !shown) && beginsCommand.MatchString(command):
			all = append(all, example{line: command})
			shown = dollar
		case shown:
			last := &all[len(all)-1]
			last.output = append(last.output, line)
		}
	}
	return all
}

var manyGames = regexp.MustCompile(`--games \d+`)

// This test runs all examples of the papers and of the manual, those of one text one after the
// other in one folder, with the bundled boards and a game in game.txt. Two things are reduced: at
// most 5 games are played automatically, and a full-screen program ends because it finds no
// terminal, which it looks for after it has read the command line and its files. A server listens
// on a free port, and is ended once it says so.
func TestExamples(t *testing.T) {
	copied := t.TempDir() // one for all, because no example writes into the folder
	if err := os.CopyFS(copied, os.DirFS(filepath.Join(root, "boards"))); err != nil {
		t.Fatal(err)
	}
	for _, paper := range papers {
		var examples []example
		for _, b := range blocksOf(readSource(t, paper)) {
			if b.info == "" || b.info == "console" {
				examples = append(examples, examplesOf(b.lines)...)
			}
		}
		t.Run(paper, func(t *testing.T) { runExamples(t, copied, examples) })
	}
	for _, topic := range manual.Topics() {
		var examples []example
		for _, l := range bothLangs {
			var lines []string
			for line := range strings.Lines(topic.Text(manual.Reader{Lang: l})) {
				if inside, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "  "); ok {
					lines = append(lines, inside)
				}
			}
			found := examplesOf(lines)
			if topic.Command && len(found) == 0 {
				t.Errorf("%s, %s: no examples", topic.Name.In(l), l.Code())
			}
			for _, e := range found { // most are the same in both languages
				if !slices.ContainsFunc(examples, func(other example) bool { return reflect.DeepEqual(e, other) }) {
					examples = append(examples, e)
				}
			}
		}
		t.Run(topic.Name.In(text.English), func(t *testing.T) { runExamples(t, copied, examples) })
	}
}

const servedUntilItListens = `rm -f log; %s --listen 127.0.0.1:0 > log & server=$!
while [ ! -s log ] && kill -0 $server; do sleep 0.05; done
kill $server; wait $server`

func runExamples(t *testing.T, copied string, examples []example) {
	t.Parallel()
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	bin, dir := t.TempDir(), t.TempDir()
	if err := os.Symlink(game, filepath.Join(bin, "buscaminas")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(copied, filepath.Join(dir, "boards")); err != nil {
		t.Fatal(err)
	}
	kept := blocksOf(readSource(t, "boards/README.md"))
	one := kept[slices.IndexFunc(kept, func(b block) bool { return b.info == "game" })]
	for _, name := range []string{"game.txt", "partida.txt"} {
		put(t, dir, name, strings.Join(one.lines, "\n")+"\n")
	}
	for _, name := range []string{"notice.txt", "aviso.txt"} {
		put(t, dir, name, "Hola\n")
	}
	for _, e := range examples {
		line := manyGames.ReplaceAllString(e.line, "--games 5")
		line = strings.Replace(line, "go run .", "buscaminas", 1)
		if strings.HasPrefix(line, "buscaminas serve") {
			line = fmt.Sprintf(servedUntilItListens, line)
		}
		if e.output != nil {
			line = "(" + line + ") 2>&1"
		}
		shell := program{path: "/bin/sh", args: []string{"-c", line}, dir: dir,
			env: []string{"PATH=" + bin + string(os.PathListSeparator) + os.Getenv("PATH")}}
		out, errs, code := shell.run(t, "")
		fullScreen := code == 1 && out == "" &&
			(strings.Contains(errs, "no es un terminal") || strings.Contains(errs, "is not a terminal"))
		switch {
		case e.output != nil && strings.TrimRight(out, "\n") != strings.TrimRight(strings.Join(e.output, "\n"), "\n"):
			t.Errorf("%s\nsays\n%s\nand not\n%s", e.line, out, strings.Join(e.output, "\n"))
		case e.output == nil && code != 0 && !fullScreen:
			t.Errorf("%s\nended with %d and said %q", e.line, code, errs)
		}
	}
}
