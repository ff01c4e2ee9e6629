// Package gametest helps tests. It makes boards from pictures. If a test fails on a game, it logs
// the text of the game, which the program can read from a file:
//
//	layout := gametest.Layout(t, game.GridKinds()[0].New, "..*", "...")
//	gametest.LogIfFailed(t, func() string { return gametest.Text(layout, rules, plays) })
//
// "buscaminas replay --plain FILE" shows such a game play by play. In a property test, the
// library rapid (pgregory.net/rapid) makes up the games. When the test fails on a game, rapid looks
// for the smallest game on which the test fails, and only the smallest game is logged.
package gametest

import (
	"fmt"
	"strings"

	"buscaminas/game"
)

// A Test is a [testing.T], or its replacement in a library for property tests.
type Test interface {
	Helper()
	Fatal(...any)
	Cleanup(func())
	Failed() bool
	Logf(format string, args ...any)
}

// Layout returns the board drawn by the given rows, in which '*' is a mine.
func Layout(t Test, grid func(rows, cols int) game.Grid, rows ...string) *game.Layout {
	t.Helper()
	layout, err := game.NewLayout(grid(len(rows), len(rows[0])), func(yield func(game.Cell) bool) {
		for r, row := range rows {
			for c := range row {
				if row[c] == '*' && !yield(game.Cell{Row: r, Col: c}) {
					return
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return layout
}

// Play carries out a play in g. The test fails if g refuses an action of it.
func Play(t Test, g *game.Game, play string) {
	t.Helper()
	actions, err := game.ParsePlay(play)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range actions {
		if err := g.Apply(a); err != nil {
			t.Fatal(a, err)
		}
	}
}

// LogIfFailed logs a text at the end of a test that has failed.
func LogIfFailed(t Test, text func() string) {
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("the game; to look: buscaminas replay --plain FILE\n%s", text())
		}
	})
}

// Text returns the text of a saved game, as in a file: its board, its rules and its plays. The
// plays include those that are refused.
func Text(l *game.Layout, r game.Rules, plays []game.Action) string {
	grid := l.Grid()
	rows, cols := grid.Size()
	var s strings.Builder
	fmt.Fprintf(&s, "buscaminas game 2\nnumbering: %s\nopening: %s\nchord: %s\nflag limit: %s\nflags to win: %s\n",
		[]string{game.Left: "left", game.Total: "total"}[r.Numbering],
		[]string{game.Cascade: "cascade", game.Ring: "ring", game.Single: "single"}[r.Opening],
		[]string{game.ChordOn: "on", game.ChordOff: "off"}[r.Chord],
		yesNo(r.FlagLimit), yesNo(r.FlagsToWin))
	fmt.Fprintf(&s, "grid: %s\nrows: %d\ncolumns: %d\nfirst promised: %s\nstart: %v\n",
		kind(grid), rows, cols, yesNo(l.PromisesSafeStart()), start(l))
	for row := range rows {
		s.WriteString("row: ")
		for col := range cols {
			mark := byte('.')
			if l.Mine(game.Cell{Row: row, Col: col}) {
				mark = '*'
			}
			s.WriteByte(mark)
		}
		s.WriteByte('\n')
	}
	s.WriteByte('\n')
	g := game.New(l, r)
	for _, a := range plays {
		fmt.Fprintf(&s, "0 %v", a)
		if g.Apply(a) != nil {
			s.WriteString(" refused")
		}
		s.WriteByte('\n')
	}
	return s.String()
}

func yesNo(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// kind returns the name of a grid's kind, or the name of its type if it has no kind.
func kind(g game.Grid) string {
	if k := game.GridKindOf(g); k != nil {
		return k.Name
	}
	return fmt.Sprintf("%T", g)
}

// start returns the first cell without a mine, or the first cell if every cell holds a mine.
func start(l *game.Layout) game.Cell {
	for c := range game.Cells(l.Grid()) {
		if !l.Mine(c) {
			return c
		}
	}
	return game.Cell{}
}

// Must returns v if err is nil, and panics with err otherwise. It is for the setup of tests.
func Must[T any](v T, err error) T {
	MustDo(err)
	return v
}

// MustDo panics with err if it is not nil.
func MustDo(err error) {
	if err != nil {
		panic(err)
	}
}
