// Package lesson teaches the arguments of the solver one by one. A [Lesson] is a rule of the solver
// and a predicate on its patterns. [Lesson.Find] looks for a [Position] that needs the lesson: no
// easier rule proves anything there, and all patterns of the rule itself satisfy the predicate.
//
//	l := lesson.Named("full")
//	p, ok := l.Find(game.GridKinds()[0], seed)
//	g := p.Game(game.Classic)
//
// A [Trial] judges the moves of a player in such a position. The package does no input or output.
package lesson
