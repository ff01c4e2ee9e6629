package library

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/boards/videos"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// An entry is a file or a folder in the folder that is shown.
type entry struct {
	name   string
	folder bool
}

// A listing is the content of a folder, or of a file with several boards. Such a file is shown as a
// folder whose files are its boards.
type listing struct {
	file    string // the path of the file; "": the listing is that of a folder
	dir     string // the folder of the entries
	place   string // the absolute path of the folder or the file
	entries []entry
}

// mostBoards is the greatest number of boards of a file that are listed. To open a board with a
// greater number, the player types the number.
const mostBoards = 1000

// listBoards lists the boards of a file.
func listBoards(path string) listing {
	dir, name := filepath.Dir(path), filepath.Base(path)
	place, err := filepath.Abs(path)
	if err != nil {
		place = path
	}
	all := listing{path, dir, place, []entry{{"..", true}}}
	for range session.ReadBoards(boards.ReadFile(path)) {
		if len(all.entries) > mostBoards {
			break
		}
		all.entries = append(all.entries, entry{boards.AddNumber(name, len(all.entries)), false})
	}
	return all
}

// choose shows the boards of a file, with the first selected.
func (p *browser) choose(all listing) {
	p.input.SetValue("")
	p.typed, p.Browsing.Dir, p.shown = "", all.dir, all
	p.readings++ // a folder that is being read is not shown
	p.narrow()
	p.Selected = 1
}

// enter clears the field, reads a folder in the background, and then goes to it.
func (p *browser) enter(dir string) tea.Cmd {
	p.Problem, p.typed = "", ""
	p.input.SetValue("")
	return p.read(dir, true)
}

// folderMsg brings the content of a folder, or the error.
type folderMsg struct {
	number int // the number of this reading, counted by browser.readings
	enter  bool
	listing
	err error
}

// again reads in the background the folder or the file that the page showed at the last visit.
func (p *browser) again() tea.Cmd {
	file := p.shown.file
	if file == "" {
		return p.read(p.folder(), false)
	}
	p.readings++
	number := p.readings
	return func() tea.Msg { return folderMsg{number: number, listing: listBoards(file)} }
}

// read reads a folder in the background, because the disk may be slow. The page then shows the
// folder. If enter is true, typed paths then begin in that folder.
func (p *browser) read(dir string, enter bool) tea.Cmd {
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
	return listing{dir: dir, place: place, entries: append(folders, rest...)}, err
}

// listed shows the folder that was read. If the page cannot go to the folder, listed shows the
// error. A typed folder that cannot be read is shown empty, because its name may be unfinished.
func (p *browser) listed(msg folderMsg) tea.Cmd {
	if msg.number != p.readings {
		return nil
	}
	switch {
	case msg.err != nil && !msg.enter && p.typed != "":
		msg.entries = nil
	case msg.err != nil:
		p.Problem = words.Error(files.ReadError(msg.dir, msg.err), p.Lang)
		if msg.enter && p.shown.dir != p.folder() {
			return p.read(p.folder(), false)
		}
		p.narrow()
		return nil
	case msg.enter:
		p.Browsing.Dir = msg.dir
	}
	selected := p.Selected
	if msg.place != p.shown.place { // that may be a file in this folder
		selected = slices.Index(msg.entries, entry{filepath.Base(p.shown.place), false})
	}
	p.shown = msg.listing
	p.narrow()
	if p.typed == "" {
		p.Selected = max(0, min(selected, len(p.found)-1))
	}
	if p.completing {
		return p.complete()
	}
	return nil
}

// mayHoldBoard reports whether a file may hold a board or a game. It returns true for a file with
// the extension .mbf, for a video of a game, and for a text file other than a log.
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
	if videos.MayBe(head) {
		return true
	}
	text := files.DecodeUTF16(string(head))
	at := files.IndexBinary(text)
	cut := len(tail) > 0 && at > len(text)-utf8.UTFMax // the last character may be cut off
	return at < 0 || cut
}
