// Package library has the pages of the boards that exist already: the files of the player, which
// [NewBrowser] shows folder by folder, the bundled boards, and those that the player has saved on a
// server.
package library

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Browsing is what the page remembers between two visits.
type Browsing struct {
	Dir   string         // the folder where typed paths begin; "": the current folder of the program
	grid  *game.GridKind // the chosen grid; nil: the grid of the file or its format
	typed string         // the text in the input field
	shown listing        // the content of the typed folder or, if none is typed, of Dir
	found []entry        // the entries of shown that contain the typed name
	line  int            // the index of the selected entry of found
}

// A browser is the file browser.
type browser struct {
	page.Listing
	*Browsing
	input      page.Input
	previews   page.Previews[string, preview] // the outlines of files, by path
	readings   int                            // the number of readings of folders that have begun
	completing bool                           // the name is completed once the folder is read
	job        *page.Job                      // the reading of a board
}

// NewBrowser returns the page. It shows the folder m.Dir, or the current folder of the program if
// m.Dir is "".
func NewBrowser(m *Browsing) *browser {
	m.Dir = filepath.Clean(m.Dir)
	m.shown.place = cmp.Or(m.shown.place, m.Dir)
	p := &browser{Browsing: m, input: page.NewInput(page.MaxPath)}
	p.input.SetValue(m.typed)
	p.input.Fresh, p.Types, p.Selected = true, true, m.line
	return p
}

// Job implements [page.Worker].
func (p *browser) Job() *page.Job { return p.job }

// Update implements [page.Page].
func (p *browser) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	if now := p.input.Value(); now != p.typed {
		before := p.folder()
		p.typed = now
		if p.folder() != before {
			cmd = tea.Batch(cmd, p.read(p.folder(), false))
		} else {
			p.narrow()
		}
	}
	p.line = p.Selected
	return tea.Batch(cmd, p.look()), request
}

func (p *browser) update(msg tea.Msg) (tea.Cmd, page.Request) {
	if key, ok := msg.(tea.KeyMsg); ok && p.Do(p.Keyed.Command(key.String()), len(p.found)) {
		return nil, nil
	}
	clicked := 0 // the number of lines that can be clicked
	if _, ok := msg.(page.Click); ok {
		clicked = len(p.found)
	}
	c, request := p.Handle(msg, keys.Files, clicked)
	switch path, typed := p.path(); {
	case c == keys.Back:
		p.previews.Stop()
		return nil, request
	case request != nil:
		return nil, request
	case c == keys.Next:
		p.grid = kindAfter(p.grid)
		return nil, nil
	case c == keys.Pick && typed && clicked == 0:
		return p.open(path), nil
	case c == keys.Pick:
		return p.pick(p.Selected), nil
	case c == keys.Complete:
		return p.complete(), nil
	case c == keys.Parent && p.input.Value() == "":
		return p.enter(filepath.Dir(p.shown.place)), nil
	}
	switch msg := msg.(type) {
	case page.Context:
		p.FitInput(&p.input, strings.Repeat(" ", p.Columns().Left)+words.AskFile.In(p.Lang))
		p.input.SetCursor(p.input.Position())
		return nil, nil
	case page.Shown:
		if p.readings == 0 {
			return p.again(), nil
		}
		return nil, nil
	case folderMsg:
		return p.listed(msg), nil
	case page.Previewed[string, preview]:
		p.previews.Take(msg)
		return nil, nil
	case boardMsg:
		return p.opened(msg)
	case tea.KeyMsg:
		p.completing = false
	}
	var cmd tea.Cmd
	p.input, cmd = p.input.Update(msg) // a key, or the result of one, such as a paste
	return cmd, nil
}

// pick opens the file or the folder p.found[i].
func (p *browser) pick(i int) tea.Cmd {
	if i >= len(p.found) {
		return nil
	}
	p.Selected = i
	e := p.found[i]
	switch path := filepath.Join(p.shown.dir, e.name); {
	case e.name == "..":
		return p.enter(filepath.Dir(p.shown.place))
	case e.folder:
		return p.enter(path)
	default:
		return p.open(path)
	}
}

// kindAfter returns the next choice of a kind of grid. After the last kind comes nil, which means
// the grid of the file. After nil comes the first kind.
func kindAfter(kind *game.GridKind) *game.GridKind {
	all := game.GridKinds()
	if next := slices.Index(all, kind) + 1; next < len(all) {
		return all[next]
	}
	return nil
}

// boardMsg brings the board, game or folder that was read, or an error.
type boardMsg struct {
	job    *page.Job
	folder string         // the path of the folder; "": a file was opened
	boards listing        // the boards of a file that has several
	game   *archive.Saved // the game in the file; nil: the file holds no game
	name   string         // the name of the file
	setup  session.Setup
	notes  []*files.Error
	err    error
}

// open reads a file in the background. If the path is a folder, the page goes there.
func (p *browser) open(path string) tea.Cmd {
	p.job, p.Problem = page.Reading(words.ReadingBoard), ""
	j, kind, rules := p.job, p.grid, p.Rules
	return func() tea.Msg {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			return boardMsg{job: j, folder: path}
		}
		f := boards.ReadFile(path)
		if kind == nil { // a game can be opened only on its own grid
			if game := session.GameIn(f); game != nil {
				return boardMsg{job: j, game: game, name: filepath.Base(path)}
			}
		}
		setup, notes, err := session.FromFile(f, kind, rules)
		isFirst := func(note *files.Error) bool { return note.Problem == boards.FirstOfSeveral }
		if slices.ContainsFunc(notes, isFirst) {
			return boardMsg{job: j, boards: listBoards(path)}
		}
		return boardMsg{job: j, setup: setup, notes: notes, err: err}
	}
}

// opened plays the board or shows the game that [browser.open] has read. If the path is a folder,
// opened goes to that folder. If the file has several boards, opened shows the list of them.
func (p *browser) opened(msg boardMsg) (tea.Cmd, page.Request) {
	if !msg.job.End() {
		return nil, nil
	}
	switch {
	case msg.folder != "":
		return p.enter(msg.folder), nil
	case msg.boards.entries != nil:
		p.choose(msg.boards)
		return nil, nil
	case msg.err != nil:
		p.Problem = words.Error(msg.err, p.Lang)
		return nil, nil
	}
	p.input.Fresh = true
	if msg.game != nil {
		return nil, page.Challenge{Game: msg.game, File: text.Printable(msg.name)}
	}
	return nil, page.Play{Setup: msg.setup, Notes: msg.notes}
}
