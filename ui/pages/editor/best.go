package editor

import (
	"sync/atomic"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// maxSought is the size, in cells, of the largest board for which the page looks for the best
// start. The search grades every cell without a mine.
const maxSought = 1_000

// A search is the search for the best start of a board: the cell from which the board is easiest to
// solve.
type search struct {
	best   graded                      // the result of the last search
	going  bool                        // a search is under way
	wanted atomic.Pointer[game.Layout] // the board whose best start is wanted
}

// bestMsg brings the best start of a board, that is, the best cell to open first. The field layout
// is nil if the search was cancelled.
type bestMsg graded

// seek starts a search in the background for the best cell to open first. It starts no search if
// that cell is known, if a search is under way, or if the board is too large.
func (p *Page) seek() tea.Cmd {
	l := p.edit.Layout()
	s := &p.search
	s.wanted.Store(l)
	if s.going || s.best.layout == l || l.Cells() > maxSought || l.Mines() == 0 || l.Mines() == l.Cells() {
		return nil
	}
	s.going = true
	return p.Aside(func() tea.Msg { return bestMsg(bestStart(l, func() bool { return s.wanted.Load() == l })) })
}

// found stores the result of a search. If the board has changed meanwhile, it starts another
// search.
func (p *Page) found(msg bestMsg) tea.Cmd {
	p.search.going = false
	p.search.best = graded(msg)
	return p.measure()
}

// bestStart returns the start with the best grade, according to [better]. Of several such starts it
// returns the first, row by row. It stops and returns the zero value as soon as goOn returns false.
func bestStart(l *game.Layout, goOn func() bool) graded {
	best := graded{layout: l}
	for c := range game.Cells(l.Grid()) {
		if !goOn() {
			return graded{}
		}
		if l.Mine(c) {
			continue
		}
		if g := solver.GradeOf(l, c); best.Open == 0 || better(g, best.Grade) {
			best.start, best.Grade = c, g
		}
		if best.Cleared && best.Hardest <= solver.One {
			break // nothing is easier
		}
	}
	return best
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

var (
	bestNamed   = text.Text{"mejor comienzo: %s", "best start: %s"}
	bestCleared = text.Text{", sin adivinar", ", no guess needed"}
	bestHardest = text.Text{"; lo más difícil: %s", "; hardest step: %s"}
	bestGuess   = text.Text{", que abre hasta %s", ", opens up to %s"}
	noBetter    = text.Text{"no hay un comienzo mejor", "there is no better start"}
)

// bestTold returns parts of a sentence about the best start, the most important part first. It
// returns nil while the best start is not known.
func (p *Page) bestTold() []string {
	l, start, best := p.edit.Layout(), p.board.Cursor, p.search.best
	name := p.Names.Of(l.Grid(), best.start)
	switch {
	case best.layout != l:
		return nil
	case p.graded.of(l, start) && !l.Mine(start) && !better(best.Grade, p.graded.Grade):
		return []string{noBetter.In(p.Lang)}
	case best.Cleared:
		return []string{
			bestNamed.In(p.Lang, name), bestCleared.In(p.Lang),
			bestHardest.In(p.Lang, words.RuleName(best.Hardest).In(p.Lang)),
		}
	}
	return []string{bestNamed.In(p.Lang, name), bestGuess.In(p.Lang, words.Cells.Count(best.Open, p.Lang))}
}
