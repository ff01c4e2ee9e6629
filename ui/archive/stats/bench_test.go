package stats_test

import (
	"fmt"
	"testing"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
)

// BenchmarkRecords10000 computes all that the records page shows, for 10,000 games: most in one
// category, and a thousand on boards of their own. It compares that with reading them.
func BenchmarkRecords10000(b *testing.B) {
	var text []byte
	for i := range 10_000 {
		g := win(float64(i%997) + 1)
		g.Name, g.Dealt = fmt.Sprint("game ", i), i%10 != 0
		text = g.Append(text)
	}
	games, _ := history.Read(text)
	if len(games) != 10_000 {
		b.Fatal(len(games))
	}
	b.Run("records", func(b *testing.B) {
		for b.Loop() {
			for _, group := range stats.Groups(games) {
				stats.Sum(group.Games)
				stats.Best(group.Games, 10)
				stats.Times(group.Games, 100)
			}
		}
		b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/screen")
	})
	b.Run("read", func(b *testing.B) {
		for b.Loop() {
			history.Read(text)
		}
		b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/read")
	})
}
