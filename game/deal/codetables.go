package deal

import "buscaminas/game"

// codePromises lists the promises in the order of their numbers in a code.
var codePromises = [...]Promise{
	ClearStart, NeedsOne, SafeStart, NeedsTwo, Followable, NeedsChain, Provable, NeedsRemain, AnyStart, NeedsCases,
}

var codeLevels = [...]game.Level{game.Beginner, game.Intermediate, game.Expert}

// rulesNumber returns the number that stands for the rules in a code. The number of the default
// rules is 0. rulesNumber reports false if no number stands for the rules.
func rulesNumber(r game.Rules) (n int, known bool) {
	for n := range 1 << 6 {
		if rules, ok := rulesOf(n); ok && rules == r {
			return n, true
		}
	}
	return 0, false
}

// rulesOf returns the rules for which n stands in a code. It reports false if n stands for no
// rules. Each field of the rules takes a bit or two of n.
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
