//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd)

package files

import (
	"io"
	"os"
	"runtime"
)

// hold does nothing: see abandoned.
func hold(string) io.Closer { return (*os.File)(nil) }

// abandoned reports whether a file may be removed: Windows removes none that is open.
func abandoned(string) bool { return runtime.GOOS == "windows" }
