package session_test

import (
	"fmt"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// The clock of a game runs from the first opening to the last.
func Example() {
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 3}, func(yield func(game.Cell) bool) {
		yield(game.Cell{Row: 0, Col: 0})
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	s, err := session.New(session.Setup{
		Title: text.Same("three cells"),
		Board: session.Given(layout, game.Cell{}),
	}, func() time.Time { return now })
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, col := range []int{1, 2} {
		if _, err := s.Play(game.Action{Kind: game.Open, Cell: game.Cell{Row: 0, Col: col}}); err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println("running:", s.Running(), "won:", s.Game().Status() == game.Won, "after", s.Elapsed())
		now = now.Add(2 * time.Second)
	}
	// Output:
	// running: true won: false after 0s
	// running: false won: true after 2s
}

// A page that must not wait lets the board be dealt in the background.
func ExampleSession_Begin() {
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 3}
	s, err := session.New(session.Dealt(text.Same("beginner"), spec, game.Classic), time.Now)
	if err != nil {
		fmt.Println(err)
		return
	}
	t := s.Begin(
		game.Action{Kind: game.Flag, Cell: game.Cell{Row: 0, Col: 0}},
		game.Action{Kind: game.Open, Cell: game.Cell{Row: 4, Col: 4}})
	for w := t.Next(); w != nil; w = t.Next() {
		fmt.Println("done:", t.Done, "deals:", w.Kind == session.Dealing)
		result := make(chan session.Result)
		go func() { result <- w.Do(func(share float64) bool { return true }) }()
		t.Take(<-result)
	}
	fmt.Println("done:", t.Done, "error:", t.Err)
	// Output:
	// done: 1 deals: true
	// done: 2 error: <nil>
}
