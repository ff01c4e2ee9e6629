package browser

import (
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"buscaminas/boards/files"

	tea "github.com/charmbracelet/bubbletea"
)

// separators are the characters that separate the parts of a path.
const separators = "/" + string(filepath.Separator)

// narrow lists only the entries whose names contain the typed text, in upper or lower case. It
// selects the first entry that begins with the text. If the text has folders in it, narrow lists
// all entries.
func (p *Page) narrow() {
	p.found = p.entries
	p.list.Selected = 0
	typed := strings.ToLower(strings.TrimSpace(p.typed))
	if typed == "" || strings.ContainsAny(typed, separators) {
		return
	}
	p.found = nil
	for _, e := range p.entries {
		if name := strings.ToLower(e.name); name != ".." && strings.Contains(name, typed) {
			p.found = append(p.found, e)
		}
	}
	p.list.Selected = max(0, slices.IndexFunc(p.found, func(e entry) bool {
		return strings.HasPrefix(strings.ToLower(e.name), typed)
	}))
}

// path returns the path that the player has typed. It reports false if nothing is typed, or if the
// typed text only narrows the list of entries.
func (p *Page) path() (path string, ok bool) {
	typed := strings.TrimSpace(p.input.Value())
	whole := slices.ContainsFunc(p.found, func(e entry) bool { return e.name == typed })
	if typed == "" || len(p.found) > 0 && !whole && !strings.ContainsAny(typed, separators) {
		return "", false
	}
	return files.Resolve(p.Memory.Dir, typed), true
}

// completedMsg brings the entries with which the typed text can be completed.
type completedMsg struct {
	typed   string
	entries []entry
}

// complete completes the typed text. If the text begins with folders, complete first reads the last
// of these folders in the background.
func (p *Page) complete() tea.Cmd {
	typed := p.input.Value()
	folder, _ := splitPath(typed)
	if folder == "" {
		return p.completed(completedMsg{typed, p.entries})
	}
	dir := files.Resolve(p.Memory.Dir, folder)
	return func() tea.Msg {
		found, ok := listFolder(dir, 0)().(folderMsg)
		if !ok || found.err != nil {
			return nil
		}
		return completedMsg{typed, found.entries}
	}
}

// completed looks at the entries that begin with the typed text. It extends the text to the longest
// common prefix of these entries. If there is only one such entry, and the entry is a folder,
// completed goes to the folder.
func (p *Page) completed(msg completedMsg) tea.Cmd {
	if msg.typed != p.input.Value() {
		return nil
	}
	folder, name := splitPath(msg.typed)
	var begin string
	var only entry
	n := 0
	for _, e := range msg.entries {
		if e.name == ".." || !strings.HasPrefix(strings.ToLower(e.name), strings.ToLower(name)) {
			continue
		}
		if n++; n == 1 {
			begin, only = e.name, e
		}
		begin = common(begin, e.name)
	}
	switch {
	case n == 1 && only.folder:
		p.input.SetValue("")
		return p.enter(files.Resolve(p.Memory.Dir, folder+only.name))
	case n > 0 && len(begin) >= len(name):
		p.input.SetValue(folder + begin)
		p.input.CursorEnd()
	}
	return nil
}

// splitPath splits a path after its last separator.
func splitPath(path string) (folders, name string) {
	at := strings.LastIndexAny(path, separators) + 1
	return path[:at], path[at:]
}

// common returns the longest common prefix of two names. It does not split a character.
func common(a, b string) string {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	for n > 0 && n < len(a) && !utf8.RuneStart(a[n]) {
		n--
	}
	return a[:n]
}
