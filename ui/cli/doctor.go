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
		"partidas terminadas: %d; líneas que no se entienden: %d; de una versión posterior: %d",
		"finished games: %d; lines that make no sense: %d; from a later version: %d"}
	reportLine = text.Same("%-10s %v\n")
)

// Doctor returns the command that prints what a bug report needs to say of a machine.
// Its lines are "name: value".
func Doctor(l text.Lang, version string) *cobra.Command {
	c := &cobra.Command{
		Use:               "doctor " + FlagsArg.In(l),
		Args:              noArguments(l),
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	flags(c, l)
	c.RunE = func(c *cobra.Command, _ []string) error {
		var report strings.Builder
		say := func(name string, value any) {
			if name != "" {
				name += ":"
			}
			report.WriteString(reportLine.In(l, name, value))
		}
		say(text.Text{"versión", "version"}.In(l), version)
		say(text.Text{"reparto", "dealing"}.In(l), deal.Version)
		say(text.Text{"sistema", "system"}.In(l), runtime.GOOS+"/"+runtime.GOARCH+", "+runtime.Version())
		for _, name := range []string{"TERM", "COLORTERM", "TERM_PROGRAM", "NO_COLOR", "LANG", "LC_CTYPE", "LC_ALL", "TMUX"} {
			if value, ok := os.LookupEnv(name); ok {
				say(name, value)
			}
		}
		window := text.Text{"la salida no es un terminal", "the output is not a terminal"}.In(l)
		if width, height, err := term.GetSize(os.Stdout.Fd()); err == nil {
			window = fmt.Sprintf("%d×%d", width, height)
		}
		say(text.Text{"ventana", "window"}.In(l), window)
		profile := termenv.NewOutput(os.Stdout, termenv.WithUnsafe()).EnvColorProfile()
		say(text.Text{"colores", "colours"}.In(l), colors[profile].In(l))
		config, err := dirs.Config()
		say(text.Text{"opciones", "settings"}.In(l), sound(config, err, l))
		if err == nil {
			path := filepath.Join(config, "settings.conf")
			chosen, err := settings.Read(path)
			for _, wrong := range chosen.Problems() {
				say("", words.Error(wrong, l))
			}
			say("", sound(path, err, l))
		}
		state, err := dirs.State()
		say(text.Text{"partidas", "games"}.In(l), sound(state, err, l))
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

// colors says how many colours a terminal has.
var colors = map[termenv.Profile]text.Text{
	termenv.TrueColor: {"todos (24 bits)", "all (24 bits)"},
	termenv.ANSI256:   text.Same("256"),
	termenv.ANSI:      text.Same("16"),
	termenv.Ascii:     {"ninguno", "none"},
}

// sound says whether a file or a folder was found, and what is wrong with it.
func sound(path string, err error, l text.Lang) string {
	if err == nil {
		_, err = os.Stat(path)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return path + " (" + text.Text{"no existe", "does not exist"}.In(l) + ")"
	case err != nil:
		return words.Error(err, l)
	}
	return path + " (" + text.Text{"en orden", "in order"}.In(l) + ")"
}
