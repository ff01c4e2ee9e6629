package store_test

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/store"
	"buscaminas/ui/store/journal"
)

func Example() {
	dir, err := os.MkdirTemp("", "") // a game uses store.ConfigDir
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "settings")
	if err := os.WriteFile(path, []byte("# night and day\ntheme = dark\n"), 0o600); err != nil {
		fmt.Println(err)
		return
	}

	settings, err := store.ReadSettings(path)
	if err != nil {
		fmt.Println(err) // and go on: the settings can be used
	}
	settings.Set("theme", "light")
	settings.Set("sound", "off")
	if err := settings.Write(); err != nil {
		fmt.Println(err)
	}

	text, _ := os.ReadFile(path)
	fmt.Print(string(text))
	// Output:
	// # night and day
	// theme = light
	// sound = off
}

// A game is written as it is played, and found again by the next run.
func ExampleGames() {
	dir, err := os.MkdirTemp("", "") // a game uses store.StateDir
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)

	games, _ := store.OpenGames(dir)
	middle := game.Cell{Row: 4, Col: 4}
	log, err := games.Begin(&journal.Header{
		Titles: []string{"Principiante", "Beginner"},
		Deal:   deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 8},
		Start:  middle,
	}, nil)
	if err != nil {
		fmt.Println(err) // and play on
	}
	if err := log.Add(journal.Entry{Action: game.Action{Kind: game.Open, Cell: middle}}); err != nil {
		fmt.Println(err)
	}
	if err := log.Add(journal.Entry{At: 2500 * time.Millisecond, Kind: journal.Pause}); err != nil {
		fmt.Println(err)
	}
	games.Close() // or the program is killed

	games, _ = store.OpenGames(dir)
	defer games.Close()
	saved := games.Saved()
	fmt.Println(saved.Titles[1], "at", saved.Elapsed(), "with", saved.Game.Steps(), "step")
	// Output:
	// Beginner at 2.5s with 1 step
}
