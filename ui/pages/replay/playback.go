package replay

import (
	"time"

	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// A playback moves a replay on with the clock, at some speed. The zero value stands still.
type playback struct {
	playing bool
	speed   int           // in halves: 2 is the speed of the game itself
	since   time.Time     // when it was last set going
	origin  time.Duration // the time of the game at that moment
	run     int           // the number of times it was set; a tick of an earlier run does nothing
}

// tick moves a replay on.
type tick struct{ run int }

// set sets the replay going from its place, or stops it there.
func (b *playback) set(playing bool, r *session.Replay, now time.Time) tea.Cmd {
	b.run++
	b.playing = playing
	b.since, b.origin = now, r.Time()
	return b.tick()
}

// setSpeed changes the speed from this place on.
func (b *playback) setSpeed(speed int, r *session.Replay, now time.Time) {
	b.speed = speed
	b.since, b.origin = now, r.Time()
}

// pause stops the clock of the replay until it is set again.
func (b *playback) pause() { b.run++ }

// tick returns the command for the next tick; nil while the replay stands still.
func (b *playback) tick() tea.Cmd {
	if !b.playing {
		return nil
	}
	run := b.run
	return tea.Tick(time.Second/20, func(time.Time) tea.Msg { return tick{run} })
}

// ticked moves the replay to its place at the time now, and stops it at its end.
func (b *playback) ticked(msg tick, r *session.Replay, now time.Time) tea.Cmd {
	if msg.run != b.run {
		return nil
	}
	r.SeekTime(b.origin + now.Sub(b.since)*time.Duration(b.speed)/2)
	b.playing = r.At() < r.Len()
	return b.tick()
}
