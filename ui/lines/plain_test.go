package lines_test

import (
	"bytes"
	"errors"
	"flag"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/lines"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"
)

var update = flag.Bool("update", false, "write the transcripts anew")

// A typist types a line each time the program asks for one, and writes it into the transcript, as a
// terminal does.
type typist struct {
	lines      []string
	transcript *bytes.Buffer
}

func (t *typist) Read(p []byte) (int, error) {
	if len(t.lines) == 0 {
		return 0, io.EOF
	}
	line := t.lines[0] + "\n"
	t.lines = t.lines[1:]
	t.transcript.WriteString(line)
	return copy(p, line), nil
}

// play returns the transcript of a game. Each reading of the clock advances it by a tenth of a
// second.
func play(t *testing.T, o lines.Options, typed ...string) string {
	t.Helper()
	at := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	o.Now = func() time.Time { at = at.Add(time.Second / 10); return at }
	o.Level = func(l words.Level) session.Setup { return session.Level(l, game.GridKinds()[0], game.LeftToFind, 1) }
	if o.File == nil {
		o.File = func(path string, rules game.Rules) (session.Setup, []*files.Error, error) {
			return session.FromFile(boards.ReadFile(path), nil, rules)
		}
	}
	if o.Promise == deal.ClearStart {
		o.Promise = deal.Followable
	}
	var out bytes.Buffer
	if err := lines.Run(&typist{typed, &out}, &out, o); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// onBoard returns the options of a game on one of the bundled boards.
func onBoard(t *testing.T, file string, rules game.Rules) lines.Options {
	t.Helper()
	setup, notes, err := session.FromFile(boards.ReadFile(filepath.Join("..", "..", "boards", file)), nil, rules)
	if err != nil {
		t.Fatal(err)
	}
	return lines.Options{Setup: &setup, Notes: notes}
}

// onText returns the options of a game on the board in a text.
func onText(t *testing.T, board string) lines.Options {
	t.Helper()
	setup, notes, err := session.FromFile(&boards.Source{Name: "board", Data: []byte(board)}, nil, game.LeftToFind)
	if err != nil {
		t.Fatal(err)
	}
	return lines.Options{Setup: &setup, Notes: notes}
}

// The transcripts in testdata show the published games, and other games that are best checked as a
// whole.
func TestTranscripts(t *testing.T) {
	english := func(o lines.Options) lines.Options { o.Lang = text.English; return o }
	for name, got := range map[string]string{
		"hive-middle": play(t, onBoard(t, "hex-9x10.txt", game.Strict), "Hd*De!Gb!Ei!"),
		"hive-won": play(t, onBoard(t, "hex-9x10.txt", game.Strict),
			"Gd*Gb!Ac*De!Hf!Ei!Aj!Be!Hg!Fc*Hh!Hi!Aa!Ab!",
			"Ba*Cb*Bb!Bc!Ca!Cc!Db!Dc!Fi!Ea*Ec*Ie*Ij!Dj*", "not read any more"),
		"hive-lost": play(t, onBoard(t, "hex-9x10.txt", game.Strict),
			"Ea*Eb*Eg*Fb!Db!", "Ae*Aj!", "Eb*", "not read any more"),
		"ascii": play(t, lines.Options{ASCII: true}, "1", "Ee", "azar", "salir", "5"),
		"list":  play(t, onBoard(t, "list-10x10.txt", game.Classic), "0,3*", "9,9*"),
		"ring":  play(t, onBoard(t, "list-3x3.txt", game.Simple), "0,1*", "2,1*", "0,0!", "deshacer"),
		"menu":  play(t, lines.Options{}, "6", "", "4", "no-such-file", "1", "Ee", "salir", "5"),
		"notes": play(t, onBoard(t, "map-2x4-trimmed.txt", game.LeftToFind)),
		"hints": play(t, onBoard(t, "hex-9x10.txt", game.LeftToFind),
			"pista", "pista", "Hd*", "pista", "pista", "pista", "azar", "If!", "pista", "pista", "pista", "Aa*"),
		"hints-english": play(t, english(onBoard(t, "list-10x10.txt", game.Classic)),
			"0,3*", "hint", "hint", "hint", "chances", "0,0*"),
		"first-cell": play(t, lines.Options{}, "1", "pista", "azar", "Ee*", "azar"),
		"any-first":  play(t, lines.Options{Promise: deal.AnyStart}, "1", "pista", "azar", "Aa*", "-3 -3", "pista"),
		"topics": play(t, english(naming(game.Mixed, onBoard(t, "hex-9x10.txt", game.LeftToFind))),
			"help", "help numbers", "ayuda simbolos", "help nothing", "help deal", "quit"),
		"topics-menu": play(t, lines.Options{ASCII: true}, "ayuda", "ayuda empezar", "ayuda nada", "5"),
		"singles":     play(t, onBoard(t, "list-3x3.txt", game.SingleCells), "Cc*", "Cc*", "Cb*", "Aa!", "Ab*Ac*Ba*Bb*Bc*Ca*"),
		"english":     play(t, english(onBoard(t, "map-2x4.txt", game.LeftToFind)), "help", "Aa!Ab*", "Aa*", "quit"),
		"flags":       play(t, onText(t, "1 9\n..*..*.*.\n"), "Ab*Ad*Ae*Aa!Ac!", "azar", "Aa!Aa*Af!Ag!", "pista", "pista", "azar", "Ah*"),
		"ways-to-say-it": play(t, onBoard(t, "map-2x4.txt", game.LeftToFind),
			"0 1", "1,0", "B3", "Ad", "-2 -2", "Aa", "-3 -3", "rehacer", "DESHACER",
			"-2 -2", "nada", "-4 -4", "9 9", "Z9", "A0", "hola", "Aa*", "Ab!", "Aa!", "-1 -1"),
		"names-numbers": play(t, naming(game.Numbers, onBoard(t, "map-2x4.txt", game.LeftToFind)),
			"b1", "B", "3", "0", "1", "pista", "pista", "pista", "0", "0"),
		"names-mixed": play(t, naming(game.Mixed, onBoard(t, "hex-9x10.txt", game.LeftToFind)),
			"H4*D5!", "pista", "pista", "pista", "A1"),
		"coach": play(t, coached(onBoard(t, "list-10x10.txt", game.Classic)), "0,3*", "9,9*", "0,0*9,9*", "pista", "0,0*"),
		"coach-english": play(t, english(coached(onBoard(t, "hex-9x10.txt", game.LeftToFind))),
			"Hd*", "Ca*Ab*", "Ca*", "quit"),
		"row-alone": play(t, onBoard(t, "map-2x4.txt", game.LeftToFind),
			"B", "1", "b", "c", "0", "1", "0", "d", "C", "2", "A", "", "A", "0", "0", "4", "B", "salir", "Aa!B", "-2 -2", "A", "1",
			"ayuda", "salir"),
	} {
		compare(t, name, got)
	}
}

// coached returns the options with a coach.
func coached(o lines.Options) lines.Options {
	o.Coach = time.Hour
	return o
}

// naming returns the options with other names of cells.
func naming(names game.Names, o lines.Options) lines.Options {
	o.Names = names
	return o
}

// compare compares a transcript with the one in testdata, or writes that with -update.
func compare(t *testing.T, name, got string) {
	t.Helper()
	// The paths of the transcript are those of this system.
	got = strings.ReplaceAll(got, filepath.FromSlash("../../boards/"), "../../boards/")
	path := filepath.Join("testdata", name+".txt")
	goldentest.Check(t, path, got, *update)
}

// Every grid is drawn in the same way as on the full screen.
func TestEveryGridIsDrawn(t *testing.T) {
	for _, kind := range game.GridKinds() {
		setup := session.Level(words.Levels()[0], kind, game.LeftToFind, 1)
		got := play(t, lines.Options{Setup: &setup}, "Ee*")
		s, err := session.New(setup, time.Now)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Play(game.Action{Kind: game.Open, Cell: setup.Start()}); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{draw.ShapeOf(kind).Name.In(text.Spanish), draw.Picture{Look: draw.Look{Glyphs: &draw.Unicode}, Game: s.Game()}.Text(nil)} {
			if !strings.Contains(got, want) {
				t.Errorf("%s: the transcript is\n%s\nwant in it\n%s", kind.Name, got, want)
			}
		}
	}
}

func TestEndOfInputLeavesQuietly(t *testing.T) {
	for name, o := range map[string]lines.Options{
		"at the menu": {},
		"in a game":   onBoard(t, "list-3x3.txt", game.Simple),
	} {
		if got := play(t, o); strings.Contains(got, "EOF") {
			t.Errorf("%s:\n%s", name, got)
		}
	}
}

// A line without an end is no play, and takes little memory.
func TestEndlessLine(t *testing.T) {
	o := onBoard(t, "list-3x3.txt", game.Simple)
	o.Now = time.Now
	in := io.MultiReader(io.LimitReader(zeros{}, 50<<20), strings.NewReader("\nsalir\n"))
	var out bytes.Buffer
	if err := lines.Run(in, &out, o); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), "ENTRADA ERRONEA"); n != 1 {
		t.Errorf("refused %d times, want once", n)
	}
}

