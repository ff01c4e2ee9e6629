package ui

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
func (e *editor) grade() tea.Cmd {
	l, start := e.edit.Layout(), e.board.Cursor
	if e.grading || e.graded.of(l, start) {
		return nil
	}
	e.grading = true
	return func() tea.Msg {
		return gradeMsg{l, start, solver.New(l.Grid(), l.Mines()).Grade(l, start)}
	}
}

// gradedAs takes a grade, and asks for the next one if it is out of date.
func (e *editor) gradedAs(msg gradeMsg) tea.Cmd {
	e.grading = false
	e.graded = graded(msg)
	if e.edit == nil || e.screen != editorScreen {
		return nil
	}
	return e.grade()
}

var (
	gradeWorking = text.Text{"desde %s: calculando…", "from %s: working it out…"}
	gradeMine    = text.Text{"desde %s: ahí hay una mina", "from %s: a mine is there"}
	gradeCleared = text.Text{"desde %s: sin adivinar; lo más difícil: %s", "from %s: no guess; hardest: %s"}
	gradeGuess   = text.Text{"desde %s: exige adivinar; se abren %d de %d", "from %s: needs a guess; %d of %d are opened"}
)

// guessing says whether the board needs a guess from the cursor.
func (e *editor) guessing() draw.Span {
	l, start := e.edit.Layout(), e.board.Cursor
	name := game.Name(l.Grid(), start)
	switch {
	case l.Mine(start):
		return draw.Message.Of(gradeMine.In(e.Lang, name))
	case !e.graded.of(l, start):
		return draw.Message.Of(gradeWorking.In(e.Lang, name))
	case e.graded.Cleared:
		return draw.Good.Of(gradeCleared.In(e.Lang, name, words.RuleName(e.graded.Hardest).In(e.Lang)))
	default:
		return draw.Refused.Of(gradeGuess.In(e.Lang, name, e.graded.Open, l.Cells()-l.Mines()))
	}
}
