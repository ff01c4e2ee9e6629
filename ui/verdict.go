package ui

import (
	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/ui/draw"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A verdict says how far thought alone leads on a board.
type verdict struct {
	layout *game.Layout
	start  game.Cell
	grade  solver.Grade
}

// verdictMsg brings a verdict.
type verdictMsg verdict

// judge works out the verdict on the board from the cursor, unless it is known. It
// is done on the side, one at a time: on a large board it takes long, and what the
// player does meanwhile asks for another one.
func (e *editor) judge() tea.Cmd {
	l, at := e.edit.Layout(), e.board.Cursor
	if e.judging || e.judgedOf(l, at) {
		return nil
	}
	e.judging = true
	return func() tea.Msg {
		return verdictMsg{l, at, solver.New(l.Grid(), l.Mines()).Grade(l, at)}
	}
}

func (e *editor) judgedOf(l *game.Layout, at game.Cell) bool {
	return e.verdict.layout == l && e.verdict.start == at
}

// judged takes a verdict, and asks for the next one if it is out of date.
func (e *editor) judged(msg verdictMsg) tea.Cmd {
	e.judging = false
	e.verdict = verdict(msg)
	if e.edit == nil || e.screen != editorScreen {
		return nil
	}
	return e.judge()
}

// judgement says what the verdict is.
func (e *editor) judgement() span {
	l, at := e.edit.Layout(), e.board.Cursor
	name := game.Name(l.Grid(), at)
	switch g := e.verdict.grade; {
	case l.Mine(at):
		return span{draw.Message, words.VerdictMine.In(e.Lang, name)}
	case !e.judgedOf(l, at):
		return span{draw.Message, words.VerdictWorking.In(e.Lang, name)}
	case g.Cleared:
		return span{draw.Good, words.VerdictCleared.In(e.Lang, name, words.RuleName(g.Hardest).In(e.Lang))}
	default:
		return span{draw.Refused, words.VerdictGuess.In(e.Lang, name, g.Open, l.Cells()-l.Mines())}
	}
}
