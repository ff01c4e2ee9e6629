//go:build !unix

package files

// withoutWaiting is 0, which means no flag. On these systems a folder cannot contain a pipe, so
// opening a file never waits.
const withoutWaiting = 0
