package cli

import (
	"bytes"
	"fmt"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/cli/bar"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	"github.com/spf13/cobra"
)

var (
	countFlag       = text.Text{"número de tableros; si no se indica, 1", "how many boards; 1 by default"}
	boardOfCodeFlag = text.Text{
		"el tablero de un `CÓDIGO`, como 3000-KAA-818",
		"the board with this `CODE`, such as 3000-KAA-818",
	}
	dealToFlag = text.Text{
		"`fichero` para todos, o directorio: en él, cada uno tiene un fichero con su código como nombre",
		"`file` for all of them, or directory: there, each has a file named by its code",
	}
)

// dealCommand returns the command that deals boards and writes them.
func dealCommand(l text.Lang) *cobra.Command {
	d := &dealing{lang: l, start: cellFlag{}, format: boards.Formats, to: target{lang: l}}
	c := &cobra.Command{
		Use:  "deal",
		RunE: func(c *cobra.Command, _ []string) error { return d.run(c) },
	}
	f := flags(c, l)
	d.board.register(f, l)
	d.board.registerPromise()
	d.board.registerNeeds()
	f.Var(&d.start, "start", startFlag.In(l))
	f.StringVar(&d.code, "code", "", boardOfCodeFlag.In(l))
	f.IntVar(&d.count, "count", 1, countFlag.In(l))
	formats := []boards.Format{boards.Map, boards.List, boards.DotBoard}
	choice := &choice{Choose: func(i int) { d.format = formats[i] }, Lang: l}
	for _, format := range formats {
		choice.Options = append(choice.Options, text.Same(format.String()))
	}
	f.Var(choice, "format", formatFlag.In(l))
	d.to.register(f)
	f.Lookup("output").Usage = dealToFlag.In(l)
	return c
}

// A dealing holds the flags of the command deal.
type dealing struct {
	lang   text.Lang
	board  boardFlags
	start  cellFlag
	code   string // "": the other flags say which boards
	count  int
	format boards.Format // [boards.Formats]: the one that is read back on the same grid
	to     target

	written bool         // a board is on the standard output or in file
	told    bool         // the error output names the start
	file    bytes.Buffer // what goes to the target file, once all boards are dealt
}

func (d *dealing) run(c *cobra.Command) error {
	if err := d.check(); err != nil {
		return err
	}
	if d.code != "" {
		code, err := deal.ParseCode(d.code)
		if err != nil {
			return usageOf(err)
		}
		if err := d.deal(c, code); err != nil {
			return err
		}
		return d.finish()
	}
	seed := d.board.nextSeed()
	for n := range d.count {
		spec := d.board.spec(seed + uint64(n)) // the same seeds as solve
		from, err := d.start.on(spec.Grid, deal.Middle(spec.Grid))
		if err != nil {
			return err
		}
		if err := d.deal(c, deal.Code{Spec: spec, Start: from}); err != nil {
			return err
		}
	}
	return d.finish()
}

// finish writes the boards to the target file. It does nothing if the boards have gone elsewhere.
func (d *dealing) finish() error {
	if d.file.Len() == 0 {
		return nil
	}
	return d.to.write(d.to.path, d.file.Bytes())
}

// check returns a [usageError] for flags that exclude each other.
func (d *dealing) check() error {
	if err := d.board.check(); err != nil {
		return err
	}
	if d.code != "" {
		for _, flag := range []string{"grid", "level", "size", "mines", "seed", "first", "guess", "any-proof", "needs", "start", "count"} {
			if d.board.given(flag) {
				return usage(notTogether, "--"+flag, "--code", codeIsBoard)
			}
		}
		return nil
	}
	switch {
	case !d.board.asked():
		return usage(noBoardAsked)
	case d.count < 1:
		return usage(wrongValue, "--count", fmt.Sprint(d.count), atLeastOne)
	case d.board.given("force") && !d.to.given():
		return usage(text.Text{"--force se usa con -o", "--force can only be used with -o"})
	}
	return nil
}

// dealCode deals the board of a code, and shows a progress bar if it takes long.
func dealCode(c *cobra.Command, l text.Lang, code deal.Code) (deal.Dealt, error) {
	b := bar.New(c.ErrOrStderr())
	defer b.Clear()
	return code.DealWatched(code.Start, b.Dealing(code.Promise, l))
}

var dealtLine = text.Text{
	"código=%s semilla=%d adivinar=%s intentos=%d tiempo=%s",
	"code=%s seed=%d guess=%s tries=%d time=%s",
}

var notFound = text.Text{
	"se han probado %d tableros, y ninguno %s", "%d boards were tried, and none %s"}

// promisedFrom says what a list and a map leave out.
var promisedFrom = text.Text{
	"el fichero no dice por dónde empezar, y lo prometido solo vale desde %s: buscaminas solve %s--start %s FICHERO",
	"the file does not say where to start, and the promise only holds from %s: buscaminas solve %s--start %s FILE"}

// deal deals the board of a code, writes it, and writes a line about it to the error output. Another
// line there names the start, once, if the format does not hold it.
func (d *dealing) deal(c *cobra.Command, code deal.Code) error {
	format := d.format
	if format == boards.Formats {
		format = boards.FormatFor(code.Grid)
	}
	if _, err := format.Losses(&boards.Board{Grid: code.Grid}); err != nil {
		return usageOf(err)
	}
	begin := time.Now()
	board, err := dealCode(c, d.lang, code)
	if err != nil {
		return err
	}
	if r := code.Promise.Needs(); r != 0 && !board.Kept {
		return text.Error(notFound.With(board.Tries, words.NeedsRule(r)))
	}
	took := time.Since(begin).Round(time.Microsecond)
	if err := d.write(c, code, board.Layout, format); err != nil {
		return err
	}
	guess := text.Text{"no", "no"}
	if !board.Kept || !code.Promise.NoGuess() {
		guess = text.Text{"quizá", "maybe"}
	}
	fmt.Fprintln(c.ErrOrStderr(), dealtLine.In(d.lang, code, code.Seed, guess.In(d.lang), board.Tries, took))
	if !d.told && code.Promise != deal.AnyStart && format != boards.DotBoard {
		grid := ""
		if format != boards.FormatFor(code.Grid) {
			grid = "--grid " + draw.GridName(code.Grid).In(d.lang) + " "
		}
		fmt.Fprintln(c.ErrOrStderr(), promisedFrom.In(d.lang, game.Letters.Of(code.Grid, code.Start), grid, code.Start))
		d.told = true
	}
	return nil
}

// write writes a board: in a target folder, to a file named by its code. Otherwise the boards go,
// with a blank line between two of them, to the target file or to the standard output.
func (d *dealing) write(c *cobra.Command, code deal.Code, l *game.Layout, format boards.Format) error {
	g := game.New(l, game.Classic)
	if format == boards.DotBoard && !l.Mine(code.Start) { // the format holds positions, so the start is open
		_ = g.Apply(game.Action{Kind: game.Open, Cell: code.Start}) // cannot be refused: the cell is closed
	}
	data, err := format.Append(nil, boards.FromGame(g))
	switch {
	case err != nil:
		return err
	case d.to.given() && d.to.isFolder():
		return d.to.writeIn(code.String()+format.Ext(), data)
	}
	w := c.OutOrStdout()
	if d.to.given() {
		w = &d.file
	}
	if d.written {
		fmt.Fprintln(w)
	}
	d.written = true
	_, err = w.Write(data)
	return err
}
