package editor

import (
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/page"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// maxSought is the size, in cells, of the largest board for which the page looks for the best
// start. The search grades every cell without a mine.
const maxSought = 1_000

// best is the start from which a board is easiest to solve.
type best struct {
	start game.Cell
	solver.Grade
}

// bestStart returns the start with the best grade, according to [better]. Of several such starts it
// returns the first, row by row. It stops once the job is over.
func bestStart(l *game.Layout, j *page.Job) (found best) {
	for c := range game.Cells(l.Grid()) {
		if l.Mine(c) || !j.Going() {
			continue
		}
		if g := solver.GradeOf(l, c); found.Open == 0 || better(g, found.Grade) {
			found = best{c, g}
		}
		if found.Cleared && found.Hardest <= solver.One {
			break // nothing is easier
		}
	}
	return found
}

// better reports whether grade a is better than grade b. A board that needs no guess is best.
// Otherwise the grade with more open cells is better. If both grades have the same number of open
// cells, the better grade is the one whose hardest step is easier.
func better(a, b solver.Grade) bool {
	switch {
	case a.Cleared != b.Cleared:
		return a.Cleared
	case a.Open != b.Open:
		return a.Open > b.Open
	}
	return a.Hardest < b.Hardest
}

var bestNamed = text.Text{"mejor comienzo: %s", "best start: %s"}

// bestTold returns parts of a sentence about the best start, the most important part first. It
// returns nil while the best start is not known.
func (p *Page) bestTold() []string {
	l := p.edit.layout()
	best, known := p.bests.At(l)
	g, graded := p.grades.At(p.start())
	name := p.Names.Of(l.Grid(), best.start)
	switch {
	case !known:
		return nil
	case graded && !l.Mine(p.board.Cursor) && !better(best.Grade, g):
		return []string{p.Lang.Say("no hay un comienzo mejor", "there is no better start")}
	case best.Cleared:
		return []string{
			bestNamed.In(p.Lang, name), p.Lang.Say(", sin adivinar", ", no guess needed"),
			p.Lang.Say("; lo más difícil: %s", "; hardest step: %s", words.RuleName(best.Hardest).In(p.Lang)),
		}
	}
	return []string{bestNamed.In(p.Lang, name), p.Lang.Say(", que abre hasta %s", ", opens up to %s", words.Cells.In(p.Lang, best.Open))}
}
