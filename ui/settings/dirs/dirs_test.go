package dirs

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards/files"
)

func TestDirs(t *testing.T) {
	root := t.TempDir() // an absolute path on any system
	home, other := filepath.Join(root, "home"), filepath.Join(root, "other")
	tests := []struct {
		name          string
		goos          string
		env           map[string]string
		config, state string // below root; "!" and a name: this variable is missing
	}{
		{"home", "linux", map[string]string{"HOME": home}, "home/.config/buscaminas", "home/.local/state/buscaminas"},
		{"home", "freebsd", map[string]string{"HOME": home}, "home/.config/buscaminas", "home/.local/state/buscaminas"},
		{"XDG config", "linux", map[string]string{"HOME": home, "XDG_CONFIG_HOME": other}, "other/buscaminas", "home/.local/state/buscaminas"},
		{"XDG state", "linux", map[string]string{"HOME": home, "XDG_STATE_HOME": other}, "home/.config/buscaminas", "other/buscaminas"},
		{"XDG without home", "linux", map[string]string{"XDG_CONFIG_HOME": other, "XDG_STATE_HOME": other}, "other/buscaminas", "other/buscaminas"},
		{"relative XDG", "linux", map[string]string{"HOME": home, "XDG_CONFIG_HOME": "other", "XDG_STATE_HOME": "./other"}, "home/.config/buscaminas", "home/.local/state/buscaminas"},
		{"relative XDG without home", "linux", map[string]string{"XDG_CONFIG_HOME": "other", "XDG_STATE_HOME": "other"}, "!HOME", "!HOME"},
		{"relative home", "linux", map[string]string{"HOME": "home"}, "!HOME", "!HOME"},
		{"nothing", "linux", nil, "!HOME", "!HOME"},
		{"macOS", "darwin", map[string]string{"HOME": home, "XDG_CONFIG_HOME": other, "XDG_STATE_HOME": other}, "home/Library/Application Support/buscaminas", "home/Library/Application Support/buscaminas"},
		{"macOS without home", "darwin", nil, "!HOME", "!HOME"},
		{"Windows", "windows", map[string]string{"HOME": other, "AppData": filepath.Join(home, "Roaming"), "LocalAppData": filepath.Join(home, "Local")}, "home/Roaming/buscaminas", "home/Local/buscaminas"},
		{"Windows without folders", "windows", map[string]string{"HOME": home}, "!AppData", "!LocalAppData"},
	}
	for _, test := range tests {
		getenv := func(name string) string { return test.env[name] }
		check := func(kind, got string, err error, want string) {
			t.Helper()
			if variable, missing := strings.CutPrefix(want, "!"); missing {
				var e *files.Error
				if !errors.As(err, &e) || e.Problem != NoFolder || e.Found != variable {
					t.Errorf("%s, %s: %v, want %s named", test.name, kind, err, variable)
				}
				return
			}
			if want = filepath.Join(root, want); err != nil || got != want {
				t.Errorf("%s, %s: %s and %v, want %s", test.name, kind, got, err, want)
			}
		}
		dir, err := config(test.goos, getenv)
		check("config", dir, err, test.config)
		dir, err = state(test.goos, getenv)
		check("state", dir, err, test.state)
	}
}

// The exported functions use the system that the test runs on.
func TestDirsOfThisSystem(t *testing.T) {
	root := t.TempDir()
	for _, variable := range []string{"HOME", "AppData", "LocalAppData", "XDG_CONFIG_HOME", "XDG_STATE_HOME"} {
		t.Setenv(variable, root)
	}
	for _, dir := range []func() (string, error){Config, State} {
		got, err := dir()
		if err != nil || !strings.HasPrefix(got, root) || filepath.Base(got) != "buscaminas" {
			t.Errorf("%s and %v, below %s", got, err, root)
		}
	}
}
