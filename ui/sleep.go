package ui

import "time"

// silence is the longest normal pause between two messages while the clock of a game runs. The
// clock ticks at least once a second. After a longer pause, the program must have been stopped.
const silence = 2 * time.Second

// noticeSleep takes the time since the last message off the clocks of the games, if it was so long
// that the program must have been stopped. The parameter last is when that message was handled; it
// is zero before the first message.
func (m *Model) noticeSleep(last time.Time) {
	if still := m.Now().Sub(last); still > silence && !last.IsZero() {
		m.stoodStill(still)
	}
}

// stoodStill subtracts d from the clocks of all games. The program did not run for that time, for
// example because it was stopped without warning.
func (m *Model) stoodStill(d time.Duration) {
	for _, e := range m.games() {
		e.game().Session().SkipTime(d)
	}
}