// A play may be longer than any buffer: all its actions are carried out.
func TestLongPlay(t *testing.T) {
	o := onBoard(t, "list-3x3.txt", game.Simple)
	o.Now = time.Now
	var out bytes.Buffer
	if err := lines.Run(strings.NewReader(strings.Repeat("0,0!", 5001)+"\nsalir\n"), &out, o); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "MARCADAS: 1") {
		t.Error("after an odd number of flag keys on one cell, it has no flag")
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '0'
	}
	return len(p), nil
}

type broken struct{}

var errBroken = errors.New("broken")

func (broken) Write([]byte) (int, error) { return 0, errBroken }

func TestOutputThatCannotBeWritten(t *testing.T) {
	o := onBoard(t, "list-3x3.txt", game.Simple)
	o.Now = time.Now
	if err := lines.Run(strings.NewReader("Aa*\n"), broken{}, o); !errors.Is(err, errBroken) {
		t.Errorf("%v, want %v", err, errBroken)
	}
}

// A board too large to read line by line is refused, whatever its source, unless a part of it is
// asked for.
func TestBoardsTooLargeForLines(t *testing.T) {
	for _, test := range []struct{ rows, cols int }{{1, 201}, {201, 200}} {
		setup := session.Dealt(words.Custom, deal.Spec{Grid: game.Square{Rows: test.rows, Cols: test.cols}, Mines: 9, Seed: 1}, game.LeftToFind)
		setup.ShowMines = true
		var out bytes.Buffer
		err := lines.Run(strings.NewReader("salir\n"), &out, lines.Options{Setup: &setup, Now: time.Now})
		if err == nil || !strings.Contains(err.Error(), "cannot be shown in full") || out.Len() > 0 {
			t.Errorf("%v: %v, %s", test, err, &out)
		}
		from := game.Cell{Row: test.rows - 1, Col: 150}
		got := play(t, lines.Options{Setup: &setup, Corner: &from, Promise: deal.SafeStart}, "salir")
		wantIn(t, got, " 170 ", " "+strconv.Itoa(test.rows-1)+" │", "MINAS RESTANTES: 9")
		// A file chosen in the menu is refused with a message, and the menu goes on.
		got = play(t, lines.Options{File: func(string, game.Rules) (session.Setup, []*files.Error, error) { return setup, nil, nil }}, "4", "x", "5")
		if strings.Count(got, "no se puede mostrar entero") != 1 || strings.Count(got, "Escoja opcion") != 2 {
			t.Errorf("%v:\n%s", test, got)
		}
	}
}

