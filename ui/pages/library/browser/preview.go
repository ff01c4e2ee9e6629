package browser

import (
	"errors"
	"path/filepath"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A preview is what is to be seen of a file before it is opened.
type preview struct {
	path    string
	outline *session.Outline
	err     error
}

// previewMsg brings a preview.
type previewMsg preview

// look reads the preview of the selected entry: on the side, and one at a time. What
// is selected meanwhile asks for another one.
func (p *Page) look() tea.Cmd {
	i := p.list.Selected
	if i >= len(p.found) || p.found[i].folder {
		p.preview = preview{}
		return nil
	}
	path := filepath.Join(p.Memory.Dir, p.found[i].name)
	p.preview = preview{path: path}
	if p.looking {
		return nil
	}
	p.looking = true
	return func() tea.Msg {
		outline, err := session.Look(path)
		return previewMsg{path, outline, err}
	}
}

// previewed takes a preview, or if another entry has been selected meanwhile asks for
// that one.
func (p *Page) previewed(msg previewMsg) tea.Cmd {
	p.looking = false
	if msg.path != p.preview.path {
		return p.look()
	}
	p.preview = preview(msg)
	return nil
}

// The most of a board that is drawn, in cells: what is larger is cut.
const (
	previewRows = 40
	previewCols = 60
)

// side returns what stands beside the folder: what the selected file holds, with its board.
func (p *Page) side() screen.Side {
	s := screen.Side{Parts: []screen.Part{screen.Lines("", p.facts)}}
	if i := p.list.Selected; i < len(p.found) && !p.found[i].folder {
		s.Title = text.Printable(p.found[i].name)
	}
	outline := p.preview.outline
	if outline == nil {
		return s
	}
	rows, cols := outline.Grid.Size()
	// Only its outline: where the mines are is not for the player to know.
	small := game.GridKindOf(outline.Grid).New(min(rows, previewRows), min(cols, previewCols))
	s.Parts = append(s.Parts, p.Closed("", small, 0, draw.NoCursor))
	return s
}

// facts says what the selected file is, and what is wrong with it.
func (p *Page) facts(width int) screen.Block {
	outline := p.preview.outline
	switch {
	case p.preview.err != nil:
		return p.previewTrouble(p.preview.err, width)
	case outline == nil:
		return nil
	}
	rows, cols := outline.Grid.Size()
	grid := draw.GridName(outline.Grid).In(p.Lang)
	size := words.BoardSize.In(p.Lang, rows, cols, grid, outline.Mines)
	b := screen.Block{{screen.Field.Of(outline.Kind.In(p.Lang))}}
	b = append(b, screen.Wrapped(screen.Field.Of(size), width)...)
	if notes := outline.Notes; len(notes) > 0 {
		b = append(b, p.previewTrouble(notes[0], width)...)
	}
	return b
}

// previewTrouble says what is wrong with a file, in a column beside the folder, which
// has its path already.
func (p *Page) previewTrouble(err error, width int) screen.Block {
	var wrong *files.Error
	if errors.As(err, &wrong) {
		short := *wrong
		short.File = filepath.Base(short.File)
		err = &short
	}
	return screen.Wrapped(screen.Refused.Of(words.Error(err, p.Lang)), width)
}
