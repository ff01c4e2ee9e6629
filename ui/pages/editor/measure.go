package editor

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// measures are the figures of the board: its 3BV, its grade, and its best start. They are computed
// in the background if they are not known.
type measures struct {
	worth    worth
	weighing bool // a 3BV is being computed
	graded   graded
	grading  bool // a grade is being computed
	search   search
}

// measure starts to compute the figures that are not known. It does nothing while the player does
// not see the page.
func (p *Page) measure() tea.Cmd {
	if !p.seen {
		return nil
	}
	return tea.Batch(p.weigh(), p.grade(), p.seek())
}

// worth is the 3BV of a board. The 3BV depends on the rule about which cells a click opens.
type worth struct {
	layout  *game.Layout
	opening game.Opening
	n       int // the 3BV
}

// of reports whether w is the 3BV of this board under this rule.
func (w worth) of(l *game.Layout, o game.Opening) bool { return w.layout == l && w.opening == o }

// worthMsg brings a 3BV.
type worthMsg worth

// weigh computes the 3BV under the player's rules, unless it is known. On a large board it does so
// in the background.
func (p *Page) weigh() tea.Cmd {
	l, opening := p.edit.Layout(), p.Rules.Opening
	if p.weighing || p.worth.of(l, opening) {
		return nil
	}
	if l.Cells() <= atOnce {
		p.worth = worth{l, opening, l.ThreeBV(opening)}
		return nil
	}
	p.weighing = true
	return p.Aside(func() tea.Msg { return worthMsg{l, opening, l.ThreeBV(opening)} })
}

// setWorth stores a computed 3BV. If the board has changed meanwhile, it starts to compute the 3BV
// again.
func (p *Page) setWorth(msg worthMsg) tea.Cmd {
	p.weighing = false
	p.worth = worth(msg)
	return p.measure()
}

// graded is the grade of a board for a game that begins at the cell start. The grade says how much
// of the board the player can open without a guess.
type graded struct {
	layout *game.Layout
	start  game.Cell
	solver.Grade
}

// of reports whether g is the grade of this board from this start.
func (g graded) of(l *game.Layout, start game.Cell) bool { return g.layout == l && g.start == start }

type gradeMsg graded

// grade computes in the background the grade of the board for a game that begins at the cursor. It
// does nothing if the grade is known.
func (p *Page) grade() tea.Cmd {
	l, start := p.edit.Layout(), p.board.Cursor
	if p.grading || p.graded.of(l, start) {
		return nil
	}
	p.grading = true
	return p.Aside(func() tea.Msg {
		return gradeMsg{l, start, solver.GradeOf(l, start)}
	})
}

// setGrade stores a computed grade. If the board or the cursor has changed meanwhile, it starts to
// compute the grade again.
func (p *Page) setGrade(msg gradeMsg) tea.Cmd {
	p.grading = false
	p.graded = graded(msg)
	return p.measure()
}

var (
	gradeWorking = text.Text{"desde %s: calculando…", "from %s: working it out…"}
	gradeMine    = text.Text{"desde %s: ahí hay una mina", "from %s: there is a mine there"}
	gradeCleared = text.Text{
		"desde %s se resuelve sin adivinar; lo más difícil: %s",
		"from %s: no guess needed; hardest step: %s",
	}
	gradeGuess = text.Text{
		"desde %s: hay que adivinar tras abrir %d de %s",
		"from %s: you must guess after opening %d of %s",
	}
)

// guessing returns the text that says whether the board needs a guess if the game begins at the
// cursor. The text also has facts about the best start, as many as fit in this number of lines.
func (p *Page) guessing(lines int) screen.Block {
	said := p.fromCursor()
	for best := p.bestTold(); len(best) > 0; best = best[:len(best)-1] {
		more := said
		more.Text += text.Separator + strings.Join(best, "")
		if b := screen.WrappedParts(more, p.Width); len(b) <= lines {
			return b
		}
	}
	return screen.Wrapped(said, p.Width)
}

// fromCursor returns the text that says whether the board needs a guess if the game begins at the
// cursor.
func (p *Page) fromCursor() screen.Span {
	l, start := p.edit.Layout(), p.board.Cursor
	name := p.Names.Of(l.Grid(), start)
	switch {
	case l.Mine(start):
		return screen.Message.Of(gradeMine.In(p.Lang, name))
	case l.Mines() == 0:
		return screen.Good.Of(words.NoMines.In(p.Lang))
	case !p.graded.of(l, start):
		return screen.Message.Of(gradeWorking.In(p.Lang, name))
	case p.graded.Cleared:
		return screen.Good.Of(gradeCleared.In(p.Lang, name, words.RuleName(p.graded.Hardest).In(p.Lang)))
	default:
		return screen.Refused.Of(gradeGuess.In(p.Lang, name, p.graded.Open, words.Cells.Count(l.Cells()-l.Mines(), p.Lang)))
	}
}
