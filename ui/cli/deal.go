package cli

import (
	"bytes"
	"fmt"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A dealing is the command that deals boards and writes them.
type dealing struct {
	boardFlags
	start  *game.Cell
	code   string // "" if --code is not given
	count  int
	format boards.Format // the value of --format, or [boards.Formats] to let [boards.FormatFor] choose
	to     target

	told bool         // the line that names the start was written: see [dealing.board]
	file bytes.Buffer // the contents of the target file, which is written after the last board
}

func (p *program) deal() *command {
	d := &dealing{count: 1, format: boards.Formats}
	c := p.command("deal", func(*command) error { return d.run() })
	d.register(c)
	d.registerPromise()
	d.registerNeeds()
	c.start(&d.start)
	c.boardCode(&d.code)
	c.flag(&d.count, "count", "número de tableros; si no se indica, 1", "how many boards; 1 by default")
	formats := []boards.Format{boards.Map, boards.List, boards.DotBoard}
	var names []string
	for _, format := range formats {
		names = append(names, format.String())
	}
	c.format(names, func(i int) { d.format = formats[i] })
	d.to.register(c, "`fichero` para todos, o directorio: en él, cada uno tiene un fichero con su código como nombre",
		"`file` for all of them, or directory: there, each has a file named by its code")
	return c
}

// start adds the flag --start.
func (c *command) start(to **game.Cell) {
	c.cell(to, "start", "la primera celda, como `3,4` o Dd", "the first cell, as `3,4` or Dd")
}

// boardCode adds the flag --code to a command that deals or draws a board.
func (c *command) boardCode(to *string) {
	c.flag(to, "code", "el tablero de un `CÓDIGO`, como 3000-KAA-818", "the board with this `CODE`, such as 3000-KAA-818")
}

func (d *dealing) run() error {
	if err := d.checkDeal(); err != nil {
		return err
	}
	if d.code != "" {
		code, err := deal.ParseCode(d.code)
		if err != nil {
			return usageOf(err)
		}
		if err := d.board(code); err != nil {
			return err
		}
		return d.finish()
	}
	seed := d.nextSeed()
	for n := range d.count {
		spec := d.spec(seed + uint64(n)) // the same seeds as solve
		from := deal.Middle(spec.Grid)
		if d.start != nil {
			from = *d.start
		}
		if err := within(spec.Grid, d.start); err != nil {
			return err
		}
		if err := d.board(deal.Code{Spec: spec, Start: from}); err != nil {
			return err
		}
	}
	return d.finish()
}

// finish writes the target file. It does nothing if the boards went to a folder or to the standard
// output.
func (d *dealing) finish() error {
	if d.file.Len() == 0 {
		return nil
	}
	return d.to.write(d.to.path, d.file.Bytes())
}

// checkDeal returns a [usageError] for flags that exclude each other.
func (d *dealing) checkDeal() error {
	if err := d.check(); err != nil {
		return err
	}
	if d.code != "" {
		return d.apart("code", "grid level size mines seed first guess any-proof needs start count",
			codeIsBoard[text.Spanish], codeIsBoard[text.English])
	}
	if !d.asked() {
		return noBoardAsked
	}
	if err := d.atLeastOne("count", d.count); err != nil {
		return err
	}
	return d.only("output", "force")
}

// dealCode deals the board of a code, and shows a progress bar if it takes long.
func (p *program) dealCode(code deal.Code) (deal.Dealt, error) {
	b := p.bar()
	defer b.Clear()
	return code.DealWithProgress(code.Start, b.Dealing(code.Promise, p.lang))
}

// board deals the board of a code and writes it. It writes a line about the board to the error
// output. If the promise depends on the start and the format cannot store a start, a second line
// names the start. Only the first board has this second line.
func (d *dealing) board(code deal.Code) error {
	format := d.format
	if format == boards.Formats {
		format = boards.FormatFor(code.Grid)
	}
	if _, err := format.Losses(&boards.Board{Grid: code.Grid}); err != nil {
		return usageOf(err)
	}
	begin := time.Now()
	board, err := d.dealCode(code)
	if err != nil {
		return err
	}
	if r := code.Promise.Needs(); r != 0 && !board.Kept {
		return text.Error(text.Text{
			"se han probado %d tableros, y ninguno %s", "%d boards were tried, and none %s"}.With(board.Tries, words.NeedsRule(r)))
	}
	took := time.Since(begin).Round(time.Microsecond)
	if err := d.save(code, board.Layout, format); err != nil {
		return err
	}
	guess := text.Text{"no", "no"}
	if !board.Kept || !code.Promise.NoGuess() {
		guess = text.Text{"quizá", "maybe"}
	}
	fmt.Fprintln(d.errs, d.lang.Say("código=%s semilla=%d adivinar=%s intentos=%d tiempo=%s",
		"code=%s seed=%d guess=%s tries=%d time=%s", code, code.Seed, guess, board.Tries, took))
	if !d.told && code.Promise != deal.AnyStart && format != boards.DotBoard {
		grid := ""
		if format != boards.FormatFor(code.Grid) {
			grid = "--grid " + draw.GridName(code.Grid).In(d.lang) + " "
		}
		fmt.Fprintln(d.errs, d.lang.Say(
			"el fichero no dice por dónde empezar, y lo prometido solo vale desde %s: buscaminas solve %s--start %s FICHERO",
			"the file does not say where to start, and the promise only holds from %s: buscaminas solve %s--start %s FILE",
			game.Letters.Of(code.Grid, code.Start), grid, code.Start))
		d.told = true
	}
	return nil
}

// save writes a board. In a target folder, each board has a file named by its code. Otherwise all
// boards go to the target file or to the standard output, with blank lines between them.
func (d *dealing) save(code deal.Code, l *game.Layout, format boards.Format) error {
	g := game.New(l, game.Classic)
	if format == boards.DotBoard && !l.Mine(code.Start) { // the format holds positions, so the start is open
		_ = g.Apply(game.Action{Kind: game.Open, Cell: code.Start}) // cannot be refused: the cell is closed
	}
	data, err := format.Append(nil, boards.FromGame(g))
	switch {
	case err != nil:
		return err
	case d.to.isFolder():
		return d.to.writeIn(code.String()+format.Ext(), data)
	case d.to.given():
		return d.write(&d.file, data)
	}
	return d.write(d.out, data)
}
