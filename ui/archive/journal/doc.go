// Package journal is the text of a game: what is played, and then everything
// the player did, each with its time. A game that waits, one that is over, a replay
// and what is attached to a bug report are all this text, and a person can read
// it and change it with any editor:
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
// The format, with all its keys and lines, is described for people in boards/README.md.
// What is worth knowing beyond that:
//
// The time of an [Entry] is that of the game's own clock: what the game had been played
// for, without the pauses. A game that was cut short goes on at the time of its last line.
// That one may hold just a time and how much of the board was open: the next line takes
// its place.
//
// A board is dealt only when its first cell is opened, so its lines may stand anywhere
// between two entries. The board in the text is the one that is played, whatever its seed
// would give: reading deals none, and refuses a text in which a cell is opened but the
// board is missing.
//
// What has a usual value may be left out, and so is "chord" where it is on.
//
// A line counts once it has its end: what is cut short by a crash is dropped. The two ends
// of a text are enough to list the game: see [ReadGlance].
//
// The package does no input or output. What is wrong with a text is told by a
// [files.Error], without a file.
package journal
