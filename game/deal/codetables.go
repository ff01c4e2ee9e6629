package deal

import (
	"math/bits"

	"buscaminas/game"
)

// codePromises are the promises in the order of their numbers in a code.
var codePromises = [...]Promise{ClearStart, SafeStart, Followable, Provable, AnyStart}

var codeLevels = [...]game.Level{game.Beginner, game.Intermediate, game.Expert}

// startDigits returns the number of digits that a code needs for a cell of g.
func startDigits(g game.Grid) int {
	rows, cols := g.Size()
	return (bits.Len(uint(rows*cols-1)) + digitBits - 1) / digitBits
}

// rulesDigits is the number of digits of the rules in a code.
const rulesDigits = 2

// rulesNumber returns the number that stands for the rules in a code: a bit or two for each field,
// and 0 for the default rules. It reports false if a field has a value that a code cannot hold.
func rulesNumber(r game.Rules) (n uint64, known bool) {
	n = uint64(r.Numbering) | uint64(r.Opening)<<1 | uint64(r.Chord)<<3
	if r.FlagLimit {
		n |= 1 << 4
	}
	if r.FlagsToWin {
		n |= 1 << 5
	}
	return n, r.Numbering <= game.Total && r.Opening <= game.Single && r.Chord <= game.ChordOff
}

// rulesOf returns the rules with this number in a code, or false if there are none.
func rulesOf(n uint64) (r game.Rules, known bool) {
	r = game.Rules{
		Numbering:  game.Numbering(n & 1),
		Opening:    game.Opening(n >> 1 & 3),
		Chord:      game.Chord(n >> 3 & 1),
		FlagLimit:  n>>4&1 != 0,
		FlagsToWin: n>>5&1 != 0,
	}
	return r, n < 1<<6 && r.Opening <= game.Single
}
