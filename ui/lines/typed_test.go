package lines_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/lines"
	"buscaminas/ui/text"
)

// A game in which one line made several openings can be won and is saved, but it is no record and
// has no pace, both drawn and spoken. With one opening a line it can be a record.
func TestSolutionTypedInOneLine(t *testing.T) {
	const board = "1 6\n..*..*\n"
	for _, test := range []struct {
		name  string
		lines []string
		lang  text.Lang
		voice bool
		said  string
		typed bool
	}{
		{"in one line", []string{"Aa*Ab*Ad*Ae*"}, text.Spanish, false,
			"HAS GANADO EN 0.5 SEG.\nno cuenta como récord: escribiste varias jugadas de una vez\n", true},
		{"in English", []string{"Aa*Ab*Ad*Ae*"}, text.English, false,
			"does not count as a record: you typed several moves at once\n", true},
		{"told", []string{"Aa*Ab*Ad*Ae*"}, text.Spanish, true,
			"No cuenta como récord: escribiste varias jugadas de una vez.\n", true},
		{"the last two", []string{"Aa*", "Ab*", "Ad*Ae*"}, text.Spanish, false,
			"no cuenta como récord: escribiste varias jugadas de una vez\n", true},
		{"also where one is undone", []string{"Aa*Ab*<", "Ab*", "Ad*", "Ae*"}, text.Spanish, false,
			"no cuenta como récord: escribiste varias jugadas de una vez\n", true},
		{"flags and one opening", []string{"Ac!Aa*", "Ab*", "Ad*", "Af!Ae*"}, text.Spanish, false,
			"tu primera victoria en esta categoría\n", false},
		{"one line a move", []string{"Aa*", "Ab*", "Ad*", "Ae*"}, text.Spanish, true,
			"Tu primera victoria en esta categoría.\n", false},
	} {
		dir := t.TempDir()
		o := onText(t, board)
		o.Setup.Rules, o.Lang, o.Voice = game.SingleCells, test.lang, test.voice
		if said := keeping(t, dir, o, test.lines...); !strings.Contains(said, test.said) {
			t.Errorf("%s: no %q in\n%s", test.name, test.said, said)
		}
		games, _, err := archive.At(dir).History()
		if err != nil || len(games) != 1 || !games[0].Won {
			t.Fatalf("%s: kept are %+v, %v", test.name, games, err)
		}
		sum := stats.Sum(games)
		if sum.Wins != 1 || sum.Streak != 1 || (sum.Best == 0) != test.typed || (sum.Averages.Speed == 0) != test.typed ||
			len(stats.Best(games, 1)) == 1 == test.typed || len(stats.Times(games, 9)) == 1 == test.typed {
			t.Errorf("%s: %+v", test.name, sum)
		}
		if told := strings.Join(sum.Lines(text.Spanish), "\n"); strings.Contains(told, "3BV/s") == test.typed {
			t.Errorf("%s: stats say %q", test.name, told)
		}
	}
}

// Whether a game was typed in this way survives its wait.
func TestTypedBeforeItWaited(t *testing.T) {
	dir := t.TempDir()
	o := onText(t, "1 6\n..*..*\n")
	o.Setup.Rules = game.SingleCells
	keeping(t, dir, o, "Aa*Ab*", "salir")
	wantIn(t, keeping(t, dir, lines.Options{}, "6", "Ad*", "Ae*", "5"), "escribiste varias jugadas de una vez")
}

// In the spoken manner, a line of moves skips a cell that an earlier move of the line has opened in
// a cascade, and says so. A line that opens the same cell twice plays a chord.
func TestALineGoesOnOverItsOwnCascade(t *testing.T) {
	got := play(t, spoken(onBoard(t, "hex-9x10.txt", game.LeftToFind)), "H4*H5*H6!E9!H4*", "salir")
	if want := "H5: ya se había abierto. H6: marcada. E9: marcada. Alrededor de H4 no queda nada que abrir."; !strings.Contains(got, want) {
		t.Errorf("the line is told as\n%s\nwant in it %q", got, want)
	}
	if got = play(t, onBoard(t, "hex-9x10.txt", game.Strict), "H4*H5*E9!", "salir"); strings.Contains(got, "MARCADAS: 1") {
		t.Errorf("the drawn line goes on, which the published game does not:\n%s", got)
	}
}

// After an explosion ends a game, a line with < undoes it and the game goes on, in both manners. If
// the game is then won, the win has one death.
func TestAnExplosionIsUndone(t *testing.T) {
	for _, voice := range []bool{false, true} {
		dir := t.TempDir()
		o := onBoard(t, "list-3x3.txt", game.Classic)
		if voice {
			o = spoken(o)
		}
		got := keeping(t, dir, o, "A1*", "<", "C3*", "")
		won := map[bool]string{false: "HAS GANADO", true: "Has ganado"}[voice]
		lost := map[bool]string{false: "HAS PERDIDO", true: "Has perdido"}[voice]
		if i, j := strings.Index(got, lost), strings.Index(got, won); i < 0 || j < i {
			t.Errorf("voice: %v: want a loss and then a win:\n%s", voice, got)
		}
		kept := archive.At(dir)
		games, _, err := kept.History()
		kept.Close()
		if n := len(games); err != nil || n == 0 || !games[n-1].Won || games[n-1].Deaths != 1 {
			t.Errorf("voice: %v: the history has %+v, %v; want a win with a death", voice, games, err)
		}
	}
	if got := play(t, onBoard(t, "hex-9x10.txt", game.Strict), "Aa*"); strings.Contains(got, "<") { // as published
		t.Errorf("the strict rules ask after the end:\n%s", got)
	}
}
