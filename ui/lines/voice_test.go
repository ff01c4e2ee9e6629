package lines_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
	"buscaminas/ui/lines"
	"buscaminas/ui/manual"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// spoken returns the options of a spoken game.
func spoken(o lines.Options) lines.Options {
	o.Voice, o.Names, o.Grid = true, game.Mixed, game.GridKinds()[0]
	return o
}

// A board that single numbers solve can be played to its end by a player who only hears the
// sentences.
func TestBoardsArePlayedByEar(t *testing.T) {
	for name, setup := range boardsOfSingleNumbers(t) {
		t.Run(name, func(t *testing.T) {
			o := spoken(lines.Options{Setup: &setup, Lang: text.English, Now: time.Now})
			var out bytes.Buffer
			l := newListener(&out)
			if err := lines.Run(l, &out, o); err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(out.String(), "You won") {
				t.Errorf("after %d lines, stuck: %t:\n%s", l.lines, l.stuck, &out)
			}
		})
	}
}

// The transcripts in testdata show spoken games: a whole one in each language, a lost one, and the
// menu. Read them aloud to judge them.
func TestSpokenTranscripts(t *testing.T) {
	english := func(o lines.Options) lines.Options { o.Lang = text.English; return o }
	dir := t.TempDir()
	for _, test := range []struct {
		name string
		got  string
	}{
		{"voice", keeping(t, dir, spoken(lines.Options{}), "1", "ayuda", "dónde", "E5", "?D6", "C7!", "fila C",
			"columna 7", "repite", "frontera", "frontera", "H9!I7!", "H8", "I8", "dónde", "minas", "resumen",
			"pista", "pista", "pista", "G2", "deshacer", "rehacer", "probabilidades", "xyz", "?Z9", "Z9", "fila", "fila Z",
			"columna 12", "?", "", "C7", "G2!", "E3!F3!B4!", "D4", "C4", "A7!B2!C2!H2!", "D3", "repaso", "resumen", "frontera", "B7", "dónde", "resumen", "fila H", "minas", "C1", "repaso", "ayuda", "hola", "", "menú", "5")},
		{"voice-school", keeping(t, t.TempDir(), spoken(lines.Options{}), "10", "3", "", "",
			"ayuda", "ayuda ratón", "?A1", "A1", "G1", "C6!", "pista", "C6", "", "C6", "", "otra", "C6", "", "C6", "salir", "10", "", "5")},
		{"voice-menu", keeping(t, dir, spoken(lines.Options{}), "x", "6", "9", "7", "9", "no", "9", "", "7", "0", "3",
			"7", "5", "6", "30", "7", "5", "5", "3", "C3", "abandonar", "8", "1", "2", "?D5", "D5", "abandonar",
			"8", "16", "", "4", "no-such-file", "1", "E5", "A1!", "salir", "6", "resumen", "salir", "6", "", "6", "1", "salir", "5")},
		{"voice-lost", play(t, spoken(onBoard(t, "hex-9x10.txt", game.Strict)),
			"E1*E2*E7*F2!D2!", "?E1", "A5*A10!", "frontera", "E2*", "?D3", "fila F", "frontera", "minas", "repaso", "tablero", "ayuda", "ayuda ratón")},
		{"voice-english", play(t, spoken(english(onBoard(t, "list-10x10.txt", game.Classic))),
			"help", "where", "A4", "J10", "?D3", "row D", "column 3", "frontier", "mines", "summary", "repeat",
			"hint", "hint", "hint", "chances", "xyz", "row 99", "J1", "undo", "redo", "D3!", "D3", "A1", "?A1", "frontier",
			"frontier", "where?", "A4", "A5!B7!B8!C2!C6!C8!", "B4", "D4", "D6", "?C4", "G10!G3!H2!H4!", "G4", "E3", "I2", "summary",
			"A9", "frontier", "D1", "C3", "C1", "E2", "A6", "A7", "A8", "B5", "B6", "review", "column 3", "")},
		{"voice-names", play(t, naming(game.Letters, spoken(onBoard(t, "map-2x4.txt", game.LeftToFind))),
			"?Bc", "Bc", "fila B", "columna c", "columna 3", "Aa!Ac!Bd!", "frontera", "salir")},
	} {
		compare(t, test.name, test.got)
	}
}

