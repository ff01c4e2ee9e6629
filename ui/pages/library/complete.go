package library

import (
	"path/filepath"
	"strings"
	"unicode"

	"buscaminas/boards/files"

	tea "github.com/charmbracelet/bubbletea"
)

// separators are the characters that separate the parts of a path.
const separators = "/" + string(filepath.Separator)

// folder returns the folder of the typed path.
func (p *browser) folder() string {
	folders, _ := splitPath(p.typed)
	return files.Resolve(p.Browsing.Dir, folders)
}

// here is the entry for the typed folder itself.
var here = entry{".", true}

// narrow lists only the entries whose names contain the typed name. Upper and lower case make no
// difference. It selects the entry with exactly that name, or else the first entry that begins with
// it. If the typed path ends with a folder, narrow lists the whole folder.
func (p *browser) narrow() {
	p.Selected = 0
	folders, name := splitPath(strings.TrimSpace(p.typed))
	if name == "" {
		p.found = p.shown.entries
		if folders != "" && len(p.found) > 0 {
			p.found = append([]entry{here}, p.found[1:]...) // in the place of the parent folder
		}
		return
	}
	p.found = nil
	begins := -1
	for _, e := range p.shown.entries {
		if e.name == ".." || !strings.Contains(strings.ToLower(e.name), strings.ToLower(name)) {
			continue
		}
		switch {
		case e.name == name:
			p.Selected, begins = len(p.found), len(p.found)
		case begins < 0 && beginsWith(e.name, name):
			p.Selected, begins = len(p.found), len(p.found)
		}
		p.found = append(p.found, e)
	}
}

// path returns the path that the player has typed. It reports false if nothing is typed, or if the
// typed text only narrows the list of entries.
func (p *browser) path() (path string, ok bool) {
	typed := strings.TrimSpace(p.typed)
	if typed == "" || len(p.found) > 0 && p.shown.dir == p.folder() {
		return "", false
	}
	return files.Resolve(p.Browsing.Dir, typed), true
}

// complete extends the typed name to the longest common beginning of the entries that begin with
// it. If there is only one such entry, and the entry is a folder, complete goes to the folder. If
// the typed folder is still being read, [browser.listed] calls complete again.
func (p *browser) complete() tea.Cmd {
	p.completing = p.shown.dir != p.folder()
	if p.completing {
		return nil
	}
	folders, name := splitPath(p.typed)
	var begin string
	var only entry
	n := 0
	for _, e := range p.shown.entries {
		if e.name == ".." || !beginsWith(e.name, name) {
			continue
		}
		if n++; n == 1 {
			begin, only = e.name, e
		}
		begin = common(begin, e.name)
	}
	switch {
	case n == 1 && only.folder:
		return p.enter(filepath.Join(p.shown.dir, only.name))
	case n > 0:
		p.input.SetValue(folders + begin)
		p.input.CursorEnd()
		p.input.Fresh = false
	}
	return nil
}

// splitPath splits a path after its last separator.
func splitPath(path string) (folders, name string) {
	at := strings.LastIndexAny(path, separators) + 1
	return path[:at], path[at:]
}

// beginsWith reports whether name begins with the text begin. Upper and lower case make no
// difference.
func beginsWith(name, begin string) bool { return len(common(begin, name)) == len(begin) }

// common returns the longest beginning of a with which b begins, too. Upper and lower case make no
// difference.
func common(a, b string) string {
	rest := []rune(b)
	for i, r := range a {
		if len(rest) == 0 || unicode.ToLower(r) != unicode.ToLower(rest[0]) {
			return a[:i]
		}
		rest = rest[1:]
	}
	return a
}
