package session_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/review"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	"pgregory.net/rapid"
)

// claimed is a game on a board that needs a guess behind a wall of mines. Its file claims a promise
// that it needs none.
const claimed = "buscaminas game 2\ntitle: hall\ngrid: square\nrows: 3\ncolumns: 6\nmines: 4\n" +
	"promise: followable\nseed: 1\nstart: 0,0\n" +
	"row: ....*.\nrow: ....**\nrow: ....*.\n\n0.000 0,0*\n3.000 1,5!\n"

func journalOf(t rapid.TB, text string) *journal.Journal {
	t.Helper()
	return gametest.Must(journal.Read([]byte(text)))
}

func described(s session.Setup) string { return s.Describe(text.Same("square"), text.English) }

// If the deal in a file does not give the board in the file, the game shows no promise, seed or
// code.
func TestWhatAFileSaysOfItsBoardIsChecked(t *testing.T) {
	firstOpened := strings.Replace(claimed, "start: 0,0", "start: first opened", 1)
	for _, file := range []string{
		claimed, firstOpened,
		strings.Replace(claimed, "followable", "provable", 1),
		strings.Replace(claimed, "followable", "any start", 1),
		strings.Replace(firstOpened, "0.000 0,0*\n3.000 1,5!\n", "0.000 0,0!\n", 1), // no cell was opened, so there is no board to check
	} {
		j := journalOf(t, file)
		seen := gametest.Must(session.NewReplay(j))
		raced := gametest.Must(session.RaceSetup(j))
		setups := []session.Setup{seen.Setup, raced}
		if strings.Contains(file, "*\n3") {
			waiting := gametest.Must(session.Restore(j, time.Now))
			setups = append(setups, waiting.Setup)
		}
		for i, setup := range setups {
			if got := described(setup); got != "hall · square · numbers count down" || setup.NoGuess() {
				t.Errorf("%s\nis said to be, in way %d: %s", file, i, got)
			}
		}
	}
}

// If the seed in a file deals the very board in the file, the game shows the promise and the seed or the
// code of the board. A file cannot hide that the deal broke its promise.
func TestWhatIsSoIsSaid(t *testing.T) {
	for _, test := range []struct {
		spec deal.Spec
		want string
	}{
		{deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Promise: deal.Followable}, "no guessing"},
		{deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Promise: deal.SafeStart}, "first cell: safe"},
		{deal.Spec{Grid: game.Square{Rows: 2, Cols: 5}, Mines: 1, Promise: deal.Followable}, "may need a guess"},
	} {
		s, _ := start(session.Dealt(text.Same("test"), test.spec, game.LeftToFind))
		play(t, s, "Aa*")
		file := gametest.Must(s.Journal().Text())
		j := journalOf(t, strings.Replace(string(file), "promise kept: no\n", "", 1))
		seen := gametest.Must(session.NewReplay(j))
		waiting := gametest.Must(session.Restore(j, time.Now))
		raced := gametest.Must(session.RaceSetup(j))
		for i, setup := range []session.Setup{seen.Setup, waiting.Setup, raced} {
			if got := described(setup); !strings.Contains(got, test.want) || !strings.Contains(got, "seed 0") &&
				!strings.Contains(got, "code ") {
				t.Errorf("%+v, in way %d: %q, want %q", test.spec, i, got, test.want)
			}
		}
	}
}

// If dealing takes too long to check, the claim counts only for a game that is resumed, not for one
// that is watched.
func TestClaimOfALargeBoard(t *testing.T) {
	spec := deal.Spec{Grid: game.Square{Rows: 300, Cols: 300}, Mines: 9000, Promise: deal.Followable}
	s, _ := start(session.Dealt(text.Same("test"), spec, game.LeftToFind))
	play(t, s, "0,0*")
	seen := gametest.Must(session.NewReplay(s.Journal()))
	waiting := gametest.Must(session.Restore(s.Journal(), time.Now))
	if seen.Setup.NoGuess() || !waiting.Setup.NoGuess() {
		t.Errorf("seen: %s; waiting: %s", described(seen.Setup), described(waiting.Setup))
	}
}

// A file cannot make a mine safe.
func TestSafeStartOnAMine(t *testing.T) {
	j := journalOf(t, "buscaminas game 2\ngrid: square\nrows: 3\ncolumns: 3\nsafe start: yes\nstart: 0,0\n"+
		"row: *..\nrow: ...\nrow: ...\n\n0.000 2,2!\n1.000 2,2!\n2.000 0,0*\n")
	r := gametest.Must(session.NewReplay(j))
	g, _, err := r.Review()
	if err != nil {
		t.Fatal(err)
	}
	var all []review.Verdict
	for o := range g.Openings() {
		all = append(all, o.Verdict)
	}
	if want := []review.Verdict{review.Forced}; !slices.Equal(all, want) {
		t.Errorf("the openings are %v, want %v", all, want)
	}
	j.Entries = j.Entries[:2]
	s := gametest.Must(session.Restore(j, time.Now))
	if c, ok := s.SafeStart(); ok || s.Setup.StartSafe() {
		t.Errorf("%v is said to be safe", c)
	}
}
