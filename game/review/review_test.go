package review_test

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/review"
	"buscaminas/game/solver"
)

// board returns the board of squares that the rows draw, with * for a mine.
func board(t *testing.T, rows ...string) *game.Layout {
	t.Helper()
	return gametest.Layout(t, game.GridKinds()[0].New, rows...)
}

// played returns a game of the given plays, one second apart.
func played(t *testing.T, l *game.Layout, r game.Rules, play string) review.Game {
	t.Helper()
	actions, err := game.ParsePlay(play)
	if err != nil {
		t.Fatal(err)
	}
	g := review.Game{Layout: l, Rules: r}
	for i, a := range actions {
		g.Moves = append(g.Moves, review.Move{Action: a, At: time.Duration(i) * time.Second})
	}
	return g
}

func TestVerdicts(t *testing.T) {
	const marks = "pfernmk"
	for _, test := range []struct {
		name  string
		rows  []string
		rules game.Rules
		safe  []game.Cell
		play  string
		want  string
	}{
		{"nothing is known of the first cell", []string{"..*"}, game.SingleCells, nil, "Aa*", "f"},
		{"but where it is known to be safe", []string{"..*"}, game.SingleCells, []game.Cell{{}}, "Aa*", "p"},
		{"another one is a guess then that was not due", []string{"..*"}, game.SingleCells, []game.Cell{{}}, "Ab*", "n"},
		{"what numbers prove", []string{"..*"}, game.SingleCells, nil, "Aa*Ab*", "fp"},
		{"a mine that they prove", []string{".*."}, game.SingleCells, nil, "Aa*Ab*", "fm"},
		{"a guess beside a safe cell", []string{"...*...*"}, game.SingleCells, nil, "Aa*Ad*", "fn"},
		{"a guess that no safe cell would have spared", []string{"..*..*"}, game.SingleCells, []game.Cell{{}}, "Af*", "e"},
		{"one beside which they would have left a better one", []string{"*.......*"}, game.SingleCells, []game.Cell{{Col: 1}}, "Ac*", "r"},
		{"one that was no riskier than the best they would have left", []string{"..*...", ".*...."}, game.SingleCells, nil, "Af*Bc*", "fe"},
		{"a guess beside one that is clearly less risky", []string{"*.......*"}, game.SingleCells, nil, "Ab*Ac*", "fr"},
		{"the less risky one", []string{"*.......*"}, game.SingleCells, nil, "Ab*Ad*", "ff"},
		{"a chord where one cell alone was less risky", []string{"*....*...", "........."}, game.Classic, nil, "Bb*Ba!Bb*", "fr"},
		{"a chord that is proven", []string{".*..*", "....."}, game.Classic, []game.Cell{{}}, "Aa*Ba*Bb*Ab!Bb*", "prrp"},
		{"a chord with a wrong flag", []string{".*..*", "....."}, game.Classic, []game.Cell{{}}, "Aa*Ba!Aa*", "pr"},
		{"a flag that is wrong opens a mine, also of what was seen", []string{"..*", "...", "..."}, game.LeftToFind, []game.Cell{{Row: 0, Col: 1}},
			"Bc!Ab*<Ab*", "mk"},
		{"what was seen before an undo", []string{"..*."}, game.SingleCells, []game.Cell{{}}, "Aa*<Aa*", "pk"},
		{"a guess beside what an undo closed", []string{"..*."}, game.SingleCells, []game.Cell{{}}, "Aa*<Ad*", "pn"},
		{"a loss shows everything", []string{"*..."}, game.SingleCells, nil, "Aa*<Ab*", "fk"},
		{"redo is no opening", []string{"..*"}, game.SingleCells, nil, "Aa*<>Ab*", "fp"},
		{"a chord that opens nothing is none", []string{"..*"}, game.Rules{Opening: game.Single}, nil, "Aa*Ab*Aa*", "fp"},
	} {
		g := played(t, board(t, test.rows...), test.rules, test.play)
		g.Safe = test.safe
		var got []byte
		all := slices.Collect(g.Openings())
		for _, o := range all {
			got = append(got, marks[o.Verdict])
			if o.Exact != (o.Verdict != review.Known) || o.Verdict == review.Early && o.Least != o.Risk {
				t.Errorf("%s: %+v", test.name, o)
			}
		}
		if string(got) != test.want || g.Figures(all).Openings() != len(strings.ReplaceAll(test.want, "k", "")) {
			t.Errorf("%s: %s, want %s; %+v", test.name, got, test.want, g.Figures(all))
		}
	}
}

// Missed is the hardest step of the argument that a hint gives. Here it is two single numbers, one
// after the other, and not two numbers together.
func TestMissedIsWhatTheArgumentTakes(t *testing.T) {
	for rows, play := range map[string]string{"...*.*": "Aa*Ac*Ad*", ".....*..": "Aa*Ac*Ah*Ae*Af*"} {
		all := slices.Collect(played(t, board(t, rows), game.SingleCells, play).Openings())
		if last := all[len(all)-1]; last.Verdict != review.Mistake || last.Missed != solver.One {
			t.Errorf("%s after %s: %+v", play, rows, last)
		}
	}
	needless := slices.Collect(played(t, board(t, "...*...*"), game.SingleCells, "Aa*Ad*").Openings())
	if needless[1].Verdict != review.Needless || needless[1].Missed != solver.One {
		t.Errorf("%+v", needless[1])
	}
}

