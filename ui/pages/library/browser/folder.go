package browser

import (
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

// A listing is the content of a folder.
type listing struct {
	dir     string
	place   string // the absolute path of dir
	entries []entry
}

// enter clears the field, reads a folder in the background, and then goes to it.
func (p *Page) enter(dir string) tea.Cmd {
	p.problem, p.typed = "", ""
	p.input.SetValue("")
	return p.read(dir, true)
}

// folderMsg brings the content of a folder, or the error.
type folderMsg struct {
	number int // the number of this reading, counted by Page.readings
	enter  bool
	listing
	err error
}

// read reads a folder in the background, because the disk may be slow. If enter is true, the page
// then goes there. Otherwise it only shows the folder.
func (p *Page) read(dir string, enter bool) tea.Cmd {
	p.readings++
	number := p.readings
	return func() tea.Msg {
		all, err := listFolder(dir)
		return folderMsg{number, enter, all, err}
	}
}

// listFolder lists the subfolders of a folder, and the files in it that may hold a board. It leaves
// out hidden files and folders.
func listFolder(dir string) (listing, error) {
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
	return listing{dir, place, append(folders, rest...)}, err
}

// listed shows the folder that was read. If the page cannot go to the folder, listed shows the
// error. A typed folder that cannot be read is shown empty, because its name may be unfinished.
func (p *Page) listed(msg folderMsg) tea.Cmd {
	if msg.number != p.readings {
		return nil
	}
	switch {
	case msg.err != nil && !msg.enter && p.typed != "":
		msg.entries = nil
	case msg.err != nil:
		p.problem = words.Error(files.ReadError(msg.dir, msg.err), p.Lang)
		if msg.enter && p.shown.dir != p.folder() {
			return p.read(p.folder(), false)
		}
		p.narrow()
		return p.look()
	case msg.enter:
		p.Memory.Dir = msg.dir
	}
	selected := p.list.Selected
	if msg.dir != p.shown.dir {
		selected = 0
	}
	p.shown = msg.listing
	p.narrow()
	if p.typed == "" {
		p.list.Selected = max(0, min(selected, len(p.found)-1))
	}
	if p.completing {
		return tea.Batch(p.complete(), p.look())
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
	const enough = 512
	head, tail, err := files.ReadEnds(path, enough)
	if err != nil {
		return true // opening it shows the error
	}
	at := files.Binary(string(head))
	cut := len(tail) > 0 && at > len(head)-utf8.UTFMax // the last character may be cut off
	return at < 0 || cut
}
