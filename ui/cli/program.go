// Package cli is the command line: the program itself, which plays a game, and its commands, such
// as help, show, solve and replay. What it says about wrong flags is in the player's language:
//
//	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
package cli

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/lines/bar"
	"buscaminas/ui/settings/dirs"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/terminal/kind"
	"buscaminas/ui/text"

	"github.com/mattn/go-isatty"
)

// Run runs the program with these arguments and streams. It returns the exit status.
func Run(args []string, in io.Reader, outFile, errFile *os.File) int {
	p := &program{usual: readUsual()}
	out := newOutput(outFile, &p.ascii)
	p.in, p.out, p.errs = in, out, newOutput(errFile, &p.ascii)
	err := p.run(args)
	return p.reportError(cmp.Or(err, out.Err))
}

// A program holds what the commands of one run share.
type program struct {
	usual     *usual
	lang      text.Lang
	names     game.Names // how cells are named
	ascii     bool
	in        io.Reader
	out, errs io.Writer

	written bool // a result has been written: see [program.write]
}

// run runs a command line.
func (p *program) run(args []string) error {
	p.lang, p.names = langOf(args, p.usual.Lang), p.usual.Names
	c := p.play().cobra
	for _, sub := range []*command{
		p.deal(), p.solve(), p.convert(), p.show(), p.review(), p.stats(), p.doctor(), p.man(), p.completion(), p.replay(), p.serve(),
	} {
		c.AddCommand(sub.cobra)
	}
	c.SetHelpCommand(p.topics().cobra)
	c.SetHelpFunc(p.helpPage)
	c.SetFlagErrorFunc(flagError)
	c.SetVersionTemplate("{{.Name}} {{.Version}}\n")
	c.SilenceErrors, c.SilenceUsage = true, true
	c.CompletionOptions.DisableDefaultCmd = true // it would be in English
	c.PersistentFlags().BoolVar(&p.ascii, "ascii", kind.NeedsASCII(os.Getenv),
		p.lang.Say("escribir y dibujar solo con ASCII", "write and draw in ASCII only"))
	(&command{program: p, cobra: c}).choiceIn(c.PersistentFlags(), "lang", "idioma", "language", text.LangCodes(), func(int) {})
	c.SetArgs(args)
	c.SetIn(p.in)
	c.SetOut(p.out)
	c.SetErr(p.errs)
	return c.Execute()
}

// langOf returns the language that the command line asks for with --lang, or else the usual one. If
// --lang occurs several times, the last one counts. The program calls langOf before it parses the
// flags, so that errors of parsing are in this language.
func langOf(args []string, usual text.Lang) text.Lang {
	l := usual
	for i, arg := range args {
		value, ok := strings.CutPrefix(arg, "--lang=")
		switch {
		case arg == "--": // only files follow
			return l
		case arg == "--lang" && i+1 < len(args):
			value, ok = args[i+1], true
		}
		code := slices.IndexFunc(text.LangCodes(), func(code text.Text) bool { return code.Is(value) })
		if ok && code >= 0 {
			l = text.Lang(code)
		}
	}
	return l
}

// standardInput stands for the standard input or the standard output on the command line.
const standardInput = "-"

// name returns the name of a file as messages show it. For "-" it returns "standard input" in the
// player's language.
func (p *program) name(file string) string {
	if file == standardInput {
		return words.StandardInput.In(p.lang)
	}
	return file
}

// checkFiles returns a [usageError] if no file is named, or if standard input is named twice.
func checkFiles(names []string) error {
	if len(names) == 0 {
		return usage("falta el fichero", "no file was given")
	}
	inputs := 0
	for _, name := range names {
		if name == standardInput {
			inputs++
		}
	}
	if inputs > 1 {
		return usage("la entrada estándar solo se puede leer una vez", "standard input can be read only once")
	}
	return nil
}

// source reads a file that is named on the command line.
func (p *program) source(file string) *boards.Source {
	if file == standardInput {
		return boards.ReadFrom(p.in, p.name(file))
	}
	return boards.ReadFile(file)
}

// kept opens the player's archive. If there is no folder for the archive, kept returns an error and
// an archive that stores nothing.
func kept() (*archive.Archive, error) {
	dir, err := dirs.State()
	if err != nil {
		return archive.Unavailable(err), err
	}
	return archive.At(dir), nil
}

// write writes a result to w. It writes a blank line before every result but the first.
func (p *program) write(w io.Writer, data []byte) error {
	if p.written {
		data = append([]byte("\n"), data...)
	}
	p.written = true
	_, err := w.Write(data)
	return err
}

// print writes a text to the standard output.
func (p *program) print(said string) error {
	_, err := io.WriteString(p.out, said)
	return err
}

// complain writes the name of the program and an error to the error output.
func (p *program) complain(err error) { fmt.Fprintln(p.errs, "buscaminas:", words.Error(err, p.lang)) }

// note writes notes about a file to the error output.
func (p *program) note(notes ...*files.Error) {
	for _, note := range notes {
		fmt.Fprintln(p.errs, words.Error(note, p.lang))
	}
}

func (p *program) bar() *bar.Bar { return bar.New(p.errs) }

// isTerminal reports whether the standard output is a terminal.
func (p *program) isTerminal() bool {
	f, ok := p.out.(interface{ Fd() uintptr })
	return ok && isatty.IsTerminal(f.Fd())
}
