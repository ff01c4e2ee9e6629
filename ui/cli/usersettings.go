package cli

import (
	"os"
	"path/filepath"
	"slices"

	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/dirs"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/settings/look"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/text"

	"github.com/muesli/termenv"
)

// usual holds the player's settings file. A flag on the command line overrides a setting.
type usual struct {
	choices.Choices // the settings in the file; a setting that it does not set is zero

	File     *settings.File
	Problems []error // why the file could not be read
	Wrong    []keys.LineError
}

// readUsual reads the player's settings file. If that fails, all settings have their defaults.
func readUsual() *usual {
	u := &usual{File: &settings.File{}}
	dir, err := dirs.Config()
	if err == nil {
		u.File, err = settings.Read(filepath.Join(dir, "settings.conf"))
	}
	if err != nil {
		u.Problems = []error{err}
	}
	u.Wrong = u.Configure(u.File.All(), nil)
	return u
}

// says reports whether the file sets an option, even to a wrong value.
func (u *usual) says(option string) bool {
	return slices.ContainsFunc(u.File.All(), func(line settings.Setting) bool { return line.Name == option })
}

// look returns the look of the full screen. It has at least 256 colours, even if the terminal has
// fewer.
func (u *usual) look() *look.Look {
	profile, _ := kind.Colors(os.Getenv)
	chosen, _ := look.Of(theme.All()[u.Theme], min(profile, termenv.ANSI256), u.File.All())
	return &chosen
}

// errors returns the problems of the file and of its lines, as errors to show the player.
func (u *usual) errors() []error {
	all := slices.Clone(u.Problems)
	for _, said := range choices.Messages(u.File, u.Wrong) {
		all = append(all, text.Error(said))
	}
	return all
}

// addOnce appends err to problems, unless err is nil or problems has an error with the same
// message. Two folders may fail for the same reason, and the player should read this reason once.
func addOnce(problems []error, err error) []error {
	if err == nil || slices.ContainsFunc(problems, func(p error) bool { return p.Error() == err.Error() }) {
		return problems
	}
	return append(slices.Clip(problems), err)
}
