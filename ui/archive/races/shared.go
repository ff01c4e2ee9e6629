package races

import (
	"maps"
	"sync"
	"time"
	"weak"
)

// Shared holds the followers of the players of a server, so that a race is read once for all of its
// players. A nil Shared shares nothing; the zero Shared holds none yet. Its methods may be called from
// any goroutine.
type Shared struct {
	mu  sync.Mutex
	all map[string]weak.Pointer[SharedFollower] // by the code of the race
}

// A SharedFollower is a [Follower] for several players. Its methods may be called from any goroutine.
type SharedFollower struct {
	mu       sync.Mutex
	follower *Follower
	fresh    time.Duration
	at       time.Time // when games were read; zero: not yet
	games    []Game
	err      error
}

// Follow returns a follower of the race with this code, which reads the games only if they were last read
// longer ago than the duration fresh. If s is nil, nobody else has the same follower, and it always reads.
func (s *Shared) Follow(f Folder, code string, fresh time.Duration) *SharedFollower {
	if s == nil {
		return &SharedFollower{follower: f.Follow(code)}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if one := s.all[code].Value(); one != nil {
		return one
	}
	if s.all == nil {
		s.all = map[string]weak.Pointer[SharedFollower]{}
	}
	maps.DeleteFunc(s.all, func(_ string, one weak.Pointer[SharedFollower]) bool { return one.Value() == nil })
	one := &SharedFollower{follower: f.Follow(code), fresh: fresh}
	s.all[code] = weak.Make(one)
	return one
}

// Read is [Follower.Read], except that the games may be those of the last Read. The caller must not
// change them.
func (f *SharedFollower) Read() ([]Game, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.at.IsZero() || time.Since(f.at) >= f.fresh {
		f.games, f.err = f.follower.Read()
		f.at = time.Now()
	}
	return f.games, f.err
}
