package ui

import "time"

// longestSilence is the longest normal pause between two messages while the clock of a game runs.
// The clock ticks at least once a second. After a longer pause, the program must have been stopped.
const longestSilence = 2 * time.Second

// noticeSleep corrects the clocks of the games after the program was stopped. If the time since
// lastMessage is longer than longestSilence, noticeSleep subtracts that time from the clocks.
// Before the first message, lastMessage is zero.
func (m *Model) noticeSleep(lastMessage time.Time) {
	if still := m.Now().Sub(lastMessage); still > longestSilence && !lastMessage.IsZero() {
		m.stoodStill(still)
	}
}

// stoodStill subtracts d from the clocks of all games. The program did not run for that time, for
// example because it was stopped without warning.
func (m *Model) stoodStill(d time.Duration) {
	for _, e := range m.games() {
		e.session().SkipTime(d)
	}
}
