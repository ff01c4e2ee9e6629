package lesson

import (
	"flag"
	"fmt"
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/game/solver/check"
)

// The largest number of positions of each lesson that a test looks at, and the time after which it
// looks at no more.
var (
	positions = flag.Int("positions", 300, "positions of each lesson on each grid")
	patience  = flag.Duration("patience", 3*time.Millisecond, "how long each lesson is looked at on each grid")
)

// Positions of every lesson on every grid are checked by counting, in ways that have nothing in
// common with how Find found them.
func TestPositions(t *testing.T) {
	n, seen := map[string]int{}, map[string]map[string]bool{}
	eachPosition(t, func(*Lesson) bool { return true }, func(t *testing.T, l *Lesson, p Position) {
		sound(t, l, p)
		if seen[t.Name()] == nil {
			seen[t.Name()] = map[string]bool{}
		}
		seen[t.Name()][drawn(p)] = true
		n[t.Name()]++
	})
	for name, n := range n {
		if differ := len(seen[name]); differ < n*9/10 { // the same few numbers in a corner may occur twice
			t.Errorf("%s: of %d positions only %d differ", name, n, differ)
		}
	}
}

// sound fails unless a position can occur in a game, and its patterns hold, and nothing easier does.
func sound(t *testing.T, l *Lesson, p Position) {
	t.Helper()
	nothingEasier(t, l, p)
	needed(t, l, p)
	proven(t, p)
	ofGame(t, p)
}

func TestThereAreLessonsOnEachGrid(t *testing.T) {
	for _, kind := range game.GridKinds() {
		if len(Lessons()) < 12 {
			t.Errorf("%s: %d lessons, want at least 12", kind.Name, len(Lessons()))
		}
	}
	seen := map[string]bool{}
	for _, l := range Lessons() {
		if seen[l.Name] || Named(l.Name) != l {
			t.Errorf("%s is not the name of one lesson", l.Name)
		}
		seen[l.Name] = true
	}
}

// nothingEasier fails if easier rules prove anything, or if the rule of the lesson proves nothing.
func nothingEasier(t *testing.T, l *Lesson, p Position) {
	t.Helper()
	s := solver.New(p.Layout.Grid(), p.Layout.Mines())
	for _, c := range p.Open {
		s.Open(c, p.Layout.Around(c))
	}
	for _, c := range p.Flags {
		s.MarkMine(c)
	}
	_, unknown := s.Left()
	easier := map[solver.Rule]solver.Rule{
		solver.Two: solver.One, solver.Chain: solver.One | solver.Two, solver.Remain: solver.One | solver.Two | solver.Chain,
		solver.Cases: solver.Followable,
	}[l.Rule]
	c, _, ok := s.Next(easier)
	if _, left := s.Left(); ok || left != unknown {
		t.Fatalf("%v is shown by easier rules:\n%s", c, drawn(p))
	}
	if c, _, ok := s.Next(easier | l.Rule); !ok && len(s.Mines()) == len(p.Flags) {
		t.Fatalf("%v: nothing is shown by the rule of the lesson:\n%s", c, drawn(p))
	}
}

// needed checks, by placing mines in all ways, what single numbers, pairs of numbers, and all
// numbers without the total prove. It fails if anything easier than the lesson proves a cell, or if
// something as easy does that is not a pattern of the lesson.
func needed(t *testing.T, l *Lesson, p Position) {
	t.Helper()
	g := p.Game(game.Classic)
	v := newView(p)
	for _, a := range p.Patterns {
		if !l.fits(v, a) {
			t.Fatalf("%v is not what the lesson is about:\n%s", a, drawn(p))
		}
	}
	for _, numbers := range ones(p) {
		shows(t, g, p, numbers, l.Rule == solver.One)
	}
	if l.Rule > solver.One {
		for _, numbers := range twos(p) {
			shows(t, g, p, numbers, l.Rule == solver.Two)
		}
	}
	if numbers := frontier(p); l.Rule == solver.Remain && len(numbers) <= 16 {
		shows(t, g, p, numbers, false)
	}
}

// shows fails if numbers prove anything, unless that is a pattern of the lesson.
func shows(t *testing.T, g *game.Game, p Position, numbers []game.Cell, may bool) {
	t.Helper()
	safe, mines := check.Certain(g, numbers, false)
	if len(safe)+len(mines) == 0 {
		return
	}
	same := func(a solver.Step) bool { return slices.Equal(a.Numbers, numbers) }
	if !may || !slices.ContainsFunc(p.Patterns, same) {
		t.Fatalf("%v show that %v are safe and %v mines:\n%s", numbers, safe, mines, drawn(p))
	}
}

