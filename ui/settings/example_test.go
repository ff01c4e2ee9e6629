package settings_test

import (
	"fmt"
	"os"
	"path/filepath"

	"buscaminas/ui/settings"
)

// The program changes a setting, and leaves what the player wrote around it.
func Example() {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "config")
	if err := os.WriteFile(path, []byte("# mine\nlanguage = es\nkey.flag = x tab\n"), 0o600); err != nil {
		fmt.Println(err)
		return
	}

	file, err := settings.Read(path)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, s := range file.All() {
		fmt.Printf("line %d: %s is %q\n", s.Line, s.Name, s.Value)
	}
	file.Set("language", "en")
	if err := file.Write(); err != nil {
		fmt.Println(err)
		return
	}
	written, err := os.ReadFile(path)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(string(written))
	// Output:
	// line 2: language is "es"
	// line 3: key.flag is "x tab"
	// # mine
	// language = en
	// key.flag = x tab
}
