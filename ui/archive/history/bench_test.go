package history_test

import (
	"fmt"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/archive/history"
)

// manyGames returns a history of 10,000 typical games.
func manyGames() []byte {
	var text []byte
	g := full()
	g.Rules, g.Loss, g.Deaths = game.Rules{}, 0, 0
	g.Hints, g.Chances, g.MinesShown, g.SeenBefore = 0, false, false, false
	for i := range 10_000 {
		g.Name = fmt.Sprintf("2026-01-02-150405-%08x", i)
		text = g.Append(text)
	}
	return text
}

// BenchmarkRead10000 reads a long history.
func BenchmarkRead10000(b *testing.B) {
	text := manyGames()
	for b.Loop() {
		if games, _ := history.Read(text); len(games) != 10_000 {
			b.Fatal(len(games))
		}
	}
}
