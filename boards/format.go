package boards

import (
	"fmt"
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of writing a board in a format. A problem says why the board cannot be written, or what
// the file will not hold. Want is the name of the format, unless the comment on the problem says
// otherwise.
const (
	// Boards in the format can be read but not written.
	ReadOnly files.Problem = "{want} is only read, not written"
	// The format does not hold boards on this grid.
	SquareOnly files.Problem = "{want} only holds square boards"
	// The board is too large. Found is its size, as 3×4; Want is the largest size, as 255×255.
	TooWide files.Problem = "the board is {found}, and the largest that fits is {want}"
	// Writing the board loses its grid.
	GridLost files.Problem = "{want} does not hold the grid; it is usually read as another one"
	// Writing the board loses the cell to open first. Found is this cell, as 3,4.
	StartLost files.Problem = "{want} does not hold the cell to start at, {found}"
	// Writing the board loses which cells are open or flagged. Found is the number of these cells.
	PlayLost files.Problem = "{want} does not hold which cells are open or flagged: {found} in all"
)

// A Format is a file format for boards. The zero value is [Map].
type Format uint8

// The formats. All but the first two belong to other programs and hold only square boards.
const (
	Map      Format = iota // a character for each cell
	List                   // the row and the column of each mine
	MBF                    // .mbf and .abf, a binary list of the mines
	Tatham                 // a game ID of Simon Tatham's Mines
	PTTA                   // a link to PTTACGfans' ZiNi calculator, or to Llamasweeper
	DotMine                // .mine, the text of JSMinesweeper
	DotBoard               // .board, the text of ms-toollib

	Formats // the number of formats
)

// A format describes a [Format]. It is a row of the table formats.
type format struct {
	name string
	ext  string // the usual extension of file names, such as ".mbf"

	// suits reports whether a text with this first line is in this format. [Read] asks the formats in
	// reverse order and uses the first that suits, even if reading then fails. If no format suits,
	// the text is a Map or a List: see readSized.
	suits func(line string) bool
	read  func(l *lines) (*Board, error) // reads a board, and stops after its last line
	line  bool                           // every board is written on a single line

	// write appends b to dst; l is the layout of b. The format must be able to hold b. If write is
	// nil, boards in this format can be read but not written.
	write func(dst []byte, b *Board, l *game.Layout) []byte

	// What the format holds.

	grid    func(rows, cols int) game.Grid // returns the usual grid of boards in this format
	foreign bool                           // the format belongs to other programs and holds only the usual grid
	side    int                            // the most rows or columns of a board; 0 if there is no limit
	start   bool                           // the format can hold the cell to open first
	play    play                           // the open and flagged cells that the format can hold
}

// play says which of the open and flagged cells a file can record: none of them, all of them, or
// all except the player's mistakes. The mistakes are open mines, and flags on safe cells.
type play uint8

const (
	noPlay    play = iota
	rightPlay      // all open and flagged cells, except open mines and flags on safe cells
	allPlay
)

var formats = [Formats]format{
	Map: {
		name: "map", ext: ".txt", suits: nothing, write: appendMap,
		grid: hexagonal,
	},
	List: {
		name: "list", ext: ".txt", suits: nothing, write: appendList,
		grid: square,
	},
	MBF: {
		name: "mbf", ext: ".mbf", suits: nothing, write: appendMBF, // binary: see Read
		grid: square, foreign: true, side: maxByte,
	},
	Tatham: {
		name: "tatham", ext: ".txt", suits: isTatham, read: readTatham, line: true, write: appendTatham,
		grid: square, foreign: true, start: true,
	},
	PTTA: {
		name: "ptta", ext: ".txt", suits: isPTTA, read: readPTTA, line: true, write: appendPTTA,
		grid: square, foreign: true,
	},
	DotMine: {
		name: "mine", ext: ".mine", suits: isDotMine, read: readDotMine, write: appendDotMine,
		grid: square, foreign: true, play: rightPlay,
	},
	DotBoard: {
		name: "board", ext: ".board", suits: isDotBoard, read: readDotBoard, write: appendDotBoard,
		grid: square, foreign: true, play: allPlay,
	},
}

func hexagonal(rows, cols int) game.Grid { return game.Hex{Rows: rows, Cols: cols} }
func square(rows, cols int) game.Grid    { return game.Square{Rows: rows, Cols: cols} }

func nothing(string) bool { return false }

// FormatFor returns the format for a board on this grid: [List] for squares, and [Map] for all
// other grids. A Map does not say its grid. So, to read a Map of another grid than the hexagonal
// one, the caller must name the grid.
func FormatFor(g game.Grid) Format {
	if rows, cols := g.Size(); g == square(rows, cols) {
		return List
	}
	return Map
}

// String returns the name of the format, one word in lower case.
func (f Format) String() string { return formats[f].name }

// Ext returns the usual extension of files of this format, such as ".mbf".
func (f Format) Ext() string { return formats[f].ext }

// Losses returns the parts of b that a file of this format does not hold, each as an Error to show
// the player. If the format cannot hold the board at all, Losses fails with a [*files.Error].
func (f Format) Losses(b *Board) ([]*files.Error, error) {
	rows, cols := b.Grid.Size()
	is := formats[f]
	usual := b.Grid == is.grid(rows, cols)
	switch {
	case is.write == nil:
		return nil, &files.Error{Problem: ReadOnly, Want: is.name}
	case is.foreign && !usual:
		return nil, &files.Error{Problem: SquareOnly, Want: is.name}
	case is.side > 0 && max(rows, cols) > is.side:
		most := SizeText(is.side, is.side)
		return nil, &files.Error{Problem: TooWide, Found: SizeText(rows, cols), Want: most}
	}
	var lost []*files.Error
	if !usual {
		lost = append(lost, &files.Error{Problem: GridLost, Want: is.name})
	}
	if b.Start != nil && !is.start {
		lost = append(lost, &files.Error{Problem: StartLost, Found: b.Start.String(), Want: is.name})
	}
	if problem, n := is.play.unrecorded(b); n > 0 {
		lost = append(lost, &files.Error{Problem: problem, Found: strconv.Itoa(n), Want: is.name})
	}
	return lost, nil
}

// unrecorded returns the number of open and flagged cells that a file cannot record. It also returns the
// Problem to report.
func (p play) unrecorded(b *Board) (problem files.Problem, n int) {
	switch p {
	case noPlay:
		return PlayLost, b.Open.Len() + b.Flagged.Len()
	case rightPlay:
		return MistakesLost, b.mistakes()
	default:
		return "", 0
	}
}

// Append appends b to dst in this format and returns the extended slice. If the format cannot hold
// b, Append fails as [Format.Losses] does. It also fails if b is not valid: a cell is off the grid,
// or the start is a mine.
func (f Format) Append(dst []byte, b *Board) ([]byte, error) {
	if _, err := f.Losses(b); err != nil {
		return dst, err
	}
	l, err := b.Layout()
	if err != nil {
		return dst, err
	}
	for _, done := range []Cells{b.Open, b.Flagged} {
		for c := range done.All() {
			if !game.Contains(b.Grid, c) {
				return dst, fmt.Errorf("open or flagged cell at %v: off the board", c)
			}
		}
	}
	if b.Start != nil && (!game.Contains(b.Grid, *b.Start) || l.Mine(*b.Start)) {
		return dst, fmt.Errorf("start at %v: a mine, or off the board", *b.Start)
	}
	return formats[f].write(dst, b, l), nil
}
