package deal

import (
	"math/bits"

	"buscaminas/game"
)

// codePromises are those that a code can name, up to eight. A row stays what it is,
// and a new promise is a new one.
var codePromises = [...]Promise{ClearStart, SafeStart, Followable, Provable}

var codeLevels = [...]game.Level{game.Beginner, game.Intermediate, game.Expert}

// startDigits returns how many digits it takes to tell the cells of g apart.
func startDigits(g game.Grid) int {
	rows, cols := g.Size()
	return (bits.Len(uint(rows*cols-1)) + digitBits - 1) / digitBits
}

// fromRules returns the digit of some rules. Those that this version does not
// know have none.
func fromRules(r game.Rules) (digit byte, known bool) {
	digit = byte(r.Numbering) | byte(r.Opening)<<1
	if r.FlagLimit {
		digit |= 1 << 2
	}
	if r.FlagsToWin {
		digit |= 1 << 3
	}
	return digit, r.Numbering <= game.Total && r.Opening <= game.Ring
}

func toRules(digit byte) game.Rules {
	return game.Rules{
		Numbering:  game.Numbering(digit & 1),
		Opening:    game.Opening(digit >> 1 & 1),
		FlagLimit:  digit&(1<<2) != 0,
		FlagsToWin: digit&(1<<3) != 0,
	}
}
