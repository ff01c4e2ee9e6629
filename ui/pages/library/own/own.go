// Package own is the page of the boards that a player has saved on a server. It shows their names,
// and nothing else of the server's disk.
package own

import (
	"errors"

	"buscaminas/boards/files"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the list of the player's own boards.
type Page struct {
	page.Context
	page.List
	keys    keys.Table
	names   []string
	read    bool      // the names have been read
	job     *page.Job // the reading of the chosen board
	problem string
}

// New returns the page.
func New() *Page { return &Page{} }

// Job implements [page.Worker].
func (p *Page) Job() *page.Job { return p.job }

// found is the message with the names of the boards.
type found []string

// chosen is the message with the chosen board, or with the error of reading it.
type chosen struct {
	job   *page.Job
	setup session.Setup
	notes []*files.Error
	err   error
}

// Keyboard implements [page.Keyed].
func (p *Page) Keyboard() *keys.Table { return &p.keys }

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.Collection)
		p.keys.Enable(len(p.names) > 0, keys.Pick)
	case page.Shown:
		kept := p.Archive
		return func() tea.Msg { return found(kept.OwnBoards()) }, nil
	case found:
		p.names, p.read = msg, true
		p.Selected = max(0, min(p.Selected, len(p.names)-1))
		p.keys.Enable(len(p.names) > 0, keys.Pick)
	case chosen:
		switch {
		case !msg.job.End():
		case msg.err == nil:
			return nil, page.Play{Setup: msg.setup, Notes: msg.notes}
		default:
			p.problem = words.Error(msg.err, p.Lang)
		}
	case page.Complaint:
		p.problem = msg.In(p.Lang)
	case tea.KeyMsg:
		return p.do(p.keys.Command(msg.String()))
	case page.Click:
		if !p.Turn(msg, len(p.names)) && msg.Chosen() {
			p.Selected = msg.Item
			return p.play(), nil
		}
	}
	return nil, nil
}

// do carries out the command of a key.
func (p *Page) do(c keys.Command) (tea.Cmd, page.Request) {
	p.problem = ""
	if p.Do(c, len(p.names)) {
		return nil, nil
	}
	switch c {
	case keys.Pick:
		return p.play(), nil
	case keys.ShowHelp:
		return nil, page.Help{Keys: keys.Collection}
	case keys.Back:
		return nil, page.Back{}
	}
	return nil, nil
}

// play reads the chosen board in the background and plays it.
func (p *Page) play() tea.Cmd {
	if p.Selected >= len(p.names) {
		return nil
	}
	j := page.Reading(words.ReadingBoard)
	p.job = j
	kept, name, rules := p.Archive, p.names[p.Selected], p.Rules
	return p.Aside(func() tea.Msg {
		path, err := kept.OwnBoard(name)
		if err != nil {
			return chosen{job: j, err: err}
		}
		setup, notes, err := session.FromFile(path, nil, rules)
		var wrong *files.Error
		if errors.As(err, &wrong) {
			named := *wrong
			named.File = name // the player must not see the server's path
			err = &named
		}
		return chosen{j, setup, notes, err}
	})
}

var (
	title   = text.Text{"TUS TABLEROS", "YOUR BOARDS"}
	noneYet = text.Text{
		"Todavía no has guardado ninguno: se guardan desde el editor.",
		"You have not saved any yet: make one in the editor and save it."}
)

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	v := screen.Page{
		Title: screen.Block{{screen.Title.Of(title.In(p.Lang))}},
		Rows:  len(p.names),
		Row: func(i int) screen.Row {
			return p.Row(i, screen.Line{p.Ink(i).Of(text.Printable(p.names[i]))})
		},
		Focus: p.Selected,
		Foot:  p.Foot(&p.keys),
	}
	if p.read && len(p.names) == 0 {
		v.Fixed = screen.Block{{screen.Message.Of(noneYet.In(p.Lang))}}.Rows()
	}
	if p.problem != "" {
		v.Message = screen.Wrapped(screen.Refused.Of(p.problem), p.Width)
	}
	f.Page(v)
}