// The same holds for a waiting game from the full screen.
func TestGameThatWaitsIsTooLarge(t *testing.T) {
	dir := t.TempDir()
	setup := session.Dealt(words.Custom, deal.Spec{Grid: game.Square{Rows: 201, Cols: 200}, Mines: 9, Seed: 1}, game.LeftToFind)
	keeping(t, dir, lines.Options{Setup: &setup, Corner: &game.Cell{}}, "0,0!", "salir")
	got := keeping(t, dir, lines.Options{}, "6", "5")
	if strings.Count(got, "no se puede mostrar entero") != 1 || strings.Contains(got, "MARCADAS") {
		t.Errorf("%s", got)
	}
	wantIn(t, keeping(t, dir, lines.Options{Corner: &game.Cell{Row: 190}}, "6", "salir", "5"), "MARCADAS: 1")
}

// A terminal shows all rows of a board, between its figures and the prompt, in the largest layout
// that fits.
func TestTheBoardFitsTheTerminal(t *testing.T) {
	for _, c := range []struct {
		level, cols, rows int
		height            int // of the board
		err               error
	}{
		{level: 0, cols: 80, rows: 24, height: 20},
		{level: 1, cols: 80, rows: 24, height: 19},
		{level: 1, cols: 80, rows: 40, height: 34},
		{level: 2, cols: 80, rows: 40, height: 19}, // too wide with walls
		{level: 1, height: 34, err: io.EOF},        // a pipe
	} {
		for _, kind := range game.GridKinds()[:2] {
			setup := session.Level(words.Levels()[c.level], kind, game.LeftToFind, 1)
			o := lines.Options{Setup: &setup, Size: func() (int, int, error) { return c.cols, c.rows, c.err }}
			_, board, _ := strings.Cut(play(t, o), "MINAS RESTANTES")
			board, _, _ = strings.Cut(board, "Indique")
			if got := strings.Split(board, "\n"); len(got)-2 != c.height || c.cols > 0 && screen.Width(got[2]) > c.cols {
				t.Errorf("%d×%d, level %d, %s: not %d lines:\n%s", c.cols, c.rows, c.level, kind.Name, c.height, board)
			}
		}
	}
}

