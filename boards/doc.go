// Package boards reads and writes boards in several formats, and holds the boards that
// ship with the game.
//
// Two formats are the game's own. A [Map] is a drawing. It is read on the hexagonal grid
// unless the caller chooses another:
//
//	2 4
//	*.*.
//	...*
//
// A [List] lists the mines: the rows and columns, the number of mines, then the row and
// column of each, from 0. It is read on the square grid unless the caller chooses another:
//
//	2 4
//	3
//	0 0
//	0 2
//	1 3
//
// The others belong to other programs, with which boards can be exchanged: [MBF],
// [Tatham], [PTTA], [DotMine] and [DotBoard]. Each has a file in this package and a row in
// the table of formats.
//
// [Read] and [Source.Board] recognise the format from the content. They return a [Board]: the
// mines and, if the format holds them, the cell to open first and the cells that the
// player has opened and flagged. [Format.Append] writes a board. [Format.Losses] returns
// in advance what the file will not hold, or why the board cannot be written:
//
//	b, err := boards.ReadFile("castle.board").Board()
//	...
//	lost, err := boards.Tatham.Losses(b)
//	...
//	data, err := boards.Tatham.Append(nil, b)
//
// Package videos reads the games that other programs have recorded, with their boards.
//
// A text may have several boards, one after the other: a [Reader] returns them all, and FILE#2 is
// the second board of FILE. If the file is of another known kind, such as a picture, the error
// names the kind.
//
// An error in a file is a [files.Error]. Each kind of error is a [files.Problem], which the source
// file that finds the error declares. The package speaks English only, for logs and tests. Whoever
// shows an error to the player needs a sentence for its Problem, in the player's language.
package boards
