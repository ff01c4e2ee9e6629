package menu

import (
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// pastedMsg brings the board in a pasted text, or the error.
type pastedMsg struct {
	job   *page.Job
	text  string
	game  *archive.Saved // a game that was played; nil: the text is none
	setup session.Setup
	notes []*files.Error
	err   error
}

var pasted = text.Text{"tablero pegado", "pasted board"}

// pasted takes a pasted text. A board in any format is played; for a game the page of its choices
// opens; anything else goes to the page of codes. A text that is no code is read in the background,
// since even a short text may describe a large board.
func (p *Page) pasted(text string) (tea.Cmd, page.Dest) {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text) // terminals end lines in several ways
	if _, err := deal.ParseCode(text); err == nil {
		return nil, page.Code{Text: text}
	}
	p.job, p.said = page.Reading(words.ReadingBoard), nil
	j, name, rules := p.job, pasted.In(p.Lang), p.Rules
	return p.Aside(func() tea.Msg {
		if game := session.GameOf([]byte(text)); game != nil {
			return pastedMsg{job: j, game: game}
		}
		setup, notes, err := session.FromInput(strings.NewReader(text), name, nil, rules)
		return pastedMsg{j, text, nil, setup, notes, err}
	}), nil
}

// readPaste opens the pasted board if the player still waits for it.
func (p *Page) readPaste(msg pastedMsg) page.Dest {
	switch {
	case !msg.job.End():
		return nil
	case msg.game != nil:
		return page.Challenge{Game: msg.game}
	case msg.err == nil:
		msg.setup.Title = pasted
		return page.Play{Setup: msg.setup, Notes: msg.notes}
	case strings.ContainsAny(strings.TrimSpace(msg.text), "\n\r:=*#"): // no code has these
		p.said = []string{words.Error(msg.err, p.Lang)}
		return nil
	default:
		return page.Code{Text: msg.text}
	}
}
