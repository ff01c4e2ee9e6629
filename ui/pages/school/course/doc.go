// Package course holds the texts of the lessons, and the player's progress: the positions solved in
// each lesson, and the mistakes to practise. What a lesson teaches is defined by package lesson.
//
//	loaded := course.Load(archive.Dir())
//	n := loaded.Solved(kind, l)
//	loaded.Solve(kind, l)
//	err := loaded.Write()
package course
