package cli

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/manual"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// A command is a command of the program, with its flags and the arguments of this run.
type command struct {
	*program
	cobra *cobra.Command
	args  []string
}

// command returns a command whose only flag is --help. The parameter use is the name and, after a
// blank, the arguments as the usage line shows them. If use is a name alone, arguments are an
// error.
func (p *program) command(use string, run func(c *command) error) *command {
	name, takes, _ := strings.Cut(use, " ")
	c := &command{program: p}
	c.cobra = &cobra.Command{
		Use:                   strings.TrimSpace(name + " " + p.lang.Say("[opciones]", "[flags]") + " " + takes),
		Short:                 manual.CommandTopic(name).Title.In(p.lang),
		Args:                  cobra.ArbitraryArgs,
		DisableFlagsInUseLine: true,
		RunE: func(_ *cobra.Command, args []string) error {
			if takes == "" && len(args) > 0 {
				return usage("sobra %q", "unexpected argument: %q", args[0])
			}
			c.args = args
			return run(c)
		},
	}
	if takes == "" {
		c.cobra.ValidArgsFunction = cobra.NoFileCompletions
	}
	c.cobra.Flags().SortFlags = false
	if name != manual.ProgramTopic { // the root command lists --help last
		c.help()
	}
	return c
}

func (c *command) help() {
	c.cobra.Flags().BoolP("help", "h", false, c.lang.Say("esta ayuda", "this help"))
}

// flag adds a flag. The parameter to is a pointer to the variable that the flag sets, or a function
// that is called with the value of the flag. The shell suggests no values for the flag.
func (c *command) flag(to any, name, es, en string) {
	f, about := c.cobra.Flags(), c.lang.Say(es, en)
	switch to := to.(type) {
	case *bool:
		f.BoolVar(to, name, *to, about)
	case *int:
		f.IntVar(to, name, *to, about)
	case *uint64:
		f.Uint64Var(to, name, *to, about)
	case *string:
		f.StringVar(to, name, *to, about)
	case *time.Duration:
		f.DurationVar(to, name, *to, about)
	case func(value string) error:
		f.Func(name, about, to)
	}
	_ = c.cobra.RegisterFlagCompletionFunc(name, cobra.NoFileCompletions) // it fails only for an unknown flag
}

// path adds a flag for a path. The shell suggests paths for it.
func (c *command) path(to *string, name, short, es, en string) {
	c.cobra.Flags().StringVarP(to, name, short, *to, c.lang.Say(es, en))
}

// choice adds a flag whose value is one of several words. The shell suggests these words.
func (c *command) choice(name, es, en string, options []text.Text, choose func(i int)) {
	c.choiceIn(c.cobra.Flags(), name, es, en, options, choose)
}

func (c *command) choiceIn(f *pflag.FlagSet, name, es, en string, options []text.Text, choose func(i int)) {
	f.Var(&choice{options, choose, c.lang}, name, c.lang.Say(es, en))
	_ = c.cobra.RegisterFlagCompletionFunc(name,
		func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
			return completions(options, c.lang, typed), cobra.ShellCompDirectiveNoFileComp
		})
}

// format adds the flag --format.
func (c *command) format(names []string, choose func(i int)) {
	c.choice("format", "formato", "format", same(names), choose)
}

// same returns each name as a text that is equal in both languages.
func same(names []string) (all []text.Text) {
	for _, name := range names {
		all = append(all, text.Same(name))
	}
	return all
}

// cell adds a flag for a cell, such as "3,4" or "Dd". Without the flag, *to stays
// nil.
func (c *command) cell(to **game.Cell, name, es, en string) {
	c.flag(func(value string) error {
		at, err := game.ParseCell(value)
		if err != nil {
			return usage("se escribe como 3,4 o como Dd", "write it as 3,4 or Dd")
		}
		*to = &at
		return nil
	}, name, es, en)
}

