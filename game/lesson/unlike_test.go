package lesson

import (
	"slices"
	"testing"

	"buscaminas/game"
)

// FindUnlike returns a position in another place and direction than the one before.
func TestPositionsThatFollowDiffer(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, name := range []string{"all", "full", "one-one", "one-two"} {
			var before Position
			alike := 0
			for seed := range uint64(10) {
				p, ok := Named(name).FindUnlike(kind, seed, before, false, func() bool { return true })
				if !ok {
					t.Fatalf("%s, %s: no position", kind.Name, name)
				}
				if p.like(before) {
					alike++
				}
				before = p
			}
			if alike > 1 {
				t.Errorf("%s, %s: %d of 10 positions are like the one before", kind.Name, name, alike)
			}
		}
	}
}

// CursorStart is never an answer, and rarely touches one.
func TestAwayFromTheAnswers(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, l := range Lessons()[:10] {
			p, ok := l.Find(kind, 3)
			if !ok {
				t.Fatalf("%s: no position", l.Name)
			}
			for c := range game.Cells(p.Layout.Grid()) {
				away := p.CursorStart(c)
				for _, a := range p.Patterns {
					if answers := slices.Concat(a.Safe(), a.Mines()); slices.Contains(answers, away) {
						t.Errorf("%s: from %v to the answer %v", l.Name, c, away)
					}
				}
			}
		}
	}
}
