package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/dirs"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/settings/look"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/text"

	"github.com/charmbracelet/x/term"
	"github.com/muesli/termenv"
)

// doctor returns the command that prints the facts for a bug report: the version, the terminal,
// the settings and the games. Each line has the form "name: value".
func (p *program) doctor() *command {
	return p.command("doctor", func(*command) error {
		r := report{lang: p.lang}
		r.say(r.lang.Say("versión", "version"), version())
		r.say(r.lang.Say("sistema", "system"), runtime.GOOS+"/"+runtime.GOARCH+", "+runtime.Version())
		r.terminal()
		r.settings()
		r.games()
		return p.print(r.String())
	})
}

// A report is the text of the command doctor, written line by line.
type report struct {
	strings.Builder
	lang text.Lang
}

// say adds a line "name: value". An empty name continues the values of the line before.
func (r *report) say(name string, value any) {
	if name != "" {
		name += ":"
	}
	r.WriteString(text.Same("%-10s %v\n").In(r.lang, name, value))
}

// aboutTerminal are the environment variables about the terminal and the language.
var aboutTerminal = []string{
	"TERM", "COLORTERM", "TERM_PROGRAM", "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION",
	"NO_COLOR", "CLICOLOR", "LANG", "LC_CTYPE", "LC_ALL", "TMUX", "STY",
}

func (r *report) terminal() {
	for _, name := range aboutTerminal {
		if value, ok := os.LookupEnv(name); ok {
			r.say(name, value)
		}
	}
	window := r.lang.Say("la salida no es un terminal", "the output is not a terminal")
	if width, height, err := term.GetSize(os.Stdout.Fd()); err == nil {
		window = fmt.Sprintf("%d×%d", width, height)
	}
	r.say(r.lang.Say("ventana", "window"), window)
	profile, from := kind.Colors(os.Getenv)
	r.say(r.lang.Say("colores", "colours"), colors[profile].In(r.lang)+" ("+from+")")
	r.say(r.lang.Say("signos", "symbols"), symbolsShown().In(r.lang))
	r.say(r.lang.Say("copiar", "copy"), copies[kind.LocalClipboard(os.Getenv)].In(r.lang))
}

func (r *report) settings() {
	config, err := dirs.Config()
	r.say(r.lang.Say("opciones", "options"), pathState(config, err, r.lang))
	if err != nil {
		return
	}
	path := filepath.Join(config, "settings.conf")
	chosen, err := settings.Read(path)
	wrong := wrongIn(chosen)
	for _, said := range wrong {
		r.say("", said.In(r.lang))
	}
	if len(wrong) == 0 {
		r.say("", pathState(path, err, r.lang))
	}
}

// wrongIn returns the messages that the player would see about wrong lines of a settings file.
func wrongIn(chosen *settings.File) []text.Text {
	var c choices.Choices
	wrong := c.Configure(chosen.All(), nil)
	_, keysWrong := keys.New(keys.Sets()[c.KeySet], chosen.All())
	profile, _ := kind.Colors(os.Getenv)
	_, unseen := look.Of(theme.All()[c.Theme], profile, chosen.All())
	return choices.Messages(chosen, slices.Concat(wrong, unseen, keysWrong))
}

// games adds the waiting games and the history to the report. It neither creates nor changes a
// file.
func (r *report) games() {
	state, err := dirs.State()
	r.say(r.lang.Say("partidas", "games"), pathState(state, err, r.lang))
	if err != nil {
		return
	}
	kept := archive.At(state)
	waiting, problems := kept.Waiting()
	for _, w := range waiting {
		r.say("", gameState(kept.Path(w.Name), w.Elsewhere, r.lang))
	}
	for _, err := range problems {
		r.say("", words.Error(err, r.lang))
	}
	games, skipped, err := kept.History()
	r.say("", r.lang.Say("partidas terminadas: %d; líneas ilegibles: %d; de una versión posterior: %d",
		"finished games: %d; unreadable lines: %d; from a later version: %d", len(games), skipped.Bad, skipped.Later))
	if err != nil {
		r.say("", words.Error(err, r.lang))
	}
}

// gameState returns the line of the report about the waiting game in the file at path. If isOpen is
// true, another copy of the program has this game open.
func gameState(path string, isOpen bool, l text.Lang) string {
	if isOpen {
		return path + " (" + l.Say("abierta en otra copia", "open in another copy") + ")"
	}
	saved, err := archive.ReadFile(path)
	if err == nil && saved.Wrong != nil {
		err = saved.Wrong
	}
	return pathState(path, err, l)
}

// symbolsShown says which characters the program writes to the terminal.
func symbolsShown() text.Text {
	switch {
	case kind.NeedsASCII(os.Getenv):
		return text.Text{"solo ASCII", "only ASCII"}
	case kind.IsConsole(os.Getenv):
		return text.Text{"los de una consola de Linux", "those of a Linux console"}
	}
	return text.Same("Unicode")
}

// copies says how the program copies to each kind of clipboard, and how the player can test that.
var copies = [...]text.Text{
	kind.ByTerminal: {
		`se pide al terminal (OSC 52), que no contesta; si funciona, tras printf '\033]52;c;aG9sYQ==\a' se pega «hola»`,
		`the terminal is asked (OSC 52) and does not answer; if it works, printf '\033]52;c;aG9sYQ==\a' lets you paste "hola"`},
	kind.ByScreen: {
		`se pide al terminal a través de GNU Screen; si funciona, tras printf '\033P\033]52;c;aG9sYQ==\a\033\\' se pega «hola»`,
		`the terminal is asked through GNU Screen; if it works, printf '\033P\033]52;c;aG9sYQ==\a\033\\' lets you paste "hola"`},
	kind.ByTmux: {
		"con tmux; si funciona, tras printf hola | tmux load-buffer -w - se pega «hola»",
		`with tmux; if it works, printf hola | tmux load-buffer -w - lets you paste "hola"`},
	kind.NoClipboard: {
		"aquí no hay portapapeles: los tableros y las partidas que copies van a un fichero",
		"there is no clipboard here: boards and games that you copy go to a file"},
}

// colors says in words how many colours a terminal has.
var colors = map[termenv.Profile]text.Text{
	termenv.TrueColor: {"todos, de 24 bits", "all, of 24 bits"},
	termenv.ANSI256:   text.Same("256"),
	termenv.ANSI:      text.Same("16"),
	termenv.Ascii:     {"ninguno", "none"},
}

// pathState returns a line that says whether path exists, or why the program cannot find out. If
// err is not nil, it is an error that the caller already has about path, and the line describes
// err.
func pathState(path string, err error, l text.Lang) string {
	if err == nil {
		if _, err = os.Stat(path); err != nil {
			err = files.ReadError(path, err)
		}
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return path + " (" + l.Say("no existe", "does not exist") + ")"
	case err != nil:
		return words.Error(err, l)
	}
	return path + " (" + l.Say("en orden", "in order") + ")"
}
