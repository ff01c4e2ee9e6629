package game_test

import (
	"testing"

	"buscaminas/game"
)

// Old files, codes and records leave out fields of the rules that have the zero value. So the zero
// values must not change.
func TestNamedSetsOfRules(t *testing.T) {
	for name, test := range map[string]struct{ got, want game.Rules }{
		"left":    {game.LeftToFind, game.Rules{}},
		"classic": {game.Classic, game.Rules{Numbering: game.Total}},
		"strict":  {game.Strict, game.Rules{FlagLimit: true, FlagsToWin: true}},
		"simple":  {game.Simple, game.Rules{Numbering: game.Total, Opening: game.Ring, Chord: game.ChordOff}},
		"single": {game.SingleCells,
			game.Rules{Numbering: game.Total, Opening: game.Single, Chord: game.ChordOff}},
	} {
		if test.got != test.want {
			t.Errorf("%s is %+v, want %+v", name, test.got, test.want)
		}
	}
	if (game.Rules{}).Chord != game.ChordOn {
		t.Error("chords are off where nothing is said of them")
	}
}
