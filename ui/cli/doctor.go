package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/dirs"
	"buscaminas/ui/settings"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/charmbracelet/x/term"
	"github.com/muesli/termenv"
	"github.com/spf13/cobra"
)

var (
	gamesFound = text.Text{
		"partidas terminadas: %d; líneas malas: %d; de una versión posterior: %d",
		"finished games: %d; bad lines: %d; of a later version: %d"}
)

// Doctor returns the command that prints what a bug report needs to say of a machine.
// Its lines are "name: value", in English for whoever reads the report; sentences
// about files are the player's.
func Doctor(l text.Lang, version string) *cobra.Command {
	c := &cobra.Command{
		Use:  "doctor " + FlagsArg.In(l),
		Args: noArguments(l),
	}
	flags(c, l)
	c.RunE = func(c *cobra.Command, _ []string) error {
		var report strings.Builder
		say := func(name string, value any) {
			if name != "" {
				name += ":"
			}
			fmt.Fprintf(&report, "%-10s %v\n", name, value)
		}
		say("version", version)
		say("dealing", deal.Version)
		say("system", runtime.GOOS+"/"+runtime.GOARCH+", "+runtime.Version())
		for _, name := range []string{"TERM", "COLORTERM", "TERM_PROGRAM", "NO_COLOR", "LANG", "LC_ALL", "TMUX"} {
			if value, ok := os.LookupEnv(name); ok {
				say(name, value)
			}
		}
		if width, height, err := term.GetSize(os.Stdout.Fd()); err == nil {
			say("window", fmt.Sprintf("%d×%d", width, height))
		} else {
			say("window", "no terminal")
		}
		say("colours", colors(termenv.NewOutput(os.Stdout, termenv.WithUnsafe()).EnvColorProfile()))
		config, err := dirs.Config()
		say("settings", sound(config, err, l))
		if err == nil {
			path := filepath.Join(config, "settings.conf")
			chosen, err := settings.Read(path)
			for _, wrong := range chosen.Problems() {
				say("", words.Error(wrong, l))
			}
			say("", sound(path, err, l))
		}
		state, err := dirs.State()
		say("games", sound(state, err, l))
		if err == nil { // nothing is to be made or changed here
			kept := archive.At(state)
			waiting, problems := kept.Waiting()
			for _, w := range waiting {
				say("", sound(kept.Path(w.Name), nil, l))
			}
			for _, err := range problems {
				say("", words.Error(err, l))
			}
			games, skipped, err := kept.History()
			say("", gamesFound.In(l, len(games), skipped.Bad, skipped.Later))
			if err != nil {
				say("", words.Error(err, l))
			}
		}
		_, err = c.OutOrStdout().Write([]byte(report.String()))
		return err
	}
	return c
}

func colors(p termenv.Profile) string {
	return map[termenv.Profile]string{
		termenv.TrueColor: "true colour", termenv.ANSI256: "256", termenv.ANSI: "16", termenv.Ascii: "none",
	}[p]
}

// sound says whether a file or a folder was found, and what is wrong with it.
func sound(path string, err error, l text.Lang) string {
	if err == nil {
		_, err = os.Stat(path)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return path + " (" + text.Text{"no está", "not there"}.In(l) + ")"
	case err != nil:
		return words.Error(err, l)
	}
	return path + " (" + text.Text{"en orden", "sound"}.In(l) + ")"
}
