package archive_test

import (
	"fmt"
	"os"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// A game is written as it is played. It waits, goes on in the next run, and is given up.
func Example() {
	dir, err := os.MkdirTemp("", "") // the program has a folder of the user for this
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)

	a := archive.At(dir)
	middle := game.Cell{Row: 4, Col: 4}
	spec := deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 8}
	board, err := spec.Deal(middle)
	if err != nil {
		fmt.Println(err)
		return
	}
	kept, err := a.Begin(&journal.Journal{Header: journal.Header{
		Titles: []string{"Principiante", "Beginner"},
		Deal:   spec,
		Layout: board.Layout,
		Start:  middle,
	}})
	if err != nil {
		fmt.Println(err) // and play on
	}
	if err := kept.Add(journal.Entry{Action: game.Action{Kind: game.Open, Cell: middle}}); err != nil {
		fmt.Println(err)
	}
	if err := kept.RecordClock(2500*time.Millisecond, 20); err != nil {
		fmt.Println(err)
	}
	a.Close() // or the program is killed

	a = archive.At(dir)
	defer a.Close()
	waiting, _ := a.Waiting()
	for _, w := range waiting {
		fmt.Println(w.Titles[1], "waits at", w.Elapsed, "with", w.Open, "%")
	}
	kept, saved, err := a.Resume(waiting[0].Name)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("it goes on after", saved.Game.Steps(), "step")
	kept.Leave()

	if err := session.GiveUp(a, waiting[0].Name, time.Now); err != nil {
		fmt.Println(err)
	}
	games, _, _ := a.History()
	fmt.Println(games[0].Title.In(text.Spanish), "given up:", games[0].GivenUp)
	// Output:
	// Beginner waits at 2.5s with 20 %
	// it goes on after 1 step
	// Principiante given up: true
}
