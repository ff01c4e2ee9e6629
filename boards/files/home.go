package files

import (
	"os"
	"path/filepath"
	"strings"
)

// FromHome writes a path as short as shells do: "~" is the home folder.
func FromHome(path string) string {
	home, err := os.UserHomeDir()
	if rest, ok := strings.CutPrefix(path, home+string(filepath.Separator)); ok && err == nil {
		return filepath.Join("~", rest)
	}
	return path
}
