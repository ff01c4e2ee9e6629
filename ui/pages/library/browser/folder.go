package browser

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"buscaminas/boards/files"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// An entry is a file or a folder in the folder that is shown.
type entry struct {
	name   string
	folder bool
}

// enter reads a folder in the background, and then goes to it.
func (p *Page) enter(dir string) tea.Cmd {
	p.problem = ""
	p.readings++
	return listFolder(dir, p.readings)
}

// folderMsg brings the entries of a folder, or the error.
type folderMsg struct {
	number  int // the number of this reading, counted by Page.readings
	dir     string
	place   string // the absolute path of dir
	entries []entry
	err     error
}

// listFolder lists the subfolders of a folder, and the files in it that may hold a board. It leaves
// out hidden files and folders. It works in the background, because the disk may be slow. The
// parameter number is the number of this reading, counted by Page.readings.
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
			info, err := os.Stat(path) // of a link, it describes the target
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

// listed shows the folder that was read, or the error.
func (p *Page) listed(msg folderMsg) tea.Cmd {
	if msg.number != p.readings {
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

// mayHoldBoard reports whether a file has the extension of the binary format, or is a text file
// other than a log.
func mayHoldBoard(path string, info fs.FileInfo) bool {
	switch strings.ToLower(filepath.Ext(path)) {
	case ".mbf":
		return true
	case ".log":
		return false
	}
	if !info.Mode().IsRegular() {
		return false
	}
	file, err := os.Open(path)
	if err != nil {
		return true // opening it shows the error
	}
	defer file.Close()
	const enough = 512
	begin := make([]byte, enough)
	n, err := io.ReadFull(file, begin)
	at := files.Binary(string(begin[:n]))
	cut := err == nil && at > n-utf8.UTFMax // the last character may be cut off
	return at < 0 || cut
}
