// Package boards is every way a board comes in or goes out as bytes, and the
// boards that ship with the game.
//
// Two formats are the game's own. A [Map] is a drawing, hexagonal unless told
// otherwise:
//
//	2 4
//	*.*.
//	...*
//
// A [List] names the mines, and is square unless told otherwise: rows and columns,
// the number of mines, then the row and column of each, from 0:
//
//	2 4
//	3
//	0 0
//	0 2
//	1 3
//
// The others are those of other programs, so that a board can come from there and
// go there: [MBF], [Tatham], [PTTA], [DotMine] and [DotBoard]. Each has a file of
// its own here, and an entry in the table that [Format] stands for.
//
// [Read] and [Open] find out which one a file is from what is in it. What they
// return is a [Board]: the mines, and where the format has them the cell to begin
// with and what the player has done. [Format.Append] writes one, and
// [Format.Losses] says before what will not be in the file, or why it cannot be
// written:
//
//	b, err := boards.Open("castle.board")
//	...
//	lost, err := boards.Tatham.Losses(b)
//	...
//	data, err := boards.Tatham.Append(nil, b)
//
// What is wrong with a file is told by a [files.Error]. Each problem is declared,
// and put in words, where it is found.
package boards
