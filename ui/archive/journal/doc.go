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
// The first line holds the version of the format. A line that begins with "#" is
// a comment; blank lines are allowed. The header is "key: value" lines in any
// order; what has a usual value may be left out. So is "chord" where it is on, as it
// was in all games before it could be off.
//
// The board is drawn, row after row, as in "row: ..*". One of more than 10,000 cells is
// a bitmap: a bit for each cell, row after row and the highest bit of a byte first,
// deflated and then in base64. A board that is dealt has a "seed" too, the "promise" by
// which it was dealt, and as "start" the cell from which, or "first opened". Its lines may stand
// anywhere between two entries, as the board is dealt only when the first cell is
// opened; "promise kept: no" before them says that it is not what was promised. The
// board in the text is the one that is played, whatever the seed would give. Where it is
// not there, as in texts of version 1, or was cut short, it is dealt again: see
// [Journal.DealBoard].
//
// Then comes one line for each [Entry]. Its time is that of the game's own clock,
// in seconds: what the game had been played for, without the pauses. So a game
// that was cut short goes on at the time of its last line, which may hold nothing
// else but how much of the board was open, in percent of the cells without a mine: the
// clock was seen at that time, and the next line takes its place. A cell is written
// with numbers or with letters. After the action that ended the game comes "won" or
// "lost", or "given up" without one; of version 1, who plays it again knows.
//
// A line counts once it has its end: what is cut short by a crash is dropped.
//
// The two ends of a text are enough to list the game: see [ReadGlance].
//
// The package does no input or output. What is wrong with a text is told by a
// [files.Error], without a file.
package journal
