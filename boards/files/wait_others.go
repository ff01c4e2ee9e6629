//go:build !unix

package files

// withoutWaiting is 0, no flag, on systems where a folder cannot contain a pipe.
const withoutWaiting = 0
