package ui

import (
	"buscaminas/boards"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
)

// file is the screen that asks for a board file.
type file struct {
	*Model
	input   textinput.Model
	shape   *draw.Shape // nil: the grid that is usual for the file's format
	reading bool
	problem string
}

func newFile(m *Model) file {
	input := textinput.New()
	input.Prompt = ""
	return file{Model: m, input: input}
}

func (s *file) show() tea.Cmd {
	s.problem = ""
	s.input.CursorEnd()
	return tea.Batch(s.input.Focus(), s.Model.show(fileScreen))
}

func (s *file) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.String() {
	case "esc":
		s.reading = false // what is being read is not wanted any more
		return s.Model.show(menuScreen)
	case "tab":
		s.shape = nextShape(s.shape)
		return nil
	case "enter":
		if s.input.Value() == "" || s.reading {
			return nil
		}
		s.reading, s.problem = true, ""
		return read(s.input.Value(), s.shape)
	}
	s.problem = ""
	return s.other(msg)
}

// other passes a message on to the text that is typed.
func (s *file) other(msg tea.Msg) tea.Cmd {
	var cmd tea.Cmd
	s.input, cmd = s.input.Update(msg)
	return cmd
}

// nextShape goes through the shapes and nil.
func nextShape(s *draw.Shape) *draw.Shape {
	all := draw.Shapes()
	switch s {
	case nil:
		return all[0]
	case all[len(all)-1]:
		return nil
	}
	return s.Next()
}

// boardMsg brings a board that was read, or why it was not.
type boardMsg struct {
	setup session.Setup
	notes []*boards.Error
	err   error
}

// read reads a board file on the side: it may be long, and the disk slow.
func read(path string, shape *draw.Shape) tea.Cmd {
	return func() tea.Msg {
		setup, notes, err := session.FromFile(path, shape)
		return boardMsg{setup, notes, err}
	}
}

// opened begins the game on a board that was read.
func (s *file) opened(msg boardMsg) tea.Cmd {
	if !s.reading {
		return nil
	}
	s.reading = false
	if msg.err != nil {
		s.problem = words.Error(msg.err, s.Lang)
		return nil
	}
	msg.setup.Rules = s.Rules
	return s.newGame(msg.setup, msg.notes)
}

func (s *file) view(f *frame) {
	grid := words.FileGridAuto.In(s.Lang)
	if s.shape != nil {
		grid = s.shape.Name.In(s.Lang)
	}
	ask := words.FileAsk.In(s.Lang)
	s.input.Width = max(8, min(60, s.width-len(ask)-4))
	b := block{
		{{draw.Figure, words.FileTitle.In(s.Lang)}},
		{},
		{{draw.Field, ask}, {draw.Plain, s.input.View()}},
		{},
		{{draw.Key, "Tab  "}, {draw.Field, words.FileGrid.In(s.Lang, grid)}},
		{},
	}
	switch {
	case s.reading:
		b = append(b, line{{draw.Message, words.FileReading.In(s.Lang)}})
	case s.problem != "":
		b = append(b, line{{draw.Refused, s.problem}})
	default:
		b = append(b, line{
			{draw.Key, "Enter "}, {draw.KeyText, words.KeyOpen.In(s.Lang)},
			{draw.Key, "  Esc "}, {draw.KeyText, words.KeyBack.In(s.Lang)},
		})
	}
	f.center(b, 2)
}
