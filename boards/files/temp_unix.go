//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package files

import (
	"io"
	"os"
	"syscall"
)

// hold locks a temporary file until the result is closed or the program dies. On a file system
// without locks, hold locks nothing, and isAbandoned returns false.
func hold(path string) io.Closer {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		_ = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	}
	return f
}

// isAbandoned reports whether no program has locked the temporary file at path.
func isAbandoned(path string) bool {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return false
	}
	defer f.Close()
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil
}
