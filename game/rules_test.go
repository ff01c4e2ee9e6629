package game_test

import (
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
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

func TestSingleCells(t *testing.T) {
	for _, grid := range grids[:2] {
		g := game.New(layoutOf(t, grid.New, "*.. ... ..."), game.SingleCells)
		mustPlay(t, g, "Cc*")
		wantPicture(t, g, "... ... .._")
		mustPlay(t, g, "Bc*Aa!")
		wantPicture(t, g, "X.. .._ .._")
		mustPlay(t, g, "<")
		wantPicture(t, g, "X.. ... .._")
		mustPlay(t, g, ">Ab*Ac*Ba*Bb*Ca*")
		wantStatus(t, g, game.Playing)
		mustPlay(t, g, "Cb*")
		wantStatus(t, g, game.Won)
		if g.Steps() != 8 {
			t.Errorf("%s: %d steps, want one for each cell without a mine", grid.Name, g.Steps())
		}
	}
}

// The rules of this test have no name: numbers of mines left, cells opened one by one, and chords.
func TestChordOfSingleCells(t *testing.T) {
	g := game.New(layoutOf(t, square, "*... .... ...."), game.Rules{Opening: game.Single})
	mustPlay(t, g, "Bb*Aa!")
	wantPicture(t, g, "X... ._.. ....")
	mustPlay(t, g, "Bb*")
	wantPicture(t, g, "X__. ___. ___.")
}

func TestSingleOpensOneCell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := newPairBy(t, func(rules *game.Rules) { rules.Opening = game.Single })
		for range rapid.IntRange(0, 30).Draw(t, "actions") {
			a := drawAction(t, r)
			wasOpen, before := g.Open(a.Cell), openCells(g)
			if a.Kind == game.Open && g.Apply(a) == nil && !wasOpen && openCells(g) != before+1 {
				t.Fatalf("%v opened %d cells", a, openCells(g)-before)
			} else if a.Kind != game.Open {
				_ = g.Apply(a) // refused or not
			}
			_ = r.apply(a)
		}
	})
}

// Under ChordOff every chord is refused, whatever the number and the flags around it.
func TestNoChordWhereItIsOff(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := newPairBy(t, func(rules *game.Rules) { rules.Chord = game.ChordOff })
		for range rapid.IntRange(0, 30).Draw(t, "actions") {
			a := drawAction(t, r)
			_, _ = g.Apply(a), r.apply(a) // refused or not
		}
		if g.Status() != game.Playing {
			return
		}
		for c := range game.Cells(r.grid) {
			if !g.Open(c) {
				continue
			}
			before, steps, revision := faces(g), g.Steps(), g.Revision()
			if err := g.Apply(game.Action{Kind: game.Open, Cell: c}); err != game.NoChord {
				t.Fatalf("%v is open, and opening it: %v, want %v", c, err, game.NoChord)
			}
			equal(t, "a refused chord", faces(g), before)
			if g.Steps() != steps || g.Revision() != revision {
				t.Fatalf("a refused chord counts")
			}
		}
	})
}

func openCells(g *game.Game) int {
	n := 0
	for c := range game.Cells(g.Layout().Grid()) {
		if g.Open(c) {
			n++
		}
	}
	return n
}

// A chord that opens nothing is not a step, so undone steps can still be redone.
func TestAChordThatOpensNothingKeepsRedo(t *testing.T) {
	g := game.New(layoutOf(t, square, "*..*.."), game.Classic)
	mustPlay(t, g, "Ab*Aa!Ab*Ae*<")
	wantPicture(t, g, "X11...")
	mustPlay(t, g, "Ab*")
	wantPicture(t, g, "X11...")
	if g.Steps() != 3 {
		t.Errorf("%d steps, want 3", g.Steps())
	}
	mustPlay(t, g, ">")
	wantPicture(t, g, "X11.1.")
}

// A game that is over shows the whole board, with the number of mines around each cell under every
// numbering. Cells that the player did not open are not open, and undo hides them again.
func TestAtTheEndEverythingIsSeen(t *testing.T) {
	const field = "**.. .... ...*"
	for _, test := range []struct {
		name string
		grid func(rows, cols int) game.Grid
		play string // of which the last action ends the game
		want string
	}{
		{"lost", square, "Aa!Ad!Ab*", "X@1# 2221 __1*"},
		{"lost, hexagonal", hex, "Aa!Ad!Ab*", "X@1# 1211 __1*"},
		{"lost with cells open", square, "Ba*Bb*Aa!Ca!Ad!Ab*", "X@1# 2221 #_1*"},
		{"won", square, "Ac*Ad*Ba*Bb*Bc*Bd*Ca*Cb*Cc*", "XX1_ 2221 __1X"},
		{"won, hexagonal", hex, "Ac*Ad*Ba*Bb*Bc*Bd*Ca*Cb*Cc*", "XX1_ 1211 __1X"},
		{"won with a flag", square, "Aa!Ac*Ad*Ba*Bb*Bc*Bd*Ca*Cb*Cc*", "XX1_ 2221 __1X"},
	} {
		for _, rules := range []game.Rules{
			{}, game.Classic, {Opening: game.Ring}, game.Simple, game.SingleCells,
		} {
			t.Run(test.name, func(t *testing.T) {
				g := game.New(layoutOf(t, test.grid, field), rules)
				actions, err := game.ParsePlay(test.play)
				if err != nil {
					t.Fatal(err)
				}
				before, open := "", 0
				for _, a := range actions {
					if a.Kind == game.Open && g.Open(a.Cell) {
						continue // something else has opened it
					}
					before, open = picture(g), openCells(g)
					if err := g.Apply(a); err != nil {
						t.Fatalf("%v: %v", a, err)
					}
				}
				wantPicture(t, g, test.want)
				if opened := openCells(g) - open; g.Status() == game.Lost && opened != 1 {
					t.Errorf("the mine is open, and %d more cells", opened-1)
				}
				for c := range game.Cells(g.Layout().Grid()) {
					for _, n := range []game.Numbering{game.Left, game.Total} {
						if g.FaceAs(c, n, false) != g.Face(c) {
							t.Errorf("%v in a game that is over depends on the numbering", c)
						}
					}
				}
				mustPlay(t, g, "<")
				wantStatus(t, g, game.Playing)
				wantPicture(t, g, before)
				mustPlay(t, g, ">")
				wantPicture(t, g, test.want)
			})
		}
	}
}
