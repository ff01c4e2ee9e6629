package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"buscaminas/boards"
	"buscaminas/ui/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
)

// file is the screen where a board file is found: by its path, which can be
// typed at any time, or in the folders.
type file struct {
	*Model
	list
	input   textinput.Model
	shape   *draw.Shape // nil: the grid that is usual for the file's format
	dir     string
	entries []folderEntry
	preview preview // of the selected entry
	reads   int     // how many boards were asked for: only the last is wanted
	reading bool
	problem string
	first   int // the line of the first entry that is seen
	top     int // and which entry that is
}

// A folderEntry is a file or a folder in a folder.
type folderEntry struct {
	name   string
	folder bool
}

// maxPath is how many characters of a path can be typed. A field is drawn whole at
// every key: one without end would grow slower and slower.
const maxPath = 1024

func newFile(m *Model) file {
	input := textinput.New()
	input.CharLimit = maxPath
	input.Prompt = ""
	dir := m.Dir
	if dir == "" {
		dir = "."
	}
	return file{Model: m, input: input, dir: dir}
}

func (s *file) show() tea.Cmd {
	s.problem = ""
	s.input.CursorEnd()
	return tea.Batch(s.input.Focus(), s.Model.show(fileScreen), listFolder(s.dir))
}

func (s *file) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.String() {
	case "up", "down", "home", "end", "pgup", "pgdown":
		s.move(msg, len(s.entries))
		return s.look()
	case "esc":
		s.reads++ // what is being read is not wanted any more
		s.reading = false
		return s.Model.show(menuScreen)
	case "tab":
		s.shape = nextShape(s.shape)
		return nil
	case "enter":
		if text := strings.TrimSpace(s.input.Value()); text != "" {
			return s.open(s.path(text))
		}
		return s.pick(s.selected)
	case "backspace":
		if s.input.Value() == "" {
			return s.enter(filepath.Dir(absolute(s.dir)))
		}
	}
	s.problem = ""
	var cmd tea.Cmd
	s.input, cmd = s.input.Update(msg)
	return cmd
}

// path returns the path that was typed: from the folder that is shown, or from
// the home folder.
func (s *file) path(text string) string {
	if rest, ok := strings.CutPrefix(text, "~/"); ok {
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest)
		}
	}
	if filepath.IsAbs(text) {
		return text
	}
	return filepath.Join(s.dir, text)
}

// pick opens entry i.
func (s *file) pick(i int) tea.Cmd {
	if i >= len(s.entries) {
		return nil
	}
	s.selected = i
	e := s.entries[i]
	switch path := filepath.Join(s.dir, e.name); {
	case e.name == "..":
		return s.enter(filepath.Dir(absolute(s.dir)))
	case e.folder:
		return s.enter(path)
	default:
		return s.open(path)
	}
}

func (s *file) clickLine(line int) tea.Cmd {
	if i := line - s.first + s.top; line >= s.first && i < len(s.entries) {
		return s.pick(i)
	}
	return nil
}

// enter goes to a folder.
func (s *file) enter(dir string) tea.Cmd {
	s.problem = ""
	return listFolder(dir)
}

// open reads a board, or goes to a folder.
func (s *file) open(path string) tea.Cmd {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		s.input.SetValue("")
		return s.enter(path)
	}
	s.reads++
	s.reading, s.problem = true, ""
	return read(path, s.shape, s.reads)
}

func absolute(dir string) string {
	if abs, err := filepath.Abs(dir); err == nil {
		return abs
	}
	return dir
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
	read  int
	setup session.Setup
	notes []*boards.Error
	err   error
}

// read reads a board file on the side: it may be long, and the disk slow.
func read(path string, shape *draw.Shape, number int) tea.Cmd {
	return func() tea.Msg {
		setup, notes, err := session.FromFile(path, shape)
		return boardMsg{number, setup, notes, err}
	}
}

// opened begins the game on a board that was read.
func (s *file) opened(msg boardMsg) tea.Cmd {
	if msg.read != s.reads {
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

// folderMsg brings what is in a folder, or why it cannot be seen.
type folderMsg struct {
	dir     string
	entries []folderEntry
	err     error
}

func listFolder(dir string) tea.Cmd {
	return func() tea.Msg {
		found, err := os.ReadDir(dir)
		// Some may have been read even so.
		entries := []folderEntry{{"..", true}}
		for _, e := range found {
			if strings.HasPrefix(e.Name(), ".") {
				continue
			}
			folder := e.IsDir()
			if info, err := os.Stat(filepath.Join(dir, e.Name())); err == nil {
				folder = info.IsDir() // where a link leads
			}
			entries = append(entries, folderEntry{e.Name(), folder})
		}
		slices.SortStableFunc(entries, func(a, b folderEntry) int {
			switch {
			case a.folder == b.folder:
				return 0
			case a.folder:
				return -1
			default:
				return 1
			}
		})
		return folderMsg{dir, entries, err}
	}
}

// listed shows a folder. One that cannot be read is not gone to.
func (s *file) listed(msg folderMsg) tea.Cmd {
	if msg.err != nil {
		s.problem = words.Error(msg.err, s.Lang)
		return nil
	}
	if msg.dir != s.dir {
		s.selected = 0
	}
	s.dir, s.entries = msg.dir, msg.entries
	s.selected = min(s.selected, len(s.entries)-1)
	return s.look()
}
