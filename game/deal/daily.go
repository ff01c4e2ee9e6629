package deal

import (
	"fmt"
	"hash/fnv"
)

// Daily returns the code of the board of the day for a date in UTC. The board depends on the grid,
// the mines and the promise of s, but not on its seed. The game begins in the middle and has the
// default rules.
//
// The seed of the board is a hash of a text, modulo [ShortSeed]. The text is the date, a blank and
// the code of the board with seed 0, as in "2026-11-21 3000-000-00H". The hash is FNV-1a with 64
// bits, whose high half is then combined with the low half by XOR.
func Daily(s Spec, year, month, day int) Code {
	s.Seed = 0
	c := Code{Spec: s, Start: Middle(s.Grid)}
	hash := fnv.New64a()
	fmt.Fprintf(hash, "%04d-%02d-%02d %v", year, month, day, c)
	sum := hash.Sum64()
	c.Seed = (sum ^ sum>>32) % ShortSeed
	return c
}
