// Package dirs finds the folders for the settings and the games of the program on this system:
//
//	config, err := dirs.Config()
//	path := filepath.Join(config, "settings.conf")
package dirs

import (
	"os"
	"path/filepath"
	"runtime"

	"buscaminas/boards/files"
)

// NoFolder is the problem of a missing environment variable, which Found names.
var NoFolder = files.Problem{
	"no hay directorio donde guardar ficheros: {found} no es una ruta absoluta",
	"there is no directory to keep files in: {found} is not an absolute path",
}

// Config returns the folder for settings, which may not exist yet. It is called buscaminas and
// lies in XDG_CONFIG_HOME or ~/.config, on macOS in ~/Library/Application Support, on Windows in
// AppData. If the environment does not say where that is, the error is a [*files.Error] that
// names the missing variable.
func Config() (string, error) { return config(runtime.GOOS, os.Getenv) }

// State returns the folder for games, history and the like, as [Config] does. It lies in
// XDG_STATE_HOME or ~/.local/state, on macOS in ~/Library/Application Support, on Windows in
// LocalAppData, which does not follow the user to other machines.
func State() (string, error) { return state(runtime.GOOS, os.Getenv) }

func config(goos string, getenv func(string) string) (string, error) {
	return dir(goos, getenv, "XDG_CONFIG_HOME", ".config", "AppData")
}

func state(goos string, getenv func(string) string) (string, error) {
	return dir(goos, getenv, "XDG_STATE_HOME", ".local/state", "LocalAppData")
}

// dir returns the folder of the program on a system. On Windows it is inside the folder in the
// variable windows, on macOS in HOME/Library/Application Support, and on other systems in the
// variable xdg. If the variable xdg has no absolute path, it is inside the folder HOME/below.
func dir(goos string, getenv func(string) string, xdg, below, windows string) (string, error) {
	variable := "HOME"
	switch {
	case goos == "windows":
		variable, below = windows, ""
	case goos == "darwin":
		below = "Library/Application Support"
	case filepath.IsAbs(getenv(xdg)): // the XDG specification says to ignore relative ones
		variable, below = xdg, ""
	}
	base := getenv(variable)
	if !filepath.IsAbs(base) {
		return "", &files.Error{Problem: NoFolder, Found: variable}
	}
	return filepath.Join(base, below, "buscaminas"), nil
}
