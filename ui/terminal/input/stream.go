package input

import (
	"io"
	"sync"
	"time"
)

// A Stream reads what is typed at the other end of a connection.
type Stream struct {
	buffer
	from io.Reader
	came chan []byte
	err  error // why no more comes, once came is closed

	end     sync.Once
	stopped chan struct{}
}

// NewStream returns a Stream of what comes from r. The caller runs [Stream.Pump] beside it.
func NewStream(r io.Reader) *Stream {
	return &Stream{
		buffer:  buffer{silence: silence},
		from:    r,
		came:    make(chan []byte),
		stopped: make(chan struct{}),
	}
}

// Pump passes on what comes until the connection ends or the Stream is stopped. It takes no
// more than is read, so that a client that sends more has to wait.
func (s *Stream) Pump() {
	defer close(s.came)
	for {
		p := make([]byte, 4096)
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

// Read implements [io.Reader]. Once the Stream is stopped there is an end of file.
func (s *Stream) Read(p []byte) (int, error) { return s.read(p, s.more) }

// more returns what has come within a time.
func (s *Stream) more(most time.Duration) ([]byte, error) {
	var late <-chan time.Time
	switch {
	case most == 0:
		select {
		case p, ok := <-s.came:
			return s.got(p, ok)
		default:
			return nil, nil
		}
	case most > 0:
		late = time.After(most)
	}
	select {
	case p, ok := <-s.came:
		return s.got(p, ok)
	case <-late:
		return nil, nil
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

// Stop ends what reads now, and all that would read later.
func (s *Stream) Stop() { s.end.Do(func() { close(s.stopped) }) }

// Start does nothing: who plays over a connection cannot stop the program.
func (s *Stream) Start() {}
