// Package course holds a player's lessons: their titles and texts, the positions that the player
// has solved, and the sentences about a step. Package lesson of the game says what each lesson
// teaches.
//
//	kept, err := course.Read(archive.Dir())
//	n := kept.Solved(kind, l)
//	kept.Solve(kind, l)
//	err = kept.Write()
package course
