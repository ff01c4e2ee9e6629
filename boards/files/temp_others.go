//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package files

import (
	"io"
	"os"
	"runtime"
)

// hold does nothing: abandoned does not need it.
func hold(string) io.Closer { return (*os.File)(nil) }

// abandoned reports whether the system itself refuses to remove a file that is open, as
// Windows does. Elsewhere no file is known to be abandoned.
func abandoned(string) bool { return runtime.GOOS == "windows" }
