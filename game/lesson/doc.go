// Package lesson teaches the arguments of the solver one by one. A [Lesson] is a rule of
// it and a predicate on its pattern; [Lesson.Find] looks for a [Position] in which nothing
// is certain but by this rule with this predicate: no easier rule shows anything, and
// neither does the same rule in another way.
//
//	l := lesson.Named("full")
//	p, ok := l.Find(game.GridKinds()[0], seed)
//	g := p.Game(game.Classic)
//
// A [Trial] judges what a player does in such a position. The package is pure, as game is.
package lesson
