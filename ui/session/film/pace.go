package film

import (
	"time"

	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
)

// The pace of a film.
const (
	longestGap = time.Second            // a longer one counts as this
	begins     = 500 * time.Millisecond // before anything happens
	longest    = 30 * time.Second       // what was played, where no speed is asked for
	shortest   = time.Second / 30       // a frame

	together = 20 * time.Millisecond  // what was done within this was done by one play
	step     = 250 * time.Millisecond // what such an action takes
)

// A moment is when an entry of the game happened.
type moment struct {
	played  time.Duration // by the clock, with no gap too long
	steps   int           // before it, that the clock cannot tell apart
	entries int           // up to it
}

// shotsOf returns the frames of a game at a speed; 0: so that it is not long. A play that was
// typed or pasted is done at once: each of its actions takes a step, however long that makes the
// film.
func shotsOf(r *session.Replay, speed float64) []shot {
	moments := momentsOf(r)
	stepping := step
	if speed == 0 {
		speed = max(1, float64(moments[len(moments)-1].played)/float64(longest))
	} else {
		stepping = time.Duration(float64(step) / speed)
	}
	var shots []shot
	for _, m := range moments {
		at := time.Duration(float64(m.played)/speed) + time.Duration(m.steps)*stepping
		s := shot{at: at.Round(time.Millisecond), entries: m.entries}
		if n := len(shots); n > 1 && s.at-shots[n-1].at < shortest { // nobody would see the one before
			shots[n-1].entries = s.entries
			continue
		}
		shots = append(shots, s)
	}
	return shots
}

// momentsOf returns the moments of a game, the first of them before it begins.
func momentsOf(r *session.Replay) []moment {
	moments := []moment{{}}
	given := r.Given()
	now, last := moment{played: begins}, time.Duration(0)
	acted := false // so far; what is given counts
	for n := range r.Len() {
		r.Seek(n + 1)
		gap := r.Time() - last
		e, _ := r.Last()
		acts := e.Event == journal.Done
		if acts && acted && n >= given && gap < together {
			now.steps++
		} else {
			now.played += min(gap, longestGap)
		}
		acted = acted || acts
		last, now.entries = r.Time(), n+1
		moments = append(moments, now)
	}
	return moments
}
