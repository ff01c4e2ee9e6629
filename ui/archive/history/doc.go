// Package history holds the finished games, one JSON object a line:
//
//	{"v":1,"game":"2026-01-02-150405-1a2b3c4d","ended":"2026-01-02T15:04:17Z","ms":12345,"grid":"square",…}
//
// Each line begins with its version. What is zero, no or not known is left out.
// Lines are only ever added: one that cannot be read, or is of a later version,
// is passed over and stays. Where a game has several lines, because it was lost,
// undone and played on, the last one counts.
//
// The package does no input or output.
package history
