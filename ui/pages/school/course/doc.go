// Package course is the lessons as one player has them: what they are called and say, which
// positions have been solved, and what is said of a step in one. What the lessons are, package
// lesson of the game knows.
//
//	kept, err := course.Read(archive.Dir())
//	n := kept.Solved(kind, l)
//	kept.Solve(kind, l)
//	err = kept.Write()
package course
