//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package files

import (
	"io"
	"os"
	"syscall"
)

// hold locks a file that is being made, until it is closed or the program dies. On a disk that
// knows no locks nothing is held, and nothing is abandoned.
func hold(path string) io.Closer {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		_ = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	}
	return f
}

// abandoned reports whether nobody holds a file any more.
func abandoned(path string) bool {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return false
	}
	defer f.Close()
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil
}
