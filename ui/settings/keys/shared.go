package keys

import (
	"fmt"
	"sync"

	"buscaminas/ui/settings"
)

// Shared makes the players of a server who have no settings share their tables, which take 140 kB. The zero
// value is ready for use, and a nil Shared shares nothing. Its methods may be called from any goroutine.
type Shared struct {
	mu  sync.Mutex
	all map[string]*Tables // by the set and the withheld commands
}

// New returns tables as the function [New] does. The caller must not change them.
func (s *Shared) New(set Set, lines []settings.Setting, withheld ...Command) (*Tables, []LineError) {
	if s == nil || len(lines) > 0 {
		return New(set, lines, withheld...)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	of := fmt.Sprint(set.Name, withheld)
	if s.all[of] == nil {
		if s.all == nil {
			s.all = map[string]*Tables{}
		}
		s.all[of], _ = New(set, nil, withheld...)
	}
	return s.all[of], nil
}
