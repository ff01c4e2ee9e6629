package menu

import (
	"strings"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// pastedMsg brings the board or the game in a pasted text, or the error of reading it.
type pastedMsg struct {
	job   *page.Job
	text  string
	game  *archive.Saved // the game in the text; nil: the text is no game
	setup session.Setup
	notes []*files.Error
	err   error
}

var pasted = text.Text{"tablero pegado", "pasted board"}

// pasted opens a pasted text: a board, a game or the code of a board. A board or a game is read in
// the background, because even a short text may describe a large board.
func (p *model) pasted(text string) (tea.Cmd, page.Request) {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text) // terminals end lines in several ways
	code, notCode := deal.ParseCode(text)
	if notCode == nil && !strings.Contains(strings.TrimSpace(text), "\n") {
		return nil, page.Code{Text: code.String()}
	}
	p.job, p.said = page.Reading(words.ReadingBoard), nil
	j, name, rules := p.job, pasted.In(p.Lang), p.Rules
	return p.InTurn(func() tea.Msg {
		f := &boards.Source{Name: name, Data: []byte(text)}
		if game := session.GameIn(f); game != nil {
			return pastedMsg{job: j, game: game}
		}
		setup, notes, err := session.FromFile(f, nil, rules)
		if notCode == nil {
			text = code.String()
		}
		return pastedMsg{j, text, nil, setup, notes, err}
	}), nil
}

// readPaste opens the board or the game that was read, unless the player has cancelled the reading.
func (p *model) readPaste(msg pastedMsg) page.Request {
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
