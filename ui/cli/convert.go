package cli

import (
	"os"
	"path/filepath"
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/ui/text"

	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"
)

var (
	toFlag     = text.Text{"formato en que se escriben", "format to write them in"}
	outputFlag = text.Text{"`fichero` o directorio en que se escriben", "`file` or directory to write them to"}
	forceFlag  = text.Text{"reemplazar los ficheros que ya existan", "replace files that exist already"}
)

// Convert returns the command that writes boards in another format.
func Convert(l text.Lang) *cobra.Command {
	v := &convert{reader: reader{lang: l}, format: boards.Formats}
	c := &cobra.Command{
		Use:  "convert " + FlagsArg.In(l) + " " + FileArg.In(l) + "…",
		Args: cobra.ArbitraryArgs,
		RunE: v.run,
	}
	f := flags(c, l)
	for format := range boards.Formats {
		v.names = append(v.names, text.Same(format.String()))
	}
	f.Var(&Choice{Options: v.names, Choose: func(i int) { v.format = boards.Format(i) }, Lang: l}, "to", toFlag.In(l))
	f.StringVarP(&v.output, "output", "o", "", outputFlag.In(l))
	f.Lookup("output").Annotations = map[string][]string{pathFlag: nil}
	f.BoolVar(&v.force, "force", false, forceFlag.In(l))
	v.register(f)
	return c
}

type convert struct {
	reader
	names  []text.Text   // of the formats
	format boards.Format // Formats: none was given
	output string
	force  bool
}

var noFormat = text.Text{"falta el formato: indícalo con --to %s", "no format was given: use --to %s"}

func (v *convert) run(c *cobra.Command, args []string) error {
	if err := v.check(args); err != nil {
		return err
	}
	if v.format == boards.Formats {
		all := Choice{Options: v.names, Lang: v.lang}
		return UsageError(noFormat.In(v.lang, all.Type()))
	}
	outputs, err := v.outputs(c, args)
	if err != nil {
		return err
	}
	return v.each(c, args, func(i int, file string) error {
		data, err := v.convert(c, file)
		switch {
		case err != nil:
			return err
		case outputs != nil:
			return files.Write(outputs[i], data, files.Options{New: !v.force})
		default:
			return v.write(Data(c.OutOrStdout()), data)
		}
	})
}

// convert returns what is in a file in the other format, and says what is lost.
func (v *convert) convert(c *cobra.Command, file string) ([]byte, error) {
	board, _, err := v.read(c, file)
	if err != nil {
		return nil, err
	}
	lost, err := v.format.Losses(board)
	if err != nil {
		return nil, about(v.name(file), err)
	}
	for _, loss := range lost {
		loss.File = v.name(file)
	}
	v.say(c, lost)
	return v.format.Append(nil, board)
}

// about says of an error which file it is about.
func about(file string, err error) error {
	if e, ok := err.(*files.Error); ok {
		e.File = file
	}
	return err
}

var (
	notText    = text.Text{"%s no es texto: indica con -o a qué fichero va", "%s is not text: say with -o which file it goes to"}
	notAFolder = text.Text{"%s: para escribir %d ficheros debe ser un directorio", "%s: to write %d files it must be a directory"}
	sameOutput = text.Text{"%s y %s irían al mismo fichero, %s", "%s and %s would go to the same file, %s"}
)

// outputs returns the file that each board goes to; nil, if they go to the output.
func (v *convert) outputs(c *cobra.Command, files []string) ([]string, error) {
	if v.output == "" || v.output == Input {
		// What is no text can neither be told apart there nor be seen.
		if v.format == boards.MBF && (len(files) > 1 || isTerminal(c)) {
			return nil, UsageError(notText.In(v.lang, v.format))
		}
		return nil, nil
	}
	if info, err := os.Stat(v.output); err != nil || !info.IsDir() {
		if len(files) > 1 {
			return nil, UsageError(notAFolder.In(v.lang, v.output, len(files)))
		}
		return []string{v.output}, nil
	}
	var outputs []string
	from := map[string]string{} // by output
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
		if file == Input {
			name = v.format.String()
		}
		output := filepath.Join(v.output, name+v.format.Ext())
		if other, ok := from[output]; ok {
			return nil, UsageError(sameOutput.In(v.lang, other, file, output))
		}
		from[output] = file
		outputs = append(outputs, output)
	}
	return outputs, nil
}

// isTerminal reports whether the output of a command is a terminal.
func isTerminal(c *cobra.Command) bool {
	f, ok := c.OutOrStdout().(interface{ Fd() uintptr })
	return ok && isatty.IsTerminal(f.Fd())
}
