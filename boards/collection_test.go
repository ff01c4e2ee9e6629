package boards_test

import (
	"iter"
	"os"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/solver"
	"buscaminas/game/solver/check"
)

// everyBundled yields every board of the collection with its group.
func everyBundled(yield func(boards.Group, boards.Bundled) bool) {
	for _, group := range boards.Collection() {
		for _, b := range group.Boards {
			if !yield(group, b) {
				return
			}
		}
	}
}

func TestCollection(t *testing.T) {
	count := 0
	for _, b := range everyBundled {
		count++
		if layout := layoutOf(t, b); layout.Mine(b.Start) {
			t.Errorf("%s: a mine at the start, %v", b.File, b.Start)
		}
	}
	if count < 40 {
		t.Errorf("%d boards, want 40 or more", count)
	}
}

func layoutOf(t *testing.T, b boards.Bundled) *game.Layout {
	t.Helper()
	board := gametest.Must(b.Board())
	if len(board.Notes) > 0 {
		t.Errorf("%s: %v", b.File, board.Notes[0])
	}
	_, isHex := board.Grid.(game.Hex)
	if (strings.HasPrefix(b.File, "hex-") || strings.HasPrefix(b.File, "map-")) != isHex {
		t.Errorf("%s: its grid is %T", b.File, board.Grid)
	}
	layout, err := board.Layout()
	if err != nil {
		t.Fatalf("%s: %v", b.File, err)
	}
	return layout
}

// Every board file in the folder is in the collection exactly once.
func TestEveryFileIsInTheCollection(t *testing.T) {
	want := []string{"map-2x4-trimmed.txt"} // in the folder only: the same board as map-2x4
	for _, b := range everyBundled {
		want = append(want, b.File)
	}
	slices.Sort(want)
	entries := gametest.Must(os.ReadDir("."))
	var got []string
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".txt") {
			got = append(got, e.Name())
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("the folder has\n%q\nand the collection\n%q", got, want)
	}
}

// No two boards of the collection are the same.
func TestBundledBoardsDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, b := range everyBundled {
		layout := layoutOf(t, b)
		text := gametest.Must(boards.Map.Append(nil, boards.FromLayout(layout)))
		if other, ok := seen[string(text)]; ok {
			t.Errorf("%s is the board of %s", b.File, other)
		}
		seen[string(text)] = b.File
	}
}

// The boards need no guess from their starts. The solver and the checker, which shares nothing with
// the solver, both say so. Two boards that were published elsewhere need a guess. They are in a
// group that says so, and are left out here.
func TestBoardsNeedNoGuess(t *testing.T) {
	clear := 0
	var guesses []string
	for group, b := range everyBundled {
		layout := layoutOf(t, b)
		cleared := solver.GradeOf(layout, b.Start).Cleared
		if rows, cols := layout.Grid().Size(); rows*cols < 300 && check.Winnable(layout, b.Start) != cleared {
			t.Errorf("%s: from %v without a guess: %v by the solver, and not by the checker", b.File, b.Start, cleared)
		}
		if !group.Guesses {
			clear++
		}
		if !cleared {
			guesses = append(guesses, b.File)
			if !group.Guesses {
				t.Errorf("%s: needs a guess from %v", b.File, b.Start)
			}
		}
	}
	if want := []string{"map-2x4.txt", "hex-9x10.txt"}; !slices.Equal(guesses, want) {
		t.Errorf("a guess is needed by %q, want %q", guesses, want)
	}
	if clear < 40 {
		t.Errorf("%d boards beside those that were published, want 40 or more", clear)
	}
}

// The boards of a group need its rule. They are cleared with that rule, the easier ones and Remain,
// and not without it. Grade names it as the hardest rule, too.
func TestBoardsNeedTheRuleOfTheirGroup(t *testing.T) {
	rules := map[solver.Rule]int{}
	for group, b := range everyBundled {
		if group.Needs == 0 {
			continue
		}
		rules[group.Needs]++
		layout := layoutOf(t, b)
		enough := 2*group.Needs - 1 | solver.Remain
		if !clearedBy(layout, b.Start, enough) || clearedBy(layout, b.Start, enough&^group.Needs) {
			t.Errorf("%s: does not need rule %d, or needs a harder one", b.File, group.Needs)
		}
		grade := solver.GradeOf(layout, b.Start)
		if grade.Hardest&group.Needs == 0 {
			t.Errorf("%s: the hardest rule is %d, not that of its group, %d", b.File, grade.Hardest,
				group.Needs)
		}
	}
	if len(rules) != 5 {
		t.Errorf("number of boards by the rule that they need: %v, want boards for 5 rules", rules)
	}
}

// clearedBy reports whether the given rules clear a board from a start.
func clearedBy(l *game.Layout, start game.Cell, rules solver.Rule) bool {
	s := solver.New(l.Grid(), l.Mines())
	open := 0
	for c, ok := start, true; ok; c, _, ok = s.Next(rules) {
		s.Open(c, l.Around(c))
		open++
	}
	return open == l.Cells()-l.Mines()
}

func everyCell(g game.Grid) iter.Seq[game.Cell] {
	rows, cols := g.Size()
	return func(yield func(game.Cell) bool) {
		for i := range rows * cols {
			if !yield(game.Cell{Row: i / cols, Col: i % cols}) {
				return
			}
		}
	}
}
