package lesson_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
)

// In a position of a lesson, the argument of a hint is taught by that lesson, or by one that is as
// easy.
func TestLessonsTeachTheirOwnArguments(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, l := range lesson.Lessons() {
			p, ok := l.Find(kind, 1)
			if !ok {
				continue
			}
			g := p.Game(game.LeftToFind)
			k := p.Know()
			var cells []game.Cell
			for _, a := range p.Patterns {
				cells = append(append(cells, a.Safe()...), a.Mines()...)
			}
			why, ok := k.Argue(slices.Values(cells), game.Cell{})
			if !ok {
				t.Errorf("%s, %s: no argument", kind.Name, l.Name)
				continue
			}
			if got := lesson.Teaching(g, why); got == nil || got.Rule > l.Rule {
				t.Errorf("%s, %s: taught by %v", kind.Name, l.Name, got)
			}
		}
	}
	if l := lesson.Teaching(nil, solver.Argument{}); l != nil {
		t.Errorf("an argument without steps is taught by lesson %s, want none", l.Name)
	}
}
