// Package input reads the keyboard and the mouse for Bubble Tea, event by event.
//
//	in, err := input.Open()
//	p := tea.NewProgram(model, tea.WithInput(in))
//
// Bubble Tea takes the end of a read for the end of a key. But the bytes of a key, a click or a
// character may come in several reads, above all on a slow connection. Bubble Tea would take the
// parts of an arrow key for Esc and letters. So a [Reader] passes on whole events. It waits 50 ms
// for the next byte of a sequence. It drops a sequence that remains unfinished, or that is neither
// a key nor a click. It passes on Esc after 50 ms, and any other key at once.
//
// Bubble Tea takes a paste as one message and reads no key until the paste ends. After every 256
// bytes or so, it searches the whole paste for the end: four megabytes take twenty seconds, and
// after a paste without an end the keyboard is dead. A Reader keeps a paste until it is complete or
// longer than [MaxPaste], or until nothing has come for a second. Meanwhile it passes on Ctrl+C.
//
// A [Stream] is like a Reader, for bytes that come over a connection.
//
// On Windows, Bubble Tea receives keys from the console, not bytes, and a paste is just more keys.
// There a Reader passes everything on unchanged.
package input

import (
	"bytes"
	"slices"
	"time"
)

const (
	// split is the longest pause between two bytes of an event.
	split = 50 * time.Millisecond
	// silence is the longest pause within a paste. After a longer pause, the paste is over.
	silence = time.Second
)

// A buffer holds events that Bubble Tea has not read yet.
type buffer struct {
	silence time.Duration // the longest pause within a paste
	parser  parser
}

// read reads whole events into p, and waits for at least one event. It gets bytes from the function
// receive, which waits up to limit, or forever if limit is negative. After an error of receive, read
// returns the events that have come, and then the error.
func (b *buffer) read(p []byte, receive func(limit time.Duration) ([]byte, error)) (int, error) {
	for b.size() < len(p) {
		came, err := receive(b.patience())
		switch {
		case len(came) > 0:
			b.parser.take(came)
		case len(b.parser.events) > 0:
			return b.fill(p), nil
		case err != nil:
			return 0, err
		default:
			b.parser.timeUp()
		}
	}
	return b.fill(p), nil
}

// patience returns how long read waits for more bytes. If the result is negative, read waits
// forever.
func (b *buffer) patience() time.Duration {
	switch {
	case len(b.parser.events) > 0:
		return 0
	case b.parser.state == pasting:
		return b.silence
	case b.parser.state != between:
		return split
	}
	return -1
}

// size returns the number of bytes in all events.
func (b *buffer) size() (n int) {
	for _, e := range b.parser.events {
		n += len(e)
	}
	return n
}

// fill moves events to p and returns the number of their bytes. It stops after Esc, because Bubble Tea
// would take Esc and the next key for one key with Alt. It leaves at least one byte of p free, because
// Bubble Tea waits for more bytes after a full read. An event longer than p is moved in parts.
func (b *buffer) fill(p []byte) (n int) {
	events := b.parser.events
	for len(events) > 0 && (n == 0 || n+len(events[0]) < len(p)) {
		part := copy(p[n:], events[0])
		n += part
		if part < len(events[0]) {
			events[0] = events[0][part:]
			break
		}
		events = events[1:]
		if p[n-1] == esc {
			break
		}
	}
	b.parser.events = events
	return n
}

// putBack puts p, the bytes of the last read, back into the buffer.
func (b *buffer) putBack(p []byte) {
	b.parser.events = slices.Insert(b.parser.events, 0, bytes.Clone(p))
}
