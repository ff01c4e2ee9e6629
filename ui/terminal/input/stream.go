package input

import (
	"io"
	"sync"
	"time"
)

// A Stream reads the keys that come over a connection.
type Stream struct {
	buffer
	from io.Reader
	came chan []byte
	err  error // the error that ended the connection; valid once came is closed

	end     sync.Once
	stopped chan struct{}
}

// NewStream returns a Stream of the bytes of r. The caller runs [Stream.Pump] in a goroutine.
func NewStream(r io.Reader) *Stream {
	return &Stream{
		buffer:  buffer{silence: silence},
		from:    r,
		came:    make(chan []byte),
		stopped: make(chan struct{}),
	}
}

// Pump reads bytes from the connection and passes them on to Read, until the connection ends or the
// Stream is stopped. It reads more bytes only after Read has taken the last ones, so a client that
// sends too much has to wait. It reads at most 1024 bytes at a time, because each byte may become an
// event of 32 bytes.
func (s *Stream) Pump() {
	defer close(s.came)
	for {
		p := make([]byte, 1024)
		n, err := s.from.Read(p)
		if n > 0 {
			select {
			case s.came <- p[:n]:
			case <-s.stopped:
				return
			}
		}
		if err != nil {
			s.err = err
			return
		}
	}
}

// Read implements [io.Reader]. It returns [io.EOF] once the Stream is stopped.
func (s *Stream) Read(p []byte) (int, error) { return s.read(p, s.more) }

// more returns bytes from the connection. It waits for them at most for limit, or forever if limit is
// negative.
func (s *Stream) more(limit time.Duration) ([]byte, error) {
	var late <-chan time.Time
	switch {
	case limit == 0:
		select {
		case p, ok := <-s.came:
			return s.got(p, ok)
		default:
			return nil, nil
		}
	case limit > 0:
		late = time.After(limit)
	}
	select {
	case p, ok := <-s.came:
		return s.got(p, ok)
	case <-late:
		return s.more(0) // bytes may have come at the last moment
	case <-s.stopped:
		return nil, io.EOF
	}
}

func (s *Stream) got(p []byte, ok bool) ([]byte, error) {
	if !ok {
		return nil, s.err
	}
	return p, nil
}

// Stop ends the current Read. Every later Read fails.
func (s *Stream) Stop() { s.end.Do(func() { close(s.stopped) }) }

// Start does nothing: a player cannot suspend the program over a connection.
func (s *Stream) Start() {}
