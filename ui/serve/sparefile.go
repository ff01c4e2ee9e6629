package serve

import (
	"errors"
	"log/slog"
	"net"
	"os"
	"syscall"
	"time"

	"golang.org/x/time/rate"
)

// A sparing listener keeps a file descriptor in reserve. When there are no others left, it uses that one
// to close new connections: their clients would wait without a word.
type sparing struct {
	net.Listener
	open    func() (*os.File, error) // opens a file descriptor
	reserve *os.File                 // nil: there is none, and clients may wait
	told    rate.Sometimes
	tells   func(error)
}

func (s *Server) spare(l net.Listener) *sparing {
	spare := &sparing{
		Listener: l, open: func() (*os.File, error) { return os.OpenFile(os.DevNull, os.O_WRONLY, 0) },
		told: rate.Sometimes{Interval: time.Minute}, tells: func(err error) { s.log(failed, slog.Any("error", err)) },
	}
	spare.reserve, _ = spare.open()
	return spare
}

// Accept implements [net.Listener].
func (l *sparing) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if !errors.Is(err, syscall.EMFILE) && !errors.Is(err, syscall.ENFILE) {
			return c, err
		}
		l.told.Do(func() { l.tells(err) })
		_ = l.reserve.Close() // it may be none
		if c, err = l.Listener.Accept(); err != nil {
			return nil, err // the SSH library waits a little before it tries again
		}
		if l.reserve, err = l.open(); err == nil { // meanwhile, others have been closed
			return c, nil
		}
		_ = c.Close()
		l.reserve, _ = l.open()
	}
}
