package play

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// typing is the state of the prompt in which the player types plays.
type typing struct {
	*core
	prompt *prompt // nil: the prompt is closed
	typed  *TypedPlays
}

// A prompt is a line in which the player types a play, or the name of a cell to go to or to flag.
type prompt struct {
	*page.Prompt
	flags bool   // the text is the name of a cell to flag
	back  int    // which earlier play is shown: 1 is the last one; 0: none
	draft string // the text that was typed before an earlier play was shown
}

// maxPlay is the greatest length of a typed play, in characters. It is enough for a whole game of
// Expert.
const maxPlay = 8192

// TypedPlays holds the plays typed in all games since the program started, the last one first.
type TypedPlays []string

func (h *TypedPlays) add(text string) {
	if len(*h) == 0 || (*h)[0] != text {
		*h = append(TypedPlays{text}, *h...)
	}
}

// ask opens a prompt with a label before the text. If flags is set, the text is the name of a cell to
// flag.
func (p *Page) ask(flags bool, label text.Text) {
	q := &prompt{flags: flags}
	q.Prompt = p.NewPrompt(keys.Board, label, "", func(_ *page.Prompt, typed string) (tea.Cmd, page.Request) {
		return p.enter(typed)
	})
	q.Keys, q.CharLimit, q.Wide = keys.Prompt, maxPlay, true
	q.Recall = func(n int) { q.recall(*p.typing.typed, n) }
	q.Fit(&p.Context)
	p.typing.prompt = q
}

var (
	labelPlay  = text.Same(":")
	cellToFlag = text.Text{"Celda que marcar: ", "Cell to flag: "}
)

// typeIn passes a message to the prompt, and removes the prompt once it is closed.
func (p *Page) typeIn(msg tea.Msg) (tea.Cmd, page.Request) {
	q := p.typing.prompt
	cmd, request := q.Update(&p.Context, msg)
	if q.Closed && p.typing.prompt == q {
		p.typing.prompt = nil
	}
	return cmd, request
}

// recall fills the prompt with an earlier play of the list h. It goes back by n plays, or forwards
// if n is negative. After the last play of the list comes the text that the player was typing.
func (q *prompt) recall(h TypedPlays, n int) {
	if q.back == 0 {
		q.draft = q.Value()
	}
	q.back = max(0, min(q.back+n, len(h)))
	q.SetValue(q.draft)
	if q.back > 0 {
		q.SetValue(h[q.back-1])
	}
	q.CursorEnd()
}

// enter carries out a typed line, with the same commands as the line mode. The line -1 -1 leaves
// the page, -2 -2 asks for a cell and flags it, and -3 -3 takes back a step. The name of a cell
// moves the cursor there. Any other line is a play.
func (p *Page) enter(text string) (tea.Cmd, page.Request) {
	switch {
	case text == "":
		p.typing.prompt = nil
		return nil, nil
	case p.typing.prompt.flags:
		return p.enterFlag(text), nil
	}
	p.typing.typed.add(text)
	p.typing.prompt.back = 0
	switch strings.Join(strings.Fields(text), " ") {
	case "-1 -1":
		p.typing.prompt = nil
		return nil, p.leave()
	case "-2 -2":
		p.ask(true, cellToFlag)
		return nil, nil
	case "-3 -3":
		return p.tellUndone(min(1, p.game().Undoable()), func() tea.Cmd {
			return p.enterPlay(text, []game.Action{{Kind: game.Undo}}, nil)
		}), nil
	}
	c, err := game.ParseCell(strings.TrimSpace(text))
	switch {
	case err != nil:
		play, err := game.ParsePlay(text)
		return p.enterPlay(text, play, err), nil
	case !game.Contains(p.grid(), c):
		return p.enterPlay(text, nil, game.OffBoard), nil
	}
	p.typing.prompt = nil
	p.moveTo(c)
	return nil, nil
}

// enterFlag flags the cell that a typed text names.
func (p *Page) enterFlag(text string) tea.Cmd {
	c, err := game.ParseCell(strings.TrimSpace(text))
	if err != nil {
		return p.enterPlay(text, nil, err)
	}
	return p.enterPlay(text, []game.Action{{Kind: game.Flag, Cell: c}}, nil)
}

// enterPlay carries out the actions that were read from a typed text. If the text could be read
// only in part, err says why.
func (p *Page) enterPlay(text string, actions []game.Action, err error) tea.Cmd {
	return p.play(turn{Turn: p.session.Begin(actions...), typed: text, wrong: err})
}

// endTyped ends a typed turn. If an action was refused, the prompt shows the reason. The prompt
// also keeps that action and the actions after it, so that the player can correct them.
func (p *Page) endTyped(t turn) tea.Cmd {
	if t.Err == nil && (t.Done == 0 || !p.over()) { // the text after the action that ended the game is ignored
		t.Err = t.wrong
	}
	// Move to the cell of the refused action, or else to the last cell played.
	if n := min(t.Done, len(t.Actions)-1); n >= 0 {
		a := t.Actions[n]
		if a.Kind != game.Undo && a.Kind != game.Redo && game.Contains(p.grid(), a.Cell) {
			p.moveTo(a.Cell)
		}
	}
	if t.Err != nil {
		p.typing.prompt.Answer(p.helping.refusal(t.Err))
		p.typing.prompt.keepRest(t)
		return tea.Batch(p.tick(), p.helping.think())
	}
	p.typing.prompt = nil
	return p.tellResult(t)
}

// keepRest fills the prompt with the actions of a typed turn that were not carried out yet.
func (q *prompt) keepRest(t turn) {
	left := t.typed
	for range t.Done {
		_, left, _ = game.CutAction(left)
	}
	q.SetValue(strings.TrimSpace(left))
	q.CursorEnd()
}

// promptLine draws the prompt. Beside it is the reason why the last play was refused or, before
// anything is typed, an example.
func (p *Page) promptLine() screen.Line {
	q := p.typing.prompt
	l, refused := q.Line(&p.Context), q.Remark()
	switch {
	case refused.Text != "" && p.refusedBeside():
		l = append(l, screen.Refused.Of("  "+refused.Text))
	case q.Value() == "" && q.flags:
		l = append(l, screen.Field.Of("  "+p.Names.Of(p.grid(), p.Board.Cursor)))
	case q.Value() == "":
		l = append(l, screen.Field.Of("  "+p.Names.Action(p.grid(), game.Action{Kind: game.Open, Cell: p.Board.Cursor})))
	}
	return l
}

// refusedBeside reports whether the refusal fits on the line of the prompt, after the typed text.
func (p *Page) refusedBeside() bool {
	q := p.typing.prompt
	const most = 3 // quarters of the window, because the line may begin after the first
	return q.Line(&p.Context).Width()+2+screen.Width(q.Remark().Text) <= p.Width*most/4
}
