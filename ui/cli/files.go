package cli

import (
	"errors"
	"fmt"
	"io"
	"iter"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/cli/bar"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// Input is the name of the standard input on the command line.
const standardInput = "-"

// A reader reads the board files of a command, and writes the results.
type reader struct {
	lang text.Lang
	grid *game.GridKind // nil: the usual grid of a file's format

	written bool // the output has a result
}

// register adds the flag --grid.
func (r *reader) register(f *pflag.FlagSet) {
	f.Var(gridChoice(r.lang, &r.grid), "grid", gridFlag.In(r.lang))
}

// gridChoice returns a flag that sets *chosen to a kind of grid.
func gridChoice(l text.Lang, chosen **game.GridKind) *choice {
	var names []text.Text
	for _, kind := range game.GridKinds() {
		names = append(names, draw.ShapeOf(kind).Name)
	}
	return &choice{Options: names, Choose: func(i int) { *chosen = game.GridKinds()[i] }, Lang: l}
}

var inputTwice = text.Text{
	"la entrada estándar solo se puede leer una vez",
	"standard input can be read only once",
}

// check returns a [usageError] if there is no file, or if standard input is named twice.
func (r *reader) check(files []string) error {
	if len(files) == 0 {
		return usage(text.Text{"falta el fichero", "no file was given"})
	}
	inputs := 0
	for _, file := range files {
		if file == standardInput {
			inputs++
		}
	}
	if inputs > 1 {
		return usage(inputTwice)
	}
	return nil
}

// An input is a board from a file on the command line.
type input struct {
	*boards.Board
	layout *game.Layout
	name   string // the name of the file, with the number of the board if the file has several
}

// format returns the name of the format of the file, for programs. A saved game has no format of
// boards.
func (in *input) format() string {
	if in.Format == boards.Formats {
		return "game"
	}
	return in.Format.String()
}

// each calls visit for every board of every file, in order, and prints the notes on this board. If
// visit returns a [usageError], each returns this error at once. After any other error, each prints
// the error and goes on with the next board; in the end it returns [errReported], or [errGaveUp] if
// the last error was that one.
func (r *reader) each(
	c *cobra.Command, files []string, visit func(i int, in *input) error,
) error {
	var failed error
	for i, file := range files {
		for board, err := range r.boards(c, file) {
			if err == nil {
				err = r.visit(c, file, board, func(in *input) error { return visit(i, in) })
			}
			var wrong usageError
			switch {
			case errors.As(err, &wrong):
				return err
			case err != nil:
				fmt.Fprintln(c.ErrOrStderr(), "buscaminas:", words.Error(err, r.lang))
				failed = errReported
				if errors.Is(err, errGaveUp) {
					failed = errGaveUp
				}
			}
		}
	}
	return failed
}

// boards yields the boards in a file.
func (r *reader) boards(c *cobra.Command, file string) iter.Seq2[*boards.Board, error] {
	if file == standardInput {
		return session.AllFrom(c.InOrStdin(), r.name(file))
	}
	return session.All(file)
}

// visit prepares a board, prints the notes on it and calls visit.
func (r *reader) visit(
	c *cobra.Command, file string, board *boards.Board, visit func(*input) error,
) error {
	if r.grid != nil {
		board.Grid = r.grid.New(board.Grid.Size())
	}
	layout, err := board.Layout()
	if err != nil {
		return err
	}
	r.say(c, board.Notes)
	name := r.name(file)
	if _, n := boards.CutNumber(file); n != board.Number {
		name = boards.Numbered(name, board.Number)
	}
	return visit(&input{board, layout, name})
}

// write writes the result for one file to w. It writes a blank line before every result but the
// first.
func (r *reader) write(w io.Writer, data []byte) error {
	if r.written {
		data = append([]byte("\n"), data...)
	}
	r.written = true
	_, err := w.Write(data)
	return err
}

// name returns the name by which messages call a file.
func (r *reader) name(file string) string {
	if file == standardInput {
		return words.StandardInput.In(r.lang)
	}
	return file
}

// say prints notes to the error output.
func (r *reader) say(c *cobra.Command, notes []*files.Error) {
	for _, note := range notes {
		fmt.Fprintln(c.ErrOrStderr(), words.Error(note, r.lang))
	}
}

var startSought = text.Text{"buscando por dónde empezar", "looking for the best place to begin"}

// bestStart calls [solver.BestStart], and shows a progress bar if it takes long.
func bestStart(c *cobra.Command, l *game.Layout, lang text.Lang) (game.Cell, solver.Grade) {
	b := bar.New(c.ErrOrStderr())
	defer b.Clear()
	return solver.BestStart(l, func(share float64) { b.Show(share, startSought.In(lang)) })
}
