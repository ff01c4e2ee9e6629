// Package input reads the keyboard for Bubble Tea and limits the length of pastes.
//
//	in, err := input.Open()
//	p := tea.NewProgram(model, tea.WithInput(in))
//
// Bubble Tea takes a paste as one message and reads no key until the paste ends. After every 256
// bytes or so, it searches the whole paste for the end: four megabytes take twenty seconds, and
// after a paste without an end the keyboard is dead. A [Reader] holds a paste back until the paste
// is whole or longer than [MaxPaste], or until nothing has come for a second. Meanwhile it lets
// Ctrl+C through.
//
// A [Stream] does the same for bytes that come over a connection.
//
// On Windows, Bubble Tea receives keys from the console, not bytes, and a paste is just more keys.
// There a Reader passes everything on.
package input

import (
	"bytes"
	"time"
)

// MaxPaste is the length, in bytes, of the longest paste that is passed on. A longer paste is
// replaced by MaxPaste+1 blanks, which tell the program that the paste was too long.
const MaxPaste = 64 << 10

// The marks that a terminal puts around a paste.
var (
	pasteBegins = []byte("\x1b[200~")
	pasteEnds   = []byte("\x1b[201~")
)

const ctrlC = 0x03

// A paste separates keys from pasted text. It passes on keys at once, and pasted text when the text
// is whole.
type paste struct {
	held    []byte // bytes that may be the beginning of the next mark
	open    bool   // a paste has begun
	text    []byte // the text pasted so far
	tooLong bool
	dropped bool // Ctrl+C came during the paste, so its text is dropped
}

// take reads p, appends to dst the bytes to pass on, and returns the extended slice.
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

// begun returns the number of bytes at the end of p that may be the beginning of a mark.
func begun(p, mark []byte) int {
	n := min(len(p), len(mark)-1)
	for !bytes.HasPrefix(mark, p[len(p)-n:]) {
		n--
	}
	return n
}

// pass handles bytes other than [pasteBegins] and [pasteEnds]. Outside a paste, it appends them to
// dst. Inside a paste, it keeps them until the paste ends. A Ctrl+C inside a paste drops the text
// of the paste, and is appended to dst.
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

// end ends the paste and appends it to dst.
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

// flush is called when no more bytes have come. It appends to dst all bytes held back: those
// that could have begun [pasteBegins] or [pasteEnds], and the text of a paste without an end.
func (s *paste) flush(dst []byte) []byte {
	dst = s.pass(dst, s.held)
	s.held = s.held[:0]
	if s.open {
		dst = s.end(dst)
	}
	return dst
}

// silence is the longest pause within a paste. After a longer pause, the paste is over.
const silence = time.Second

// split is the longest pause inside an escape sequence that marks the start or the end of a paste.
const split = 50 * time.Millisecond

// A buffer holds the bytes that Bubble Tea has not read yet.
type buffer struct {
	silence time.Duration // the longest pause within a paste
	paste   paste
	ready   []byte // the bytes to read
}

// read reads into p the keys and whole pastes that have come. If none have come, it waits. It calls
// receive for more bytes; receive waits for them up to the limit, or forever if the limit is
// negative. If receive fails, read returns the bytes that are left, and then the error.
func (b *buffer) read(p []byte, receive func(limit time.Duration) ([]byte, error)) (int, error) {
	for len(b.ready) < len(p) {
		came, err := receive(b.patience())
		if err != nil && len(b.ready) == 0 {
			return 0, err
		}
		if len(came) > 0 {
			b.ready = b.paste.take(b.ready, came)
			continue
		}
		if err == nil && (len(b.ready) == 0 || !b.paste.open && len(b.paste.held) == 1) { // a lone Esc is a key
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

// patience returns how long read waits for more bytes. If the result is negative, read waits
// forever.
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
