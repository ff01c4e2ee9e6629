package history_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
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

// BenchmarkRead10000 compares Read with encoding/json, which reads most of the fields and checks
// nothing.
func BenchmarkRead10000(b *testing.B) {
	text := manyGames()
	b.Run("history", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if games, _ := history.Read(text); len(games) != 10_000 {
				b.Fatal(len(games))
			}
		}
		b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/read")
	})
	b.Run("encoding/json", func(b *testing.B) {
		for b.Loop() {
			for line := range bytes.Lines(text) {
				var g struct {
					Game, Title, Ended, Grid, Numbering, Opening, Board, Loss    string
					Ms, Rows, Columns, Mines, Steps, Deaths, Left, Right, Chords int
					FlagLimit, FlagsToWin, Dealt, NoGuess, Won                   bool
				}
				gametest.MustDo(json.Unmarshal(line, &g))
			}
		}
		b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/read")
	})
}
