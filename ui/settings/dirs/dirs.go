// Package dirs knows the folders in which a system has what a program keeps.
package dirs

import (
	"os"
	"path/filepath"
	"runtime"

	"buscaminas/boards/files"
)

// NoFolder: Found is the environment variable that should say where it is.
var NoFolder = files.Problem{
	"no hay directorio donde guardar ficheros: {found} no es una ruta absoluta",
	"there is no directory to keep files in: {found} is not an absolute path",
}

// Config returns the folder for settings, which may not exist yet:
// buscaminas below XDG_CONFIG_HOME or ~/.config, on macOS below
// ~/Library/Application Support, on Windows below AppData. Where that is not
// known, the error is a [*files.Error] that names the variable which is missing.
func Config() (string, error) { return config(runtime.GOOS, os.Getenv) }

// State returns the folder for what the game itself keeps, as [Config]
// does: below XDG_STATE_HOME or ~/.local/state, on macOS below
// ~/Library/Application Support, on Windows below LocalAppData, which does not
// follow the user to other machines.
func State() (string, error) { return state(runtime.GOOS, os.Getenv) }

func config(goos string, getenv func(string) string) (string, error) {
	return dir(goos, getenv, "XDG_CONFIG_HOME", ".config", "AppData")
}

func state(goos string, getenv func(string) string) (string, error) {
	return dir(goos, getenv, "XDG_STATE_HOME", ".local/state", "LocalAppData")
}

// dir returns the folder of the game on a system. xdg and windows are variables
// that hold the folder around it; below is where that is in HOME.
func dir(goos string, getenv func(string) string, xdg, below, windows string) (string, error) {
	variable := "HOME"
	switch {
	case goos == "windows":
		variable, below = windows, ""
	case goos == "darwin":
		below = "Library/Application Support"
	case filepath.IsAbs(getenv(xdg)): // relative ones are to be ignored, says the XDG specification
		variable, below = xdg, ""
	}
	base := getenv(variable)
	if !filepath.IsAbs(base) {
		return "", &files.Error{Problem: NoFolder, Found: variable}
	}
	return filepath.Join(base, below, "buscaminas"), nil
}
