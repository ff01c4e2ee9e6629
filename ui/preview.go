package ui

import (
	"errors"
	"path/filepath"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
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
func (s *file) look() tea.Cmd {
	if s.Selected >= len(s.entries) || s.entries[s.Selected].folder {
		s.preview = preview{}
		return nil
	}
	path := filepath.Join(s.dir, s.entries[s.Selected].name)
	s.preview = preview{path: path}
	if s.looking {
		return nil
	}
	s.looking = true
	return func() tea.Msg {
		outline, err := session.Look(path)
		return previewMsg{path, outline, err}
	}
}

// previewed takes a preview, or if another entry has been selected meanwhile asks for
// that one.
func (s *file) previewed(msg previewMsg) tea.Cmd {
	s.looking = false
	if msg.path != s.preview.path {
		return s.look()
	}
	s.preview = preview(msg)
	return nil
}

// The size of a preview: what is larger is cut.
const (
	previewRows = 12
	previewCols = 14
)

// block returns the preview as it is shown: always of one size, so that what is
// beside it stays where it is.
func (p preview) block(m *Model) frame.Block {
	b := p.content(m)
	for len(b) < previewRows+5 { // format, size, names, frame
		b = append(b, frame.Line{})
	}
	return append(b, frame.Line{draw.Plain.Of(strings.Repeat(" ", 2*previewCols+6))})
}

func (p preview) content(m *Model) frame.Block {
	switch {
	case p.err != nil:
		return p.trouble(p.err, m.Lang)
	case p.outline == nil:
		return nil
	}
	rows, cols := p.outline.Grid.Size()
	b := frame.Block{
		{draw.Field.Of(p.outline.Kind.In(m.Lang))},
		{draw.Field.Of(boardSize.In(m.Lang, rows, cols, draw.GridName(p.outline.Grid).In(m.Lang), p.outline.Mines))},
	}
	if notes := p.outline.Notes; len(notes) > 0 {
		b = append(b, p.trouble(notes[0], m.Lang)...)
	}
	// Only its outline: where the mines are is not for the player to know.
	small := game.GridKindOf(p.outline.Grid).New(min(rows, previewRows), min(cols, previewCols))
	layout, err := game.NewLayout(small, func(func(game.Cell) bool) {})
	if err != nil {
		return b
	}
	board := draw.Board{
		Game:   game.New(layout, m.Rules),
		Look:   draw.Look{Glyphs: m.glyphs(), Spacing: draw.Compact},
		Window: draw.Whole(layout.Grid()),
		Cursor: draw.NoCursor,
	}
	pen := draw.Pen{Inks: m.inks}
	board.Draw(&pen)
	for text := range strings.Lines(string(pen.Out)) {
		b = append(b, frame.Line{draw.Plain.Of(strings.TrimSuffix(text, "\n"))})
	}
	return b
}

// trouble says what is wrong with a file, in a column beside the folder, which
// has its path already.
func (p preview) trouble(err error, l text.Lang) frame.Block {
	var wrong *files.Error
	if errors.As(err, &wrong) {
		short := *wrong
		short.File = filepath.Base(short.File)
		err = &short
	}
	var b frame.Block
	for said := range strings.Lines(ansi.Wrap(words.Error(err, l), 2*previewCols, "")) {
		b = append(b, frame.Line{draw.Refused.Of(strings.TrimSuffix(said, "\n"))})
	}
	return b
}

// fileChrome is how many lines the screen has beside the entries.
const fileChrome = 9

var fileReading = text.Text{"Leyendo…", "Reading…"}

func (s *file) view(f *frame.Frame) {
	grid := text.Text{"la usual del formato", "the usual one of the format"}.In(s.Lang)
	if s.grid != nil {
		grid = draw.ShapeOf(s.grid).Name.In(s.Lang)
	}
	ask := words.AskFile.In(s.Lang)
	s.input.Width = max(8, min(30, s.width-len(ask)-4))
	b := frame.Block{
		{draw.Figure.Of(text.Text{"LEER DE FICHERO", "READ FROM A FILE"}.In(s.Lang))},
		{},
		{draw.Field.Of(ask), draw.Plain.Of(s.input.View())},
		{draw.Key.Of("Tab  "), draw.Field.Of(text.Text{"Cuadrícula: %s", "Grid: %s"}.In(s.Lang, grid))},
		{},
		{draw.Title.Of(text.Printable(s.place))},
	}
	s.first = len(b)
	shown := max(1, f.Height-fileChrome)
	s.top = max(0, min(s.top, s.Selected, len(s.entries)-shown))
	s.top = max(s.top, s.Selected-shown+1)
	for i := s.top; i < min(len(s.entries), s.top+shown); i++ {
		e := s.entries[i]
		ink, name := draw.Message, text.Printable(e.name)
		if i == s.Selected {
			ink = draw.Figure
		}
		if e.folder {
			name += "/"
		}
		b = append(b, frame.Line{frame.Chooser(i == s.Selected), ink.Of(name)})
	}
	b = append(b, frame.Line{})
	switch {
	case s.reading:
		b = append(b, frame.Line{draw.Message.Of(fileReading.In(s.Lang))})
	case s.problem != "":
		b = append(b, frame.Line{draw.Refused.Of(s.problem)})
	default:
		b = append(b, frame.KeyHints(s.Lang, frame.Hint("Enter", frame.KeyOpen), frame.Hint("Esc", frame.KeyBack)))
	}
	f.Beside(b, s.first+s.Selected-s.top, s.preview.block(s.Model))
}
