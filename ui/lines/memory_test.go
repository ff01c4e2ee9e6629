package lines_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/lines"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// keeping plays like play, in a new run that saves its games in a folder.
func keeping(t *testing.T, dir string, o lines.Options, lines ...string) string {
	t.Helper()
	o.Archive = archive.At(dir)
	defer o.Archive.Close()
	return play(t, o, lines...)
}

func wantIn(t *testing.T, text string, want ...string) {
	t.Helper()
	for _, w := range want {
		if !strings.Contains(text, w) {
			t.Errorf("%q is not in\n%s", w, text)
		}
	}
}

// A run that begins with a board of the day continues the game that waits on it. A run that begins
// with another board does not look for waiting games.
func TestTheFirstGameIsOneThatWaits(t *testing.T) {
	dir := t.TempDir()
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10}
	daily := session.Daily(spec, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	other := session.Dealt(words.Custom, spec, game.LeftToFind)
	const flagged, broken = "MARCADAS: 1", "damaged"
	wantIn(t, keeping(t, dir, lines.Options{Setup: &daily}, "Ai!", "salir"), "MARCADAS: 0", flagged)
	for _, ending := range []string{".txt", ".lock"} {
		if err := os.WriteFile(filepath.Join(dir, "games", broken+ending), []byte("?"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got := keeping(t, dir, lines.Options{Setup: &daily}, "salir")
	wantIn(t, got, flagged, broken)
	if strings.Contains(got, "MARCADAS: 0") {
		t.Errorf("the waiting game does not go on:\n%s", got)
	}
	if got := keeping(t, dir, lines.Options{Setup: &other}, "salir"); strings.Contains(got, broken) {
		t.Errorf("the waiting games are read:\n%s", got)
	}
}

// A run removes the temporary files of a killed program.
func TestARunSweeps(t *testing.T) {
	dir := t.TempDir()
	left, old := filepath.Join(dir, "games", ".buscaminas-8d00f1c2"), time.Now().Add(-24*time.Hour)
	if err := errors.Join(os.Mkdir(filepath.Dir(left), 0o700), os.WriteFile(left, nil, 0o600), os.Chtimes(left, old, old)); err != nil {
		t.Fatal(err)
	}
	keeping(t, dir, lines.Options{}, "5")
	if _, err := os.Lstat(left); err == nil {
		t.Error("the file stays")
	}
}

func TestGamesThatAreKept(t *testing.T) {
	dir := t.TempDir()
	compare(t, "left", keeping(t, dir, lines.Options{}, "6", "1", "Ee", "Aa!", "salir", "5"))
	// In another run, the flag can be removed and the opening undone.
	compare(t, "continued", keeping(t, dir, lines.Options{}, "7", "6", "Aa!", "deshacer", "salir", "6", "salir", "5"))

	dir = t.TempDir()
	first := keeping(t, dir, onBoard(t, "list-3x3.txt", game.Classic), "0,1*", "2,2*")
	again := keeping(t, dir, onBoard(t, "list-3x3.txt", game.Classic), "pista", "0,1*", "2,2*")
	compare(t, "record", first+again)
}

// The history has the same reason for a loss as the screen.
func TestHistoryOfALossIsWhatTheScreenSays(t *testing.T) {
	for _, test := range []struct {
		name, board string
		plays       []string
		said        string
		kept        history.Loss
	}{
		{"a guess", "1 6\n..*..*\n", []string{"Aa*", "Ac!", "Af*"},
			"HAS PERDIDO\nMala suerte: había que adivinar (33 % de riesgo)\n", history.ForcedGuess},
		{"a certain mine, where nothing was safe", "1 6\n..*..*\n", []string{"Aa*", "Ac*"},
			"HAS PERDIDO\nAc tenía que ser una mina\n", history.Mistake},
		{"a certain mine, beside a safe cell", "1 6\n..*...\n", []string{"Aa*", "Ac*"},
			"HAS PERDIDO\nAc tenía que ser una mina; podías abrir Ad sin peligro\n", history.Mistake},
		{"every safe cell flagged", "1 6\n..*..*\n", []string{"Ab!Aa*", "Ac*"},
			"HAS PERDIDO\nRiesgo innecesario (50 %): Ab, que habías marcado, no tenía mina\n", history.SafeMissed},
	} {
		dir := t.TempDir()
		wantIn(t, keeping(t, dir, onText(t, test.board), test.plays...), test.said)
		games, _, err := archive.At(dir).History()
		if err != nil || len(games) != 1 || games[0].Loss != test.kept {
			t.Errorf("%s: kept are %+v, %v; want a loss %q", test.name, games, err, test.kept)
		}
	}
}

// A game begun on the command line, without a menu, still waits when it is left.
func TestGameFromTheCommandLineWaits(t *testing.T) {
	for _, left := range [][]string{{"Aa!", "salir"}, {"Aa!"}} { // by a command, or by the end of the input
		dir := t.TempDir()
		keeping(t, dir, onBoard(t, "list-3x3.txt", game.Simple), left...)
		wantIn(t, keeping(t, dir, lines.Options{}, "6", "0,1*", "salir", "5"),
			"6. Continuar: list-3x3.txt, cuadrada, 0 % abierto, 0:00", "MARCADAS: 1   TIEMPO: 0.6 seg.   JUGADAS: 0", "JUGADAS: 1")
	}
}

// Whoever leaves a game is told how to continue it: from the menu, or from the command line if the
// program ends.
func TestLeavingSaysHowToContinue(t *testing.T) {
	for _, leave := range [][]string{{"-1 -1"}, {"salir"}, {"-1", "-1"}} {
		plays := append([]string{"Aa!"}, leave...)
		fromShell := func() lines.Options { return onBoard(t, "list-3x3.txt", game.Simple) }
		wantIn(t, keeping(t, t.TempDir(), fromShell(), plays...),
			"HAS ABANDONADO LA PARTIDA\nEspera donde la dejaste: para seguir con ella, abre «buscaminas --plain» y escribe 6\n")
		wantIn(t, keeping(t, t.TempDir(), spoken(fromShell()), plays...),
			"Te espera donde la dejaste: para seguir con ella, abre «buscaminas --voice» y escribe 6.\n")
		fromMenu := slices.Concat([]string{"1"}, plays, []string{"5"})
		wantIn(t, keeping(t, t.TempDir(), lines.Options{}, fromMenu...),
			"HAS ABANDONADO LA PARTIDA\nEspera donde la dejaste: para seguir con ella, elige la opción 6 del menú\n")
	}
	// The program ends with its input.
	wantIn(t, keeping(t, t.TempDir(), lines.Options{}, "1", "Aa!"),
		"\nEspera donde la dejaste: para seguir con ella, abre «buscaminas --plain» y escribe 6\n")
	untouched := keeping(t, t.TempDir(), onBoard(t, "list-3x3.txt", game.Simple), "salir")
	if strings.Contains(untouched, "Espera") {
		t.Errorf("a game that does not wait is said to wait:\n%s", untouched)
	}
}

// A game with one opening waits, even if that was undone. A game without any action leaves no file.
func TestAGameOfOneOpeningWaits(t *testing.T) {
	for _, plays := range [][]string{{"0,1*", "salir"}, {"0,1*", "-2 -2", "salir"}, {"Aa!", "Aa!", "salir"}} {
		dir := t.TempDir()
		keeping(t, dir, onBoard(t, "list-3x3.txt", game.Simple), plays...)
		wantIn(t, keeping(t, dir, lines.Options{}, "5"), "6. Continuar: list-3x3.txt")
	}
	for _, plays := range [][]string{{"salir"}, {"-2 -2", "pista", "9,9*", "salir"}} {
		dir := t.TempDir()
		keeping(t, dir, onBoard(t, "list-3x3.txt", game.Simple), plays...)
		if games, err := os.ReadDir(filepath.Join(dir, "games")); len(games) > 0 {
			t.Errorf("%q: the folder has %v, %v, want nothing", plays, games, err)
		}
	}
}

// A game that has not begun replaces no waiting game, and a game that is over no longer waits.
func TestWhatIsOverWaitsNoMore(t *testing.T) {
	dir := t.TempDir()
	keeping(t, dir, onBoard(t, "list-3x3.txt", game.Simple), "Aa!", "salir")
	wantIn(t, keeping(t, dir, lines.Options{}, "1", "salir", "6", "salir", "5"), "MARCADAS: 1")
	text := keeping(t, dir, lines.Options{}, "6", "Aa!", "Aa*", "6", "5")
	wantIn(t, text, "HAS PERDIDO")
	if n := strings.Count(text, "6. Continuar"); n != 1 {
		t.Errorf("offered %d times, want once:\n%s", n, text)
	}
	if text := keeping(t, dir, lines.Options{}, "5"); strings.Contains(text, "Continuar") {
		t.Errorf("offered after the end:\n%s", text)
	}
}

// The errors of a game file are reported, and the game continues from the part before them.
func TestWrongFileOfAGame(t *testing.T) {
	dir := t.TempDir()
	keeping(t, dir, onBoard(t, "list-3x3.txt", game.Simple), "Aa!", "Ab!", "salir")
	waiting, _ := archive.At(dir).Waiting()
	if len(waiting) != 1 {
		t.Fatalf("%d games wait, want one", len(waiting))
	}
	path := archive.At(dir).Path(waiting[0].Name)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	torn := bytes.TrimSuffix(data, []byte("\n"))
	for wrong, said := range map[string]string{
		string(data) + "hola\n": path + ":",
		string(torn):            "estaba incompleta y no se ha leído",
	} {
		if err := os.WriteFile(path, []byte(wrong), 0o600); err != nil {
			t.Fatal(err)
		}
		wantIn(t, keeping(t, dir, lines.Options{}, "6", "salir", "5"), said, "MARCADAS: 2")
	}
	first := archive.At(dir) // another copy has the game open
	defer first.Close()
	if _, _, err := first.Resume(waiting[0].Name); err != nil {
		t.Fatal(err)
	}
	if text := keeping(t, dir, lines.Options{}, "5"); strings.Contains(text, "Continuar") {
		t.Errorf("offered, though another copy has it open:\n%s", text)
	}
}

// If the position of a file does not fit the rules, the menu says so and goes on.
func TestFileThatDoesNotFitTheRules(t *testing.T) {
	o := lines.Options{File: func(string, game.Rules) (session.Setup, []*files.Error, error) {
		setup := *onBoard(t, "list-3x3.txt", game.Strict).Setup
		for col := range 3 { // more flags than mines
			setup.Opening = append(setup.Opening, game.Action{Kind: game.Flag, Cell: game.Cell{Col: col}})
		}
		return setup, nil, nil
	}}
	said := play(t, o, "4", "position.board", "5")
	wantIn(t, said, "No se pueden marcar más celdas que minas")
	if n := strings.Count(said, "Escoja opcion"); n != 2 {
		t.Errorf("the menu is shown %d times, want 2:\n%s", n, said)
	}
}

// The list of waiting games says when each was played and whether it is open elsewhere. A wrong
// number is refused, and an empty line goes back.
func TestListOfGamesThatWait(t *testing.T) {
	dir := t.TempDir()
	for range 2 {
		keeping(t, dir, lines.Options{}, "1", "Aa!", "salir", "5")
	}
	other := archive.At(dir) // another copy has one of them open
	defer other.Close()
	waiting, _ := other.Waiting()
	if _, _, err := other.Resume(waiting[1].Name); err != nil {
		t.Fatal(err)
	}
	day := "2026-01-02 15:04"
	for i, w := range waiting {
		at := time.Date(2026, 1, 2, 15, 4, 30-i, 0, time.Local)
		if err := os.Chtimes(other.Path(w.Name), at, at); err != nil {
			t.Fatal(err)
		}
	}
	said := keeping(t, dir, lines.Options{}, "6", "9", "dos", "2", "6", "", "6", "1", "salir", "5")
	wantIn(t, said, "6. Continuar (2 en espera)", "0:00 · "+day+"\n2. ", day+" · abierta en otra copia\n",
		`No hay ninguna partida «9»: elige de la 1 a la 2`, `No hay ninguna partida «dos»`, "ciérrala allí y vuelve a elegirla", "MARCADAS: 1")
}

// A game given up, by the word in either language, no longer waits and is in the history.
func TestGivingUp(t *testing.T) {
	for lang, test := range map[text.Lang][2]string{
		text.Spanish: {"abandonar", "HAS ABANDONADO LA PARTIDA PARA SIEMPRE"},
		text.English: {"give up", "YOU GAVE UP THE GAME"},
	} {
		dir := t.TempDir()
		keeping(t, dir, lines.Options{Lang: lang}, "1", "Ee", "Aa!", "salir", "5")
		said := keeping(t, dir, lines.Options{Lang: lang}, "6", test[0], "5")
		wantIn(t, said, test[1])
		if strings.Count(said, "\n6. ") != 1 {
			t.Errorf("the game still waits:\n%s", said)
		}
		games, _, err := archive.At(dir).History()
		if err != nil || len(games) != 1 || !games[0].GivenUp {
			t.Errorf("%+v, %v: want the game given up", games, err)
		}
	}
}
