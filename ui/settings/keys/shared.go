package keys

import (
	"fmt"
	"sync"

	"buscaminas/ui/settings"
)

// Shared holds the tables of players who have set nothing, so that the many players of a server need the
// memory for them once. A nil Shared shares nothing; the zero Shared holds none yet. Its methods may be
// called from any goroutine.
type Shared struct {
	mu  sync.Mutex
	all map[string]*Tables // by the set and what is withheld
}

// New is [New] for tables that nobody changes.
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
