package browser

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// An entry is a file or a folder in a folder.
type entry struct {
	name   string
	folder bool
}

// enter goes to a folder.
func (p *Page) enter(dir string) tea.Cmd {
	p.problem = ""
	return p.ask(dir)
}

// ask asks for what is in a folder.
func (p *Page) ask(dir string) tea.Cmd {
	p.lists++
	return listFolder(dir, p.lists)
}

// folderMsg brings what is in a folder, or why it cannot be seen.
type folderMsg struct {
	list    int
	dir     string
	place   string // dir from the root on
	entries []entry
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
		entries := []entry{{"..", true}}
		for _, e := range found {
			if strings.HasPrefix(e.Name(), ".") {
				continue
			}
			folder := e.IsDir()
			if info, err := os.Stat(filepath.Join(dir, e.Name())); err == nil {
				folder = info.IsDir() // where a link leads
			}
			entries = append(entries, entry{e.Name(), folder})
		}
		slices.SortStableFunc(entries, func(a, b entry) int {
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
func (p *Page) listed(msg folderMsg) tea.Cmd {
	if msg.list != p.lists {
		return nil
	}
	if msg.err != nil {
		p.problem = words.Error(msg.err, p.Lang)
		return nil
	}
	if msg.dir != p.Memory.Dir {
		p.list.Selected = 0
	}
	p.Memory.Dir, p.place, p.entries = msg.dir, msg.place, msg.entries
	p.list.Selected = min(p.list.Selected, len(p.entries)-1)
	return p.look()
}
