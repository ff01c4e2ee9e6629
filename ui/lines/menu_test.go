package lines_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/lines"
	"buscaminas/ui/text"
)

// The menu changes the grid and the rules of later games, to the value typed in either language, or
// to the next one.
func TestMenuChangesGridAndRules(t *testing.T) {
	for _, test := range []struct {
		typed []string
		grid  *game.GridKind
		rules game.Rules
		said  []string
	}{
		{nil, game.GridKindOf(game.Square{}), game.LeftToFind, []string{"g. Cuadrícula: cuadrada", "r. Reglas: restantes"}},
		{[]string{"g"}, game.GridKindOf(game.Hex{}), game.LeftToFind, []string{"g. Cuadrícula: hexagonal"}},
		{[]string{"g hexagonal"}, game.GridKindOf(game.Hex{}), game.LeftToFind, []string{"g. Cuadrícula: hexagonal"}},
		{[]string{"G  square"}, game.GridKindOf(game.Square{}), game.LeftToFind, []string{"g. Cuadrícula: cuadrada"}},
		{[]string{"r"}, game.GridKindOf(game.Square{}), game.Classic, []string{"r. Reglas: clásicas"}},
		{[]string{"r", "r"}, game.GridKindOf(game.Square{}), game.Strict, []string{"r. Reglas: estrictas"}},
		{[]string{"r sueltas", "r"}, game.GridKindOf(game.Square{}), game.LeftToFind, []string{"r. Reglas: restantes"}},
		{[]string{"r CLASICAS", "g hex"}, game.GridKindOf(game.Hex{}), game.Classic, []string{"r. Reglas: clásicas", "g. Cuadrícula: hexagonal"}},
		{[]string{"r", "r left"}, game.GridKindOf(game.Square{}), game.LeftToFind, []string{"r. Reglas: restantes"}},
		{[]string{"r classic"}, game.GridKindOf(game.Square{}), game.Classic, []string{"r. Reglas: clásicas"}},
		{[]string{"g redonda", "r suaves"}, game.GridKindOf(game.Square{}), game.LeftToFind,
			[]string{"No existe la cuadrícula «redonda»: puede ser cuadrada", "No existen las reglas «suaves»: pueden ser restantes, clásicas"}},
	} {
		dir := t.TempDir()
		o := lines.Options{Grid: game.GridKindOf(game.Square{})}
		wantIn(t, keeping(t, dir, o, append(test.typed, "1", "Ee!", "salir", "5")...), test.said...)
		waits, _ := archive.At(dir).Waiting()
		if len(waits) != 1 {
			t.Fatalf("%q: %d games wait, want one", test.typed, len(waits))
		}
		if w := waits[0]; game.GridKindOf(w.Grid()) != test.grid || w.Rules != test.rules {
			t.Errorf("%q: the game is on %T by %+v", test.typed, w.Grid(), w.Rules)
		}
	}
}

// A board file without rules is played by the rules chosen in the menu.
func TestMenuChangesTheRulesOfFiles(t *testing.T) {
	got := play(t, lines.Options{}, "r estrictas", "4", "../../boards/list-3x3.txt", "salir", "5")
	wantIn(t, got, "list-3x3.txt · cuadrada · estrictas")
}

// The spoken menu says the same in sentences.
func TestMenuChangesTheRulesByEar(t *testing.T) {
	got := play(t, spoken(lines.Options{Lang: text.English}), "r strict", "g square", "r none", "11", "5")
	wantIn(t, got,
		"The rules are now strict.\n",
		"The grid is now square.\n",
		"There are no rules called \"none\": choose remaining, classic, strict, simple or single.\n",
		"The rules are now simple.\n")
}

