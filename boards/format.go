package boards

import (
	"fmt"
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/game"
)

// Problems of writing a board in a format, and what is lost then. Want is the name of
// the format, where nothing else is said.
var (
	// It holds no board on this grid.
	SquareOnly = files.Problem{"{want} solo guarda tableros cuadrados", "{want} holds square boards only"}
	// Found is the size of the board, as 3×4, Want the greatest one, as 255×255.
	TooWide = files.Problem{
		"un tablero de {found}; cabe {want} como mucho",
		"a board of {found}; at most {want} fits",
	}
	// The grid.
	GridLost = files.Problem{
		"{want} no guarda la cuadrícula; suele leerse en otra",
		"{want} does not hold the grid; it is usually read on another one",
	}
	// Found is the cell to open at once, as 3,4.
	StartLost = files.Problem{
		"{want} no guarda la celda por la que empezar, {found}",
		"{want} does not hold the cell to begin with, {found}",
	}
	// Found is how many cells are open or flagged.
	PlayLost = files.Problem{
		"{want} no guarda qué celdas están abiertas o marcadas: {found} en total",
		"{want} does not hold which cells are open or flagged: {found} in all",
	}
)

// A Format is a way to write a board down. Its zero value is a [Map].
type Format uint8

// The formats. Those but the first two belong to other programs, and hold square
// boards alone.
const (
	Map      Format = iota // a character for each cell
	List                   // the places of the mines
	MBF                    // .mbf and .abf, the places of the mines in binary
	Tatham                 // a game ID of Simon Tatham's Mines
	PTTA                   // a link to PTTACGfans' ZiNi calculator, or to Llamasweeper
	DotMine                // .mine, the text of JSMinesweeper
	DotBoard               // .board, the text of ms-toollib

	Formats // the number of formats: range over it for every one of them
)

// A format is all that is known of a [Format].
type format struct {
	name string
	ext  string // what the names of its files end with

	// suits says whether a text is meant to be of this format: then what is wrong
	// with it is what is wrong by this format. The formats are asked from the
	// last to the first, which takes what no other one has.
	suits func(text string) bool
	read  func(text string) (*Board, error)

	// write appends a board that the format can hold; l is its layout.
	write func(dst []byte, b *Board, l *game.Layout) []byte
	rows  byRows // the same row after row, where that is all there is to it

	// What it holds.

	grid    func(rows, cols int) game.Grid // the one it is read on
	foreign bool                           // programs read it that know no grid but this one
	side    int                            // the most rows and columns; 0: any
	start   bool                           // the cell to open at once
	play    play                           // what the player has done
}

// A play is how much of what the player has done a format holds.
type play uint8

const (
	noPlay    play = iota
	rightPlay      // all but flags without a mine and open mines
	allPlay
)

var formats = [Formats]format{
	Map: {
		name: "map", ext: ".txt", suits: anything, read: readMap, write: mapRows.append, rows: mapRows,
		grid: hexagonal,
	},
	List: {
		name: "list", ext: ".txt", suits: integers, read: readIntegers, write: listRows.append, rows: listRows,
		grid: square,
	},
	MBF: {
		name: "mbf", ext: ".mbf", suits: nothing, write: appendMBF, // no text: see Read
		grid: square, foreign: true, side: maxByte,
	},
	Tatham: {
		name: "tatham", ext: ".txt", suits: isTatham, read: readTatham, write: appendTatham,
		grid: square, foreign: true, start: true,
	},
	PTTA: {
		name: "ptta", ext: ".txt", suits: isPTTA, read: readPTTA, write: appendPTTA,
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

func anything(string) bool { return true }
func nothing(string) bool  { return false }

// String returns the name of the format, one word of small letters.
func (f Format) String() string { return formats[f].name }

// Ext returns what the names of files of this format usually end with, such as
// ".mbf".
func (f Format) Ext() string { return formats[f].ext }

// Losses returns what of b is not in a file of this format: each one an Error
// that says so, for the player to be told. Where such a file cannot hold the
// board at all, the error, a [*files.Error], says why.
func (f Format) Losses(b *Board) ([]*files.Error, error) {
	rows, cols := b.Grid.Size()
	is := formats[f]
	usual := b.Grid == is.grid(rows, cols)
	switch {
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
	if problem, n := is.play.lost(b); n > 0 {
		lost = append(lost, &files.Error{Problem: problem, Found: strconv.Itoa(n), Want: is.name})
	}
	return lost, nil
}

// lost returns how many cells of which the player has done something are not in a file,
// and the Problem that says so.
func (p play) lost(b *Board) (problem files.Problem, n int) {
	switch p {
	case noPlay:
		return PlayLost, b.Open.Len() + b.Flagged.Len()
	case rightPlay:
		return MistakesLost, b.mistakes()
	default:
		return files.Problem{}, 0
	}
}

// Append appends b to dst in this format and returns the extended slice. Where
// the format cannot hold it the error is that of [Format.Losses], which also says
// what else would be lost. Another error says that there is no such board: a cell
// of it is off the grid, a mine there twice, or one where it starts.
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
