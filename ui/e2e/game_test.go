//go:build !windows

package e2e

import (
	"encoding/base64"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"unicode/utf8"

	"buscaminas/ui/manual"
	"buscaminas/ui/text"
)

var bothLangs = []text.Lang{text.Spanish, text.English}

// A published is a published game with its expected output.
type published struct {
	name, file, rules string
	plays             []string
	board             string // the last board, one row a line, '.' closed and '_' empty; "": not checked
	says              []string
}

// The published games, whose output must be the same in every mode.
var publishedGames = []published{
	{
		name: "hive begun", file: "hex-9x10.txt", rules: "estrictas",
		plays: []string{"Hd*De!Gb!Ei!"},
		board: `
			....1___1.
			.....1___1
			....1_____
			....X_____
			..1____1X.
			.._____1..
			_X__122...
			____1.....
			____1.....`,
		says: []string{"MINAS RESTANTES: 16   MARCADAS: 3"},
	},
	{
		name: "hive won", file: "hex-9x10.txt", rules: "estrictas",
		plays: []string{
			"Gd*Gb!Ac*De!Hf!Ei!Aj!Be!Hg!Fc*Hh!Hi!Aa!Ab!",
			"Ba*Cb*Bb!Bc!Ca!Cc!Db!Dc!Fi!Ea*Ec*Ie*Ij!Dj*",
		},
		says: []string{"HAS GANADO "},
	},
	{
		name: "hive lost", file: "hex-9x10.txt", rules: "strict",
		plays: []string{"Ea*Eb*Eg*Fb!Db!", "Ae*", "Eb*"},
		says:  []string{"HAS PERDIDO"},
	},
	{
		name: "list", file: "list-10x10.txt", rules: "clasicas",
		plays: []string{"0,3*", "9,9*"},
		board: `
			...1....1_
			........2_
			........2_
			...111211_
			...1______
			...1____11
			...21___1.
			....1___11
			11211_____
			__________`,
	},
	{
		name: "ring", file: "list-3x3.txt", rules: "simple",
		plays: []string{"0,1*", "2,1*", "<", "0,0!"},
		board: "X1. ... ...",
	},
}

// boardOn returns the last board on a screen, in the form of published.board.
func boardOn(screen string) string {
	var rows []string
	for _, line := range strings.Split(screen, "\n") {
		_, line, ok := strings.Cut(strings.ReplaceAll(line, "┃", "│"), "│")
		if !ok {
			continue
		}
		var row strings.Builder
		for _, cell := range strings.Split(strings.TrimSuffix(strings.TrimRight(line, " "), "│"), "│") {
			switch cell = strings.Trim(cell, " '"); cell {
			case "▓":
				row.WriteString(".")
			case "":
				row.WriteString("_")
			default:
				row.WriteString(cell)
			}
		}
		rows = append(rows, row.String())
	}
	return strings.Join(rows, "\n")
}

// wantPublished checks the last board and the text on a screen or in a transcript.
func wantPublished(t *testing.T, g published, screen string) {
	t.Helper()
	if !g.shownOn(screen) {
		t.Errorf("want %q and at the end\n%s\nin\n%s", g.says, g.board, screen)
	}
}

func (g published) shownOn(screen string) bool {
	for _, text := range g.says {
		if !strings.Contains(screen, text) {
			return false
		}
	}
	return strings.HasSuffix(boardOn(screen), strings.Join(strings.Fields(g.board), "\n"))
}

// The commands that the manual gives for the published games replay them, whatever grid, rules and
// coordinates are in the settings.
func TestPublishedGamesLineByLine(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.CopyFS(filepath.Join(dir, "boards"), os.DirFS(filepath.Join(root, "boards"))); err != nil {
		t.Fatal(err)
	}
	put(t, dir, "config/buscaminas/settings.conf", "coords = mixed\nrules = single\ngrid = square\n")
	topic, _ := manual.Find("rules")
	for _, l := range bothLangs {
		for _, g := range publishedGames {
			command := regexp.MustCompile(`(?m)^ *buscaminas (.* boards/` + g.file + `)$`).FindStringSubmatch(topic.Text(manual.Reader{Lang: l}))
			if command == nil {
				t.Errorf("the manual has no command for %s", g.file)
				continue
			}
			typed := strings.ReplaceAll(strings.Join(g.plays, "\n"), "<", "deshacer") + "\n"
			stdout, stderr, code := program{args: strings.Fields(command[1]), home: dir}.run(t, typed)
			if code != 0 || stderr != "" {
				t.Errorf("%q ended with %d and said %q", command[1], code, stderr)
			}
			wantPublished(t, g, stdout)
			if columns := map[bool]string{true: "  a   b   c", false: "  0   1   2"}[strings.HasPrefix(g.file, "hex")]; !strings.Contains(stdout, columns) {
				t.Errorf("%q: no columns %q in\n%s", command[1], columns, stdout)
			}
		}
	}
}

func TestPublishedGamesFullScreen(t *testing.T) {
	t.Parallel()
	for _, g := range publishedGames {
		t.Run(g.name, func(t *testing.T) {
			t.Parallel()
			term := start(t, size{52, 26}, "--rules", g.rules, boardFile(g.file)) // too small for large cells
			term.waitText("MINAS RESTANTES")
			for _, play := range g.plays {
				term.press(":", "ctrl+u") // what was refused is still there
				term.typeText(play + "\r")
			}
			term.waitFor(g.shownOn, strings.Join(g.says, ", ")+"\n"+g.board)
			term.leave()
		})
	}
}

