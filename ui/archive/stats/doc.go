// Package stats computes statistics from the history of finished games: the best times of
// each [Category], which games are records and why others are not, wins and streaks, and
// the figures of package measure.
//
// The package reads no files and no clock: all that it uses is in the games.
package stats
