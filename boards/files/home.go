package files

import (
	"os"
	"path/filepath"
	"strings"
)

// FromHome returns a path with "~" for the home folder, as shells write it.
func FromHome(path string) string {
	home, err := os.UserHomeDir()
	if rest, ok := strings.CutPrefix(path, home+string(filepath.Separator)); ok && err == nil {
		return filepath.Join("~", rest)
	}
	return path
}
