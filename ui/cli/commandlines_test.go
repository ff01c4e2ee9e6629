package cli

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/game/gametest"
)

// Boards with features that not every format has.
const (
	plainBoard  = "2 4\n3\n0 0\n0 2\n1 3\n"
	startBoard  = "4x2:1,0,ua1\n"
	playedBoard = "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nrows: 2\ncolumns: 4\nmines: 3\n" +
		"[real]\n*2*2\n122*\n[view]\nU2UU\nUUFF\n"
)

// titledGame is a game whose title has a letter outside ASCII.
const titledGame = "buscaminas game 2\ntitle: Ñandú\ngrid: square\nrows: 2\ncolumns: 3\nmines: 2\nrow: *..\nrow: *..\n\n" +
	"0.500 0,1*\n1.250 0,2*\n"

// put writes a file below a folder, and returns its path.
func put(t *testing.T, folder, name, text string) string {
	t.Helper()
	path := filepath.Join(folder, name)
	gametest.MustDo(os.MkdirAll(filepath.Dir(path), 0o700))
	gametest.MustDo(os.WriteFile(path, []byte(text), 0o600))
	return path
}

// settle makes folder the user's home and the working directory. It hides the settings of the
// machine's owner, such as NO_COLOR.
func settle(t *testing.T, folder string) {
	t.Helper()
	t.Chdir(folder)
	for _, name := range []string{"COLORTERM", "TERM_PROGRAM", "XTERM_VERSION", "NO_COLOR", "LC_CTYPE", "LC_ALL", "TMUX"} {
		t.Setenv(name, "")
	}
	t.Setenv("TERM", "xterm-256color")
	t.Setenv("LANG", "C.UTF-8")
	for _, name := range []string{"HOME", "USERPROFILE"} {
		t.Setenv(name, folder)
	}
	for name, of := range map[string]string{
		"XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state",
		"XDG_CACHE_HOME": "cache", "XDG_RUNTIME_DIR": "run", "AppData": "config", "LocalAppData": "data", // the last two on Windows
	} {
		t.Setenv(name, filepath.Join(folder, of))
	}
}

// commandLine runs a command line between pipes.
func commandLine(t *testing.T, typed string, args ...string) (out, errs string, code int) {
	t.Helper()
	outFile, errFile := gametest.Must(os.CreateTemp(t.TempDir(), "")), gametest.Must(os.CreateTemp(t.TempDir(), ""))
	code = Run(args, strings.NewReader(typed), outFile, errFile)
	written := func(file *os.File) string {
		defer file.Close()
		gametest.Must(file.Seek(0, io.SeekStart))
		return string(gametest.Must(io.ReadAll(file)))
	}
	return written(outFile), written(errFile), code
}

// settleWithFiles settles in a new home with files for the command lines, and with these settings.
func settleWithFiles(t *testing.T, settings string) {
	t.Helper()
	boards := gametest.Must(filepath.Abs("../../boards"))
	home := t.TempDir()
	for name, text := range map[string]string{
		"b.txt": plainBoard, "two.txt": plainBoard + "\n" + plainBoard, "two-1.txt": startBoard, "one.txt": "1 2\n1\n0 0\n",
		"bad.txt": "2 4\n*.*.\n...*.\n", "g.game": titledGame, "torn.game": titledGame + "what\n", "out/x": "",
		"config/buscaminas/settings.conf": settings, "notes": "", "a.evfs": string(twoGames()),
		"single.game":   strings.Replace(titledGame, "\ngrid", "\nopening: single\ngrid", 1),
		"games/won.txt": titledGame, "games/won.lock": "", "games/new.txt": strings.Split(titledGame, "row:")[0] + "promise: safe start\nseed: 5\ndealing: 2\nstart: first opened\n\n0.500 0,1!\n",
	} {
		put(t, home, name, text)
	}
	for _, name := range []string{"hex-9x10.txt", "list-3x3.txt"} {
		put(t, home, name, string(gametest.Must(os.ReadFile(filepath.Join(boards, name)))))
	}
	settle(t, home)
}

// An invocation is a command line, in English unless it says otherwise, with the expected result.
type invocation struct {
	args, typed string
	code        int
	want        string // a part of the output
}

// check runs command lines one after the other, and compares the results with those expected. A
// command line that makes no sense must be refused in one line.
func check(t *testing.T, calls []invocation) {
	t.Helper()
	for _, c := range calls {
		args := strings.Split(c.args, " ")
		if !strings.Contains(c.args, "--lang") && args[0] != "__complete" {
			args = append(args, "--lang", "en")
		}
		out, errs, code := commandLine(t, c.typed, args...)
		if code != c.code || !strings.Contains(out+errs, c.want) || code == 2 && (out != "" || strings.Count(errs, "\n") != 1) {
			t.Errorf("%s: status %d, want %d and %q; it writes\n%s%s", c.args, code, c.code, c.want, out, errs)
		}
	}
}

