package deal_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// BenchmarkDeal deals boards that need no guess and start in the middle. Besides the mean it
// reports the median time of a board, the median divided by the time of a board that promises only
// a clear start, and the share of boards that keep the promise.
func BenchmarkDeal(b *testing.B) {
	for _, grid := range game.GridKinds() {
		for _, l := range []game.Level{
			game.Beginner, game.Intermediate, game.Expert,
			{Rows: 100, Cols: 100, Mines: 2000}, {Rows: 16, Cols: 30, Mines: 170},
		} {
			spec := deal.Spec{Grid: grid.New(l.Rows, l.Cols), Mines: l.Mines, Promise: deal.Followable}
			b.Run(fmt.Sprintf("%s/%dx%dn%d", grid.Name, l.Rows, l.Cols, l.Mines), func(b *testing.B) {
				benchmarkDeal(b, spec)
			})
		}
	}
}

func benchmarkDeal(b *testing.B, spec deal.Spec) {
	clear := spec
	clear.Promise = deal.ClearStart
	var times, plain []time.Duration
	kept, tries := 0, 0
	for ; b.Loop(); spec.Seed, clear.Seed = spec.Seed+1, clear.Seed+1 {
		begin := time.Now()
		board, err := spec.Deal(deal.Middle(spec.Grid))
		if err != nil {
			b.Fatal(err)
		}
		times = append(times, time.Since(begin))
		begin = time.Now()
		if _, err := clear.Deal(deal.Middle(spec.Grid)); err != nil {
			b.Fatal(err)
		}
		plain = append(plain, time.Since(begin))
		tries += board.Tries
		if board.Kept {
			kept++
		}
	}
	slices.Sort(times)
	slices.Sort(plain)
	median := float64(times[len(times)/2].Nanoseconds())
	b.ReportMetric(median/1e6, "median-ms")
	b.ReportMetric(median/float64(plain[len(plain)/2].Nanoseconds()), "x-plain")
	b.ReportMetric(100*float64(kept)/float64(len(times)), "%kept")
	b.ReportMetric(float64(tries)/float64(len(times)), "tries/board")
}
