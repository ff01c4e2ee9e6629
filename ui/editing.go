package ui

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/edit"
	"buscaminas/ui/editor"
	"buscaminas/ui/page"
	"buscaminas/ui/play"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// openEditor goes on with the board that is edited, or begins a new one.
func (m *Model) openEditor() tea.Cmd {
	if m.edited != nil {
		return m.raiseEditor()
	}
	b, err := edit.New(m.Grid.New(words.Levels()[0].Rows, words.Levels()[0].Cols))
	if err != nil {
		return m.tellSeen(page.Complaint{Err: err})
	}
	return m.newEditor(editor.New(b, editor.Untitled, game.Cell{}))
}

// newEditor shows the editor with another board, which takes the place of the one before.
func (m *Model) newEditor(p *editor.Page) tea.Cmd {
	open := m.open(p)
	m.edited = m.top()
	return open
}

// raiseEditor shows the board that is edited, above all else.
func (m *Model) raiseEditor() tea.Cmd {
	m.pages = append(slices.DeleteFunc(m.pages, func(e *openPage) bool { return e == m.edited }), m.edited)
	return m.look()
}

// edits reports whether l is the board that is edited, as it is now.
func (m *Model) edits(l *game.Layout) bool {
	if m.edited == nil {
		return false
	}
	p, ok := m.edited.Page.(*editor.Page)
	return ok && p.Holds(l)
}

// edit takes the board of a game to the editor, after asking where another one would be
// lost there. It shows where the mines are, which gives up a game that goes on, unless the
// board comes from there.
func (m *Model) edit(of *openPage, dest page.Edit) tea.Cmd {
	if m.edits(dest.Layout) {
		return m.raiseEditor()
	}
	var before []*openPage
	if m.edited != nil {
		before = append(before, m.edited)
	}
	return m.unlessLost(page.Replaced, before, func() tea.Cmd {
		m.edited = nil
		b, err := boardOf(dest)
		if err != nil {
			return m.tellSeen(page.Complaint{Err: err})
		}
		begin := func() tea.Cmd {
			var given tea.Cmd
			if p, ok := of.Page.(*play.Page); ok && p.GoesOn() {
				given = m.giveUpPage(of)
			}
			return tea.Batch(given, m.newEditor(editor.New(b, dest.Title, dest.At)))
		}
		if dest.Lose.In(m.Lang) == "" {
			return begin()
		}
		m.ask = &question{dest.Lose, begin}
		return nil
	})
}

// boardOf returns the board to be edited: empty where it is not dealt yet, and there are no
// mines to take along.
func boardOf(dest page.Edit) (*edit.Board, error) {
	if dest.Layout == nil {
		return edit.New(dest.Grid)
	}
	return edit.From(dest.Layout)
}
