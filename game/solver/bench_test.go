package solver_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// BenchmarkPlay reports the share of games won and the number of games played per second, with and
// without Deep. The games have a safe start in the corner, or a clear start in the best place.
func BenchmarkPlay(b *testing.B) {
	for _, kind := range game.GridKinds() {
		for _, l := range []game.Level{game.Beginner, game.Intermediate, game.Expert} {
			for _, first := range []struct {
				name    string
				promise deal.Promise
				start   game.Cell
			}{{"safe", deal.SafeStart, game.Cell{}}, {"opening", deal.ClearStart,
				game.Cell{Row: 2, Col: 2}}} {
				for _, deep := range []bool{false, true} {
					b.Run(fmt.Sprintf("%s/%dx%dn%d/%s/deep=%v", kind.Name, l.Rows, l.Cols, l.Mines,
						first.name, deep), func(b *testing.B) {
						g := kind.New(l.Rows, l.Cols)
						p := solver.Player{Deep: deep}
						won, games, guesses := 0, 0, 0
						for b.Loop() {
							games++
							layout := dealt(b,
								deal.Spec{Grid: g, Mines: l.Mines, Seed: uint64(games),
									Promise: first.promise}, first.start)
							r := p.Play(game.New(layout, game.Classic), first.start)
							guesses += r.Guesses
							if r.Won {
								won++
							}
						}
						b.ReportMetric(100*float64(won)/float64(games), "%won")
						b.ReportMetric(float64(guesses)/float64(games), "guesses/game")
						b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
					})
				}
			}
		}
	}
}

// played returns a game in which all provable cells are open, up to a number of cells, and reports
// whether it needs a guess.
func played(b testing.TB, g game.Grid, mines int, seed uint64, most int) (p *game.Game, stuck bool) {
	rows, cols := g.Size()
	c, ok := game.Cell{Row: rows / 2, Col: cols / 2}, true
	layout := dealt(b, deal.Spec{Grid: g, Mines: mines, Seed: seed}, c)
	p = game.New(layout, game.Classic)
	s := solver.New(g, mines)
	for n := 0; ok && n < most; n++ {
		s.Open(c, layout.Around(c))
		if !p.Open(c) {
			if err := p.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
				b.Fatal(err)
			}
		}
		c, _, ok = s.Next(solver.Complete)
	}
	return p, !ok && p.Status() == game.Playing
}

// BenchmarkChances computes all chances of Expert positions that need a guess, from the cells
// alone, as the game does.
func BenchmarkChances(b *testing.B) {
	benchmarkStuck(b, func(g *game.Game) func() { return func() { know(g) } })
}

// BenchmarkGuess guesses in Expert positions that need a guess.
func BenchmarkGuess(b *testing.B) {
	benchmarkStuck(b, func(g *game.Game) func() {
		k := know(g)
		return func() { k.Guess() }
	})
}

func know(g *game.Game) *solver.Knowledge { return solver.Know(solver.Position{Game: g}) }

// benchmarkStuck measures what prepare returns for Expert positions that need a guess. It uses the best
// of several times for each position, which excludes other work of the machine.
func benchmarkStuck(b *testing.B, prepare func(*game.Game) func()) {
	for _, kind := range game.GridKinds() {
		b.Run(kind.Name, func(b *testing.B) {
			g := kind.New(16, 30)
			var positions []*game.Game
			for seed := uint64(1); len(positions) < 500; seed++ {
				if p, stuck := played(b, g, 99, seed, 480); stuck {
					positions = append(positions, p)
				}
			}
			times := slices.Repeat([]time.Duration{time.Hour}, len(positions))
			b.ResetTimer()
			for i := 0; b.Loop(); i = (i + 1) % len(positions) {
				do := prepare(positions[i])
				begin := time.Now()
				do()
				times[i] = min(times[i], time.Since(begin))
			}
			notTried := func(t time.Duration) bool { return t == time.Hour }
			times = slices.DeleteFunc(times, notTried)
			slices.Sort(times)
			b.ReportMetric(float64(times[len(times)/2].Nanoseconds())/1e3, "median-µs")
			b.ReportMetric(float64(times[len(times)-1].Nanoseconds())/1e3, "worst-µs")
		})
	}
}

// BenchmarkHint finds the easiest safe cell of a board of 1000×1000 in the middle of a game. Each
// round begins with the cells, without earlier knowledge.
func BenchmarkHint(b *testing.B) {
	for _, kind := range game.GridKinds() {
		for _, mines := range []int{150_000, 200_000} {
			b.Run(fmt.Sprintf("%s/1000x1000n%d", kind.Name, mines), func(b *testing.B) {
				g := kind.New(1000, 1000)
				var p *game.Game
				for seed, open := uint64(1), 0; open < 1000; seed++ {
					p, _ = played(b, g, mines, seed, 300_000)
					open = len(opened(p))
				}
				b.ReportMetric(float64(len(opened(p))), "open")
				b.ResetTimer()
				for b.Loop() {
					k := know(p)
					k.Argue(k.Safe(), game.Cell{})
				}
			})
		}
	}
}

func opened(p *game.Game) (cells []game.Cell) {
	rows, cols := p.Layout().Grid().Size()
	for i := range rows * cols {
		if c := (game.Cell{Row: i / cols, Col: i % cols}); p.Open(c) {
			cells = append(cells, c)
		}
	}
	return cells
}
