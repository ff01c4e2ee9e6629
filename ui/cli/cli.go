// Package cli holds the commands beside the game, and what the command line needs
// beside its flag library: flags of the game's own kinds, and what is said of wrong
// ones.
package cli

import (
	"errors"
	"strconv"
	"strings"

	"buscaminas/ui/words"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// flags returns the flags of a command, to be filled in the order of its help.
func flags(c *cobra.Command, l words.Lang) *pflag.FlagSet {
	c.DisableFlagsInUseLine = true
	f := c.Flags()
	f.SortFlags = false
	f.BoolP("help", "h", false, words.HelpFlag.In(l))
	return f
}

// noArguments refuses arguments.
func noArguments(l words.Lang) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) > 0 {
			return UsageError(words.NoArguments.In(l, args[0]))
		}
		return nil
	}
}

// A UsageError says what is wrong with the command line, in the player's
// language.
type UsageError string

// Error implements error.
func (e UsageError) Error() string { return string(e) }

// ErrSaid is the error of a command that has said by itself what failed.
var ErrSaid = errors.New("something failed")

// FlagError says what is wrong with a flag, in the player's language: it turns the
// errors of pflag, which are English, into a [UsageError].
func FlagError(err error, l words.Lang) error {
	var (
		unknown *pflag.NotExistError
		missing *pflag.ValueRequiredError
		invalid *pflag.InvalidValueError
		syntax  *pflag.InvalidSyntaxError
	)
	text := err.Error()
	switch {
	case errors.As(err, &unknown):
		text = words.UnknownFlag.In(l, dashed(unknown.GetSpecifiedName()))
	case errors.As(err, &missing):
		text = words.MissingValue.In(l, dashed(missing.GetSpecifiedName()))
	case errors.As(err, &syntax):
		text = words.WrongSyntax.In(l, syntax.GetSpecifiedFlag())
	case errors.As(err, &invalid):
		why := words.WholeNumber.In(l)
		switch invalid.GetFlag().Value.Type() {
		case "bool":
			why = words.YesOrNo.In(l)
		case "uint64":
			why = words.NotNegative.In(l)
		}
		if errors.Is(invalid.Unwrap(), strconv.ErrRange) {
			why = words.TooLarge.In(l)
		}
		var ours UsageError
		if errors.As(invalid.Unwrap(), &ours) {
			why = ours.Error()
		}
		text = words.WrongValue.In(l, dashed(invalid.GetFlag().Name), invalid.GetValue(), why)
	}
	return UsageError(text)
}

// dashed returns the name of a flag as it is typed.
func dashed(name string) string {
	if len(name) == 1 {
		return "-" + name
	}
	return "--" + name
}

// A Choice is a flag whose value is one of several words, each in either language.
type Choice struct {
	Options []words.Text
	Choose  func(i int)  // is called with the option that was given
	Others  []words.Text // other words for the first option, which no help tells of
	Lang    words.Lang

	value string
}

// String implements [pflag.Value].
func (f *Choice) String() string { return f.value }

// Type implements [pflag.Value]: it is what --help shows for a value.
func (f *Choice) Type() string {
	names := make([]string, len(f.Options))
	for i, option := range f.Options {
		names[i] = option.In(f.Lang)
	}
	return strings.Join(names, "|")
}

// Set implements [pflag.Value].
func (f *Choice) Set(value string) error {
	for i, option := range f.Options {
		if value == option.Spanish || value == option.English {
			f.value = value
			f.Choose(i)
			return nil
		}
	}
	for _, other := range f.Others {
		if value == other.Spanish || value == other.English {
			f.value = value
			f.Choose(0)
			return nil
		}
	}
	return UsageError(words.OneOf.In(f.Lang, f.Type()))
}

// A Size is a flag for the size of a board, such as 16x30.
type Size struct {
	Rows, Cols int
	Lang       words.Lang
}

// String implements [pflag.Value].
func (f *Size) String() string { return "" }

// Type implements [pflag.Value].
func (f *Size) Type() string { return "size" }

// Set implements [pflag.Value].
func (f *Size) Set(value string) error {
	rows, cols, ok := strings.Cut(strings.ToLower(value), "x")
	r, rowsErr := strconv.Atoi(rows)
	k, colsErr := strconv.Atoi(cols)
	if !ok || rowsErr != nil || colsErr != nil {
		return UsageError(words.SizeForm.In(f.Lang))
	}
	f.Rows, f.Cols = r, k
	return nil
}
