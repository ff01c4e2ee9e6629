package solver_test

import (
	"math"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

func dealt(t testing.TB, s deal.Spec, start game.Cell) *game.Layout {
	t.Helper()
	board, err := s.Deal(start)
	if err != nil {
		t.Fatal(err)
	}
	return board.Layout
}

// The player plays every game to its end, and loses only by guesses, as often as their chances
// predict.
func TestPlayerLosesOnlyByGuesses(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, rules := range []game.Rules{game.LeftToFind, game.Simple, game.SingleCells} {
			const games = 500
			g := kind.New(9, 9)
			var p solver.Player
			won, guesses := 0, 0
			for seed := range uint64(games) {
				layout := dealt(t, deal.Spec{Grid: g, Mines: 10, Seed: seed}, game.Cell{})
				played := game.New(layout, rules)
				r := p.Play(played, game.Cell{})
				switch {
				case r.Won != (played.Status() == game.Won) || played.Status() == game.Playing:
					t.Fatalf("seed %d: %+v, but the game is %v", seed, r, played.Status())
				case !r.Won && r.Guesses == 0:
					t.Fatalf("seed %d: lost without a guess", seed)
				case r.Won:
					won++
				}
				guesses += r.Guesses
			}
			// About 97 % of the games are won on both grids.
			if rate := float64(won) / games; rate < .93 {
				t.Errorf("%s: %.1f %% won with %.2f guesses a game", kind.Name, 100*rate,
					float64(guesses)/games)
			}
		}
	}
}

// In a small ending, the deep player wins as many layouts as the best play, which is found by
// trying everything.
func TestEndingsArePlayedBest(t *testing.T) {
	tried := 0
positions:
	for _, p := range positions(800) {
		o, layouts, v := p.optimum()
		if len(layouts) < 2 || len(layouts) > 40 {
			continue
		}
		k := p.see().Known()
		for range k.Safe() {
			continue positions // no guess is needed
		}
		guess, ok := k.Guess()
		if !ok {
			t.Fatalf("no guess\n%v", p)
		}
		c, chance := guess.Cell, guess.Chance
		tried++
		if want := k.Chance(c); chance != want {
			t.Fatalf("chance %v of %v, want %v\n%v", chance, c, want, p)
		}
		best := o.worth(layouts, v, -1).won
		if won := o.after(layouts, v, slices.Index(o.cells, c), -1).won; won != best {
			t.Fatalf("%v wins %d of %d layouts, but %d can be won\n%v", c, won, len(layouts), best, p)
		}
	}
	if tried < 50 {
		t.Errorf("only %d endings tried", tried)
	}
}

// optimum returns what finds the best play of p, with the layouts that fit p and what a player sees of it.
func (p position) optimum() (o *optimum, layouts []uint32, v view) {
	o = newOptimum(newSmall(p.grid, p.mines))
	p.layouts(func(mines uint32) { layouts = append(layouts, mines) })
	for i, c := range o.cells {
		if n, open := p.shown[c]; open {
			v = v.with(i, n)
		}
	}
	return o, layouts, v
}

// The chances of all cells add up to the number of mines, on large and small boards with few or
// many mines.
func TestChancesAddUpToTheMines(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, l := range []game.Level{
			game.Expert, {Rows: 16, Cols: 30, Mines: 20}, {Rows: 16, Cols: 30, Mines: 170},
			{Rows: 100, Cols: 100, Mines: 2000}, {Rows: 300, Cols: 300, Mines: 16_000}, {Rows: 500, Cols: 500,
				Mines: 1500},
		} {
			for seed := range uint64(1) {
				g := kind.New(l.Rows, l.Cols)
				p, _ := played(t, g, l.Mines, seed, l.Rows*l.Cols/3)
				k := know(p)
				if !k.Exact() {
					t.Fatalf("%s %+v seed %d: the chances are estimates", kind.Name, l, seed)
				}
				sum := 0.0
				for i := range l.Rows * l.Cols {
					c := game.Cell{Row: i / l.Cols, Col: i % l.Cols}
					sum += k.Chance(c)
					if mine := p.Layout().Mine(c); k.Chance(c) == 1 && !mine || k.Chance(c) == 0 && mine {
						t.Fatalf("%s %+v seed %d: the chance of %v is %v", kind.Name, l, seed, c, k.Chance(c))
					}
				}
				if !(math.Abs(sum-float64(l.Mines)) <= 1e-6*float64(l.Mines)) {
					t.Errorf("%s %+v seed %d: %v mines are expected, want %d", kind.Name, l, seed, sum,
						l.Mines)
				}
			}
		}
	}
}

// Where too many numbers are connected to count the layouts, the proofs still hold.
func TestTooLargeToCount(t *testing.T) {
	g := game.Square{Rows: 60, Cols: 60}
	layout := dealt(t, deal.Spec{Grid: g, Mines: 900, Seed: 3}, game.Cell{})
	s := solver.New(g, 900)
	for r := 0; r < 60; r += 2 { // every fourth cell is open: numbers all over
		for c := 0; c < 60; c += 2 {
			if at := (game.Cell{Row: r, Col: c}); !layout.Mine(at) {
				s.Open(at, layout.Around(at))
			}
		}
	}
	k := s.Known()
	if k.Exact() {
		t.Error("Exact reports true, want false")
	}
	for _, f := range k.Facts() {
		if layout.Mine(f.Cell) != f.Mine {
			t.Errorf("%v is proved", f)
		}
	}
	for i := range 3600 {
		c := game.Cell{Row: i / 60, Col: i % 60}
		if p := k.Chance(c); k.State(c) == solver.Unknown && (math.IsNaN(p) || p <= 0 || p >= 1) {
			t.Fatalf("nothing is proved of %v, but its chance is %v", c, p)
		}
	}
}

// An avoided cell is guessed only if no other cell is as good. The boards are an ending, a board
// where the consequences of a guess are examined, and a large board.
func TestAvoidedCellsAreGuessedLast(t *testing.T) {
	for _, size := range []struct{ rows, cols, mines int }{{1, 6, 1}, {6, 6, 6}, {100, 100, 2000}} {
		grid := game.Square{Rows: size.rows, Cols: size.cols}
		k := solver.New(grid, size.mines).Known()
		var all, avoided []game.Cell
		for c := range game.Cells(grid) {
			all = append(all, c)
		}
		best, _ := k.Guess()
		for range 3 { // there are four corners
			guess, _ := k.Guess()
			avoided = append(avoided, guess.Cell)
			k.Avoid(avoided)
			another, ok := k.Guess()
			if !ok || another.Chance != best.Chance || slices.Contains(avoided, another.Cell) ||
				another.LeastChance != best.LeastChance || slices.Contains(avoided, another.Least) {
				t.Errorf("%+v: avoided %v, it guesses %+v, want another than %+v", size, avoided, another, best)
			}
		}
		k.Avoid(all)
		if guess, _ := k.Guess(); guess.Cell != best.Cell || guess.Least != best.Least {
			t.Errorf("%+v: all avoided, it guesses %+v, want %+v", size, guess, best)
		}
	}
}
