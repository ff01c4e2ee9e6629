package history_test

import (
	"fmt"
	"testing"

	"buscaminas/ui/archive/history"
)

// BenchmarkRead10000 reads a history of 10,000 games.
func BenchmarkRead10000(b *testing.B) {
	var text []byte
	g := full()
	for i := range 10_000 {
		g.Name = fmt.Sprintf("2026-01-02-150405-%08x", i)
		text = g.Append(text)
	}
	for b.Loop() {
		if games, _ := history.Read(text); len(games) != 10_000 {
			b.Fatal(len(games))
		}
	}
}