// Safe cells that are out of sight and are opened later were not missed.
func TestLeftForLater(t *testing.T) {
	for play, want := range map[string]review.Opening{
		"Aa*Ag*Ab*": {Missed: solver.One},
		"Aa*Ah*Ab*": {Later: 6},           // Aa proves it, and is out of sight
		"Aa*Ah*":    {Missed: solver.One}, // Ab stays closed
		"Aa*Ai*":    {Missed: solver.One}, // though it is out of sight
	} {
		all := slices.Collect(played(t, board(t, "..............*"), game.SingleCells, play).Openings())
		if o := all[1]; o.Verdict != review.Needless || o.Missed != want.Missed || o.Later != want.Later {
			t.Errorf("%s: %+v, want rule %d, left for later at %d", play, o, want.Missed, want.Later)
		}
	}
}

// Only what cost at least half a game and a quarter of all that was given away stands out.
func TestWhatItCostMostToMiss(t *testing.T) {
	for _, test := range []struct {
		cost [6]float64
		want []int
	}{
		{[6]float64{0.4, 0, 0.4}, nil},
		{[6]float64{1, 3, 0, 0.9}, []int{1}},
		{[6]float64{1, 2, 0, 1}, []int{1, 0, 3}},
	} {
		if got := (review.Figures{Cost: test.cost}).CostliestRules(); !slices.Equal(got, test.want) {
			t.Errorf("%v: %v, want %v", test.cost, got, test.want)
		}
	}
}

// Moves of a position that was read are not judged. A refused move ends the judging.
func TestOnlyThePlayersMovesAreJudged(t *testing.T) {
	g := played(t, board(t, "..*."), game.SingleCells, "Aa*Ab*Ad*Ad!Aa*")
	g.Given = 1
	all := slices.Collect(g.Openings())
	if len(all) != 2 || all[0].Move != 1 || all[1].Move != 2 || all[1].Verdict != review.Proven {
		t.Errorf("%+v", all)
	}
}

// Openings can be stopped early.
func TestJudgingCanBeBrokenOff(t *testing.T) {
	for range played(t, board(t, "..*."), game.SingleCells, "Aa*Ab*").Openings() {
		break
	}
}

// The figures of a game that was won with a forced guess and a needless one.
func TestFigures(t *testing.T) {
	g := played(t, board(t, "..*...."), game.SingleCells, "Aa*Ag*Ab*Ad*Ae*<Ae*Af*")
	openings := slices.Collect(g.Openings())
	f := g.Figures(openings)
	want := review.Figures{
		Proven: 4, Forced: 1, Needless: 1, Undos: 1, Survived: 2, Best: 6. / 7, Exact: true, Missed: [6]int{1}, Cost: f.Cost, Thirds: f.Thirds,
		ForcedSurvived: 1, ForcedExpected: f.ForcedExpected, Accuracy: f.Accuracy,
	}
	want.Chance = 6. / 7 * 4 / 5
	if got := f.Chance; math.Abs(got-want.Chance) > 1e-12 || math.Abs(f.Best-want.Best) > 1e-12 {
		t.Errorf("survived by %v, the best by %v; want %v, %v", got, f.Best, want.Chance, want.Best)
	}
	if math.Abs(f.Cost[0]-1./5) > 1e-12 {
		t.Errorf("what was missed cost %v, want 1/5", f.Cost)
	}
	// A needless guess with risk 1/5 weighs 1.4, and the five other openings 1 each.
	if math.Abs(f.ForcedExpected-6./7) > 1e-12 || math.Abs(f.Accuracy-5/6.4) > 1e-12 {
		t.Errorf("%v guesses expected to go well, accuracy %v", f.ForcedExpected, f.Accuracy)
	}
	f.Chance, f.Best, want.Chance, want.Best = 0, 0, 0, 0
	if f != want {
		t.Errorf("%+v, want %+v", f, want)
	}
}

// The openings are at 0, 1, 2, 3 and 9 seconds. Each solves 1 of the 3BV.
func TestPaceByThirds(t *testing.T) {
	g := played(t, board(t, "*....."), game.SingleCells, "Ab*Ac*Ad*Ae*Af*")
	g.Moves[4].At = 9 * time.Second
	if got, want := g.Figures(nil).Thirds, [3]float64{4. / 3, 0, 1. / 3}; got != want {
		t.Errorf("%v 3BV a second, want %v", got, want)
	}
	if got := (review.Game{}).Figures(nil).Thirds; got != [3]float64{} {
		t.Errorf("pace %v of a game without moves, want 0", got)
	}
}

func TestLongestThoughts(t *testing.T) {
	openings := []review.Opening{
		{Move: 0, Thought: 90 * time.Millisecond}, {Move: 1, Thought: 2 * time.Second}, {Move: 2, Thought: 5 * time.Second},
		{Move: 3, Thought: 2 * time.Second}, {Move: 4, Thought: time.Second}}
	var moves []int
	for _, o := range review.LongestThoughts(openings) {
		moves = append(moves, o.Move)
	}
	if want := []int{2, 1, 3}; !slices.Equal(moves, want) || len(review.LongestThoughts(openings[:1])) > 0 {
		t.Errorf("the longest are %v, want %v", moves, want)
	}
}