// By the strict rules, as in the published program, a cell or a row needs three characters or more.
// Commands and words do not.
func TestStrictRulesWantThreeCharacters(t *testing.T) {
	const wrong = "ENTRADA ERRONEA\n"
	for typed, want := range map[string]string{
		"Hd": wrong, "H": wrong, "7": wrong, "H4": wrong, "A1": wrong, " Hd ": wrong, "&": wrong,
		"7,3": "JUGADAS: 1", "7 3": "JUGADAS: 1", "Hd*": "JUGADAS: 1", "Hd!": "MARCADAS: 1",
		"<": "NO HAY NADA QUE DESHACER", ">": "NO HAY NADA QUE REHACER",
	} {
		got := play(t, onBoard(t, "hex-9x10.txt", game.Strict), typed, "salir")
		_, answer, _ := strings.Cut(got, typed+"\n")
		if !strings.Contains(answer, want) || want != wrong && strings.Contains(answer, wrong) ||
			want == wrong && strings.Contains(got, "Columna") {
			t.Errorf("%q: the answer is\n%s", typed, answer)
		}
		if want == wrong { // by other rules these are cells and rows
			got := play(t, onBoard(t, "hex-9x10.txt", game.LeftToFind), typed, "d", "salir")
			if typed != "&" && strings.Contains(got, wrong) && !strings.Contains(got, "JUGADAS: 1") {
				t.Errorf("%q is refused by other rules:\n%s", typed, got)
			}
		}
	}
	wantIn(t, play(t, onBoard(t, "hex-9x10.txt", game.Strict), "-2 -2", "Hd", "-3 -3", "-1 -1"),
		"MARCADAS: 1", "HAS ABANDONADO LA PARTIDA")
	wantIn(t, play(t, onBoard(t, "list-3x3.txt", game.Strict), "Aa!Ab!Ac!", "salir"), "NO SE PUEDEN MARCAR MAS CELDAS QUE MINAS\n")
}

// A request of two numbers may be typed in two lines, as a row and a column may.
func TestNumbersInTwoLines(t *testing.T) {
	o := func() lines.Options { return onBoard(t, "hex-9x10.txt", game.LeftToFind) }
	wantIn(t, play(t, o(), "Hd*", "-3", "-3", "-2", " -2 ", "Hd", "-1", "-1"),
		"JUGADAS: 1", "Columna: -3\n", "Columna:  -2 \nIndique celda que marcar: Hd\n", "MARCADAS: 1",
		"Columna: -1\nHAS ABANDONADO LA PARTIDA\n")
	got := play(t, o(), "-1", "-2", "-1", "", "-4", "-3", "7", "salir")
	if n := strings.Count(got, "ENTRADA ERRONEA\n"); n != 4 || strings.Count(got, "Columna: ") != 3 {
		t.Errorf("%d lines are refused, want 4:\n%s", n, got)
	}
	got = play(t, onBoard(t, "hex-9x10.txt", game.Strict), "-1", "-1", "salir")
	if n := strings.Count(got, "ENTRADA ERRONEA\n"); n != 2 || strings.Contains(got, "Columna: ") {
		t.Errorf("with the strict rules %d lines are refused, want 2:\n%s", n, got)
	}
}

// The spoken game says what is missing.
func TestStrictRulesByEar(t *testing.T) {
	got := play(t, spoken(onBoard(t, "hex-9x10.txt", game.Strict)), "H4", "H", "salir")
	wantIn(t, got,
		"Con las reglas estrictas, «H4» no basta: di también qué hacer, con un asterisco para abrir o una exclamación para marcar.\n",
		"Con las reglas estrictas, «H» no basta")
	if strings.Contains(got, "Columna: ") {
		t.Errorf("the program asks for a column:\n%s", got)
	}
}

// The menu says what it takes to somebody who types something else. Quit leaves, as in a game.
func TestMenuAnswersEveryLine(t *testing.T) {
	got := play(t, lines.Options{Lang: text.English}, "risk", "quit", "1")
	wantIn(t, got, "risk\nType a number from 1 to 5, g or r to change a setting, or quit\n")
	if !strings.HasSuffix(got, "quit\n") {
		t.Errorf("quit does not leave:\n%s", got)
	}
}