// leave goes to the menu, and from there out of the program.
func (term *Terminal) leave() {
	term.t.Helper()
	term.press("q")
	term.waitText("5. Salir")
	term.press("5")
	term.wait(func() bool { return term.over() || strings.Contains(term.screen(), "s sí") }, "the end, or the question")
	if !term.over() {
		term.press("s")
	}
	term.leftWell()
}

// interrupt leaves the program with Ctrl+C.
func (term *Terminal) interrupt() {
	term.t.Helper()
	term.press("ctrl+c")
	term.leftWell()
}

// leftWell waits until the program has ended, with status 0 and the terminal as it was found.
func (term *Terminal) leftWell() {
	term.t.Helper()
	if code, signal := term.waitExit(); code != 0 || signal != nil {
		term.t.Errorf("ended with %d, %v", code, signal)
	}
	term.terminalRestored()
}

func TestResizing(t *testing.T) {
	t.Parallel()
	for range 4 {
		term := start(t, size{130, 40}, "--level", "experto", "--grid", "hex")
		term.waitFor(func(string) bool { return term.raw() != "" }, "anything at all")
		term.resize(80, 24) // while the program starts
		term.waitText("[▓]")
		term.resize(19, 5)
		term.waitText("20x8")
		term.resize(130, 40)
		term.waitText("┏━┷━┓")
		term.leave()
	}
}

// From the menu, a player plays with the keys and the mouse, and copies the position through the
// terminal.
func TestFromTheMenu(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	term := program{home: home, args: []string{"--seed", "7"}}.start(t, size{80, 24})
	term.waitText("1. Principiante (9x9, 10 minas)")
	if strings.Contains(term.raw(), "\x1b]11;?") {
		t.Error("the program asks for the background colour: it would wait seconds for a terminal that does not answer")
	}
	term.press("g")
	term.waitText("hexagonal")
	term.press("1")
	term.waitText("Principiante · sin adivinar · hexagonal · restantes")
	term.press("space")
	term.waitText("JUGADAS: 1")
	before, _, _ := strings.Cut(term.screen(), " ▓ ")
	row := strings.Count(before, "\n")
	term.click(utf8.RuneCountInString(before[strings.LastIndex(before, "\n")+1:])+1, row, right)
	term.waitText("MARCADAS: 1")
	term.press("y")
	term.waitText("Enviado al terminal")
	found := regexp.MustCompile("\x1b\\]52;c;([^\a\x1b]*)[\a\x1b]").FindStringSubmatch(term.raw())
	files, _ := filepath.Glob(filepath.Join(home, "state", "buscaminas", "positions", "*"))
	if found == nil || len(files) != 1 {
		t.Fatalf("copied is %q, and the files are %v", found, files)
	}
	if copied, err := base64.StdEncoding.DecodeString(found[1]); err != nil || string(copied) != get(t, files[0]) {
		t.Errorf("copied is %q, %v", copied, err)
	}
	term.leave()
}

// The game opens boards from the standard input. Then it reads keys from the terminal, and so does
// the line mode. Without a terminal that shows the board and says why. Data that is no text is not
// written to a terminal.
func TestPlayFromStandardInput(t *testing.T) {
	t.Parallel()
	game, err := buildGame()
	if err != nil {
		t.Fatal(err)
	}
	dir := home(t, "")
	piped := func(flags, file string) *Terminal {
		script := `"$0" ` + flags + ` <` + file
		return program{path: "/bin/sh", args: []string{"-c", script, game}, home: dir}.start(t, size{50, 26}) // too small for large cells
	}
	term := piped("--rules classic -", "two-1.txt")
	term.waitFor(func(screen string) bool { return boardOn(screen) == ".2..\n...." }, "the board")
	term.press("d")
	term.leave()
	term = piped("--plain --rules classic -", "two-1.txt")
	term.waitText("Indique celda")
	term.typeText("Ba!\n")
	term.waitText("MARCADAS: 1")
	term.typeText("salir\n")
	term.waitExit()
	piped("-", "g.game").waitText("Seguir desde justo antes del final") // what to do with a saved game is asked
	term = piped("convert - --to mbf", "b.txt")
	term.waitText("mbf no es texto")
	term.waitExit()

	cmd := program{args: []string{"--plain", "--lang", "en", "--rules", "classic", "-"}}.command(t)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} // without a controlling terminal
	cmd.Stdin = strings.NewReader(startBoard)
	out, _ := cmd.CombinedOutput()
	const want = "buscaminas: the board came from standard input, and there is no terminal to read moves from\n"
	if code := cmd.ProcessState.ExitCode(); code != 1 || !strings.HasSuffix(string(out), want) || !strings.Contains(string(out), "│ 2 │") {
		t.Errorf("%d, %s", code, out)
	}
}

// A terminal without a size, such as a serial line, is drawn as one of the usual size until it has one.
func TestTerminalWithoutASize(t *testing.T) {
	t.Parallel()
	term := program{}.start(t, size{})
	term.waitText("5. Salir")
	term.resize(19, 8)
	term.waitText("20x8")
}

// The settings and the flags beside them hold in full screen, too.
func TestSettingsHoldOnTheScreen(t *testing.T) {
	t.Parallel()
	home := home(t, someSettings)
	for args, want := range map[string]string{
		"hex-9x10.txt": "  0   1   2 ", "replay --coords mixed g.game": "  1   2   3", "--ghost g.game": "Against g.game",
	} {
		program{home: home, args: strings.Fields(args)}.start(t, size{50, 26}).waitText(want)
	}
}
