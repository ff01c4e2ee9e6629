package input

// MaxPaste is the length, in bytes, of the longest paste that is passed on. A longer paste is
// replaced by MaxPaste+1 blanks, which tell the program that the paste was too long.
const MaxPaste = 64 << 10

// The marks that a terminal puts around a paste.
const (
	pasteBegins = "\x1b[200~"
	pasteEnds   = "\x1b[201~"
)

// A paste is the text pasted so far.
type paste struct {
	text    []byte
	mark    int // how many bytes of pasteEnds, the mark after a paste, have come so far
	tooLong bool
	dropped bool // Ctrl+C came during the paste, so its text is dropped
}

// put reads a byte of the paste. It reports whether the paste has ended.
func (s *paste) put(b byte) (ended bool) {
	if b == pasteEnds[s.mark] {
		s.mark++
		return s.mark == len(pasteEnds)
	}
	s.unmark()
	if b == esc { // no other byte begins the mark
		s.mark = 1
		return false
	}
	s.add(b)
	return false
}

// unmark adds the bytes that looked like the beginning of pasteEnds to the text.
func (s *paste) unmark() {
	s.add([]byte(pasteEnds[:s.mark])...)
	s.mark = 0
}

func (s *paste) add(p ...byte) {
	switch {
	case len(s.text)+len(p) > MaxPaste:
		s.tooLong, s.text = true, nil
	case !s.tooLong && !s.dropped:
		s.text = append(s.text, p...)
	}
}

// event returns the event of the paste: its text between the two marks. If Ctrl+C came during the
// paste, event returns nil.
func (s *paste) event() []byte {
	if s.dropped {
		return nil
	}
	if s.tooLong {
		s.text = make([]byte, MaxPaste+1)
		for i := range s.text {
			s.text[i] = ' '
		}
	}
	return append(append([]byte(pasteBegins), s.text...), pasteEnds...)
}
