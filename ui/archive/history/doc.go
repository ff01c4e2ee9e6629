// Package history reads and writes the list of finished games, one JSON object a line:
//
//	{"v":1,"game":"2026-01-02-150405-1a2b3c4d","ended":"2026-01-02T15:04:17Z","grid":"square","rows":9,…}
//
// Each line begins with its version. Fields that are zero, false or not known are left
// out. No line is ever changed: lines are added at the end, and the oldest may be removed.
// A line that cannot be read or has a later version is skipped. A game has several lines if its
// player undid a loss and played on, or if the game was reviewed later. Then its last line counts.
// Facts that the last line lacks are taken from an earlier line.
//
// The package does no input or output.
package history
