package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"buscaminas/ui/store"
	"buscaminas/ui/words"

	"github.com/charmbracelet/x/term"
	"github.com/muesli/termenv"
	"github.com/spf13/cobra"
)

// Doctor returns the command that prints what a bug report needs.
func Doctor(l words.Lang, version string) *cobra.Command {
	c := &cobra.Command{
		Use:   "doctor",
		Short: words.DoctorUse.In(l),
		Long:  words.DoctorAbout.In(l),
		Args:  noArguments(l),
	}
	flags(c, l)
	c.RunE = func(c *cobra.Command, _ []string) error {
		d := doctor{lang: l, w: c.OutOrStdout()}
		d.say(words.DoctorVersion, fmt.Sprintf("%s, %s, %s/%s", version, runtime.Version(), runtime.GOOS, runtime.GOARCH))
		d.terminal()
		d.settings()
		d.games()
		return d.err
	}
	return c
}

// A doctor writes its lines; the first error of writing is kept, and ends it.
type doctor struct {
	lang words.Lang
	w    io.Writer
	err  error
}

func (d *doctor) say(what words.Text, is string) {
	if d.err == nil {
		_, d.err = fmt.Fprintf(d.w, "%s: %s\n", what.In(d.lang), is)
	}
}

// environment is what terminals and players tell programs by.
var environment = []string{
	"TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TMUX", "SSH_TTY", "LANG", "LC_ALL", "NO_COLOR", "CLICOLOR_FORCE",
}

func (d *doctor) terminal() {
	var set []string
	for _, name := range environment {
		if value, ok := os.LookupEnv(name); ok {
			set = append(set, fmt.Sprintf("%s=%q", name, value))
		}
	}
	d.say(words.DoctorEnvironment, strings.Join(set, " "))
	size := words.DoctorNoTerminal.In(d.lang)
	if width, height, err := term.GetSize(os.Stdout.Fd()); err == nil {
		size = fmt.Sprintf("%d×%d", width, height)
	}
	d.say(words.DoctorTerminal, size)
	d.say(words.DoctorColors, map[termenv.Profile]string{
		termenv.TrueColor: "16,777,216",
		termenv.ANSI256:   "256",
		termenv.ANSI:      "16",
		termenv.Ascii:     "0",
	}[termenv.NewOutput(os.Stdout).EnvColorProfile()])
}

// file says whether what was found at a path is sound.
func (d *doctor) file(path string, err error, sound string) {
	switch {
	case err != nil:
		d.say(words.Same(path), words.Error(err, d.lang))
	case !exists(path):
		d.say(words.Same(path), words.DoctorMissing.In(d.lang))
	default:
		d.say(words.Same(path), sound)
	}
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func (d *doctor) settings() {
	dir, err := store.ConfigDir()
	if err != nil {
		d.say(words.DoctorSettings, words.Error(err, d.lang))
		return
	}
	path := filepath.Join(dir, "settings.conf")
	_, err = store.ReadSettings(path)
	d.file(path, err, words.DoctorSound.In(d.lang))
}

func (d *doctor) games() {
	dir, err := store.StateDir()
	if err != nil {
		d.say(words.DoctorGames, words.Error(err, d.lang))
		return
	}
	if !exists(dir) { // nothing is to be made here
		d.file(dir, nil, "")
		return
	}
	games, problems := store.OpenGames(dir)
	defer games.Close()
	for _, problem := range problems {
		d.say(words.DoctorGames, words.Error(problem, d.lang))
	}
	state := words.DoctorNoGame
	switch {
	case games.Busy():
		state = words.DoctorBusy
	case games.Saved() != nil:
		state = words.DoctorGame
	}
	d.say(words.Same(dir), state.In(d.lang))
	list, skipped, err := games.History()
	d.file(filepath.Join(dir, "history.jsonl"), err, words.DoctorHistory.In(d.lang, len(list), skipped.Bad, skipped.Later))
}
