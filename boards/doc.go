// Package boards is every way a board comes in or goes out as bytes, and the
// boards that ship with the game.
//
// There are two formats. A Map is a drawing, hexagonal unless told otherwise:
//
//	2 4
//	*.*.
//	...*
//
// A List names the mines, and is square unless told otherwise: rows and columns,
// the number of mines, then the row and column of each, from 0:
//
//	2 4
//	3
//	0 0
//	0 2
//	1 3
//
// [Read] and [Open] find out which one a file is from what is in it.
//
// The package knows no language: an [Error] holds a [Problem] and what was found,
// and whoever shows it makes a sentence of that.
package boards
