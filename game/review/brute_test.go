package review_test

import (
	"iter"
	"maps"
	"math"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/gridtest"
	"buscaminas/game/review"
	"buscaminas/game/solver"

	"pgregory.net/rapid"
)

// The verdict on each opening of any game, on any grid and under any rules, agrees with counting
// all ways to place the mines. Only which cell is the best guess is not counted but asked.
func TestVerdictsAreThoseOfCounting(t *testing.T) {
	met := map[review.Verdict]bool{}
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		next, stop := iter.Pull(g.Openings())
		defer stop()
		k := counter{game: game.New(g.Layout, g.Rules), safe: g.Safe, seen: map[game.Cell]bool{}}
		for i, m := range g.Moves {
			single, known := k.singles(), k.knowsOne()
			want, opens := k.play(m.Action)
			if !opens {
				continue
			}
			o, ok := next()
			if !ok || o.Move != i {
				t.Fatalf("move %d, %v, is no opening, but %+v is", i, m.Action, o)
			}
			met[want.Verdict] = true
			if want.Verdict == review.Needless && !known && (o.Missed == solver.One) != single {
				t.Fatalf("move %d, %v: rule %d was enough, and single numbers were: %t", i, m.Action, o.Missed, single)
			}
			missed := o.Verdict == review.Needless || len(o.Mines) > 0
			if o.Missed != 0 && !missed || o.Missed == 0 && missed && !known {
				t.Fatalf("move %d, %v: by rule %d something was missed: %+v", i, m.Action, o.Missed, o)
			}
			near := func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }
			if o.Verdict == review.Rash && !slices.Equal(o.Better, want.Better) {
				t.Fatalf("move %d, %v: %v was better, want %v", i, m.Action, o.Better, want.Better)
			}
			if o.Verdict != want.Verdict || !near(o.Risk, want.Risk) || !near(o.Least, want.Least) ||
				o.AllSafe != want.AllSafe || o.Exploded != want.Exploded || !slices.Equal(o.Mines, want.Mines) {
				t.Fatalf("move %d, %v: %+v, want %+v", i, m.Action, o, want)
			}
		}
		if o, ok := next(); ok {
			t.Fatalf("one opening more: %+v", o)
		}
	})
	for v := review.Proven; v <= review.Known; v++ {
		if !met[v] && !testing.Short() { // then rapid makes a fifth of the checks
			t.Errorf("no opening had verdict %d", v)
		}
	}
}

// drawGame draws a game of allowed moves on a small board.
func drawGame(t *rapid.T) review.Game {
	layout, cells := gridtest.DrawBoard(t)
	g := review.Game{Layout: layout, Rules: game.Rules{
		Numbering: rapid.SampledFrom([]game.Numbering{game.Left, game.Total}).Draw(t, "numbering"),
		Opening:   rapid.SampledFrom([]game.Opening{game.Cascade, game.Ring, game.Single}).Draw(t, "opening"),
	}}
	if rapid.Bool().Draw(t, "safe start") {
		g.Safe = cells[len(cells)-1:]
	}
	gametest.LogIfFailed(t, func() string { return text(g) })
	played := game.New(layout, g.Rules)
	for range rapid.IntRange(1, 14).Draw(t, "moves") {
		kinds := []game.Kind{game.Open, game.Open, game.Open, game.Flag, game.Flag, game.Undo, game.Redo}
		a := game.Action{
			Kind: rapid.SampledFrom(kinds).Draw(t, "kind"),
			Cell: rapid.SampledFrom(cells).Draw(t, "cell"),
		}
		if played.Apply(a) == nil {
			g.Moves = append(g.Moves, review.Move{Action: a})
		}
	}
	return g
}

// text returns a game as a file that the program reads.
func text(g review.Game) string {
	var plays []game.Action
	for _, m := range g.Moves {
		plays = append(plays, m.Action)
	}
	return gametest.Text(g.Layout, g.Rules, plays)
}

func cellsOf(grid game.Grid) []game.Cell {
	var cells []game.Cell
	rows, cols := grid.Size()
	for i := range rows * cols {
		cells = append(cells, game.Cell{Row: i / cols, Col: i % cols})
	}
	return cells
}

// A counter plays a game, and counts all ways to place the mines that fit what the player has seen.
type counter struct {
	game *game.Game
	seen map[game.Cell]bool // open, or closed again by an undo
	safe []game.Cell
	over bool
}

// play carries out an action. If the action opens a cell, play returns its judgement and true.
func (k *counter) play(a game.Action) (o review.Opening, opens bool) {
	steps, layout := k.game.Steps(), k.game.Layout()
	asked := []game.Cell{a.Cell}
	if k.game.Open(a.Cell) {
		asked = game.AppendNeighbors(nil, layout.Grid(), a.Cell)
	}
	asked = slices.DeleteFunc(asked, func(c game.Cell) bool { return k.game.Open(c) || k.game.Flagged(c) })
	before := k.game.Clone()
	if err := k.game.Apply(a); err != nil {
		panic(err)
	}
	if opens = k.game.Steps() > steps; opens {
		o = k.judge(asked, before)
		o.Exploded = k.game.Status() == game.Lost
		if o.Exploded && o.Verdict != review.Known && !slices.ContainsFunc(asked, layout.Mine) {
			o = review.Opening{Verdict: review.Mistake, Exploded: true}
		}
	}
	k.over = k.over || k.game.Status() != game.Playing
	for _, c := range cellsOf(layout.Grid()) {
		if k.game.Open(c) {
			k.seen[c] = true
		}
	}
	return o, opens
}

