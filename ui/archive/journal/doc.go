// Package journal is the text of a game: what is played, and then everything
// the player did, each with its time. The game in progress, a kept game, a replay
// and what is attached to a bug report are all this text, and a person can read
// it and change it with any editor:
//
//	buscaminas game 1
//	title: two mines
//	grid: hexagonal
//	rows: 2
//	columns: 3
//	start: 0,0
//	row: ..*
//	row: *..
//
//	# From here on, what was done and when.
//	0.000 0,2!
//	1.250 0,0*
//	1.250 hint
//	4.800 1,1* refused
//	9.300
//
// The first line holds the version of the format. A line that begins with "#" is
// a comment; blank lines are allowed. The header is "key: value" lines in any
// order. A board is drawn, row after row, or dealt again from "mines", "promise",
// "seed" and "start", which is a cell or "first opened"; what has a usual value
// may be left out. So is "chord" where it is on, as it was in all games before it could
// be off.
//
// Then comes one line for each [Entry]. Its time is that of the game's own clock,
// in seconds: what the game had been played for, without the pauses. So a game
// that was cut short goes on at the time of its last line, which may hold nothing
// else: the clock was seen at that time, and the next entry takes its place. A cell
// is written with numbers or with letters.
//
// A line counts once it has its end: what is cut short by a crash is dropped.
//
// The package does no input or output. What is wrong with a text is told by a
// [files.Error], without a file.
package journal
