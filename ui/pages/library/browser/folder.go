package browser

import (
	"os"
	"path/filepath"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// An entry is a file or a folder in a folder.
type entry struct {
	name   string
	folder bool
}

// enter goes to a folder, once it is known what is in it.
func (p *Page) enter(dir string) tea.Cmd {
	p.problem = ""
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
		folders, rest := []entry{{"..", true}}, []entry(nil)
		for _, e := range found {
			if strings.HasPrefix(e.Name(), ".") {
				continue
			}
			path := filepath.Join(dir, e.Name())
			info, err := os.Stat(path) // of what a link leads to
			switch {
			case err == nil && info.IsDir():
				folders = append(folders, entry{e.Name(), true})
			case err != nil || mayHoldBoard(path, info):
				rest = append(rest, entry{e.Name(), false})
			}
		}
		return folderMsg{number, dir, place, append(folders, rest...), err}
	}
}

// listed shows a folder. One that cannot be read is not gone to.
func (p *Page) listed(msg folderMsg) tea.Cmd {
	if msg.list != p.lists {
		return nil
	}
	if msg.err != nil {
		p.problem = words.Error(files.ReadError(msg.dir, msg.err), p.Lang)
		return nil
	}
	if msg.dir != p.Memory.Dir {
		p.list.Selected = 0
	}
	p.Memory.Dir, p.place, p.entries = msg.dir, msg.place, msg.entries
	selected := p.list.Selected
	p.narrow()
	if p.typed == "" {
		p.list.Selected = max(0, min(selected, len(p.found)-1))
	}
	return p.look()
}
