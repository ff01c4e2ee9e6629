package lesson

import (
	"slices"

	"buscaminas/game/solver"
)

// A Lesson teaches some of the patterns of one rule of the solver: those for which fits returns
// true.
type Lesson struct {
	Name string // the name in files
	Rule solver.Rule
	asks goal
	fits func(view, solver.Step) bool
}

// A goal is what a lesson asks for in its positions.
type goal uint8

const (
	safe  goal = iota // open safe cells or, if a pattern proves none, flag mines
	mines             // flag mines
)

// asked returns the pattern a without the cells that the lesson does not ask for.
func (l *Lesson) asked(a solver.Step) solver.Step {
	ofMines := l.asks == mines || len(a.Safe()) == 0
	a.Concludes = slices.DeleteFunc(slices.Clone(a.Concludes), func(f solver.Fact) bool { return f.Mine != ofMines })
	return a
}

// Lessons returns all lessons in teaching order. The caller must not change the slice.
func Lessons() []*Lesson { return lessons }

// Named returns the lesson with this name, or nil if there is none.
func Named(name string) *Lesson {
	for _, l := range lessons {
		if l.Name == name {
			return l
		}
	}
	return nil
}
