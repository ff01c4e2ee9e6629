package lesson_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
)

// found calls f with the first positions of a lesson, the same number on each grid.
func found(t *testing.T, name string, f func(t *testing.T, p lesson.Position)) {
	for _, kind := range game.GridKinds() {
		t.Run(kind.Name, func(t *testing.T) {
			for seed := range uint64(8) {
				p, ok := lesson.Named(name).Find(kind, seed)
				if !ok {
					t.Fatal("no position")
				}
				f(t, p)
			}
		})
	}
}

// Doing what Next returns solves every position, and each of these moves is judged right.
func TestWhatIsNextIsRight(t *testing.T) {
	for _, l := range lesson.Lessons() {
		p, ok := l.Find(game.GridKinds()[0], 1)
		if !ok {
			t.Fatal("no position")
		}
		solved(t, lesson.NewTrial(p, game.Rules{}))
	}
}

// A move against a proved fact is not made, and the answer says why.
func TestAWrongStepIsTakenBack(t *testing.T) {
	found(t, "one-two", func(t *testing.T, p lesson.Position) {
		trial := lesson.NewTrial(p, game.Rules{})
		mine := p.Patterns[0].Mines()[0]
		got := trial.Do(game.Action{Kind: game.Open, Cell: mine})
		if got.Verdict != lesson.Wrong || got.Cell != mine || len(got.Why.Steps) == 0 || !got.Mine {
			t.Errorf("opening the proved mine %v: answer %+v", mine, got)
		}
		if g := trial.Game(); g.Open(mine) || g.Status() != game.Playing {
			t.Error("it was opened")
		}
		if safe := p.Patterns[0].Safe(); len(safe) > 0 {
			got := trial.Do(game.Action{Kind: game.Flag, Cell: safe[0]})
			if got.Verdict != lesson.Wrong || got.Mine || trial.Game().Flagged(safe[0]) {
				t.Errorf("flagging %v, which is safe: answer %+v", safe[0], got)
			}
		}
	})
}

// A cell about which nothing is proved is not opened, even if it is safe.
func TestLuckIsTakenBack(t *testing.T) {
	found(t, "all", func(t *testing.T, p lesson.Position) {
		k := p.Know()
		rows, cols := p.Layout.Grid().Size()
		for i := range rows * cols {
			c := game.Cell{Row: i / cols, Col: i % cols}
			if k.State(c) != solver.Unknown {
				continue
			}
			trial := lesson.NewTrial(p, game.Rules{})
			got := trial.Do(game.Action{Kind: game.Open, Cell: c})
			if got.Verdict != lesson.Unproven || got.Chance <= 0 || got.Chance >= 1 || trial.Game().Open(c) {
				t.Errorf("opening %v: answer %+v", c, got)
			}
		}
	})
}

// A chord on a full number solves a position in one move.
func TestAChordSolves(t *testing.T) {
	found(t, "full", func(t *testing.T, p lesson.Position) {
		trial := lesson.NewTrial(p, game.Rules{})
		number := p.Patterns[0].Numbers[0]
		if got := trial.Do(game.Action{Kind: game.Open, Cell: number}); got.Verdict != lesson.Solved {
			t.Errorf("chord on %v: answer %+v", number, got)
		}
		if i := slices.IndexFunc(p.Patterns[0].Safe(), func(c game.Cell) bool { return !trial.Game().Open(c) }); i >= 0 {
			t.Errorf("%v is closed", p.Patterns[0].Safe()[i])
		}
	})
}

func TestNothingIsDoneToAFlag(t *testing.T) {
	found(t, "full", func(t *testing.T, p lesson.Position) {
		trial := lesson.NewTrial(p, game.Rules{})
		for _, kind := range []game.Kind{game.Open, game.Flag} {
			if got := trial.Do(game.Action{Kind: kind, Cell: p.Flags[0]}); got.Verdict != lesson.Refused {
				t.Errorf("answer %+v", got)
			}
		}
		if !trial.Game().Flagged(p.Flags[0]) {
			t.Error("the flag is gone")
		}
	})
}

// Do refuses undo and redo.
func TestNothingIsUndone(t *testing.T) {
	found(t, "full", func(t *testing.T, p lesson.Position) {
		trial := lesson.NewTrial(p, game.Rules{})
		open := trial.Game().Opened()
		for _, kind := range []game.Kind{game.Undo, game.Redo} {
			if got := trial.Do(game.Action{Kind: kind}); got.Verdict != lesson.Refused {
				t.Errorf("%v: answer %+v", kind, got)
			}
		}
		if trial.Game().Opened() != open {
			t.Errorf("%d cells are open, want %d", trial.Game().Opened(), open)
		}
	})
}

// In the positions of a skill nothing is proved, and the worth of each choice agrees with the
// chances.
func TestSkillsLeaveAChoice(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, skill := range lesson.Skills() {
			t.Run(kind.Name+"/"+skill.Name, func(t *testing.T) {
				for seed := range uint64(5) {
					p, ok := skill.Find(kind, seed)
					if !ok {
						t.Fatal("no position")
					}
					trial := lesson.NewTrial(p, game.Rules{})
					k := p.Know()
					chords := skill.Name == "chords"
					if certain := len(k.Facts()) > len(p.Flags); certain != chords {
						t.Errorf("certain: %v", certain)
					}
					for _, c := range skill.Choices(trial) {
						switch {
						case chords && c.Worth != float64(len(trial.Game().AppendChord(nil, c.Cell))):
							t.Errorf("%v: worth %v", c.Cell, c.Worth)
						case !chords && (c.Worth > 1-k.Chance(c.Cell)+1e-9 || c.Worth <= 0):
							t.Errorf("%v: worth %v with a risk of %v", c.Cell, c.Worth, k.Chance(c.Cell))
						}
					}
				}
			})
		}
	}
}

// An argument uses flags without proof, as the player who sees them does.
func TestReasonsTakeTheFlagsForGranted(t *testing.T) {
	found(t, "full", func(t *testing.T, p lesson.Position) {
		trial := lesson.NewTrial(p, game.Rules{})
		got := trial.Do(game.Action{Kind: game.Flag, Cell: p.Patterns[0].Safe()[0]})
		if got.Verdict != lesson.Wrong || len(got.Why.Steps) != 1 || got.Why.Steps[0].Rule != solver.One {
			t.Errorf("answer %+v", got)
		}
	})
}