func TestCommandLines(t *testing.T) {
	const mine = "4x2x3\nM2MH\nHHHF\n"
	for name, calls := range map[string][]invocation{
		"convert": {
			{"convert - --to mine", playedBoard, 0, mine},
			{"convert - --to map", plainBoard, 0, "standard input: map does not hold the grid"},
			{"convert - --to list", "2 4\n*.*\n...*\n", 0, "standard input:2: 3 of 4 columns: the rest have no mines"},
			{"convert - --to ptta", "2 4\n*.*.\n...*\n", 1, "buscaminas: standard input: ptta only holds square boards\n"},
			{"convert none b.txt none b.txt --to list", "", 1, plainBoard + "\n" + plainBoard + "buscaminas: none: there is no such file\n"},
			{"convert b.txt --to list -o out.mine", "", 0, ""},
			{"convert - --to mine -o out.mine", playedBoard, 1, "buscaminas: out.mine: already exists, and stays as it is\n"},
			{"convert - --to mine -o out.mine --force", "2 2\n*.\n.*\n", 1, ""}, // the board does not fit
			{"convert out.mine --to list", "", 0, plainBoard},
			{"convert a.evfs#1 a.evfs#2 --to rawvf -o out", "", 0, ""},
			{"review out/a-1.rawvf out/a-2.rawvf", "", 0, "out/a-2.rawvf"},
			{"review games", "", 0, "games/won.txt"}, // the lock and the game without a board hold nothing to review
			{"convert - --to mine -o out.mine --force", playedBoard, 0, ""},
			{"convert out.mine --to mine", "", 0, mine},
			{"convert two.txt two-1.txt --to map -o out --force", "", 1, "out/two-1.txt: already exists, and stays as it is"},
			{"convert two.txt#2 two.txt#1 - --to list -o out --force", startBoard, 0, ""},
			{"convert out/two-1.txt out/two-2.txt --to list", "", 0, plainBoard + "\n" + plainBoard},
			{"show two.txt#3", "", 1, "two.txt: there is no board 3: the file has 2"},
			{"convert b.txt", "", 2, "no format was given: use --to map|list|"},
			{"convert - - --to list", "", 2, "standard input can be read only once"},
			{"convert b.txt b.txt --to mbf", "", 2, "mbf is not text: name a file with -o"},
			{"convert b.txt b.txt --to mbf -o b.txt", "", 2, "b.txt must be a directory, as there are 2 files to write"},
			{"convert b.txt ./b.txt --to mbf -o out", "", 2, "would go to the same file, out/b.mbf"},
			{"convert b.txt --to mbf -o none/x", "", 1, "none/x: cannot be written: the file or its directory does not exist"},
		},
		"show": {
			{"show -", "2 4\n*.*.\n...*\n", 0, `standard input: map, hex, 2×4, mines: 3 (37.5%)
        a   b   c   d
      ┌───┬───┬───┬───┐
  A   │ ▓ │ ▓ │ ▓ │ ▓ │
    ┌─┴─┬─┴─┬─┴─┬─┴─┬─┘
  B │ ▓ │ ▓ │ ▓ │ ▓ │
    └───┴───┴───┴───┘
3BV 5, openings: 0
from Ab (the best start found; another may be harder) you have to guess after opening 1 of 5 cells
`},
			{"show --ascii -", playedBoard, 0, `standard input: .board, square, 2x4, mines: 3 (37.5%)
      a   b   c   d
    +---+---+---+---+
  A | o | 2 | o | o |
    +---+---+---+---+
  B | o | o | X | X |
    +---+---+---+---+
3BV 5, openings: 0
open: 1 of 5 cells
wrong flags: Bc
no cell is safe; the best guess is Ad, at 50.0% risk
here you have to guess
`},
			{"show --solution -", "3 3\n1\n0 0\n", 0, "│ * │ 1 │"},
			{"show -", strings.NewReplacer("*2*2\n122*", "0000\n0000", "U2UU\nUUFF", "0UUU\nUUUU", "mines: 3", "mines: 0").Replace(playedBoard),
				0, "cells that open by themselves beside the open ones: 7\n"},
			{"show --grid hex -", "1 2\n2\n0 0\n0 1\n", 0, "there is nothing to open\n"},
			{"show none b.txt", "", 1, "b.txt: list, square, 2×4"},
			{"show out", "", 1, "buscaminas: out: is a directory, not a file\n"},
			{"show --to svg b.txt", "", 0, "<title>b.txt: list, square, 2×4, mines: 3 (37.5%)</title>"},
			{"show --to svg --theme light b.txt", "", 0, `fill="#fbfbf8"`},
			{"show --ascii --to svg b.txt", "", 0, "2×4"}, // a picture needs no fonts of the terminal
			{"show --to svg -o out b.txt -", plainBoard, 0, ""},
			{"show --to svg -o out -", plainBoard, 1, "out/buscaminas.svg: already exists, and stays as it is"},
			{"show --to svg b.txt b.txt", "", 2, "only one picture can go to standard output"},
			{"show --theme dark b.txt", "", 2, "--theme can only be used with --to"},
			{"show --nonsense b.txt", "", 2, "there is no flag --nonsense; see --help"},
		},
		"deal and solve": {
			{"deal --level beginner --guess", "", 0, "guess=maybe"},
			{"deal --level beginner --first safe", "", 0, "guess=maybe"},
			{"deal --size 1x30 --mines 15 --seed 1", "", 0, "guess=maybe"}, // one board in some thousands needs no guess after all
			{"deal", "", 2, "say which board: use --level or --size"},
			{"deal --lang en --size", "", 2, "--size needs a value"},
			{"deal --level beginner --start x", "", 2, `--start cannot be "x": write it as 3,4 or Dd`},
			{"deal --size 5", "", 2, `--size cannot be "5": write it as ROWSxCOLS`},
			{"deal x", "", 2, `unexpected argument: "x"`},
			{"deal --level expert --count 0", "", 2, `--count cannot be "0": it must be 1 or more`},
			{"deal --level expert --count 99999999999999999999", "", 2, "it is too large"},
			{"deal --level expert --start 16,0", "", 2, "16,0 is off the board, which is 16×30"},
			{"deal --level expert --guess --any-proof", "", 2, "--any-proof cannot be used with --guess"},
			{"solve none b.txt", "", 1, "b.txt: "},
			{"solve --steps", "", 2, "--steps can only be used with one file"},
			{"solve --start 0,0 b.txt", "", 2, "you cannot start at Aa: there is a mine there"},
			{"solve --level expert b.txt", "", 2, "the file already has a board"},
		},
		"replay": {
			{"replay --plain torn.game", "", 0, "0.5 Ab*"},
			{"replay --plain torn.game", "", 0, "torn.game:12: "},
			{"replay --plain -", titledGame + "what\n", 0, "standard input:12:"},
			{"replay --plain -", strings.TrimSuffix(titledGame, "\n"), 0, "the last line of the game was incomplete and was not read"},
			{"show -", strings.TrimSuffix(titledGame, "\n"), 0, "the last line of the game was incomplete and was not read"},
			{"replay --to svg --theme light g.game", "", 0, `fill="#fbfbf8"`},
			{"replay --to txt --ascii g.game", "", 0, "0.0\n"},
			{"replay --to cast -o film g.game", "", 0, ""},
			{"replay --to cast -o film g.game", "", 1, "already exists"},
			{"replay --to gif g.game", "", 2, `--to cannot be "gif": the possible values are svg|cast|txt`},
			{"replay --to svg --speed NaN g.game", "", 2, `--speed cannot be "NaN": it must be a number from 0.01 to 1000`},
			{"replay --to txt --theme dark g.game", "", 2, "--theme cannot be used with --to txt: text has no colours"},
			{"replay --voice --from 0,0 g.game", "", 2, "--from"},
			{"replay --voice g.game", "", 0, "After 1.2 seconds. A3: empty."},
		},
		"help": {
			{"--help --lang es", "", 0, "Uso:"},
			{"-h", "", 0, "--grid square|hex"},
			{"-v", "", 0, "buscaminas "},
			{"help", "", 0, "numbers"},
			{"help nothing", "", 2, `there is no topic "nothing"; the topics are basics, numbers, flags, chords,`},
			{"help deal", "", 0, "buscaminas deal: deal boards and write them\n"},
			{"help rules deal", "", 2, "only one topic can be given, and you gave 2"},
			{"completion bash", "", 0, "__complete"},
			{"completion tcsh", "", 2, "bash|zsh|fish|powershell"},
			{"completion --help --lang es", "", 0, "buscaminas completion: completar órdenes con Tab"},
			{"__complete --level ", "", 0, "principiante\nintermedio\nexperto\n:4"},
			{"__complete --lang en --level beg", "", 0, "beginner\n:4"},
			{"__complete --rules clas", "", 0, "clasicas\n:4"}, // without accents, because not every keyboard has them
			{"__complete --size ", "", 0, ":4"},
			{"__complete convert -o ", "", 0, ":0"}, // files
			{"__complete show ", "", 0, ":0"},
			{"__complete bo", "", 0, ":0"},
			{"__complete help --lang en ru", "", 0, "rules\n:4"},
		},
		"play": {
			{"--plain no-file --lang es", "", 1, "buscaminas: no-file: no existe tal fichero\n"},
			{"--plain bad.txt", "", 1, "bad.txt:3: 5 columns instead of 4"},
			{"--plain -", "3 3\nx", 1, "buscaminas: standard input:3: 1 of 3 rows\n"},
			{"--level expert", "", 1, "--plain"}, // the output is no terminal
			{"--colour", "", 2, "there is no flag --colour"},
			{"--theme light", "", 2, "there is no flag --theme: choose it in the options of the game or in settings.conf"},
			{"--theme light --lang es", "", 2, "(véase buscaminas help opciones)"},
			{"--rules --lang", "", 2, "--rules"},
			{"--size 1024x1025", "", 2, "1048576"},
			{"--size 4x4 --mines 17", "", 2, "there cannot be 17 mines: the number must be from 0 to 16"},
			{"--size 4x4 --mines many", "", 2, "many"},
			{"--level expert --size 4x4", "", 2, "--size cannot be used with --level"},
			{"--plain single.game", "quit\n", 0, "single.game · square · custom"}, // the game has its own rules
			{"--plain single.game --rules strict", "quit\n", 0, "single.game · square · strict"},
			{"--seed 3 b.txt", "", 2, "--seed cannot be used with b.txt"},
			{"one two", "", 2, "one file"},
			{"--code=", "", 2, "code"},
			{"--any-proof", "", 2, "--any-proof can only be used with --level or --size"},
			{"--first any --daily", "", 2, "--first cannot be used with --daily: the day already sets the board"},
			{"--ghost b.txt", "", 1, "b.txt:1"}, // no game
			{"--ghost g.game --daily", "", 1, "that game has a different board or different rules"},
			{"--ghost g.game --plain", "", 2, "--ghost"},
			{"--plain --level expert --grid hex --guess", "quit\n", 0, "Expert · may need a guess · hex · numbers count down"},
			{"--plain --size 1x30 --mines 15 --seed 1", "0,15\nquit\n", 0, "may need a guess"}, // as no deal could keep it free of guesses
			{"--plain --first any --rules simple --size 6x6 --mines 5", "quit\n", 0, "first cell: any · square · simple"},
			{"--plain --daily --level expert", "quit\n", 0, "Expert"},
			{"--plain --show-mines list-3x3.txt", "", 0, "│ * │ ▓ │ ▓ │"},
			{"--plain --code 3000-KAA-818", "-1 -1\n", 0, "MOVES: 1"},
			{"--plain hex-9x10.txt", "Hd*\nnonsense\nquit\n", 0, ": nonsense\n"}, // what comes through a pipe is echoed
			{"--voice --level beginner --seed 1 --lang es", "E5\nsalir\n", 0, "E5: vacía. Se abrieron 44 celdas"},
			{"--voice --plain --coords letters --level beginner --seed 1", "Ee\nquit\n", 0, "Ee: empty."},
			{"serve --listen 127.0.0.1:0 --folder out --allow bad.txt", "", 1, "bad.txt:1: "},
			{"serve --idle soon", "", 2, `--idle cannot be "soon": it must be a time, such as 90s or 30m`},
			{"stats", "", 0, "There are no games yet"}, // of the games above none is over
			{"--plain one.txt", "Ab*\n", 0, "YOU WON"},
			{"stats", "", 0, "played: 1, won 1 · counted: 1, won 1 (100%)"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			settleWithFiles(t, "")
			check(t, calls)
		})
	}
}

