// Package input reads the keyboard and the mouse for Bubble Tea, event by event.
//
//	in, err := input.Open()
//	p := tea.NewProgram(model, tea.WithInput(in))
//
// Bubble Tea takes the end of a read for the end of a key. But the bytes of a key, a click or a
// character may come in several reads, above all on a slow connection: Bubble Tea would read Esc
// and letters. So a [Reader] passes on whole events. It waits [split] for the next byte of a
// sequence, and drops a sequence that remains unfinished or that is no key and no click. A lone Esc
// is passed on after the same time, any other key at once.
//
// Bubble Tea takes a paste as one message and reads no key until the paste ends. After every 256
// bytes or so, it searches the whole paste for the end: four megabytes take twenty seconds, and
// after a paste without an end the keyboard is dead. A Reader holds a paste back until the paste
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
	"slices"
	"time"
)

const (
	// split is the longest pause between two bytes of an event.
	split = 50 * time.Millisecond
	// silence is the longest pause within a paste. After a longer pause, the paste is over.
	silence = time.Second
)

// A buffer holds the events that Bubble Tea has not read yet.
type buffer struct {
	silence time.Duration // the longest pause within a paste
	parser  parser
}

// read reads whole events into p. If none have come, it waits. It calls receive for more bytes;
// receive waits for them up to the limit, or forever if the limit is negative. If receive fails, read
// returns the events that are left, and then the error.
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

// size returns the number of bytes to read.
func (b *buffer) size() (n int) {
	for _, e := range b.parser.events {
		n += len(e)
	}
	return n
}

// fill moves events to p and returns the number of their bytes. A read ends after Esc, because Bubble
// Tea would take Esc and the next key for one key with Alt. It does not fill p to the last byte: Bubble
// Tea would wait for more before it believes that a letter is whole. Only a paste is read in parts.
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

// putBack puts bytes back that were read last.
func (b *buffer) putBack(p []byte) {
	b.parser.events = slices.Insert(b.parser.events, 0, bytes.Clone(p))
}
