package lesson

import (
	"buscaminas/game/solver"
)

// A Lesson teaches some of the patterns of one rule of the solver. The field fits is the predicate
// that selects the patterns.
type Lesson struct {
	Name string // the name in files
	Rule solver.Rule
	fits func(view, Pattern) bool
}

// Lessons returns all lessons in teaching order. The caller must not change the slice.
func Lessons() []*Lesson { return lessons }

// Named returns the lesson with this name, or nil.
func Named(name string) *Lesson {
	for _, l := range lessons {
		if l.Name == name {
			return l
		}
	}
	return nil
}
