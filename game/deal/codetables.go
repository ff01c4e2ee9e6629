package deal

import (
	"math/bits"

	"buscaminas/game"
)

// A dealing is what a board promises, and how it is dealt: where a guess is allowed there is
// one way.
type dealing struct {
	promise Promise
	version Version
}

// codeDealings are those that a code can name. A row stays what it is, and a new one is a
// new row.
var codeDealings = [...]dealing{
	{promise: ClearStart},
	{promise: SafeStart},
	{promise: Followable},
	{promise: Provable},
	{promise: AnyStart},
	{Followable, V2},
	{Provable, V2},
	{Followable, V3},
	{Provable, V3},
}

// moreDealings is the first row for which the second digit has no room: the row then follows
// in a digit of its own, counted from there on.
const moreDealings = 7

// dealing returns how the board is dealt.
func (s Spec) dealing() dealing {
	if !s.Promise.NoGuess() {
		return dealing{promise: s.Promise}
	}
	return dealing{s.Promise, s.Version}
}

var codeLevels = [...]game.Level{game.Beginner, game.Intermediate, game.Expert}

// startDigits returns how many digits it takes to tell the cells of g apart.
func startDigits(g game.Grid) int {
	rows, cols := g.Size()
	return (bits.Len(uint(rows*cols-1)) + digitBits - 1) / digitBits
}

// addRules adds some rules, unless they are the default: a bit for each field, in
// the second digit those that came later. It reports false for rules that this
// version does not know.
func (d *digits) addRules(r game.Rules) (known bool) {
	first := byte(r.Numbering) | byte(r.Opening)&1<<1
	if r.FlagLimit {
		first |= 1 << 2
	}
	if r.FlagsToWin {
		first |= 1 << 3
	}
	second := byte(r.Chord) | byte(r.Opening)>>1<<1
	switch {
	case second > 0:
		*d = append(*d, another|first, second)
	case first > 0:
		*d = append(*d, first)
	}
	return r.Numbering <= game.Total && r.Opening <= game.Single && r.Chord <= game.ChordOff
}

// cutRules takes rules away from the front. It reports false for those that this
// version does not know.
func (d *digits) cutRules() (r game.Rules, known bool) {
	first, second := byte(d.cut(1)), byte(0)
	if first&another != 0 {
		second = byte(d.cut(1))
	}
	r = game.Rules{
		Numbering:  game.Numbering(first & 1),
		Opening:    game.Opening(first>>1&1 | second>>1&1<<1),
		Chord:      game.Chord(second & 1),
		FlagLimit:  first&(1<<2) != 0,
		FlagsToWin: first&(1<<3) != 0,
	}
	return r, second <= 3 && r.Opening <= game.Single
}
