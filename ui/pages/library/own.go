package library

import (
	"errors"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// An own is the list of the player's own boards.
type own struct {
	page.Listing
	names []string
	read  bool      // the names have been read
	job   *page.Job // the reading of the chosen board
}

// NewOwn returns the page that lists the player's own boards.
func NewOwn() *own { return &own{} }

// Job implements [page.Worker].
func (p *own) Job() *page.Job { return p.job }

// found is the message with the names of the boards.
type found []string

// Update implements [page.Page].
func (p *own) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch c, request := p.Handle(msg, keys.Collection, len(p.names)); {
	case c == keys.Pick:
		return p.play(), nil
	case request != nil:
		return nil, request
	}
	switch msg := msg.(type) {
	case page.Context:
		p.enable()
	case page.Shown:
		kept := p.Archive
		return func() tea.Msg { return found(kept.OwnBoards()) }, nil
	case found:
		p.names, p.read = msg, true
		p.Selected = max(0, min(p.Selected, len(p.names)-1))
		p.enable()
	case boardMsg:
		switch {
		case !msg.job.End():
		case msg.err == nil:
			return nil, page.Play{Setup: msg.setup, Notes: msg.notes}
		default:
			p.Problem = words.Error(msg.err, p.Lang)
		}
	}
	return nil, nil
}

// enable enables the keys that apply now.
func (p *own) enable() { p.Keyed.Enable(len(p.names) > 0, keys.Up, keys.Pick) }

// play reads the chosen board in the background and plays it.
func (p *own) play() tea.Cmd {
	if p.Selected >= len(p.names) {
		return nil
	}
	j := page.Reading(words.ReadingBoard)
	p.job = j
	kept, name, rules := p.Archive, p.names[p.Selected], p.Rules
	return p.InTurn(func() tea.Msg {
		path, err := kept.OwnBoard(name)
		if err != nil {
			return boardMsg{job: j, err: err}
		}
		setup, notes, err := session.FromFile(boards.ReadFile(path), nil, rules)
		var wrong *files.Error
		if errors.As(err, &wrong) {
			named := *wrong
			named.File = name // the player must not see the server's path
			err = &named
		}
		return boardMsg{job: j, setup: setup, notes: notes, err: err}
	})
}

// View implements [page.Page].
func (p *own) View(f *screen.Frame) {
	none := ""
	if p.read {
		none = p.Lang.Say(
			"Todavía no has guardado ninguno: se guardan desde el editor.",
			"You have not saved any yet: make one in the editor and save it.")
	}
	f.Page(p.Page(p.Lang.Say("TUS TABLEROS", "YOUR BOARDS"), len(p.names), none, func(i int) screen.Row {
		return p.Row(i, screen.Line{p.Ink(i).Of(text.Printable(p.names[i]))})
	}))
}
