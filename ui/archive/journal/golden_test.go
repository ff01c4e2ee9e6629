package journal_test

import (
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text/goldentest"
)

var update = flag.Bool("update", false, "write the golden files anew")

// example returns a game on a given hexagonal board. Together with square, a game on a dealt board,
// it has every key and every kind of entry of a game that goes on.
func example() *journal.Journal {
	mines := []game.Cell{{Row: 0, Col: 0}, {Row: 0, Col: 2}, {Row: 1, Col: 3}}
	layout := gametest.Must(game.NewLayout(game.Hex{Rows: 2, Cols: 4}, slices.Values(mines)))
	j := &journal.Journal{Header: journal.Header{
		Titles:     []string{"Tres minas", "Three mines"},
		Rules:      game.Strict,
		Layout:     layout,
		Start:      game.Cell{Row: 1, Col: 1},
		SafeStart:  true,
		MinesShown: true,
	}}
	j.Entries = []journal.Entry{
		{Event: journal.Done, Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 1, Col: 1}}},
		{At: 900 * ms, Event: journal.Hint},
		{At: 1250 * ms, Event: journal.Done, Action: game.Action{Kind: game.Flag}},
		{At: 2 * time.Second, Event: journal.Refused, Action: game.Action{Kind: game.Open}},
		{At: 2 * time.Second, Event: journal.Pause},
		{At: 2 * time.Second, Event: journal.Resume},
		{At: 61 * time.Second, Event: journal.Chances},
		{At: 3600 * time.Second, Event: journal.Done,
			Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 0, Col: 2}}},
		{At: 3600 * time.Second, Event: journal.Done, Action: game.Action{Kind: game.Undo}},
		{At: 3601 * time.Second, Event: journal.Done, Action: game.Action{Kind: game.Redo}},
	}
	return j
}

func square() *journal.Journal {
	j := &journal.Journal{Header: journal.Header{
		Titles: []string{"Principiante", "Beginner"},
		Begun:  time.Date(2026, 1, 2, 15, 4, 5, 678_000_000, time.UTC),
		Deal: deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 42,
			Promise: deal.SafeStart},
		Start:      game.Cell{Row: 4, Col: 4},
		SeenBefore: true,
	}}
	j.Entries = []journal.Entry{
		{Action: game.Action{Kind: game.Flag, Cell: game.Cell{Row: 8, Col: 0}}},
		{At: 1234 * ms, Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 4, Col: 4}}},
	}
	for i := range j.Entries {
		j.Entries[i].Event = journal.Done
	}
	return j
}

const ms = time.Millisecond

// given returns the game of example with its end.
func given() *journal.Journal {
	j := example()
	j.Entries = append(j.Entries,
		journal.Entry{At: 3601 * time.Second, Event: journal.Lost},
		journal.Entry{At: 3602 * time.Second, Action: game.Action{Kind: game.Undo}},
		journal.Entry{At: 3603 * time.Second, Event: journal.GivenUp})
	return j
}

// late returns the game of square as it is written while it is played: the board, which may need a
// guess, is dealt after the first flag. The text comes in parts, and the third part is the board.
func late(t testing.TB) (*journal.Journal, []string) {
	t.Helper()
	j := square()
	j.FirstOpened, j.Start = true, game.Cell{}
	header := gametest.Must(j.Append(nil))
	dealBoard(t, j)
	j.MayNeedGuess = true
	j.Entries = append(j.Entries, journal.Entry{At: 1300 * ms, Event: journal.Pause})
	j.Seen, j.Open = 2500*ms, 33
	before := string(j.Entries[0].Append(nil))
	after := string(journal.AppendClockLine(j.Entries[2].Append(j.Entries[1].Append(nil)), j.Seen, j.Open))
	return j, []string{string(header) + "\n", before, string(journal.AppendBoard(&j.Header, nil)), after}
}

// dealBoard deals the board of a game if one of its entries has opened a cell.
func dealBoard(t interface {
	Helper()
	Fatal(...any)
}, j *journal.Journal) {
	t.Helper()
	start, found := j.Start, !j.FirstOpened
	for _, e := range j.Entries {
		if !found && e.Event == journal.Done && e.Action.Kind == game.Open {
			start, found = e.Action.Cell, true
		}
	}
	if j.Layout != nil || !j.Dealt() || !found {
		return
	}
	board := gametest.Must(quick(j.Deal).Deal(start))
	j.Layout, j.MayNeedGuess = board.Layout, !board.Kept
}

// quick returns s without the promise that the board needs a rule, because the search for such a board
// takes long. Reading a file never deals.
func quick(s deal.Spec) deal.Spec {
	if s.Promise.Needs() != 0 {
		s.Promise = deal.ClearStart
	}
	return s
}

// write returns the text of a game.
func write(t interface {
	Helper()
	Fatal(...any)
}, j *journal.Journal) []byte {
	t.Helper()
	return gametest.Must(j.Text())
}

