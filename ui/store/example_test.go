package store_test

import (
	"fmt"
	"os"
	"path/filepath"

	"buscaminas/ui/store"
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