const someSettings = "language = english\ngrid = hex\nrules = classic\ncoords = numbers\nfirst = safe\nno = thing\n"

// The settings apply to games line by line. The commands use their language and their names of cells. A
// flag overrides the settings.
func TestSettingsHoldWithoutTheScreen(t *testing.T) {
	settleWithFiles(t, someSettings)
	check(t, []invocation{
		{"--plain --level beginner --seed 7", "0,0*\nquit\n", 0, "first cell: safe · hex · classic"},
		{"--plain --level beginner --seed 7", "quit\n", 0, `there is no option "no"`},
		{"--plain --level beginner --guess", "quit\n", 0, "may need a guess · first cell: safe"},
		{"--plain --grid square --rules strict --coords letters --level beginner", "Aa*\nquit\n", 0, "square · strict"},
		{"--plain --coords mixed b.txt", "", 0, "  1   2   3 "},
		{"--coords roman", "", 2, "letters|numbers|mixed"},
		{"show b.txt", "", 0, "from 0,1 "},
		{"show --coords mixed b.txt", "", 0, "from A2 "},
		{"solve b.txt", "", 0, "from 0,1 "},
		{"replay --plain --coords mixed g.game", "", 0, "0.5 A2*"},
		{"deal --level beginner --seed 7", "", 0, "9 9\n10\n"}, // square: boards depend on flags alone
		{"doctor", "", 0, `settings.conf:6: there is no option "no"`},
	})
}
