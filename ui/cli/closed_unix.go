//go:build !windows

package cli

import (
	"os"

	"golang.org/x/sys/unix"
)

// isClosed reports whether an output was closed before the program began, as by >&- in a shell. For
// a closed output, Go opens /dev/null for reading and writing. If the standard input is also
// /dev/null, open for reading and writing, isClosed returns false: somebody has probably started
// the program with /dev/null for both.
func isClosed(file *os.File) bool { return isReadableNull(file) && !isReadableNull(os.Stdin) }

// isReadableNull reports whether a file is /dev/null, open for reading and writing.
func isReadableNull(file *os.File) bool {
	info, err := file.Stat()
	if err != nil {
		return false
	}
	null, err := os.Stat(os.DevNull)
	if err != nil || !os.SameFile(info, null) {
		return false
	}
	flags, err := unix.FcntlInt(file.Fd(), unix.F_GETFL, 0)
	return err == nil && flags&unix.O_ACCMODE == unix.O_RDWR
}
