//go:build !windows

package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// A published is a published game with its expected output.
type published struct {
	name, file, rules string
	plays             []string
	board             string // the last board, one row a line, '.' closed and '_' empty; "": not checked
	says              []string
	ends              bool
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
		ends: true,
	},
	{
		name: "hive lost", file: "hex-9x10.txt", rules: "strict",
		plays: []string{"Ea*Eb*Eg*Fb!Db!", "Ae*", "Eb*"},
		says:  []string{"HAS PERDIDO"},
		ends:  true,
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

func boardFile(name string) string {
	path, err := filepath.Abs(filepath.Join("..", "..", "boards", name))
	if err != nil {
		panic(err)
	}
	return path
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
			switch cell = strings.Trim(cell, " ·"); cell {
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

func TestPublishedGamesLineByLine(t *testing.T) {
	t.Parallel()
	for _, g := range publishedGames {
		t.Run(g.name, func(t *testing.T) {
			typed := strings.ReplaceAll(strings.Join(g.plays, "\n"), "<", "deshacer") + "\n"
			stdout, stderr, code := run(t, typed, "--plain", "--rules", g.rules, boardFile(g.file))
			if code != 0 || stderr != "" {
				t.Fatalf("ended with %d and said %q", code, stderr)
			}
			wantPublished(t, g, stdout)
			if g.ends != strings.Contains(stdout[strings.LastIndex(stdout, "└"):], "HAS ") {
				t.Errorf("the end of the game was told: %v, want %v", !g.ends, g.ends)
			}
		})
	}
}

// wantPublished checks the last board and the text on a screen or in a transcript.
func wantPublished(t *testing.T, g published, screen string) {
	t.Helper()
	want := strings.Join(strings.Fields(g.board), "\n")
	// The last board printed is the end of the output.
	if got := boardOn(screen); !strings.HasSuffix(got, want) {
		t.Errorf("the board is\n%s\nwant\n%s", got, want)
	}
	for _, text := range g.says {
		if !strings.Contains(screen, text) {
			t.Errorf("no %q in\n%s", text, screen)
		}
	}
}

// steer presses the keys for a play, with the cursor on from at first. It returns the cell of the
// cursor afterwards.
func (term *Terminal) steer(from game.Cell, play string) game.Cell {
	term.t.Helper()
	actions, err := game.ParsePlay(play)
	if err != nil {
		term.t.Fatal(err)
	}
	repeat := func(key string, n int) {
		for range n {
			term.press(key)
		}
	}
	for _, a := range actions {
		if a.Kind == game.Undo {
			term.press("u")
			continue
		}
		repeat("up", from.Row-a.Cell.Row)
		repeat("down", a.Cell.Row-from.Row)
		repeat("left", from.Col-a.Cell.Col)
		repeat("right", a.Cell.Col-from.Col)
		from = a.Cell
		if a.Kind == game.Flag {
			term.press("f")
		} else {
			term.press("space")
		}
	}
	return from
}

func TestPublishedGamesFullScreen(t *testing.T) {
	t.Parallel()
	for _, g := range publishedGames {
		t.Run(g.name, func(t *testing.T) {
			term := start(t, size{52, 26}, "--rules", g.rules, boardFile(g.file)) // too small for large cells
			term.waitText("MINAS RESTANTES")
			at := game.Cell{}
			for _, play := range g.plays {
				at = term.steer(at, play)
			}
			want := strings.Join(strings.Fields(g.board), "\n")
			term.waitFor(func(screen string) bool {
				for _, text := range g.says {
					if !strings.Contains(screen, text) {
						return false
					}
				}
				return want == "" || boardOn(screen) == want
			}, strings.Join(g.says, ", ")+"\n"+want)
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
	term.wait(func() bool { return term.over() || strings.Contains(term.screen(), "s: sí") }, "the end, or the question")
	if !term.over() {
		term.press("s")
	}
	if code, signal := term.waitExit(); code != 0 || signal != nil {
		term.t.Errorf("ended with %d, %v", code, signal)
	}
	term.terminalRestored()
}

// The player goes from the menu to a win and to a loss, on a board known by its seed.
func TestFromTheMenuToTheEnd(t *testing.T) {
	t.Parallel()
	const seed = 7
	start9x9 := game.Cell{Row: 4, Col: 4}
	board, err := deal.Spec{Grid: game.Hex{Rows: 9, Cols: 9}, Mines: 10, Seed: seed, Promise: deal.Followable}.Deal(start9x9)
	if err != nil {
		t.Fatal(err)
	}
	var open, mines string
	for i := range 81 {
		c := game.Cell{Row: i / 9, Col: i % 9}
		if board.Layout.Mine(c) {
			mines += c.String() + "*"
		} else {
			open += c.String() + "*"
		}
	}
	for play, want := range map[string]string{open: "HAS GANADO", mines[:4]: "HAS PERDIDO"} {
		t.Run(want, func(t *testing.T) {
			term := start(t, size{80, 24}, "--seed", strconv.Itoa(seed))
			term.waitText("1. Principiante (9x9, 10 minas)")
			term.press("g")
			term.waitText("hexagonal")
			term.press("1")
			term.waitText("Principiante · sin adivinar · hexagonal · restantes")
			term.press("space")
			term.waitText("JUGADAS: 1")
			// Opening a cell that a cascade has opened is refused, which does no harm.
			term.steer(start9x9, play)
			term.waitText(want)
			term.leave()
		})
	}
}

func TestFileTypedAtTheMenu(t *testing.T) {
	t.Parallel()
	term := start(t, size{80, 24})
	term.waitText("4. Leer de fichero")
	term.press("4")
	term.waitText("Fichero:")
	term.typeText("no-hay")
	term.press("enter")
	term.waitText("no-hay: no existe tal fichero")
	for range "no-hay" {
		term.press("backspace")
	}
	term.typeText(boardFile("map-2x4.txt"))
	term.press("enter")
	term.waitText("map-2x4.txt · hexagonal")
	term.leave()
}

func TestResizing(t *testing.T) {
	t.Parallel()
	term := start(t, size{130, 40}, "--level", "experto", "--grid", "hex")
	term.waitText("┏━┷━┓")
	term.resize(80, 24)
	term.waitText("[▓]")
	term.resize(19, 5)
	term.waitText("20x8")
	term.resize(20, 8)
	term.waitText("[▓]")
	term.resize(130, 40)
	term.waitText("┏━┷━┓")
	term.leave()
}

// A change of the size of the window while the program starts is not missed.
func TestResizingWhileItStarts(t *testing.T) {
	t.Parallel()
	for range 12 {
		term := start(t, size{130, 40}, "--level", "experto", "--grid", "hex")
		term.waitFor(func(string) bool { return term.raw() != "" }, "anything at all")
		term.resize(80, 24)
		term.waitText("[▓]")
		term.leave()
	}
}

func TestStartAndLeave(t *testing.T) {
	t.Parallel()
	term := start(t, size{80, 24})
	term.waitText("5. Salir")
	if strings.Contains(term.raw(), "\x1b]11;?") {
		t.Error("the program asks for the background colour: it would wait seconds for a terminal that does not answer")
	}
	term.press("ctrl+c")
	if code, signal := term.waitExit(); code != 0 || signal != nil {
		t.Errorf("ended with %d, %v", code, signal)
	}
	term.terminalRestored()
}

// The command line reports an error in one sentence, which says how to do better.
func TestCommandLine(t *testing.T) {
	t.Parallel()
	bad := filepath.Join(t.TempDir(), "bad.txt")
	if err := os.WriteFile(bad, []byte("2 4\n*.*.\n...*.\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		args string
		code int
		says string
	}{
		{"--plain no-such-file", 1, "buscaminas: no-such-file: no existe tal fichero"},
		{"--plain --lang en no-such-file", 1, "no-such-file: there is no such file"},
		{"--plain " + bad, 1, bad + ":3: 5 columnas en lugar de 4"},
		{"no-such-file", 1, "no existe tal fichero"},
		{"--level experto", 1, "--plain"},
		{"--colour", 2, "--colour"},
		{"--colour --lang en", 2, "there is no flag --colour"},
		{"--lang en --theme light", 2, "there is no flag --theme: choose it in the options of the game or in settings.conf"},
		{"--lang en --grid round", 2, "square|hex"},
		{"--rules", 2, "falta el valor de --rules"},
		{"--size 16", 2, "16x30"},
		{"--size 0x4", 2, "0×4"},
		{"--size 1024x1025", 2, "1048576"},
		{"--size 4x4 --mines 17", 2, "no puede haber 17 minas: el número va de 0 a 16"},
		{"--size 4x4 --mines -1", 2, "el número va de 0 a 16"},
		{"--size 4x4 --mines many", 2, "debe ser un número entero"},
		{"--mines 4", 2, "--size"},
		{"--level experto --size 4x4", 2, "--size no se puede usar con --level"},
		{"--seed 3 file", 2, "--seed no se puede usar con file"},
		{"one two", 2, "solo se admite un fichero"},
	} {
		stdout, stderr, code := run(t, "", strings.Fields(test.args)...)
		if code != test.code || !strings.Contains(stderr, test.says) || strings.Count(stderr, "\n") != 1 || stdout != "" {
			t.Errorf("buscaminas %s: status %d, want %d; on standard error %q, want one line with %q; on standard output %q",
				test.args, code, test.code, stderr, test.says, stdout)
		}
	}
}

func TestHelpAndVersion(t *testing.T) {
	t.Parallel()
	for args, want := range map[string]string{
		"--help":           "Uso:",
		"-h --lang en":     "Usage:",
		"--help --lang=en": "--grid square|hex",
		"--version":        "buscaminas ",
	} {
		stdout, stderr, code := run(t, "", strings.Fields(args)...)
		if !strings.Contains(stdout, want) || stderr != "" || code != 0 {
			t.Errorf("buscaminas %s: status %d, %q, %q; want %q", args, code, stdout, stderr, want)
		}
	}
}

func TestFlagsForABoard(t *testing.T) {
	t.Parallel()
	for args, want := range map[string]string{
		"--level expert --grid hexagonal":           "Experto · sin adivinar · hexagonal · restantes · semilla ",
		"--size 5x8 --mines 4 --seed 9":             "A medida · sin adivinar · cuadrada · restantes · semilla 9\nMINAS RESTANTES: 4 ",
		"--size 5x8":                                "MINAS RESTANTES: 1",
		"--lang en --rules sencillas --size 2x2":    "Custom · no guessing · square · simple",
		"--show-mines " + boardFile("list-3x3.txt"): "│ * │ ▓ │ ▓ │",
		"--grid hex " + boardFile("list-3x3.txt"):   "list-3x3.txt · hexagonal",
	} {
		stdout, _, _ := run(t, "", append([]string{"--plain"}, strings.Fields(args)...)...)
		if !strings.Contains(stdout, want) {
			t.Errorf("buscaminas --plain %s prints\n%s\nwant %q", args, stdout, want)
		}
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