// read returns the game in a text, without the numbers of its lines.
func read(t testing.TB, text []byte) *journal.Journal {
	t.Helper()
	j, err := journal.Read(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return unnumbered(j)
}

func unnumbered(j *journal.Journal) *journal.Journal {
	for i := range j.Entries {
		j.Entries[i].Line = 0
	}
	return j
}

func wantSame(t testing.TB, name string, got, want *journal.Journal) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s reads as\n%+v\nwant\n%+v", name, got, want)
	}
}

// The texts of games are those in the golden files, and can be read back.
func TestGolden(t *testing.T) {
	dealt, parts := late(t)
	for name, test := range map[string]struct {
		game *journal.Journal
		text string
	}{
		"given.txt": {given(), string(write(t, given()))},
		"dealt.txt": {dealt, strings.Join(parts, "")},
	} {
		goldentest.Check(t, filepath.Join("testdata", name), test.text, *update)
		got := read(t, []byte(test.text))
		wantSame(t, name, got, test.game)
		if _, err := got.Play(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A text written by hand can be read: with comments, blanks, letters for cells, the line ends of
// another system, keys in another order, and only the required keys.
func TestByHand(t *testing.T) {
	text := "\ufeffbuscaminas game 2\r\n\r\n  # of mine\nstart:Ab\ncolumns :2\nrows: 1 \n" +
		"row: *.\ngrid: square\n#\n0 Aa!\n# 2.5 Aa*\n2.5  Ab*  \r\n"
	j := read(t, []byte(text))
	g := gametest.Must(j.Play())
	if g.Status() != game.Won || len(j.Entries) != 2 || j.Elapsed() != 2500*ms {
		t.Errorf("status %d after %v", g.Status(), j.Entries)
	}
}

// A game without entries may end with any line that can end a header.
func TestNoEntries(t *testing.T) {
	for name, text := range map[string]string{
		"a row": drawnHeader, "a key": dealtHeader + "start: 2,3\n",
		"blanks": dealtHeader + "start: 2,3\n\n \n", "a comment": drawnHeader + "\n# and then\n",
	} {
		j := read(t, []byte(text))
		if len(j.Entries) > 0 || j.Torn || j.Elapsed() != 0 {
			t.Errorf("%s: read as %+v, want no entries", name, j)
		}
	}
}

// A text without its board can be read as long as no cell was opened.
func TestWithoutItsBoard(t *testing.T) {
	for start, line := range map[string]int{"first opened": 11, "2,3": 11} {
		text := dealtHeader + "start: " + start + "\n\n0.000 0,0!\n1.000 1,1* refused\n"
		g, err := read(t, []byte(text)).Play()
		if err != nil || g.Flags() != 1 || g.MinesLeft() != 1 {
			t.Errorf("start %s: %v; want one flag and one mine left", start, err)
		}
		j, err := journal.Read([]byte(text + "2.000 1,1*\n3.000 pause\n"))
		want := "line " + strconv.Itoa(line) + ": a cell is opened, but the text does not contain the board"
		if j != nil || err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", start, err, want)
		}
	}
}

// Before its first cell is opened, a game has its flags and its number of mines.
func TestOnlyFlags(t *testing.T) {
	j := square()
	j.FirstOpened, j.Start = true, game.Cell{}
	j.Entries = j.Entries[:1]
	text := write(t, j)
	if !strings.Contains(string(text), "\nstart: first opened\n") {
		t.Errorf("no \"start: first opened\" in\n%s", text)
	}
	got := read(t, text)
	g, err := got.Play()
	if err != nil || g.Flags() != 1 || g.MinesLeft() != 9 || g.Status() != game.Playing {
		t.Errorf("played as %+v, %v; want a game with one flag", g, err)
	}
}

// The text names the rule for chords only if it is not the default.
func TestUsualChord(t *testing.T) {
	j := square()
	dealBoard(t, j)
	if text := string(write(t, j)); strings.Contains(text, "chord") {
		t.Errorf("the default chord is written:\n%s", text)
	}
	j.Rules = game.SingleCells
	text := write(t, j)
	if !strings.Contains(string(text), "\nopening: single\nchord: off\n") {
		t.Errorf("the rules for opening and chord are not in\n%s", text)
	}
	if got := read(t, text).Rules; got != game.SingleCells {
		t.Errorf("the rules are read as %+v, want %+v", got, game.SingleCells)
	}
}

// The game in the package comment can be read.
func TestGameOfTheDocumentation(t *testing.T) {
	source := gametest.Must(os.ReadFile("doc.go"))
	_, text, _ := strings.Cut(string(source), "\n//\n")
	text, _, _ = strings.Cut(text, "\n// The format")
	text = strings.NewReplacer("//\t", "", "//", "").Replace(text) + "\n"
	j := read(t, []byte(text))
	g, err := j.Play()
	if err != nil || len(j.Entries) != 4 || j.Layout.Mines() != 2 || openShare(g) != j.Open ||
		j.Elapsed() != 9300*ms {
		t.Errorf("read as %+v, %v, with %d %% open", j, err, openShare(g))
	}
}
