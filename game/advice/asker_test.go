package advice_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"
	"buscaminas/game/solver"
)

// A hint goes on while the player does what it says, and is then over. Elsewhere the player may do
// anything but take back a number.
func TestAHintGoesOnUntilItIsDone(t *testing.T) {
	for _, test := range []struct {
		name, plays string
		goesOn      bool
	}{
		{"flagged as it says", "Aa!", true},
		{"a flag elsewhere", "Ae!", true},
		{"one of two cells", "Ac*", true},
		{"both cells", "Ac*Bc*", false},
		{"a flag on a cell that is safe", "Ac!", false},
		{"a number is taken back", "<", false},
	} {
		g := played(t, square, "*..*. ...*.", "Ab*Bb*Ba*") // Aa is a mine, so Ac and Bc are safe
		var asker advice.Asker
		ask := func() (advice.Advice, advice.Stage) { return asker.Ask(asker.See(g).Think(), game.Cell{}) }
		ask()
		a, before := ask()
		if a.Last() <= before {
			t.Fatalf("the hint has only %d stages", a.Last())
		}
		gametest.Play(t, g, test.plays)
		if g.Status() != game.Playing {
			t.Fatalf("%s: the game is over", test.name)
		}
		_, stage := ask()
		if goesOn := stage == before+1; goesOn != test.goesOn || !goesOn && stage != advice.FirstStage {
			t.Errorf("%s: after stage %d comes %d", test.name, before, stage)
		}
		want := 2
		if test.goesOn {
			want = 1
		}
		if asker.Hints() != want {
			t.Errorf("%s: %d hints, want %d", test.name, asker.Hints(), want)
		}
	}
}

// Advice about a wrong flag ends with the flag, though other safe cells of its argument are left.
func TestAWrongFlagIsTakenAway(t *testing.T) {
	g := game.New(gametest.Layout(t, square, "...", "...", "..*"), game.SingleCells)
	gametest.Play(t, g, "Aa*Ab!")
	a := advice.See(g).Think().Advice(game.Cell{})
	if a.About != advice.WrongFlag || !a.Holds(g) {
		t.Errorf("the advice is %+v", a)
	}
	if gametest.Play(t, g, "Ab!"); a.Holds(g) {
		t.Error("the flag is away, and the advice holds")
	}
}

// A mine that exploded before an undo is rightly flagged.
func TestAFlagOnASeenMineIsRight(t *testing.T) {
	g := game.New(gametest.Layout(t, square, "..*..", "....."), game.Classic)
	g.HideLoss()
	gametest.Play(t, g, "Aa*Ac*")
	gametest.MustDo(g.Apply(game.Action{Kind: game.Undo}))
	gametest.Play(t, g, "Ac!")
	if a := advice.See(g).Think().Advice(game.Cell{}); a.About == advice.WrongFlag {
		t.Errorf("the advice is %+v", a)
	}
}

// The coach's reason against a mine that was told is its proof.
func TestAToldMineIsProved(t *testing.T) {
	g := played(t, square, "*.*..*", "Ab*")
	var asker advice.Asker
	for a, stage := asker.Ask(asker.See(g).Think(), game.Cell{}); stage < a.Last(); a, stage = asker.Ask(asker.See(g).Think(), game.Cell{}) {
	}
	if a := asker.See(g).Think().ProveMine(game.Cell{}); len(a.Argument.Steps) == 0 {
		t.Errorf("there is no proof in %+v", a)
	}
}

// After one of the cells that a hint finds is opened, the hint is about another.
func TestAHintIsAboutWhatIsLeft(t *testing.T) {
	g := played(t, square, "*..*. ...*.", "Ab*Bb*Ba*")
	a := advice.See(g).Think().Advice(game.Cell{Col: 2})
	gametest.Play(t, g, "Ac*")
	if now := a.Update(g); a.Cell != (game.Cell{Col: 2}) || !a.Holds(g) || now.Cell != (game.Cell{Row: 1, Col: 2}) {
		t.Errorf("the advice is about %v, and then %v", a.Cell, now.Cell)
	}
}

// Whoever plays by hints alone and flags nothing is told nothing twice: each step finds something new.
func TestNoMineIsProvedTwice(t *testing.T) {
	for _, kind := range game.GridKinds() {
		mines := 0
		for seed := range uint64(20) {
			spec := deal.Spec{Grid: kind.New(9, 9), Mines: 10, Seed: seed, Promise: deal.Followable}
			start := deal.Middle(spec.Grid)
			dealt, err := spec.Deal(start)
			if err != nil {
				t.Fatal(err)
			}
			g, at := game.New(dealt.Layout, game.LeftToFind), start
			var asker advice.Asker
			told := map[game.Cell]bool{}
			for {
				gametest.MustDo(g.Apply(game.Action{Kind: game.Open, Cell: at}))
				if g.Status() != game.Playing {
					break
				}
				before := asker.Hints()
				a, stage := asker.Ask(asker.See(g).Think(), at)
				for ; stage < a.Last(); a, stage = asker.Ask(asker.See(g).Think(), at) {
				}
				if a.About != advice.SafeCell {
					t.Fatalf("%s, seed %d: advice of kind %d", kind.Name, seed, a.About)
				}
				for _, s := range a.Argument.Steps {
					if asker.Hints() > before && !slices.ContainsFunc(s.Concludes, func(f solver.Fact) bool { return !told[f.Cell] }) {
						t.Errorf("%s, seed %d: %+v is told again", kind.Name, seed, s.Concludes)
					}
					for _, f := range s.Concludes {
						told[f.Cell] = told[f.Cell] || f.Mine
					}
				}
				at = a.Todo(g, a.Last()).At
			}
			if g.Status() != game.Won {
				t.Errorf("%s, seed %d: the hints lose the game", kind.Name, seed)
			}
			mines += len(told)
		}
		if mines < 50 {
			t.Errorf("%s: only %d mines are told", kind.Name, mines)
		}
	}
}
