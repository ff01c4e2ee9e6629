package lines_test

import (
	"fmt"
	"os"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/lines"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// Whoever types lines plays a board of three cells: its mine is flagged, then the rest opened.
func Example() {
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 3}, func(yield func(game.Cell) bool) {
		yield(game.Cell{Row: 0, Col: 0})
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	at := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	err = lines.Run(strings.NewReader("Aa!\nAb*\nAc*\n"), os.Stdout, lines.Options{
		Lang:  text.English,
		Setup: &session.Setup{Title: text.Same("three cells"), Board: session.Given(layout, game.Cell{})},
		Now:   func() time.Time { return at },
	})
	if err != nil {
		fmt.Println(err)
	}
	// Output:
	// three cells · square · numbers count down
	// MINES LEFT: 1   FLAGGED: 0   TIME: 0.0 sec.   MOVES: 0
	//       a   b   c
	//     ┌───┬───┬───┐
	//   A │ ▓ │ ▓ │ ▓ │
	//     └───┴───┴───┘
	// Cell and action (! flag, * open): MINES LEFT: 0   FLAGGED: 1   TIME: 0.0 sec.   MOVES: 0
	//       a   b   c
	//     ┌───┬───┬───┐
	//   A │ X │ ▓ │ ▓ │
	//     └───┴───┴───┘
	// Cell and action (! flag, * open):       a   b   c
	//     ┌───┬───┬───┐
	//   A │ X │ 1 │   │
	//     └───┴───┴───┘
	// YOU WON IN 0.0 SEC.
}
