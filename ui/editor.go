package ui

import (
	"errors"
	"slices"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/pages/editor"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// openEditor opens the editor. It shows the board being edited if there is one, or else an unsaved
// board of an earlier run, or else a new board.
func (m *Model) openEditor() tea.Cmd {
	if m.edited != nil {
		return m.raiseEditor()
	}
	if len(m.holds.boards) > 0 {
		return m.readUnsaved()
	}
	l, err := m.boardOf(page.Edit{Grid: m.Grid.New(words.Levels()[0].Rows, words.Levels()[0].Cols)})
	if err != nil {
		return m.tellSeen(page.Complaint{Err: err})
	}
	return m.newEditor(editor.New(l, editor.Untitled, game.Cell{}))
}

// readUnsaved reads the newest unsaved board of an earlier run, and opens the editor on it. If another
// copy of the program edits that board, the editor opens on the next unsaved board, or on a new
// one.
func (m *Model) readUnsaved() tea.Cmd {
	kept, name := m.Archive, m.holds.boards[0]
	return m.read(words.ReadingBoard, func(*page.Job) (msg readMsg) {
		unsaved, saved, err := kept.ResumeUnsavedBoard(name)
		if err == nil {
			msg.drop = func() tea.Msg {
				_ = unsaved.Leave() // the board has not changed
				return nil
			}
		}
		msg.open = func() tea.Cmd {
			m.holds.boards = slices.DeleteFunc(slices.Clone(m.holds.boards), func(other string) bool { return other == name })
			switch {
			case errors.Is(err, archive.ErrElsewhere), errors.Is(err, archive.ErrGone):
				return m.openEditor()
			case err != nil:
				return tea.Batch(m.tellSeen(page.Complaint{Err: err}), m.tellUnsaved())
			}
			return m.newEditor(editor.Resume(saved, unsaved))
		}
		return msg
	})
}

// tellUnsaved tells all pages whether there is an unsaved board.
func (m *Model) tellUnsaved() tea.Cmd {
	p := m.editor()
	return m.tellAll(page.Unsaved(len(m.holds.boards) > 0 || p != nil && p.Unsaved()))
}

// An editorPage is a page that edits a board.
type editorPage interface {
	Unsaved() bool
	Layout() *game.Layout // the present board
	Write()               // writes the unsaved changes of the board now
	Leave()               // keeps the board for the next run
	Forget() func()       // returns a function that removes the file of the board
}

// editor returns the page of the editor, or nil.
func (m *Model) editor() editorPage {
	if m.edited == nil {
		return nil
	}
	p, _ := m.edited.Page.(editorPage)
	return p
}

// dropEdited closes the editor and removes its recovery file. It is called when the player has
// saved the board, or has given it up.
func (m *Model) dropEdited() tea.Cmd {
	p := m.editor()
	if p == nil {
		return nil
	}
	m.edited = nil
	forget := p.Forget()
	m.forgotten = append(m.forgotten, forget)
	return func() tea.Msg {
		forget()
		return nil
	}
}

// newEditor opens p above all other pages. From then on, p is the editor.
func (m *Model) newEditor(p *editor.Page) tea.Cmd {
	open := m.open(p)
	m.edited = m.top()
	return open
}

// raiseEditor shows the editor above all other pages.
func (m *Model) raiseEditor() tea.Cmd {
	m.pages = append(slices.DeleteFunc(m.pages, func(e *openPage) bool { return e == m.edited }), m.edited)
	return m.look()
}

// edits reports whether l is the board in the editor.
func (m *Model) edits(l *game.Layout) bool {
	p := m.editor()
	return p != nil && l != nil && p.Layout() == l
}

// edit opens the board of a game in the editor. If the board comes from the editor, edit only shows
// the editor again, and the game goes on.
//
// If the editor holds another board that is not saved, edit first asks whether to drop that board.
// If the game is not over, edit asks whether to give the game up, because the editor shows the
// mines.
func (m *Model) edit(of *openPage, request page.Edit) tea.Cmd {
	if m.edits(request.Layout) {
		return m.raiseEditor()
	}
	l, err := m.boardOf(request)
	if err != nil {
		return m.tellSeen(page.Complaint{Err: err})
	}
	var before []*openPage
	if m.edited != nil {
		before = append(before, m.edited)
	}
	return m.unlessLost(page.Replaced, before, func() tea.Cmd {
		begin := func() tea.Cmd {
			drop := m.dropEdited()
			var given tea.Cmd
			if s := of.session(); s != nil && s.Game().Status() == game.Playing {
				given = m.giveUpPage(of)
			}
			return tea.Batch(drop, given, m.newEditor(editor.New(l, request.Title, request.At)))
		}
		if request.Lose.In(m.Lang) == "" {
			return begin()
		}
		m.ask = &question{request.Lose, m.about(of), begin}
		return nil
	})
}

// boardOf returns the board of a request, to be edited. If that board is not dealt yet, the result
// has no mines. boardOf fails if the board is larger than the server allows.
func (m *Model) boardOf(request page.Edit) (l *game.Layout, err error) {
	if l = request.Layout; l == nil {
		l, err = game.NewLayout(request.Grid, slices.Values([]game.Cell(nil)))
	}
	if err != nil {
		return nil, err
	}
	return l, m.Served.Check(l.Grid())
}
