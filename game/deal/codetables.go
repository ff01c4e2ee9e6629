package deal

import "buscaminas/game"

// codePromises are the promises in the order of their numbers in a code.
var codePromises = [...]Promise{
	ClearStart, NeedsOne, SafeStart, NeedsTwo, Followable, NeedsChain, Provable, NeedsRemain, AnyStart, NeedsCases,
}

var codeLevels = [...]game.Level{game.Beginner, game.Intermediate, game.Expert}

// rulesNumber returns the number that stands for the rules in a code, which is 0 for the default
// rules. It reports false if there is none.
func rulesNumber(r game.Rules) (n int, known bool) {
	for n := range 1 << 6 {
		if rules, ok := rulesOf(n); ok && rules == r {
			return n, true
		}
	}
	return 0, false
}

// rulesOf returns the rules with this number in a code, or false if there are none. Each field has a
// bit or two.
func rulesOf(n int) (r game.Rules, known bool) {
	r = game.Rules{
		Numbering:  game.Numbering(n & 1),
		Opening:    game.Opening(n >> 1 & 3),
		Chord:      game.Chord(n >> 3 & 1),
		FlagLimit:  n>>4&1 != 0,
		FlagsToWin: n>>5&1 != 0,
	}
	return r, n < 1<<6 && r.Opening <= game.Single
}
