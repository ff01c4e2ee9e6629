package replay

import (
	"time"

	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// A playback moves a replay on as time passes. The zero value does not move the replay.
type playback struct {
	playing bool
	speed   int           // 2 is the speed of the game, and 1 is half that speed
	since   time.Time     // when the replay last started, or changed its speed
	origin  time.Duration // the time in the game when the replay last started, or changed its speed
	run     int           // counts the calls of set and pause; an older tick does nothing
}

// tick is the message that asks to move the replay on.
type tick struct{ run int }

// set starts the replay from its present position if playing is true. Otherwise it stops the replay
// there.
func (b *playback) set(playing bool, r *session.Replay, now time.Time) tea.Cmd {
	b.run++
	b.playing = playing
	b.since, b.origin = now, r.Time()
	return b.tick()
}

// setSpeed changes the speed at which the replay goes on from its present position.
func (b *playback) setSpeed(speed int, r *session.Replay, now time.Time) {
	b.speed = speed
	b.since, b.origin = now, r.Time()
}

// pause stops the ticks of the replay until set is called again.
func (b *playback) pause() { b.run++ }

// tick returns the command for the next tick, or nil while the replay stands still.
func (b *playback) tick() tea.Cmd {
	if !b.playing {
		return nil
	}
	run := b.run
	return tea.Tick(time.Second/20, func(time.Time) tea.Msg { return tick{run} })
}

// ticked moves the replay to the position that it has reached by now. At the end of the game it
// stops the replay.
func (b *playback) ticked(msg tick, r *session.Replay, now time.Time) tea.Cmd {
	if msg.run != b.run {
		return nil
	}
	r.SeekTime(b.origin + now.Sub(b.since)*time.Duration(b.speed)/2)
	b.playing = r.Position() < r.Len()
	return b.tick()
}