// corner adds the flag --from, for the top left cell of the part of a board to show.
func (c *command) corner(to **game.Cell) {
	c.cell(to, "from", "mostrar solo una parte, de 30×30 como mucho, desde `3,4` o Dd",
		"show only part of the board: up to 30×30 cells, starting at `3,4` or Dd")
}

// within returns a [usageError] if a cell that a flag names is not on the grid. The cell may be
// nil.
func within(g game.Grid, c *game.Cell) error {
	if rows, cols := g.Size(); c != nil && !game.Contains(g, *c) {
		return usage("%s está fuera del tablero, que es de %d×%d", "%s is off the board, which is %d×%d", *c, rows, cols)
	}
	return nil
}

// coords adds the flag that chooses how cells are named: with letters (Bc), numbers (1,2) or both
// (B3).
func (c *command) coords() {
	c.choice("coords", "nombres de las celdas: Bc, 1,2 o B3", "how to name cells: Bc, 1,2 or B3", words.Coords(),
		func(i int) { c.names = game.Names(i) })
}

// forVoice makes names of cells such as "H4" the default, because they are easier to hear.
func (c *command) forVoice() {
	if !c.given("coords") && !c.usual.says("coords") {
		c.names = game.Mixed
	}
}

// given reports whether a flag is on the command line.
func (c *command) given(flag string) bool { return c.cobra.Flags().Changed(flag) }

// apart returns a [usageError] if a flag is given together with another flag that excludes it. The
// parameter others holds the names of these other flags, separated by blanks. If flag is "", the
// file arguments take its place. The texts es and en give the reason.
func (c *command) apart(flag, others, es, en string) error {
	name, given := "--"+flag, c.given(flag)
	if flag == "" {
		name, given = strings.Join(c.args, " "), len(c.args) > 0
	}
	for other := range strings.FieldsSeq(others) {
		if given && c.given(other) {
			return usage("%s no se puede usar con %s: %s", "%s cannot be used with %s: %s", "--"+other, name, text.Text{es, en})
		}
	}
	return nil
}

// only returns a [usageError] if a flag named in flags is given, but no flag named in with. Both
// parameters hold names separated by blanks.
func (c *command) only(with, flags string) error {
	if slices.ContainsFunc(strings.Fields(with), c.given) {
		return nil
	}
	others := strings.Fields("--" + strings.ReplaceAll(with, " ", " --"))
	for flag := range strings.FieldsSeq(flags) {
		if c.given(flag) {
			either := text.Text{text.Or(text.Spanish, others), text.Or(text.English, others)}
			return usage("--%s se usa con %s", "--%s can only be used with %s", flag, either)
		}
	}
	return nil
}

// The errors that several commands share, and the reasons that [command.apart] gives.
var (
	fileIsBoard  = text.Text{"el fichero ya dice qué tablero es", "the file already has a board"}
	codeIsBoard  = text.Text{"el código ya fija el tablero", "the code already sets the board"}
	noBoardAsked = usage("falta indicar el tablero: --level o --size", "say which board: use --level or --size")
)

// atLeastOne returns a [usageError] if the value of a flag is less than 1.
func (c *command) atLeastOne(flag string, value int) error {
	if value < 1 {
		return usageError(wrongValue.With("--"+flag, strconv.Itoa(value), text.Text{"debe ser 1 o más", "it must be 1 or more"}))
	}
	return nil
}

// A usageError is an error of the command line.
type usageError text.Text

// Error implements error, in English.
func (e usageError) Error() string { return e[text.English] }

// usage returns a [usageError], formatted with args as [text.Text.With] does.
func usage(es, en string, args ...any) error { return usageError(text.Text{es, en}.With(args...)) }

// usageOf returns err as a [usageError].
func usageOf(err error) error {
	return usageError{words.Error(err, text.Spanish), words.Error(err, text.English)}
}

// errReported is the error of a command that has already printed what failed.
var errReported = errors.New("something failed")

