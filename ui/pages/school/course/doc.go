// Package course holds the texts of the lessons, and the player's progress: the positions solved in
// each lesson, and the mistakes to practise. What a lesson teaches is defined by package lesson.
//
//	kept, err := course.Read(archive.Dir())
//	n := kept.Solved(kind, l)
//	kept.Solve(kind, l)
//	err = kept.Write()
package course
