package cli

import (
	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/ui/text"

	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"
)

var toFlag = text.Text{"formato en el que se guardan", "format to save them in"}

// convertCommand returns the command that writes boards in another format.
func convertCommand(l text.Lang) *cobra.Command {
	v := &convert{reader: reader{lang: l}, format: boards.Formats, to: target{lang: l}}
	c := &cobra.Command{
		Use:  "convert " + fileArg.In(l) + "…",
		Args: cobra.ArbitraryArgs,
		RunE: v.run,
	}
	f := flags(c, l)
	for format := range boards.Formats {
		v.names = append(v.names, text.Same(format.String()))
	}
	f.Var(
		&choice{Options: v.names, Choose: func(i int) { v.format = boards.Format(i) }, Lang: l},
		"to",
		toFlag.In(l),
	)
	v.to.register(f)
	v.register(f)
	return c
}

type convert struct {
	reader
	names  []text.Text   // the names of the formats
	format boards.Format // [boards.Formats]: none was given
	to     target
}

var noFormat = text.Text{"falta el formato: indícalo con --to %s", "no format was given: use --to %s"}

func (v *convert) run(c *cobra.Command, args []string) error {
	if err := v.check(args); err != nil {
		return err
	}
	if v.format == boards.Formats {
		all := choice{Options: v.names, Lang: v.lang}
		return usage(noFormat, all.Type())
	}
	outputs, err := v.to.files(args, v.format.String(), v.format.Ext())
	if err != nil {
		return err
	}
	// Several binary boards in a row could not be told apart, and a terminal cannot show one.
	if outputs == nil && v.format == boards.MBF && (len(args) > 1 || isTerminal(c)) {
		return usage(notText, v.format)
	}
	return v.each(c, args, func(i int, in *input) error {
		if outputs == nil && v.format == boards.MBF && in.Number > 0 {
			return usage(notText, v.format)
		}
		data, err := v.convert(c, in)
		switch {
		case err != nil:
			return err
		case outputs != nil:
			return v.to.write(numbered(outputs[i], in.Number), data)
		default:
			return v.write(asData(c.OutOrStdout()), data)
		}
	})
}

// convert returns a board in the format v.format. It prints a note for each property of the board
// that is lost in this format.
func (v *convert) convert(c *cobra.Command, in *input) ([]byte, error) {
	lost, err := v.format.Losses(in.Board)
	if err != nil {
		return nil, withFile(in.name, err)
	}
	for _, loss := range lost {
		loss.File = in.name
	}
	v.say(c, lost)
	return v.format.Append(nil, in.Board)
}

// withFile returns err. If err is a [*files.Error], withFile first stores the name of the file in
// err.
func withFile(file string, err error) error {
	if e, ok := err.(*files.Error); ok {
		e.File = file
	}
	return err
}

var notText = text.Text{
	"%s no es texto: indica un fichero con -o",
	"%s is not text: name a file with -o",
}

// isTerminal reports whether the output of a command is a terminal.
func isTerminal(c *cobra.Command) bool {
	f, ok := c.OutOrStdout().(interface{ Fd() uintptr })
	return ok && isatty.IsTerminal(f.Fd())
}
