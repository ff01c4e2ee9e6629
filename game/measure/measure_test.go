package measure_test

import (
	"fmt"
	"math"
	"testing"

	"buscaminas/game"
	"buscaminas/game/measure"
)

// apply carries out the actions in text, and counts refused ones too.
func apply(t testing.TB, g *game.Game, text string) measure.Clicks {
	t.Helper()
	play, err := game.ParsePlay(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	var clicks measure.Clicks
	for _, action := range play {
		if err := clicks.Apply(g, action); err != nil {
			clicks.CountRefused(g, action)
		}
	}
	return clicks
}

// The board of these tests:
//
//	A  1 * 1 _
//	B  1 1 1 _
//	C  1 1 1 _
//	D  1 * 2 1
//	E  1 1 2 *
const corners = ".*.. .... .... .*.. ...*"

func TestClicks(t *testing.T) {
	for _, test := range []struct {
		name, play string
		want       measure.Clicks // without Classic: by these rules, that is the number of all clicks
	}{
		{"nothing done", "", measure.Clicks{}},
		{"a number opened", "Aa*", measure.Clicks{Opens: 1}},
		{"an opening is one click", "Ad*", measure.Clicks{Opens: 1}},
		{"a mine is opened like any cell", "Ab*", measure.Clicks{Opens: 1}},
		{"a flagged cell is not opened", "Ab!Ab*", measure.Clicks{Flags: 1, Opens: 1, Wasted: 1}},
		{"a flag put and taken", "Ab!Ab!", measure.Clicks{Flags: 2}},
		{"no flag on an open cell", "Aa*Aa!", measure.Clicks{Opens: 1, Flags: 1, Wasted: 1}},
		{"a chord", "Aa*Ab!Aa*", measure.Clicks{Opens: 1, Flags: 1, Chords: 1}},
		{"a chord with too few flags", "Aa*Aa*", measure.Clicks{Opens: 1, Chords: 1, Wasted: 1}},
		{"a chord with nothing left to open", "Ad*Ad*", measure.Clicks{Opens: 1, Chords: 1, Wasted: 1}},
		{"undo and redo are no clicks", "Aa*<>", measure.Clicks{Opens: 1}},
		{"undo gives none back", "Aa*<Aa*", measure.Clicks{Opens: 2}},
		{"none off the board", "Zz*Zz!", measure.Clicks{}},
	} {
		g := game.New(layoutOf(t, game.Square{Rows: 5, Cols: 4}, corners), game.Classic)
		if got := apply(t, g, test.play); got != test.want {
			t.Errorf("%s: %s counts %+v, want %+v", test.name, test.play, got, test.want)
		}
	}
}

// Apply returns refusals, and they count as clicks only after Refused.
func TestRefusalsComeThrough(t *testing.T) {
	g := game.New(layoutOf(t, game.Square{Rows: 5, Cols: 4}, corners), game.Classic)
	var clicks measure.Clicks
	if err := clicks.Apply(g, game.Action{Kind: game.Undo}); err != game.NothingToUndo {
		t.Errorf("undo: %v, want %v", err, game.NothingToUndo)
	}
	if err := clicks.Apply(g, game.Action{Kind: game.Open, Cell: game.Cell{Row: 9}}); err != game.OffBoard {
		t.Errorf("off the board: %v, want %v", err, game.OffBoard)
	}
	if clicks != (measure.Clicks{}) {
		t.Errorf("%+v, want no clicks", clicks)
	}
}

// This is the example of https://minesweepergame.com/statistics.php, and tallies with a divisor of
// 0.
func TestTally(t *testing.T) {
	clicks := measure.Clicks{Opens: 53, Chords: 18, Flags: 14, Wasted: 23}
	for _, test := range []struct {
		name                                               string
		tally                                              measure.Tally
		perSecond, ioe, throughput, correctness, rapportQP float64
	}{
		{"won", measure.Tally{ThreeBV: 50, Clicks: clicks, Seconds: 25}, 2, 0.588, 0.806, 0.729, 12.5},
		{"nothing done", measure.Tally{}, 0, 0, 0, 0, 0},
		{"lost at once", measure.Tally{Clicks: measure.Clicks{Opens: 1}, Seconds: 1}, 0, 0, 0, 1, 0},
	} {
		got := test.tally
		for _, number := range []struct {
			name      string
			got, want float64
		}{
			{"3BV/s", got.PerSecond(), test.perSecond},
			{"IOE", got.IOE(), test.ioe},
			{"throughput", got.Throughput(), test.throughput},
			{"correctness", got.Correctness(), test.correctness},
			{"RQP", got.RQP(), test.rapportQP},
		} {
			if math.IsNaN(number.got) || math.Abs(number.got-number.want) > 0.0005 {
				t.Errorf("%s: %s is %v, want %v", test.name, number.name, number.got, number.want)
			}
		}
	}
}

// A game of Expert with 125 3BV in 36.79 s, and half of it: Metasweeper has the same formula.
func TestSTNB(t *testing.T) {
	for _, test := range []struct {
		level  game.Level
		solved int
		want   float64
	}{
		{game.Expert, 125, 118.484}, {game.Expert, 0, 0}, {game.Expert, 25, 10.598}, {game.Intermediate, 125, 41.872},
		{measure.ClassicBeginner, 125, 12.883}, {game.Beginner, 125, 0},
	} {
		got := measure.Tally{ThreeBV: test.solved, Seconds: 36.79}.STNB(test.level, 125)
		if math.Abs(got-test.want) > 0.0005 {
			t.Errorf("%v, %d solved: %v, want %v", test.level, test.solved, got, test.want)
		}
	}
}

func Example() {
	mines := func(yield func(game.Cell) bool) { yield(game.Cell{Row: 1, Col: 1}) }
	layout, err := game.NewLayout(game.Square{Rows: 3, Cols: 3}, mines)
	if err != nil {
		fmt.Println(err)
		return
	}
	g := game.New(layout, game.Classic)
	play, err := game.ParsePlay("Ba* Bb! Ba* Bb* Ab* Cb*")
	if err != nil {
		fmt.Println(err)
		return
	}
	var clicks measure.Clicks
	for _, action := range play {
		if err := clicks.Apply(g, action); err != nil {
			clicks.CountRefused(g, action)
			fmt.Println(action.Text(layout.Grid()), err)
		}
	}
	tally := measure.Tally{ThreeBV: g.ThreeBV(), Clicks: clicks, Seconds: 4}
	zini, _ := measure.ZiNi(layout)
	fmt.Println("3BV", layout.ThreeBV(game.Cascade), "ZiNi", zini)
	fmt.Printf("solved %d in %d clicks: IOE %.2f, %.2f 3BV/s\n",
		tally.ThreeBV, clicks.Total(), tally.IOE(), tally.PerSecond())
	// Output:
	// Bb* a flagged cell cannot be opened
	// 3BV 8 ZiNi 5
	// solved 8 in 6 clicks: IOE 1.33, 2.00 3BV/s
}
