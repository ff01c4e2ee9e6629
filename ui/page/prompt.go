package page

import (
	"strings"

	"buscaminas/ui/archive/winners"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Prompt is a line where the player types a code, a name or the like.
type Prompt struct {
	Input
	Keys   keys.Page     // the page whose keys apply
	Wide   bool          // the field is as wide as the window
	Next   func()        // handles [keys.Next]
	Recall func(n int)   // handles [keys.Up] with 1, and [keys.Down] with -1
	Note   func() string // returns a remark on what is typed; nil: none
	Closed bool          // the player has left the line, or the text was accepted

	label   text.Text
	enter   enter
	help    keys.Page
	refused string
}

// enter handles the text that was typed into p. It calls [Prompt.Answer], or leaves the call to the
// page if the answer takes time.
type enter func(p *Prompt, typed string) (cmd tea.Cmd, request Request)

// Answer closes the prompt or, if refused is not "", keeps it open and shows why the text was refused.
func (p *Prompt) Answer(refused string) { p.refused, p.Closed = refused, refused == "" }

// NewPrompt returns a prompt whose field first holds initialText. The key for help shows the keys
// of helpPage.
func (c *Context) NewPrompt(helpPage keys.Page, label text.Text, initialText string, enter enter) *Prompt {
	p := &Prompt{Input: NewInput(MaxPath), Keys: keys.Code, label: label, enter: enter, help: helpPage}
	p.Next, p.Recall = func() {}, func(int) {}
	p.SetValue(initialText)
	p.CursorEnd()
	p.Fit(c)
	return p
}

// Fit fits the line to the window.
func (p *Prompt) Fit(c *Context) {
	const widest = 40
	c.FitInput(&p.Input, p.label.In(c.Lang))
	if !p.Wide {
		p.Width = min(p.Width, widest)
	}
}

// AskName returns a prompt for the player's name. On a server it refuses a name that another player
// has. If accepted is not nil, it is called with the name that the player gave. The key for help
// shows the keys of helpPage.
func (c *Context) AskName(helpPage keys.Page, accepted func(name string) tea.Cmd) *Prompt {
	kept, lang := c.Archive, c.Lang
	enter := func(p *Prompt, typed string) (tea.Cmd, Request) {
		name := winners.CleanName(typed)
		if err := kept.Winners.SetName(name); err != nil {
			p.Answer(words.Error(err, lang))
			return nil, nil
		}
		p.Answer("")
		var cmd tea.Cmd
		if accepted != nil {
			cmd = accepted(name)
		}
		return cmd, NamePlayer{Name: name}
	}
	return c.NewPrompt(helpPage, text.Text{"Tu nombre: ", "Your name: "}, c.Player, enter)
}

// Update handles a key, or the message with the text that a key has pasted.
func (p *Prompt) Update(c *Context, msg tea.Msg) (cmd tea.Cmd, request Request) {
	command := keys.None
	if key, ok := msg.(tea.KeyMsg); ok {
		table := c.Keys.Of(p.Keys)
		p.refused, command = "", table.Command(key.String())
	}
	switch command {
	case keys.Back:
		p.Closed = true
	case keys.ShowHelp:
		return nil, Help{Keys: p.help}
	case keys.Pick:
		return p.enter(p, strings.TrimSpace(p.Value()))
	case keys.Next:
		p.Next()
	case keys.Up:
		p.Recall(1)
	case keys.Down:
		p.Recall(-1)
	default:
		p.Input, cmd = p.Input.Update(msg)
	}
	return cmd, request
}

// Line returns the line where the player types.
func (p *Prompt) Line(c *Context) screen.Line {
	return append(screen.Line{screen.Key.Of(p.label.In(c.Lang))}, InputLine(&p.Input)...)
}

// Remark returns why the text was refused, or else the note on the text. Without either it returns
// the zero span.
func (p *Prompt) Remark() screen.Span {
	switch {
	case p.refused != "":
		return screen.Refused.Of(p.refused)
	case p.Note != nil:
		return screen.Message.Of(p.Note())
	}
	return screen.Span{}
}

// Foot returns the foot with the keys of the prompt.
func (p *Prompt) Foot(c *Context) screen.Foot {
	table := c.Keys.Of(p.Keys)
	return c.Foot(&table)
}
