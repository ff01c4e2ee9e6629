package files

import (
	"os"
	"path/filepath"
	"strings"
)

// Resolve returns the full path for a path that a player typed. A path that begins with "~/" is
// relative to the home folder. Any other path is relative to dir, unless it is absolute.
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

// WithTilde returns a path with "~" for the home folder, as shells write it.
func WithTilde(path string) string {
	home, err := os.UserHomeDir()
	if rest, ok := strings.CutPrefix(path, home+string(filepath.Separator)); ok && err == nil {
		return filepath.Join("~", rest)
	}
	return path
}
