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

// A sparing is a listener that keeps a file descriptor in reserve. When no other descriptor is
// left, it uses the reserve to accept each new connection and close it. Otherwise the clients of
// these connections would wait without an answer.
type sparing struct {
	net.Listener
	open    func() (*os.File, error) // opens a file descriptor
	reserve *os.File                 // the descriptor in reserve; nil: none could be opened
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
		_ = l.reserve.Close() // the reserve may be nil
		if c, err = l.Listener.Accept(); err != nil {
			return nil, err // the SSH library waits a little before it tries again
		}
		if l.reserve, err = l.open(); err == nil { // meanwhile, another descriptor was closed
			return c, nil
		}
		_ = c.Close()
		l.reserve, _ = l.open()
	}
}