// Every line of input gets an answer in sentences.
func TestWhateverIsTypedIsAnswered(t *testing.T) {
	sentence := regexp.MustCompile(`^[\p{Lu}\d"].*\.$`)
	for _, typed := range []string{"", "?", "??", "?!", "!", "**", "H4?!", "?H4!", "-1 -2", "-3 -3", "<", ">", "E5 E6", "1,2,3", "9,9", "?99,99",
		"row", "row row", "column -1", "column 0", "column 99999999999999999999", "frontier now", "\x1b[31m", "é", "repaso",
		strings.Repeat("A1!", 50), "A1*A1*xx"} {
		setup := session.Level(words.Levels()[0], game.GridKinds()[0], game.LeftToFind, 1)
		got := play(t, spoken(lines.Options{Setup: &setup, Lang: text.English}), typed, "quit")
		_, answer, _ := strings.Cut(got, "Move: "+typed+"\n")
		answer, _, _ = strings.Cut(answer, "Move: ")
		if answer == "" {
			t.Errorf("%q is not answered:\n%s", typed, got)
		}
		for line := range strings.Lines(answer) {
			if !sentence.MatchString(strings.TrimSuffix(line, "\n")) {
				t.Errorf("%q is answered by %q", typed, line)
			}
		}
	}
}

// boardsOfSingleNumbers returns boards that single numbers solve: from the collection, and dealt
// ones of every grid.
func boardsOfSingleNumbers(t *testing.T) map[string]session.Setup {
	t.Helper()
	all := map[string]session.Setup{}
	for _, group := range boards.Collection() {
		if group.Needs != solver.One {
			continue
		}
		for _, b := range group.Boards {
			setup, err := session.FromCollection(b)
			if err != nil {
				t.Fatal(err)
			}
			all[b.File] = setup
		}
	}
	for _, kind := range game.GridKinds() {
		found := 0
		for seed := uint64(1); found < 6; seed++ {
			spec := deal.Spec{Grid: kind.New(9, 9), Mines: 8, Seed: seed, Promise: deal.Followable}
			start := deal.Middle(spec.Grid)
			board, err := spec.Deal(start)
			if err != nil {
				t.Fatal(err)
			}
			grade := solver.GradeOf(board.Layout, start)
			if !grade.Cleared || grade.Hardest != solver.One {
				continue
			}
			found++
			setup := session.Dealt(words.Custom, spec, game.LeftToFind).Promising(deal.Followable)
			all[fmt.Sprintf("%s, seed %d", kind.Name, seed)] = setup
		}
	}
	return all
}

// A topic is spoken, too: its boards row by row, without a drawing.
func TestTopicsAreHeard(t *testing.T) {
	o := spoken(lines.Options{Lang: text.English})
	for _, name := range strings.Split(manual.Names(text.English, false), ", ") {
		heard := play(t, o, "help "+name, "5")
		if strings.ContainsAny(heard, "│┌┬┴┃") || strings.Count(heard, "\n") < 5 {
			t.Errorf("%s:\n%s", name, heard)
		}
	}
	heard := play(t, o, "help numbers", "5")
	wantIn(t, heard, "The numbers: mines left to find.\n", "A board:\n", "3 is a 2", "Two mines touch B3")
}

// The spoken coach stops a move in sentences, and says which actions were not carried out.
func TestCoachIsHeard(t *testing.T) {
	o := coached(onBoard(t, "list-10x10.txt", game.Classic))
	o.Voice = true
	said := play(t, o, "Ad*", "Jj*", "Aa*Ab*", "pista", "Hd*Aa*", "Hd*", "salir")
	wantIn(t, said,
		"Eso es adivinar, y hay una celda sin peligro: con pista ves cuál; si repites, te la juegas.\nEl resto de la línea no se ha jugado.",
		"Paso 1 de 2. El 2 de Ci toca justo dos celdas cerradas, Bh y Ch: las dos son minas. Puedes marcar Bh y Ch. Para el paso siguiente, escribe pista.",
		"Ibas a abrir Hd, que es una mina: con pista ves por qué; si repites, se abre.",
		"Has perdido",
	)
}

// A board that is too large to draw can still be played by ear.
func TestALargeBoardIsPlayedByEar(t *testing.T) {
	spec := deal.Spec{Grid: game.GridKinds()[0].New(300, 300), Mines: 100, Promise: deal.AnyStart}
	setup := session.Dealt(words.Custom, spec, game.Classic)
	out := play(t, spoken(lines.Options{Setup: &setup, Lang: text.English}), "?A1", "board", "quit")
	if !strings.Contains(out, "0,0: closed") || !strings.Contains(out, "cannot be shown in full") {
		t.Error(out)
	}
}
