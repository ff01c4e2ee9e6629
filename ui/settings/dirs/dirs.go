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
	"buscaminas/ui/text"
)

// NoFolder is the problem of an environment variable that is missing or does not hold an absolute
// path. {found} is the name of the variable.
var NoFolder = text.Error{
	"no hay directorio donde guardar ficheros: {found} no es una ruta absoluta",
	"there is nowhere to keep files: {found} is not an absolute path",
}

// Config returns the folder for settings, which may not exist yet. It is the folder buscaminas in
// XDG_CONFIG_HOME or ~/.config; on macOS in ~/Library/Application Support; on Windows in AppData. If
// a necessary environment variable is missing, the error is a [*files.Error] that names it.
func Config() (string, error) { return config(runtime.GOOS, os.Getenv) }

// State returns the folder for games and history, which may not exist yet. It is the folder
// buscaminas in XDG_STATE_HOME or ~/.local/state; on macOS in ~/Library/Application Support; on
// Windows in LocalAppData, which Windows does not copy to the user's other machines. State fails as
// [Config] does.
func State() (string, error) { return state(runtime.GOOS, os.Getenv) }

func config(goos string, getenv func(string) string) (string, error) {
	return dir(goos, getenv, "XDG_CONFIG_HOME", ".config", "AppData")
}

func state(goos string, getenv func(string) string) (string, error) {
	return dir(goos, getenv, "XDG_STATE_HOME", ".local/state", "LocalAppData")
}

// dir returns the folder buscaminas in the base folder of the system goos. On Windows, the base
// folder is the value of the environment variable windowsVar. On macOS it is ~/Library/Application
// Support. On other systems it is the value of the environment variable xdgVar, or ~/inHome if the
// value is not an absolute path.
func dir(goos string, getenv func(string) string, xdgVar, inHome, windowsVar string) (string, error) {
	variable := "HOME"
	switch {
	case goos == "windows":
		variable, inHome = windowsVar, ""
	case goos == "darwin":
		inHome = "Library/Application Support"
	case filepath.IsAbs(getenv(xdgVar)): // the XDG specification says to ignore relative ones
		variable, inHome = xdgVar, ""
	}
	base := getenv(variable)
	if !filepath.IsAbs(base) {
		return "", &files.Error{Problem: NoFolder, Found: variable}
	}
	return filepath.Join(base, inHome, "buscaminas"), nil
}
