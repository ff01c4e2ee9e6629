// Package stats is what the history of finished games tells: the best times of
// each [Category], which games are records and, if not, why, wins and streaks, and
// the numbers of the field.
//
// Those numbers are defined as on https://minesweepergame.com/statistics.php,
// where 3BV is the least number of clicks that clears a board without flags.
//
// The package is pure: games come in, numbers come out.
package stats
