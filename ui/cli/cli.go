// Package cli is the command line: the program itself, which plays a game, and its commands, such as
// help, show, solve and replay. What it says about wrong flags is in the player's language:
//
//	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
package cli

import (
	"errors"
	"strconv"
	"strings"

	"buscaminas/ui/manual"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// The descriptions of flags that several commands have, and texts of messages that refuse flags.
var (
	asciiFlag = text.Text{"escribir y dibujar solo con ASCII", "write and draw in ASCII only"}
	plainFlag = text.Text{"jugar línea a línea", "play line by line"}
	voiceFlag = text.Text{
		"jugar línea a línea, con frases para oír y sin dibujos",
		"play line by line and by ear: full sentences, no drawings",
	}
	helpFlag    = text.Text{"esta ayuda", "this help"}
	notTogether = text.Text{"%s no se puede usar con %s: %s", "%s cannot be used with %s: %s"}
	formatFlag  = text.Text{"formato", "format"}
	atLeastOne  = text.Text{"debe ser 1 o más", "it must be 1 or more"}
)

// The descriptions of the flags for playing a game.
var (
	rulesFlag = text.Text{"reglas", "rules"}
	showFlag  = text.Text{
		"mostrar las minas mientras se juega, para probar un tablero",
		"show the mines while playing, to test a board",
	}
	coachFlag = text.Text{
		"un entrenador te avisa antes de que arriesgues sin necesidad o abras una celda que por fuerza es mina",
		"have a coach warn you before a needless risk or a certain mine",
	}
	langFlag = text.Text{"idioma", "language"}
	codeFlag = text.Text{
		"jugar el tablero de un `CÓDIGO`, como 3000-KAA-818",
		"play the board with this `CODE`, such as 3000-KAA-818",
	}
	dailyFlag = text.Text{
		"jugar el tablero del día, con la cuadrícula de --grid y el nivel de --level (si no se indica, principiante)",
		"play the daily board for --grid and --level (beginner by default)",
	}
)

// flags returns the flag set of a command, to which the caller adds flags. It gives the command a
// title from the manual and the flag --help, and refuses arguments if the command has no Args. The help lists the flags in the order in which the
// caller adds them.
func flags(c *cobra.Command, l text.Lang) *pflag.FlagSet {
	name, args, _ := strings.Cut(c.Use, " ")
	c.Use = strings.TrimSpace(name + " " + flagsArg.In(l) + " " + args)
	c.Short = manual.CommandTopic(name).Title.In(l)
	if c.Args == nil {
		c.Args, c.ValidArgsFunction = noArguments, cobra.NoFileCompletions
	}
	c.DisableFlagsInUseLine = true
	f := c.Flags()
	f.SortFlags = false
	f.BoolP("help", "h", false, helpFlag.In(l))
	return f
}

// noArguments refuses arguments.
func noArguments(_ *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usage(text.Text{"sobra %q", "unexpected argument: %q"}, args[0])
	}
	return nil
}

// A usageError is an error of the command line.
type usageError text.Text

// Error implements error, in English.
func (e usageError) Error() string { return e[text.English] }

// usage returns a [usageError]: see [text.Text.With].
func usage(said text.Text, args ...any) error { return usageError(said.With(args...)) }

// usageOf returns err as a [usageError].
func usageOf(err error) error {
	return usageError{words.Error(err, text.Spanish), words.Error(err, text.English)}
}

// errReported is the error of a command that has already printed what failed.
var errReported = errors.New("something failed")

// errGaveUp is the error of a command that gave up before it found an answer, and has said so.
var errGaveUp = errors.New("no answer was found in time")

var (
	unknownFlag = text.Text{"no existe la opción %s; véase --help", "there is no flag %s; see --help"}
	inSettings  = text.Text{
		"no existe la opción %s: eso se elige en las opciones del juego o en settings.conf (véase buscaminas help settings)",
		"there is no flag %s: choose it in the options of the game or in settings.conf (see buscaminas help settings)"}
	wrongValue = text.Text{"%s no admite %q: %s", "%s cannot be %q: %s"}
)

// flagError turns err, an English error of pflag, into a [usageError].
func flagError(err error) error {
	var (
		unknown *pflag.NotExistError
		missing *pflag.ValueRequiredError
		invalid *pflag.InvalidValueError
		syntax  *pflag.InvalidSyntaxError
	)
	switch {
	case errors.As(err, &unknown):
		said := unknownFlag
		if _, ok := choices.Named(unknown.GetSpecifiedName()); ok {
			said = inSettings
		}
		return usage(said, dashed(unknown.GetSpecifiedName()))
	case errors.As(err, &missing):
		return usage(text.Text{"falta el valor de %s", "%s needs a value"}, dashed(missing.GetSpecifiedName()))
	case errors.As(err, &syntax):
		return usage(text.Text{"opción mal escrita: %s", "bad flag syntax: %s"}, syntax.GetSpecifiedFlag())
	case errors.As(err, &invalid):
		why := text.Text{"debe ser un número entero", "it must be a whole number"}
		switch invalid.GetFlag().Value.Type() {
		case "bool":
			why = text.Text{"debe ser true o false", "it must be true or false"}
		case "uint64":
			why = text.Text{"debe ser un número entero, 0 o más", "it must be a whole number, 0 or more"}
		}
		if errors.Is(invalid.Unwrap(), strconv.ErrRange) {
			why = text.Text{"es demasiado grande", "it is too large"}
		}
		var ours usageError
		if errors.As(invalid.Unwrap(), &ours) {
			why = text.Text(ours)
		}
		return usage(wrongValue, dashed(invalid.GetFlag().Name), invalid.GetValue(), why)
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

// A choice is a flag whose value is one of several words. Each word is known in both languages.
type choice struct {
	Options []text.Text
	Choose  func(i int) // called with the index of the chosen option
	Others  []text.Text // more words for the first option; the help does not list them
	Lang    text.Lang

	value string
}

// String implements [pflag.Value].
func (f *choice) String() string { return f.value }

// Type implements [pflag.Value]. It returns the placeholder that --help shows for the value.
func (f *choice) Type() string {
	names := make([]string, len(f.Options))
	for i, option := range f.Options {
		names[i] = option.In(f.Lang)
	}
	return strings.Join(names, "|")
}

// Set implements [pflag.Value].
func (f *choice) Set(value string) error {
	for i, option := range f.Options {
		if option.Is(value) {
			f.value = value
			f.Choose(i)
			return nil
		}
	}
	for _, other := range f.Others {
		if other.Is(value) {
			f.value = value
			f.Choose(0)
			return nil
		}
	}
	return usage(text.Text{
		"los valores posibles son %s",
		"the possible values are %s",
	}, f.Type())
}

// A Size is a flag for the size of a board, such as 16x30.
type sizeValue struct{ Rows, Cols int }

// String implements [pflag.Value].
func (f *sizeValue) String() string { return "" }

// Type implements [pflag.Value].
func (f *sizeValue) Type() string { return "size" }

var sizeForm = text.Text{"se escribe FILASxCOLUMNAS, como 16x30", "write it as ROWSxCOLS, as in 16x30"}

// Set implements [pflag.Value].
func (f *sizeValue) Set(value string) error {
	rows, cols, ok := strings.Cut(strings.ToLower(value), "x")
	r, rowsErr := strconv.Atoi(rows)
	k, colsErr := strconv.Atoi(cols)
	if !ok || rowsErr != nil || colsErr != nil {
		return usage(sizeForm)
	}
	f.Rows, f.Cols = r, k
	return nil
}
