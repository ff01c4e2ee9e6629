// Package input reads what is typed before Bubble Tea does, and bounds what is pasted.
//
//	in, err := input.Open()
//	p := tea.NewProgram(model, tea.WithInput(in))
//
// Bubble Tea takes a paste as one message, and reads no key before its end has come. It looks
// for that from the beginning each time that some 256 bytes have come, so that four megabytes
// take twenty seconds, and after a paste without an end the keyboard is dead. A [Reader] keeps
// a paste to itself until it is whole, or nothing has come for a second, or it is longer than
// [MaxPaste]; and it lets Ctrl+C through meanwhile.
//
// A [Stream] does the same for what comes over a connection.
//
// On Windows a console tells Bubble Tea of keys, not of bytes, and a paste is keys like others:
// a Reader passes on what it reads there.
package input

import (
	"bytes"
	"time"
)

// MaxPaste is the length, in bytes, of the longest paste that is passed on. In the place of a
// longer one come blanks, one more than this: whoever is told of a longer one knows that it
// was too long.
const MaxPaste = 64 << 10

// A terminal puts these around what is pasted.
var (
	pasteBegins = []byte("\x1b[200~")
	pasteEnds   = []byte("\x1b[201~")
)

const ctrlC = 0x03

// A paste is what is known of one: it takes bytes as they come, and passes on whole pastes and
// all that is none.
type paste struct {
	held    []byte // what may be the beginning of the next mark
	open    bool   // a paste has begun
	text    []byte // what was pasted so far
	tooLong bool
	dropped bool // by Ctrl+C
}

// take appends to dst what is to be passed on now that p has come, and returns the extended
// slice.
func (s *paste) take(dst, p []byte) []byte {
	rest := append(s.held, p...)
	for {
		mark := pasteBegins
		if s.open {
			mark = pasteEnds
		}
		at := bytes.Index(rest, mark)
		if at < 0 {
			end := len(rest) - begun(rest, mark)
			dst = s.pass(dst, rest[:end])
			s.held = append(s.held[:0], rest[end:]...)
			return dst
		}
		dst = s.pass(dst, rest[:at])
		if s.open {
			dst = s.end(dst)
		} else {
			*s = paste{held: s.held, open: true}
		}
		rest = rest[at+len(mark):]
	}
}

// begun returns how many bytes at the end of p a mark may begin with.
func begun(p, mark []byte) int {
	n := min(len(p), len(mark)-1)
	for !bytes.HasPrefix(mark, p[len(p)-n:]) {
		n--
	}
	return n
}

// pass appends to dst what is no mark; within a paste that is kept, but for Ctrl+C, which ends
// what is pasted.
func (s *paste) pass(dst, p []byte) []byte {
	if !s.open {
		return append(dst, p...)
	}
	if n := bytes.Count(p, []byte{ctrlC}); n > 0 {
		s.dropped, s.text = true, nil
		dst = append(dst, bytes.Repeat([]byte{ctrlC}, n)...)
	}
	s.tooLong = s.tooLong || len(s.text)+len(p) > MaxPaste
	switch {
	case s.tooLong:
		s.text = nil
	case !s.dropped:
		s.text = append(s.text, p...)
	}
	return dst
}

// end appends to dst the paste that is over.
func (s *paste) end(dst []byte) []byte {
	if !s.dropped {
		dst = append(dst, pasteBegins...)
		if s.tooLong {
			dst = append(dst, bytes.Repeat([]byte{' '}, MaxPaste+1)...)
		}
		dst = append(append(dst, s.text...), pasteEnds...)
	}
	*s = paste{held: s.held}
	return dst
}

// flush appends to dst all that is held, as nothing more has come: what began as a mark was
// none, and a paste is over.
func (s *paste) flush(dst []byte) []byte {
	dst = s.pass(dst, s.held)
	s.held = s.held[:0]
	if s.open {
		dst = s.end(dst)
	}
	return dst
}

// silence is how long a paste may pause: after that it is over.
const silence = time.Second

// split is how long the rest of a mark may take where a terminal sends it in parts.
const split = 50 * time.Millisecond

// A buffer holds what has come until it is read.
type buffer struct {
	silence time.Duration // after which a paste is over
	paste   paste
	ready   []byte // what is to be read
}

// read fills p as long as there is anything to be read: less than that ends where a key does.
// The function more returns what has come within a time, below 0 for ever; nothing where
// nothing has. Its error is that of read once nothing else is left.
func (b *buffer) read(p []byte, more func(most time.Duration) ([]byte, error)) (int, error) {
	for len(b.ready) < len(p) {
		came, err := more(b.patience())
		if err != nil && len(b.ready) == 0 {
			return 0, err
		}
		if len(came) > 0 {
			b.ready = b.paste.take(b.ready, came)
			continue
		}
		if err == nil && (len(b.ready) == 0 || !b.paste.open && len(b.paste.held) == 1) { // which is Esc
			b.ready = b.paste.flush(b.ready)
		}
		if len(b.ready) > 0 {
			break
		}
	}
	n := copy(p, b.ready)
	b.ready = b.ready[n:]
	return n, nil
}

// patience returns how long to wait for more; below 0 for ever.
func (b *buffer) patience() time.Duration {
	switch {
	case len(b.ready) > 0:
		return 0
	case b.paste.open:
		return b.silence
	case len(b.paste.held) > 1:
		return split
	case len(b.paste.held) == 1:
		return 0
	}
	return -1
}
