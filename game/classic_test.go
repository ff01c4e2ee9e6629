package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// A player under the classic rules comes to the same position by one chord for each that a step saved.
func TestChordsSavedAreThoseOfAClassicGame(t *testing.T) {
	saved := 0
	rapid.Check(t, func(t *rapid.T) {
		g, r := newPairBy(t, func(rules *game.Rules) {
			rules.Numbering, rules.Opening, rules.Chord = game.Left, game.Cascade, game.ChordOn
		})
		for range rapid.IntRange(1, 20).Draw(t, "actions") {
			a := drawAction(t, r)
			open := allOpen(g)
			classic := game.NewAt(g.Layout(), game.Classic, open, g.FlaggedCells())
			steps, promised := g.Steps(), g.Layout().Promised() && g.Steps() == 0
			_ = r.apply(a)
			if g.Apply(a) != nil || g.Steps() == steps || g.Status() == game.Lost {
				continue
			}
			if err := classic.Apply(a); err != nil {
				t.Fatalf("%v in a classic game: %v", a, err)
			}
			fresh := slices.DeleteFunc(allOpen(g), func(c game.Cell) bool { return slices.Contains(open, c) })
			chords := 0
			if !promised { // the first step on such a board does not go on from flags
				chords = chordAll(classic, fresh)
			}
			if got := g.ChordsSaved(a.Cell); got != chords {
				t.Fatalf("%v saved %d chords, want %d", a, got, chords)
			}
			if got, want := allOpen(classic), allOpen(g); !slices.Equal(got, want) {
				t.Fatalf("%v and %d chords open %v in a classic game, want %v", a, chords, got, want)
			}
			saved += chords
		}
	})
	if saved == 0 {
		t.Error("no step saved a chord")
	}
}

func allOpen(g *game.Game) (all []game.Cell) {
	for c := range game.Cells(g.Layout().Grid()) {
		if g.Open(c) {
			all = append(all, c)
		}
	}
	return all
}

// chordAll always chords on the one of the cells from which most cells open, until none opens, and
// returns the number of chords.
func chordAll(g *game.Game, cells []game.Cell) (chords int) {
	for ; ; chords++ {
		best, most := game.Cell{}, 0
		for _, c := range cells {
			if n := len(g.AppendChord(nil, c)); n > most {
				best, most = c, n
			}
		}
		if most == 0 || g.Apply(game.Action{Kind: game.Open, Cell: best}) != nil {
			return chords
		}
	}
}
