package film

import (
	"time"

	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
)

// The times of a film.
const (
	longestGap = time.Second            // a longer gap between two entries is cut to this length
	firstFrame = 500 * time.Millisecond // how long the film shows the game before its first entry
	shortest   = time.Second / 30       // a frame shorter than this is replaced by the next one

	// A film with Speed 0 takes at most this time, plus typedTime for each action typed together
	// with the action before.
	longest = 30 * time.Second

	typedGap = 20 * time.Millisecond // two actions with a shorter gap were typed together

	// typedTime is the time that a film takes for an action typed together with the action before.
	// At a Speed other than 0, this time is divided by the Speed.
	typedTime = 250 * time.Millisecond
)

// A moment says when an entry is shown in a film. The time is clock, plus typedTime for each
// action counted in typed. A film with Speed 0 is made shorter by dividing clock only, so the
// typed actions are counted separately.
type moment struct {
	clock   time.Duration // the time on the clock of the game, with long gaps cut
	typed   int           // the number of actions so far that were typed together with the one before
	entries int           // the number of entries carried out by this moment
}

// shotsOf returns the shots of a game at a speed. If speed is 0, shotsOf chooses a speed at which
// the game takes at most 30 seconds. Actions that were typed together take additional time, so the
// film may still take longer.
func shotsOf(r *session.Replay, speed float64) []shot {
	moments := momentsOf(r)
	stepping := typedTime
	if speed == 0 {
		speed = max(1, float64(moments[len(moments)-1].clock)/float64(longest))
	} else {
		stepping = time.Duration(float64(typedTime) / speed)
	}
	var shots []shot
	for _, m := range moments {
		at := time.Duration(float64(m.clock)/speed) + time.Duration(m.typed)*stepping
		s := shot{at: at.Round(time.Millisecond), entries: m.entries}
		if n := len(shots); n > 1 && s.at-shots[n-1].at < shortest { // replace a frame too short to see
			shots[n-1].entries = s.entries
			continue
		}
		shots = append(shots, s)
	}
	return shots
}

// momentsOf returns the moments of a game. The first moment is before the game begins.
func momentsOf(r *session.Replay) []moment {
	moments := []moment{{}}
	given := r.GivenEntries()
	now, last := moment{clock: firstFrame}, time.Duration(0)
	acted := false // an action was carried out
	for n := range r.Len() {
		r.Seek(n + 1)
		gap := r.Time() - last
		e, _ := r.Last()
		acts := e.Event == journal.Done
		if acts && acted && n >= given && gap < typedGap {
			now.typed++
		} else {
			now.clock += min(gap, longestGap)
		}
		acted = acted || acts
		last, now.entries = r.Time(), n+1
		moments = append(moments, now)
	}
	return moments
}
