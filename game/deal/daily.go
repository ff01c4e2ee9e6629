package deal

import "fmt"

// Daily returns the code of the board of the day for a date in UTC. The board depends on the grid,
// the mines and the promise of s, but not on its seed. The game begins in the middle and has the
// default rules.
//
// The seed of the board is a hash of a text, modulo [ShortSeed]. The text is the date, a blank and
// the code of the board with seed 0, as in "2026-11-21 3000-000-00H". The hash is FNV-1a with 64
// bits, whose high half is then combined with the low half by XOR.
func Daily(s Spec, year, month, day int) Code { return DailyFunc(s)(year, month, day) }

// DailyFunc returns [Daily] for a fixed s, as a function of the date. For many dates it is faster
// than Daily.
func DailyFunc(s Spec) func(year, month, day int) Code {
	s.Seed = 0
	zero := Code{Spec: s, Start: Middle(s.Grid)}
	text := zero.String()
	return func(year, month, day int) Code {
		c := zero
		c.Seed = fnv1a(fmt.Sprintf("%04d-%02d-%02d %s", year, month, day, text)) % ShortSeed
		return c
	}
}

// fnv1a returns h ^ h>>32, where h is the 64-bit FNV-1a hash of text (G. Fowler, L. C. Noll, K.-P.
// Vo, http://www.isthe.com/chongo/tech/comp/fnv/).
func fnv1a(text string) uint64 {
	h := uint64(0xcbf29ce484222325)
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * 0x100000001b3
	}
	return h ^ h>>32
}