// errGaveUp is the error of a command that gave up before it found an answer, and has said so.
var errGaveUp = errors.New("no answer was found in time")

var wrongValue = text.Text{"%s no admite %q: %s", "%s cannot be %q: %s"}

// flagError turns err, an English error of pflag, into a [usageError].
func flagError(_ *cobra.Command, err error) error {
	var (
		unknown *pflag.NotExistError
		missing *pflag.ValueRequiredError
		invalid *pflag.InvalidValueError
		syntax  *pflag.InvalidSyntaxError
	)
	switch {
	case errors.As(err, &unknown):
		name := dashed(unknown.GetSpecifiedName())
		if _, ok := choices.Named(unknown.GetSpecifiedName()); ok {
			return usage("no existe la opción %s: eso se elige en las opciones del juego o en settings.conf (véase buscaminas help opciones)",
				"there is no flag %s: choose it in the options of the game or in settings.conf (see buscaminas help settings)", name)
		}
		return usage("no existe la opción %s; véase --help", "there is no flag %s; see --help", name)
	case errors.As(err, &missing):
		return usage("falta el valor de %s", "%s needs a value", dashed(missing.GetSpecifiedName()))
	case errors.As(err, &syntax):
		return usage("opción mal escrita: %s", "bad flag syntax: %s", syntax.GetSpecifiedFlag())
	case errors.As(err, &invalid):
		why := text.Text{"debe ser un número entero", "it must be a whole number"}
		switch invalid.GetFlag().Value.Type() {
		case "bool":
			why = text.Text{"debe ser true o false", "it must be true or false"}
		case "uint64":
			why = text.Text{"debe ser un número entero, 0 o más", "it must be a whole number, 0 or more"}
		case "duration":
			why = text.Text{"debe ser un tiempo, como 90s o 30m", "it must be a time, such as 90s or 30m"}
		}
		if _, err := strconv.Atoi(invalid.GetValue()); errors.Is(err, strconv.ErrRange) {
			why = text.Text{"es demasiado grande", "it is too large"}
		}
		var ours usageError
		if errors.As(invalid.Unwrap(), &ours) {
			why = text.Text(ours)
		}
		return usageError(wrongValue.With(dashed(invalid.GetFlag().Name), invalid.GetValue(), why))
	}
	return usageOf(err)
}

// dashed returns the name of a flag with its dashes, as the player types it.
func dashed(name string) string {
	if len(name) == 1 {
		return "-" + name
	}
	return "--" + name
}

// A choice is the value of a flag that takes one of several words, each known in both languages.
type choice struct {
	options []text.Text
	choose  func(i int) // called with the index of the chosen option
	lang    text.Lang
}

// String implements [pflag.Value].
func (f *choice) String() string { return "" }

// Type implements [pflag.Value]. It returns the placeholder that --help shows for the value.
func (f *choice) Type() string {
	names := make([]string, len(f.options))
	for i, option := range f.options {
		names[i] = option.In(f.lang)
	}
	return strings.Join(names, "|")
}

// Set implements [pflag.Value].
func (f *choice) Set(value string) error {
	i := slices.IndexFunc(f.options, func(option text.Text) bool { return option.Is(value) })
	if i < 0 {
		return usage("los valores posibles son %s", "the possible values are %s", f.Type())
	}
	f.choose(i)
	return nil
}

// completions returns the words that begin with the typed text. It tries the words in the language
// l, and then the words in the other language. In each language it first compares with accents,
// then without. It stops as soon as it has found a word.
func completions(words []text.Text, l text.Lang, typed string) (all []string) {
	for _, lang := range []text.Lang{l, text.Spanish, text.English} {
		for _, way := range []func(string) string{func(s string) string { return s }, text.Unaccented} {
			for _, word := range words {
				if w := way(word.In(lang)); strings.HasPrefix(w, typed) {
					all = append(all, w)
				}
			}
			if all != nil {
				return all
			}
		}
	}
	return nil
}