// judge returns the judgement of an opening of the given cells, in the game before it.
func (k *counter) judge(asked []game.Cell, before *game.Game) review.Opening {
	if k.over || !slices.ContainsFunc(asked, func(c game.Cell) bool { return !k.seen[c] }) {
		return review.Opening{Verdict: review.Known}
	}
	with, atOnce := k.count(asked)
	o := review.Opening{Verdict: review.Proven}
	for _, c := range asked {
		if with[c] == 1 {
			o.Mines = append(o.Mines, c)
		}
	}
	switch {
	case len(o.Mines) > 0:
		o.Verdict = review.Mistake
		return o
	case atOnce == 0:
		return o
	}
	for _, c := range cellsOf(k.game.Layout().Grid()) {
		if !before.Open(c) && with[c] == 0 {
			o.AllSafe++
		}
	}
	after := k.closure()
	with, o.Risk = after.count(asked)
	if o.Risk == 0 || slices.ContainsFunc(asked, func(c game.Cell) bool { return with[c] == 1 }) {
		o.Verdict, o.Risk = review.Needless, atOnce
		return o
	}
	best := after.bestGuess(before)
	o.Verdict, o.Least = review.Forced, min(o.Risk, with[best])
	switch {
	case o.Risk-with[best] > 0.02 && atOnce-with[best] > 0.02:
		o.Verdict, o.Better = review.Rash, []game.Cell{best}
	case o.AllSafe > 0:
		o.Verdict, o.Least = review.Early, o.Risk
	}
	return o
}

// count returns the chance of a mine in each cell, if it is not 0, and the risk of opening the given
// cells.
func (k *counter) count(asked []game.Cell) (with map[game.Cell]float64, risk float64) {
	all, exploding := 0, 0
	with = map[game.Cell]float64{}
	k.layouts(cellsOf(k.game.Layout().Grid()), func(mine map[game.Cell]bool) {
		all++
		for c := range mine {
			with[c]++
		}
		if slices.ContainsFunc(asked, func(c game.Cell) bool { return mine[c] }) {
			exploding++
		}
	})
	for c := range with {
		with[c] /= float64(all)
	}
	return with, float64(exploding) / float64(all)
}

// closure returns a counter that has also seen all that can be proved safe, until nothing more can.
func (k *counter) closure() *counter {
	after := &counter{game: k.game, seen: maps.Clone(k.seen), safe: k.safe}
	for before := -1; before < len(after.seen); {
		before = len(after.seen)
		with, _ := after.count(nil)
		for _, c := range cellsOf(k.game.Layout().Grid()) {
			if with[c] == 0 {
				after.seen[c] = true
			}
		}
	}
	return after
}

// bestGuess returns the cell that the solver would guess with what k has seen and the flags of a game.
func (k *counter) bestGuess(flagged *game.Game) game.Cell {
	g := game.New(flagged.Layout(), game.SingleCells)
	for _, c := range cellsOf(g.Layout().Grid()) {
		switch {
		case k.seen[c]:
			_ = g.Apply(game.Action{Kind: game.Open, Cell: c}) // never refused
		case flagged.Flagged(c):
			_ = g.Apply(game.Action{Kind: game.Flag, Cell: c}) // never refused
		}
	}
	best, _ := solver.Know(solver.Position{Game: g}).Guess()
	return best.Cell
}

// singles reports whether single numbers, used one after the other, prove a cell safe.
func (k *counter) singles() bool {
	mine := map[game.Cell]bool{}
	for before := -1; before < len(mine); {
		before = len(mine)
		for c := range k.seen {
			left, closed := k.game.Layout().Around(c), []game.Cell(nil)
			for _, n := range game.AppendNeighbors(nil, k.game.Layout().Grid(), c) {
				if mine[n] {
					left--
				} else if !k.seen[n] {
					closed = append(closed, n)
				}
			}
			switch {
			case len(closed) == 0:
			case left == 0:
				return true
			case left == len(closed):
				for _, c := range closed {
					mine[c] = true
				}
			}
		}
	}
	return false
}

// knowsOne reports whether some closed cell is known to be safe without any number.
func (k *counter) knowsOne() bool {
	return slices.ContainsFunc(cellsOf(k.game.Layout().Grid()), func(c game.Cell) bool {
		return !k.game.Open(c) && (k.seen[c] || slices.Contains(k.safe, c))
	})
}

// layouts calls f with every way to place the mines that fits.
func (k *counter) layouts(cells []game.Cell, f func(mine map[game.Cell]bool)) {
	mine := map[game.Cell]bool{}
	var lay func(i, left int)
	lay = func(i, left int) {
		if left == 0 {
			if k.fits(mine) {
				f(mine)
			}
			return
		}
		if i == len(cells) {
			return
		}
		lay(i+1, left)
		if c := cells[i]; !k.seen[c] && !slices.Contains(k.safe, c) {
			mine[c] = true
			lay(i+1, left-1)
			delete(mine, c)
		}
	}
	lay(0, k.game.Layout().Mines())
}

func (k *counter) fits(mine map[game.Cell]bool) bool {
	for c := range k.seen {
		around := 0
		for _, n := range game.AppendNeighbors(nil, k.game.Layout().Grid(), c) {
			if mine[n] {
				around++
			}
		}
		if around != k.game.Layout().Around(c) {
			return false
		}
	}
	return true
}
