package cli

import (
	"errors"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/session"
)

// A reader reads the board files of a command.
type reader struct {
	*command
	kind *game.GridKind // replaces the grid of every board; nil if --grid is not given
}

// register adds the flag --grid to a command.
func (r *reader) register(c *command) {
	r.command = c
	c.grid(&r.kind, "cuadrícula", "grid")
}

// An input is a board from a file on the command line.
type input struct {
	*boards.Board
	layout *game.Layout
	name   string // the name of the file, with the number of the board if the file has several
}

// format returns the name of the format of the file, for JSON output. For a saved game, which has
// no board format, it returns "game".
func (in *input) format() string {
	if in.Format == boards.Formats {
		return "game"
	}
	return in.Format.String()
}

// each calls visit for every board of every file, in order. Before each call it prints the notes on
// the board. The parameter i is the index of the file. If visit returns a [usageError], each
// returns this error at once. After any other error, each prints the error and goes on with the
// next board. At the end it returns nil if it has printed no error, [errGaveUp] if the last printed
// error was [errGaveUp], and otherwise [errReported].
func (r *reader) each(visit func(i int, in *input) error) error {
	var failed error
	for i, file := range r.args {
		for board, err := range session.ReadBoards(r.source(file)) {
			if err == nil {
				err = r.visit(file, board, func(in *input) error { return visit(i, in) })
			}
			var wrong usageError
			switch {
			case errors.As(err, &wrong):
				return err
			case err != nil:
				r.complain(err)
				failed = errReported
				if errors.Is(err, errGaveUp) {
					failed = errGaveUp
				}
			}
		}
	}
	return failed
}

// visit makes an [input] of a board, prints the notes on the board, and calls the function visit
// with the input.
func (r *reader) visit(file string, board *boards.Board, visit func(*input) error) error {
	if r.kind != nil {
		board.Grid = r.kind.New(board.Grid.Size())
	}
	layout, err := board.Layout()
	if err != nil {
		return err
	}
	r.note(board.Notes...)
	name := r.name(file)
	if _, n := boards.CutNumber(file); n != board.Number {
		name = boards.AddNumber(name, board.Number)
	}
	return visit(&input{board, layout, name})
}

// bestStart calls [solver.BestStart], and shows a progress bar if it takes long.
func (p *program) bestStart(l *game.Layout) (game.Cell, solver.Grade) {
	b := p.bar()
	defer b.Clear()
	return solver.BestStart(l, func(share float64) {
		b.Show(share, p.lang.Say("buscando por dónde empezar", "looking for the best place to begin"))
	})
}
