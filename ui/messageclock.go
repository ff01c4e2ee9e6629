package ui

import (
	"sync/atomic"
	"time"
)

// A moment is a clock that stands still while a message is handled. All keys of a message were
// typed together, so they get the same time. Several goroutines may read the clock.
type moment struct {
	now func() time.Time
	at  atomic.Pointer[time.Time] // the time of the message being handled; nil: none
}

// begin stops the clock at the present time, before a message is handled. [moment.end] lets the
// clock run again.
func (m *moment) begin() {
	at := m.now()
	m.at.Store(&at)
}

// end lets the clock run again.
func (m *moment) end() { m.at.Store(nil) }

func (m *moment) time() time.Time {
	if at := m.at.Load(); at != nil {
		return *at
	}
	return m.now()
}
