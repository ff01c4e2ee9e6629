package ui

import (
	"sync/atomic"
	"time"
)

// A moment tells the time so that all of a message happens at once: however many keys it
// has, they were typed together, and the clock is asked once. It may be asked from several
// goroutines.
type moment struct {
	now func() time.Time
	at  atomic.Pointer[time.Time] // nil: no message is being worked on
}

// begin makes it the time of a message.
func (m *moment) begin() {
	at := m.now()
	m.at.Store(&at)
}

// end lets time pass again.
func (m *moment) end() { m.at.Store(nil) }

// time returns what time it is.
func (m *moment) time() time.Time {
	if at := m.at.Load(); at != nil {
		return *at
	}
	return m.now()
}
