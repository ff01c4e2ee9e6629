package boards

import (
	"strconv"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of a .board file.
const (
	// The version of the file is not supported. Found is the first line, quoted; Want is the first
	// line of a supported file.
	BadTitle files.Problem = "{found} where {want} should be"
	// The drawings use an unknown set of characters. Found is the name of the set, quoted; Want is
	// the name of the only known set.
	BadRender files.Problem = "drawn in {found}; only {want} is read"
	// A part, such as [real], is unknown or appears twice. Found is its first line, quoted.
	BadPart files.Problem = "{found} where [real] or [view] should be, each of them once"
	// A line neither begins a part, nor is a comment, nor has the form "key: value". Found is the
	// line, quoted.
	NoKey files.Problem = "{found} has no \":\" between a key and a value"
	// A key is missing that must come before the line of the error. Want is the key.
	MissingKey files.Problem = "{want} should come before this"
	// The part with the mines is missing.
	NoReal files.Problem = "the [real] part, which says where the mines are, is missing"
	// A character does not stand for a cell. Found is the character, quoted; Want is all valid
	// characters.
	BadCell files.Problem = "{found} where a cell should be, one of {want}"
	// A cell contradicts the mines. Found is its character, quoted; Want is the cell, as 3,4.
	WrongCell files.Problem = "{found} at {want} does not match the mines"
	// A note: question marks are read as closed cells. Found is the number of question marks.
	Doubted files.Problem = "question marks are dropped: {found} in all"
)

// A .board file has a title, comments, lines with a key and a value, and then two drawings: the
// board with every cell open, and the board as the player sees it.
//
//	# MINESWEEPER-BOARD v0.1
//	# Render: ascii
//	rows: 1
//	columns: 3
//	mines: 1
//	[real]
//	1*1
//	[view]
//	1FU
const (
	dotBoardTitle  = "# MINESWEEPER-BOARD"
	dotBoardFirst  = dotBoardTitle + " v0.1"
	dotBoardRender = "# Render:"
	dotBoardASCII  = "ascii"
	dotBoardReal   = "[real]"
	dotBoardView   = "[view]"
)

// The characters for cells in the drawings, apart from those for mines and numbers.
const (
	closed    = 'U'
	doubted   = '?' // a closed cell with a question mark
	flagged   = 'F'
	exploded  = 'X' // a mine that was opened
	missed    = '@' // a mine without a flag; only in a lost game
	wrongFlag = '#' // a flag on a safe cell; only in a lost game

	realCells    = "*012345678" // all characters of the drawing [real]
	openCells    = "012345678" + string(exploded)
	flaggedCells = string(flagged) + string(wrongFlag)
	// viewCells are all characters of the drawing [view].
	viewCells = openCells + flaggedCells + string(closed) + string(doubted) + string(missed)
)

func isDotBoard(line string) bool { return strings.HasPrefix(line, dotBoardTitle) }

// dotBoard holds what has been read of a .board file so far.
type dotBoard struct {
	*lines
	rows, columns, mines value
	grid                 game.Grid
	real, view           drawing
}

// A value is the value of a key in a .board file.
type value struct {
	word string
	line int // the line of the key; 0 if the key has not been read yet
}

func readDotBoard(l *lines) (*Board, error) {
	d := dotBoard{lines: l}
	first, _ := d.written()
	if first != dotBoardFirst {
		found := files.Quote(first)
		return nil, &files.Error{Problem: BadTitle, Line: d.number, Found: found, Want: dotBoardFirst}
	}
	for {
		next := *l
		line, ok := next.written()
		if !ok || isDotBoard(line) {
			return d.board()
		}
		*l = next
		if err := d.readLine(line); err != nil {
			return nil, err
		}
	}
}

// readLine reads one line of the file. If the line begins a drawing, readLine reads the whole
// drawing.
func (d *dotBoard) readLine(line string) error {
	switch {
	case strings.HasPrefix(line, dotBoardRender):
		if render := strings.TrimSpace(line[len(dotBoardRender):]); render != dotBoardASCII {
			found := files.Quote(render)
			return &files.Error{Problem: BadRender, Line: d.number, Found: found, Want: dotBoardASCII}
		}
		return nil
	case strings.HasPrefix(line, "#"):
		return nil // a comment
	case line == dotBoardReal && d.real.line == 0:
		return d.readDrawing(&d.real)
	case line == dotBoardView && d.view.line == 0:
		return d.readDrawing(&d.view)
	case strings.HasPrefix(line, "["):
		return &files.Error{Problem: BadPart, Line: d.number, Found: files.Quote(line)}
	}
	key, word, ok := strings.Cut(line, ":")
	if !ok {
		return &files.Error{Problem: NoKey, Line: d.number, Found: files.Quote(line)}
	}
	v := value{strings.TrimSpace(word), d.number}
	switch strings.TrimSpace(key) {
	case "rows":
		d.rows = v
	case "columns":
		d.columns = v
	case "mines":
		d.mines = v
	}
	return nil // other keys do not change the board
}

// readDrawing reads a drawing into result. It fails if the lines before the drawing do not give the
// numbers of rows and columns.
func (d *dotBoard) readDrawing(result *drawing) error {
	if d.grid == nil {
		if err := d.setSize(); err != nil {
			return err
		}
	}
	rows, cols := d.grid.Size()
	drawn, err := d.drawing(rows, cols)
	*result = drawn
	return err
}

// setSize sets the size of the board from the keys "rows" and "columns". It fails if one of these
// keys has not been read.
func (d *dotBoard) setSize() error {
	switch {
	case d.rows.line == 0:
		return &files.Error{Problem: MissingKey, Line: d.number, Want: "rows"}
	case d.columns.line == 0:
		return &files.Error{Problem: MissingKey, Line: d.number, Want: "columns"}
	}
	both := d.rows.word + " " + d.columns.word
	rows, cols, err := parseSize(d.rows.word, d.columns.word, both, max(d.rows.line, d.columns.line))
	d.grid = square(rows, cols)
	return err
}

// board returns the board. The caller must have read the whole file.
func (d *dotBoard) board() (*Board, error) {
	switch {
	case d.real.line == 0:
		return nil, &files.Error{Problem: NoReal}
	case d.mines.line == 0:
		return nil, &files.Error{Problem: MissingKey, Line: d.number, Want: "mines"}
	}
	rows, cols := d.grid.Size()
	wanted, err := parseMines(d.mines.word, rows*cols, d.mines.line)
	if err != nil {
		return nil, err
	}
	b := &Board{Format: DotBoard, Grid: d.grid, Mines: d.real.cells(d.grid, string(mine))}
	if found := b.Mines.Len(); found != wanted {
		return nil, miscount(WrongMineCount, d.mines.line, found, wanted)
	}
	layout, err := b.Layout()
	if err != nil {
		return nil, err
	}
	if err := d.check(layout); err != nil {
		return nil, err
	}
	b.Open = d.view.cells(d.grid, openCells)
	b.Flagged = d.view.cells(d.grid, flaggedCells)
	if n := strings.Count(d.view.text, string(doubted)); n > 0 {
		b.Notes = []*files.Error{{Problem: Doubted, Line: d.view.line, Found: strconv.Itoa(n)}}
	}
	return b, nil
}

// check returns an error if a drawing contradicts the mines of the board.
func (d *dotBoard) check(l *game.Layout) error {
	isReal := func(c game.Cell, r rune) bool { return r == rune(realCell(l, c)) }
	canBeSeen := func(c game.Cell, r rune) bool {
		switch r {
		case closed, doubted, flagged:
			return true
		case exploded, missed:
			return l.Mine(c)
		case wrongFlag:
			return !l.Mine(c)
		default:
			return isReal(c, r)
		}
	}
	if err := d.real.check(realCells, isReal); err != nil {
		return err
	}
	return d.view.check(viewCells, canBeSeen)
}

// check returns an error for the first wrong cell of the drawing. A cell is wrong if its character
// is not in characters, or if isRight returns false for the cell and its character.
func (d drawing) check(characters string, isRight func(game.Cell, rune) bool) error {
	for c, r := range d.all() {
		if !strings.ContainsRune(characters, r) {
			return d.wrong(BadCell, c, r, characters)
		}
		if !isRight(c, r) {
			return d.wrongCell(c, r)
		}
	}
	return nil
}

// wrongCell returns the error for a cell whose character r contradicts the mines.
func (d drawing) wrongCell(c game.Cell, r rune) error { return d.wrong(WrongCell, c, r, c.String()) }

// wrong returns an error about the character r of cell c.
func (d drawing) wrong(problem files.Problem, c game.Cell, r rune, want string) error {
	return &files.Error{Problem: problem, Line: d.line + c.Row, Found: files.Quote(string(r)), Want: want}
}

// realCell returns the character of a cell in the drawing with all cells open.
func realCell(l *game.Layout, c game.Cell) byte {
	if l.Mine(c) {
		return mine
	}
	return '0' + byte(l.Around(c))
}

// appendDotBoard appends a .board file. If the board has not been played, the file has no drawing
// [view].
func appendDotBoard(dst []byte, b *Board, l *game.Layout) []byte {
	rows, cols := b.Grid.Size()
	dst = append(dst, dotBoardFirst+"\n"+dotBoardRender+" "+dotBoardASCII+"\n"...)
	for _, v := range []struct {
		key    string
		number int
	}{{"rows", rows}, {"columns", cols}, {"mines", l.Mines()}} {
		dst = append(dst, v.key+": "+strconv.Itoa(v.number)+"\n"...)
	}
	dst = append(dst, "game_mode: classic\n\n"+dotBoardReal+"\n"...)
	dst = appendDrawing(dst, b.Grid, func(c game.Cell) byte { return realCell(l, c) })
	if !b.played() {
		return dst
	}
	dst = append(dst, "\n"+dotBoardView+"\n"...)
	return appendDrawing(dst, b.Grid, viewOf(b, l))
}

// viewOf returns a function that draws a cell as the player sees it: the function returns the
// character of the cell. If the game is lost, all mines are visible.
func viewOf(b *Board, l *game.Layout) func(game.Cell) byte {
	lost := false
	for c := range b.Open.All() {
		lost = lost || l.Mine(c)
	}
	return func(c game.Cell) byte {
		switch {
		case b.Flagged.Has(c) && lost && !l.Mine(c):
			return wrongFlag
		case b.Flagged.Has(c):
			return flagged
		case b.Open.Has(c) && l.Mine(c):
			return exploded
		case b.Open.Has(c):
			return realCell(l, c)
		case lost && l.Mine(c):
			return missed
		default:
			return closed
		}
	}
}
