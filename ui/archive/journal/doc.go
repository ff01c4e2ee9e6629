// Package journal reads and writes the text of a game: a header with the board and the rules,
// then everything the player did, with its time. Games that wait, games that are over,
// replays and bug reports all have this text. A person can read it and change it with any
// editor:
//
//	buscaminas game 2
//	title: two mines
//	grid: hexagonal
//	rows: 2
//	columns: 3
//	mines: 2
//	start: 0,0
//	row: ..*
//	row: *..
//
//	# From here on, what was done and when.
//	0.000 0,2!
//	1.250 0,0*
//	1.250 hint
//	4.800 1,1* refused
//	9.300 25%
//
// The format, with all its keys and lines, is described in boards/README.md. Some points
// matter to this package:
//
// The time of an [Entry] is the time elapsed on the clock of the game, without pauses. A
// game that was cut short goes on at the time of its last line. The last line may be a clock
// line: the time that the player saw and the percentage of the safe cells that were open. The
// next entry overwrites the clock line.
//
// A board is dealt only when its first cell is opened, so its lines may stand between any
// two entries. Reading never deals a board, whatever the seed: if a cell is opened and the
// board is missing, the text is refused.
//
// Keys with their default value may be left out.
//
// A line counts only if it ends in a line break: a line cut short by a crash is dropped. The
// beginning and the end of a text are enough to list the game: see [ReadGlance].
//
// The package does no input or output. Its errors are of type [*files.Error] and name no
// file.
package journal
