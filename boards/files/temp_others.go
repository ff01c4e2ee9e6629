//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package files

import (
	"io"
	"os"
	"runtime"
)

// hold does nothing: abandoned does not need it.
func hold(string) io.Closer { return (*os.File)(nil) }

// abandoned reports whether the program may try to remove a temporary file that others could be
// writing. On Windows it may, because the system refuses to remove an open file.
func abandoned(string) bool { return runtime.GOOS == "windows" }
