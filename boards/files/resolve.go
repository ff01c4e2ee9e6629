package files

import (
	"os"
	"path/filepath"
	"strings"
)

// Resolve returns the path that a player has typed: from a folder on, from the home folder
// where it begins with "~/", or as it is where it begins at the root.
func Resolve(dir, typed string) string {
	if rest, ok := strings.CutPrefix(typed, "~/"); ok {
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest)
		}
	}
	if filepath.IsAbs(typed) {
		return typed
	}
	return filepath.Join(dir, typed)
}
