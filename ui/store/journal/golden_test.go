package journal_test

import (
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/store/journal"
)

var update = flag.Bool("update", false, "write the golden files anew")

// example is a game on a drawn hexagonal board, and square one on a dealt board:
// between them they have every key and every kind of entry.
func example(t testing.TB) *journal.Journal {
	t.Helper()
	mines := []game.Cell{{Row: 0, Col: 0}, {Row: 0, Col: 2}, {Row: 1, Col: 3}}
	layout, err := game.NewLayout(game.Hex{Rows: 2, Cols: 4}, slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	j := &journal.Journal{Header: journal.Header{
		Titles:     []string{"Tres minas", "Three mines"},
		Rules:      game.Strict,
		Layout:     layout,
		Start:      game.Cell{Row: 1, Col: 1},
		SafeStart:  true,
		MinesShown: true,
	}}
	j.Entries = []journal.Entry{
		{Kind: journal.Done, Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 1, Col: 1}}},
		{At: 900 * ms, Kind: journal.Hint},
		{At: 1250 * ms, Kind: journal.Done, Action: game.Action{Kind: game.Flag}},
		{At: 2 * time.Second, Kind: journal.Refused, Action: game.Action{Kind: game.Open}},
		{At: 2 * time.Second, Kind: journal.Pause},
		{At: 2 * time.Second, Kind: journal.Resume},
		{At: 61 * time.Second, Kind: journal.Chances},
		{At: 3600 * time.Second, Kind: journal.Done, Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 0, Col: 2}}},
		{At: 3600 * time.Second, Kind: journal.Done, Action: game.Action{Kind: game.Undo}},
		{At: 3601 * time.Second, Kind: journal.Done, Action: game.Action{Kind: game.Redo}},
	}
	return j
}

func square() *journal.Journal {
	j := &journal.Journal{Header: journal.Header{
		Titles:     []string{"Principiante", "Beginner"},
		Begun:      time.Date(2026, 1, 2, 15, 4, 5, 678_000_000, time.UTC),
		Deal:       deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 42, Promise: deal.SafeStart},
		Start:      game.Cell{Row: 4, Col: 4},
		SeenBefore: true,
	}}
	j.Entries = []journal.Entry{
		{Action: game.Action{Kind: game.Flag, Cell: game.Cell{Row: 8, Col: 0}}},
		{At: 1234 * ms, Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 4, Col: 4}}},
	}
	for i := range j.Entries {
		j.Entries[i].Kind = journal.Done
	}
	return j
}

const ms = time.Millisecond

// write returns the text of a game.
func write(t interface {
	Helper()
	Fatal(...any)
}, j *journal.Journal) []byte {
	t.Helper()
	text, err := j.Text()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// read returns the game in a text, as though it was not read from lines.
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

func TestGolden(t *testing.T) {
	for name, j := range map[string]*journal.Journal{"hex-drawn.txt": example(t), "square-dealt.txt": square()} {
		path := filepath.Join("testdata", name)
		text := write(t, j)
		if *update {
			if err := os.WriteFile(path, text, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if string(text) != string(want) {
			t.Errorf("%s:\n%s\nwant\n%s", name, text, want)
		}
		if got := read(t, want); !reflect.DeepEqual(got, j) {
			t.Errorf("%s reads as\n%+v\nwant\n%+v", name, got, j)
		}
		if _, err := j.Play(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Written in the past, by hand: letters, comments, blanks, the ends of lines of
// another system, keys in another order, and only what is needed.
func TestByHand(t *testing.T) {
	text := "\ufeffbuscaminas game 1\r\n\r\n  # of mine\nstart:Ab\ncolumns :2\nrows: 1 \nrow: *.\ngrid: square\n#\n0 Aa!\n# 2.5 Aa*\n2.5  Ab*  \r\n"
	j := read(t, []byte(text))
	g, err := j.Play()
	if err != nil {
		t.Fatal(err)
	}
	if g.Status() != game.Won || len(j.Entries) != 2 || j.Elapsed() != 2500*ms {
		t.Errorf("status %d after %v", g.Status(), j.Entries)
	}
}

// The board that is dealt is the one that was played: from the start, or from the
// first cell that was opened, flags before it or not.
func TestDealtBoard(t *testing.T) {
	first := game.Cell{Row: 2, Col: 7}
	for _, firstOpened := range []bool{false, true} {
		j := square()
		j.Deal.Promise = deal.ClearStart
		want, err := j.Deal.Deal(j.Start)
		if j.FirstOpened = firstOpened; firstOpened {
			j.Entries[1].Action.Cell = first
			tried := journal.Entry{Kind: journal.Refused, Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 8}}}
			again := journal.Entry{At: 5 * time.Second, Action: game.Action{Kind: game.Open, Cell: game.Cell{Row: 8, Col: 8}}}
			j.Entries = []journal.Entry{j.Entries[0], tried, j.Entries[1], again}
			want, err = j.Deal.Deal(first)
		}
		if err != nil {
			t.Fatal(err)
		}
		if got, err := read(t, write(t, j)).Board(); err != nil || !reflect.DeepEqual(got, want.Layout) {
			t.Errorf("first opened %v: another board, or %v", firstOpened, err)
		}
	}
}

// Games written before there were these rules say nothing of them; the others do.
func TestLaterRules(t *testing.T) {
	j := square()
	if text := string(write(t, j)); strings.Contains(text, "chord") {
		t.Errorf("%s", text)
	}
	j.Rules = game.SingleCells
	text := write(t, j)
	if !strings.Contains(string(text), "\nopening: single\nchord: off\n") {
		t.Errorf("%s", text)
	}
	if got := read(t, text).Rules; got != game.SingleCells {
		t.Errorf("%+v", got)
	}
}

// Before its first cell is opened, a game has its flags and its mines.
func TestOnlyFlags(t *testing.T) {
	j := square()
	j.FirstOpened, j.Start = true, game.Cell{}
	j.Entries = j.Entries[:1]
	text := write(t, j)
	if !strings.Contains(string(text), "\nstart: first opened\n") {
		t.Errorf("%s", text)
	}
	g, err := read(t, text).Play()
	if err != nil || g.Flags() != 1 || g.MinesLeft() != 9 || g.Status() != game.Playing {
		t.Errorf("%+v, %v", g, err)
	}
}
