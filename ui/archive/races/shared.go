package races

import (
	"maps"
	"sync"
	"time"
	"weak"
)

// Shared makes the players of a server share one follower for each race, so that the race is not read
// for each of them. The zero value is ready for use, and a nil Shared shares nothing. Its methods may be
// called from any goroutine.
type Shared struct {
	mu  sync.Mutex
	all map[string]weak.Pointer[SharedFollower] // by the code of the race
}

// A SharedFollower is a [Follower] for several players. Its methods may be called from any goroutine.
type SharedFollower struct {
	mu       sync.Mutex
	follower *Follower
	fresh    time.Duration // see [Shared.Follow]
	at       time.Time     // when games were read; zero: not yet
	games    []Game
	err      error
}

// Follow returns the follower of the race with this code. It reads the games again only if the duration
// fresh has passed since it last did so. If s is nil, the follower is new and always reads.
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

// Read returns the games as [Follower.Read] does, but they may be out of date by the duration fresh. The
// caller must not change the games.
func (f *SharedFollower) Read() ([]Game, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.at.IsZero() || time.Since(f.at) >= f.fresh {
		f.games, f.err = f.follower.Read()
		f.at = time.Now()
	}
	return f.games, f.err
}
