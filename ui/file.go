package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/frame"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"
)

// file is the screen where a board file is found: by its path, which can be
// typed at any time, or in the folders.
type file struct {
	*Model
	frame.List
	input   textinput.Model
	grid    *game.GridKind // nil: the grid that is usual for the file's format
	dir     string
	place   string // dir from the root on, as it is shown
	entries []folderEntry
	preview preview // of the selected entry
	looking bool    // a preview is being read
	lists   int     // how many folders were asked for: only the last is wanted
	reads   int     // and how many boards, likewise
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
	return file{Model: m, input: input, dir: dir, place: dir}
}

func (s *file) show() tea.Cmd {
	s.problem = ""
	s.input.CursorEnd()
	return tea.Batch(s.input.Focus(), s.Model.show(fileScreen), s.ask(s.dir))
}

func (s *file) key(msg tea.KeyMsg) tea.Cmd {
	switch msg.String() {
	case "up", "down", "home", "end", "pgup", "pgdown":
		s.Move(msg, len(s.entries))
		return s.look()
	case "esc":
		s.reads++ // what is being read is not wanted any more
		s.reading = false
		return s.Model.show(menuScreen)
	case "tab":
		s.grid = kindAfter(s.grid)
		return nil
	case "enter":
		if text := strings.TrimSpace(s.input.Value()); text != "" {
			return s.open(s.path(text))
		}
		return s.pick(s.Selected)
	case "backspace":
		if s.input.Value() == "" {
			return s.enter(filepath.Dir(s.place))
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
	s.Selected = i
	e := s.entries[i]
	switch path := filepath.Join(s.dir, e.name); {
	case e.name == "..":
		return s.enter(filepath.Dir(s.place))
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
	return s.ask(dir)
}

// ask asks for what is in a folder.
func (s *file) ask(dir string) tea.Cmd {
	s.lists++
	return listFolder(dir, s.lists)
}

// open reads a board, or goes to a folder.
func (s *file) open(path string) tea.Cmd {
	s.reads++
	s.reading, s.problem = true, ""
	return read(path, s.grid, s.Rules, s.reads)
}

// kindAfter returns the kind of grid that comes after one, nil after the last, and
// after nil the first.
func kindAfter(kind *game.GridKind) *game.GridKind {
	all := game.GridKinds()
	if next := slices.Index(all, kind) + 1; next < len(all) {
		return all[next]
	}
	return nil
}

// boardMsg brings a board that was read, or why it was not.
type boardMsg struct {
	read   int
	folder string // what was to be read is this folder; "": it is none
	setup  session.Setup
	notes  []*files.Error
	err    error
}

// read reads a board file on the side: it may be long, and the disk slow.
func read(path string, kind *game.GridKind, rules game.Rules, number int) tea.Cmd {
	return func() tea.Msg {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			return boardMsg{read: number, folder: path}
		}
		setup, notes, err := session.FromFile(path, kind, rules)
		return boardMsg{read: number, setup: setup, notes: notes, err: err}
	}
}

// opened begins the game on a board that was read.
func (s *file) opened(msg boardMsg) tea.Cmd {
	if msg.read != s.reads {
		return nil
	}
	s.reading = false
	switch {
	case msg.folder != "":
		s.input.SetValue("")
		return s.enter(msg.folder)
	case msg.err != nil:
		s.problem = words.Error(msg.err, s.Lang)
		return nil
	}
	return s.newGame(msg.setup, msg.notes)
}

// folderMsg brings what is in a folder, or why it cannot be seen.
type folderMsg struct {
	list    int
	dir     string
	place   string // dir from the root on
	entries []folderEntry
	err     error
}

// listFolder looks into a folder on the side: the disk may be slow.
func listFolder(dir string, number int) tea.Cmd {
	return func() tea.Msg {
		place, err := filepath.Abs(dir)
		if err != nil {
			place = dir
		}
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
		return folderMsg{number, dir, place, entries, err}
	}
}

// listed shows a folder. One that cannot be read is not gone to.
func (s *file) listed(msg folderMsg) tea.Cmd {
	if msg.list != s.lists {
		return nil
	}
	if msg.err != nil {
		s.problem = words.Error(msg.err, s.Lang)
		return nil
	}
	if msg.dir != s.dir {
		s.Selected = 0
	}
	s.dir, s.place, s.entries = msg.dir, msg.place, msg.entries
	s.Selected = min(s.Selected, len(s.entries)-1)
	return s.look()
}