// The player asks for the risk by its word or by its sign, in both languages, whether the board is
// drawn or spoken. On a board of 29 rows % is the name of a row, and names it.
func TestRiskByAnyName(t *testing.T) {
	for _, l := range []text.Lang{text.Spanish, text.English} {
		for _, voice := range []bool{false, true} {
			for _, asks := range []string{"riesgo", "risk", "probabilidades", "chances", "%"} {
				o := onText(t, "1 6\n.*..*.\n")
				o.Lang, o.Voice = l, voice
				want := "│ 1 │ ! │"
				if voice {
					want = l.Say("25 por ciento: ", "25 per cent: ")
				}
				wantIn(t, play(t, o, "Aa*", asks), want)
			}
		}
	}
	high := onText(t, "29 2\n"+strings.Repeat("..\n", 28)+".*\n")
	wantIn(t, play(t, high, "%", "a"), "Columna: ")
	undone := play(t, onText(t, "1 6\n..*..*\n"), "Ab*", "<", "%")
	wantIn(t, undone, "Lejos de los números: 33 %", "│50%│ ✓ │50%│ ▓ │ ▓ │ ▓ │")
}

// After an explosion only an empty line, quit and the end of input finish the game. The question
// stands until it is answered.
func TestExplosionWaitsForAnAnswer(t *testing.T) {
	const question = "Con < se deshace la explosión; con una línea en blanco se acaba: "
	explode := func(typed ...string) string {
		return play(t, onText(t, "1 4\n.**.\n"), append([]string{"Ab*"}, typed...)...)
	}
	wantIn(t, explode("que", "<", "Aa*", "Ad*"), question+"que\n"+question+"<\n", "HAS GANADO")
	for _, typed := range []string{"", "salir"} {
		if got := explode(typed, "<", "Aa*"); !strings.HasSuffix(got, question+typed+"\n") {
			t.Errorf("after %q:\n%s", typed, got)
		}
	}
}
