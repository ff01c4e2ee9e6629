package editor

import (
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/draw"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// graded says how far thought alone leads on a board.
type graded struct {
	layout *game.Layout
	start  game.Cell
	solver.Grade
}

// of reports whether g is about this board, begun at this cell.
func (g graded) of(l *game.Layout, start game.Cell) bool { return g.layout == l && g.start == start }

// gradeMsg brings a grade.
type gradeMsg graded

// grade works out how far thought leads from the cursor, unless that is known. It
// is done on the side, one at a time: on a large board it takes long, and what the
// player does meanwhile asks for another one.
func (p *Page) grade() tea.Cmd {
	l, start := p.edit.Layout(), p.board.Cursor
	if p.grading || p.graded.of(l, start) {
		return nil
	}
	p.grading = true
	return func() tea.Msg {
		return gradeMsg{l, start, solver.New(l.Grid(), l.Mines()).Grade(l, start)}
	}
}

// gradedAs takes a grade, and asks for the next one if it is out of date.
func (p *Page) gradedAs(msg gradeMsg) tea.Cmd {
	p.grading = false
	p.graded = graded(msg)
	if !p.seen {
		return nil
	}
	return p.grade()
}

var (
	gradeWorking = text.Text{"desde %s: calculando…", "from %s: working it out…"}
	gradeMine    = text.Text{"desde %s: ahí hay una mina", "from %s: a mine is there"}
	gradeCleared = text.Text{"desde %s: sin adivinar; lo más difícil: %s", "from %s: no guess; hardest: %s"}
	gradeGuess   = text.Text{"desde %s: exige adivinar; se abren %d de %d", "from %s: needs a guess; %d of %d are opened"}
)

// guessing says whether the board needs a guess from the cursor.
func (p *Page) guessing() draw.Span {
	l, start := p.edit.Layout(), p.board.Cursor
	name := game.Name(l.Grid(), start)
	switch {
	case l.Mine(start):
		return draw.Message.Of(gradeMine.In(p.Lang, name))
	case !p.graded.of(l, start):
		return draw.Message.Of(gradeWorking.In(p.Lang, name))
	case p.graded.Cleared:
		return draw.Good.Of(gradeCleared.In(p.Lang, name, words.RuleName(p.graded.Hardest).In(p.Lang)))
	default:
		return draw.Refused.Of(gradeGuess.In(p.Lang, name, p.graded.Open, l.Cells()-l.Mines()))
	}
}
