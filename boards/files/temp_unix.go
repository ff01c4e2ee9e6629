//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package files

import (
	"io"
	"os"
	"syscall"
)

// hold locks a temporary file until the result is closed or the program dies. On a file system
// without locks, hold does nothing, and the function abandoned returns false.
func hold(path string) io.Closer {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		_ = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	}
	return f
}

// abandoned reports whether no program has locked the temporary file at path.
func abandoned(path string) bool {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return false
	}
	defer f.Close()
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil
}