// proven fails unless the numbers of each pattern prove its cells, and do not without any one of
// them.
func proven(t *testing.T, p Position) {
	t.Helper()
	g := p.Game(game.Classic)
	if len(p.Patterns) == 0 {
		t.Fatalf("there is no pattern:\n%s", drawn(p))
	}
	for _, a := range p.Patterns {
		if len(a.Concludes) == 0 {
			t.Fatalf("%v shows nothing:\n%s", a, drawn(p))
		}
		safe, mines := check.Certain(g, a.Numbers, a.Board)
		if c, ok := missing(a.Safe(), safe); ok {
			t.Fatalf("%v: %v is not safe by these numbers:\n%s", a, c, drawn(p))
		}
		if c, ok := missing(a.Mines(), mines); ok {
			t.Fatalf("%v: %v is no mine by these numbers:\n%s", a, c, drawn(p))
		}
		for k := range a.Numbers {
			safe, mines := check.Certain(g, slices.Delete(slices.Clone(a.Numbers), k, k+1), a.Board)
			for _, c := range append(a.Safe(), a.Mines()...) {
				if slices.Contains(safe, c) || slices.Contains(mines, c) {
					t.Fatalf("%v: %v follows without %v:\n%s", a, c, a.Numbers[k], drawn(p))
				}
			}
		}
	}
}

// ofGame fails unless a position can occur in a game: all flags are on mines, and all cells beside
// an empty cell are open.
func ofGame(t *testing.T, p Position) {
	t.Helper()
	for _, rules := range []game.Rules{{}, game.Classic} {
		g := p.Game(rules)
		if g.Status() != game.Playing || g.Opened() != len(p.Open) || g.Flags() != len(p.Flags) {
			t.Fatalf("%d open and %d flags in the game:\n%s", g.Opened(), g.Flags(), drawn(p))
		}
	}
	for _, c := range p.Open {
		for _, n := range game.AppendNeighbors(nil, p.Layout.Grid(), c) {
			if p.Layout.Mine(c) || p.Layout.Around(c) == 0 && !slices.Contains(p.Open, n) {
				t.Fatalf("%v is open, and %v is not:\n%s", c, n, drawn(p))
			}
		}
	}
	for _, c := range p.Flags {
		if !p.Layout.Mine(c) {
			t.Fatalf("the flag on %v is wrong:\n%s", c, drawn(p))
		}
	}
}

func TestTheSameSeedFindsTheSame(t *testing.T) {
	kind, l := game.GridKinds()[0], Named("full")
	a, _ := l.Find(kind, 7)
	b, _ := l.Find(kind, 7)
	c, _ := l.Find(kind, 8)
	if drawn(a) != drawn(b) || drawn(a) == drawn(c) {
		t.Errorf("seed 7:\n%sagain:\n%sseed 8:\n%s", drawn(a), drawn(b), drawn(c))
	}
}

// eachPosition calls f with positions of each wanted lesson on each grid.
func eachPosition(
	t *testing.T, wanted func(*Lesson) bool, f func(t *testing.T, l *Lesson, p Position),
) {
	for _, kind := range game.GridKinds() {
		for _, l := range Lessons() {
			if !wanted(l) {
				continue
			}
			t.Run(kind.Name+"/"+l.Name, func(t *testing.T) {
				begun := time.Now()
				for seed := range uint64(*positions) {
					if seed > 0 && time.Since(begun) > *patience {
						break
					}
					p, ok := l.Find(kind, seed)
					if !ok {
						t.Fatal("no position")
					}
					f(t, l, p)
				}
			})
		}
	}
}

func missing(want, in []game.Cell) (game.Cell, bool) {
	for _, c := range want {
		if !slices.Contains(in, c) {
			return c, true
		}
	}
	return game.Cell{}, false
}

func newView(p Position) view {
	return view{p.Layout,
		func(c game.Cell) bool { return slices.Contains(p.Open, c) },
		func(c game.Cell) bool { return slices.Contains(p.Flags, c) }}
}

// frontier returns the open cells that touch closed cells, row by row.
func frontier(p Position) []game.Cell {
	v := newView(p)
	all := slices.Clone(p.Open)
	slices.SortFunc(all, compare)
	return slices.DeleteFunc(all, func(c game.Cell) bool { return len(v.closed(c)) == 0 })
}

func ones(p Position) (all [][]game.Cell) {
	for _, c := range frontier(p) {
		all = append(all, []game.Cell{c})
	}
	return all
}

func twos(p Position) (all [][]game.Cell) {
	numbers := frontier(p)
	for i, a := range numbers {
		for _, b := range numbers[i+1:] {
			all = append(all, []game.Cell{a, b})
		}
	}
	return all
}

// drawn returns a position as text for a failure message.
func drawn(p Position) string {
	v := newView(p)
	rows, cols := p.Layout.Grid().Size()
	var b []byte
	for r := range rows {
		for c := range cols {
			switch at := (game.Cell{Row: r, Col: c}); {
			case v.flag(at):
				b = append(b, " X"...)
			case v.open(at):
				b = fmt.Append(b, " ", p.Layout.Around(at))
			default:
				b = append(b, " ."...)
			}
		}
		b = append(b, '\n')
	}
	return string(b)
}

func BenchmarkFind(b *testing.B) {
	for _, kind := range game.GridKinds() {
		for _, l := range Lessons() {
			b.Run(kind.Name+"/"+l.Name, func(b *testing.B) {
				seed := uint64(0)
				for b.Loop() {
					l.Find(kind, seed)
					seed++
				}
			})
		}
	}
}
