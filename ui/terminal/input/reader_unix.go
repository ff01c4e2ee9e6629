//go:build !windows

package input

import (
	"errors"
	"io"
	"os"
	"sync"
	"time"

	"github.com/charmbracelet/x/term"
	"golang.org/x/sys/unix"
)

// A Reader is a terminal from which a program reads events. It has no method Name, so that Bubble Tea
// does not poll its file descriptor: a Reader may have events while the descriptor has no bytes.
type Reader struct {
	term.File // Write, Close and Fd are those of the terminal

	buffer
	buf [4096]byte

	mu      sync.Mutex
	stopped bool
	wake    [2]*os.File // a pipe that holds a byte while the Reader is stopped
}

// Open returns a Reader for the standard input or, if the standard input is no terminal, for the
// controlling terminal of the program.
func Open() (*Reader, error) {
	var tty term.File = os.Stdin
	if !term.IsTerminal(os.Stdin.Fd()) {
		file, err := os.Open("/dev/tty")
		if err != nil {
			return nil, err
		}
		tty = file
	}
	return newReader(tty)
}

func newReader(tty term.File) (*Reader, error) {
	r := &Reader{File: tty, buffer: buffer{silence: silence}}
	var err error
	r.wake[0], r.wake[1], err = os.Pipe()
	return r, err
}

// Read implements [io.Reader]. While the Reader is stopped, Read returns [io.EOF]. It keeps bytes
// that have come, because Bubble Tea would drop them. After Start, Read returns these bytes.
func (r *Reader) Read(p []byte) (int, error) {
	n, err := r.read(p, r.more)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.stopped && n > 0 {
		r.putBack(p[:n])
		return 0, io.EOF
	}
	return n, err
}

// more returns bytes from the terminal. It waits for them at most for limit, or forever if limit is
// negative.
func (r *Reader) more(limit time.Duration) ([]byte, error) {
	came, err := r.wait(limit)
	if err != nil || !came {
		return nil, err
	}
	n, err := r.File.Read(r.buf[:])
	return r.buf[:n], err
}

// wait waits until the terminal has bytes, and reports whether it has. It waits at most for limit, or
// forever if limit is negative. If the Reader is stopped, the error is [io.EOF].
func (r *Reader) wait(limit time.Duration) (came bool, err error) {
	tty, wake := int(r.Fd()), int(r.wake[0].Fd())
	for {
		var fds unix.FdSet
		fds.Set(tty)
		fds.Set(wake)
		var timeout *unix.Timeval
		if limit >= 0 {
			t := unix.NsecToTimeval(limit.Nanoseconds())
			timeout = &t
		}
		_, err := unix.Select(max(tty, wake)+1, &fds, nil, nil, timeout)
		switch {
		case errors.Is(err, unix.EINTR):
			continue
		case err != nil:
			return false, err
		case fds.IsSet(wake):
			return false, io.EOF
		}
		return fds.IsSet(tty), nil
	}
}

// Stop ends the current Read. Until [Reader.Start], every Read fails, and another program can read the
// terminal.
func (r *Reader) Stop() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.stopped {
		_, err := r.wake[1].Write([]byte{0})
		r.stopped = err == nil
	}
}

// Start lets a stopped Reader read again.
func (r *Reader) Start() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.stopped {
		_, err := r.wake[0].Read(make([]byte, 1))
		r.stopped = err != nil
	}
}
