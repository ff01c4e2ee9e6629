package browser

import (
	"errors"
	"path/filepath"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"

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

// The size of a preview: what is larger is cut.
const (
	previewRows = 12
	previewCols = 14
)

// previewBlock returns the preview as it is shown: always of one size, so that what is
// beside it stays where it is.
func (p *Page) previewBlock() screen.Block {
	b := p.previewContent()
	for len(b) < previewRows+5 { // format, size, names, frame
		b = append(b, screen.Line{})
	}
	return append(b, screen.Line{screen.Plain.Of(strings.Repeat(" ", previewWidth))})
}

func (p *Page) previewContent() screen.Block {
	outline := p.preview.outline
	switch {
	case p.preview.err != nil:
		return p.previewTrouble(p.preview.err)
	case outline == nil:
		return nil
	}
	rows, cols := outline.Grid.Size()
	grid := draw.GridName(outline.Grid).In(p.Lang)
	b := screen.Block{
		{screen.Field.Of(outline.Kind.In(p.Lang))},
		{screen.Field.Of(words.BoardSize.In(p.Lang, rows, cols, grid, outline.Mines))},
	}
	if notes := outline.Notes; len(notes) > 0 {
		b = append(b, p.previewTrouble(notes[0])...)
	}
	// Only its outline: where the mines are is not for the player to know.
	small := game.GridKindOf(outline.Grid).New(min(rows, previewRows), min(cols, previewCols))
	layout, err := game.NewLayout(small, func(func(game.Cell) bool) {})
	if err != nil {
		return b
	}
	look := draw.Look{Glyphs: p.Glyphs(), Spacing: draw.Compact, Names: p.Names}
	return append(b, p.Block(&draw.Picture{
		Game: game.New(layout, p.Rules), Look: look, Window: draw.Whole(layout.Grid()), Cursor: draw.NoCursor,
	})...)
}

// previewTrouble says what is wrong with a file, in a column beside the folder, which
// has its path already.
func (p *Page) previewTrouble(err error) screen.Block {
	var wrong *files.Error
	if errors.As(err, &wrong) {
		short := *wrong
		short.File = filepath.Base(short.File)
		err = &short
	}
	return screen.Wrapped(screen.Refused.Of(words.Error(err, p.Lang)), 2*previewCols)
}
