package session_test

import (
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/session"
)

const crowdedGame = `buscaminas game 2
grid: square
rows: 255
columns: 8
mines: 1007
promise: followable
seed: 42
start: first opened

0.000 0,4*
`

// BenchmarkReadCrowded reads a game on a crowded board that is not written down, so that it
// is dealt again. The yardstick is the same game with its board.
func BenchmarkReadCrowded(b *testing.B) {
	board := read(b, crowdedGame)
	var rows strings.Builder
	drawn, err := boards.Map.Append(nil, board)
	if err != nil {
		b.Fatal(err)
	}
	for _, row := range strings.Fields(string(drawn))[2:] {
		rows.WriteString("row: " + row + "\n")
	}
	for _, bench := range []struct{ name, text string }{
		{"dealt", crowdedGame},
		{"written", crowdedGame + rows.String()},
	} {
		b.Run(bench.name, func(b *testing.B) {
			for b.Loop() {
				read(b, bench.text)
			}
		})
	}
}

func read(b *testing.B, text string) *boards.Board {
	b.Helper()
	board, err := session.Load(strings.NewReader(text), "-")
	if err != nil {
		b.Fatal(err)
	}
	if board.Grid != (game.Square{Rows: 255, Cols: 8}) || board.Open.Len() == 0 || len(board.Notes) > 0 {
		b.Fatalf("read on %#v, %d cells open, notes %v", board.Grid, board.Open.Len(), board.Notes)
	}
	return board
}
