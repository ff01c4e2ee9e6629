package page

import (
	"buscaminas/ui/archive/winners"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Prompt is a line below a list where the player types a code or a name.
type Prompt struct {
	label   text.Text
	input   Input
	enter   enter
	help    keys.Page
	refused string
	Closed  bool // the player has left the line, or the text was accepted
}

// enter handles the text that was typed into a [Prompt]. If it returns a refusal, the prompt stays
// open and shows it.
type enter func(typed string) (cmd tea.Cmd, request Request, refused string)

// NewPrompt returns a prompt whose field first holds initialText. The key for help shows the keys
// of helpPage.
func (c *Context) NewPrompt(
	helpPage keys.Page, label text.Text, initialText string, enter enter,
) *Prompt {
	const longest = 40
	p := &Prompt{label: label, input: NewInput(longest), enter: enter, help: helpPage}
	p.input.SetValue(initialText)
	p.input.CursorEnd()
	c.FitInput(&p.input, label.In(c.Lang))
	return p
}

var nameLabel = text.Text{"Tu nombre: ", "Your name: "}

// AskName returns a prompt for the player's name. On a server it refuses a name that another player
// has. If accepted is not nil, it is called with the name that the player gave. The key for help
// shows the keys of helpPage.
func (c *Context) AskName(helpPage keys.Page, accepted func(name string) tea.Cmd) *Prompt {
	kept, lang := c.Archive, c.Lang
	enter := func(typed string) (tea.Cmd, Request, string) {
		name := winners.Name(typed)
		if err := kept.Winners().SetName(name); err != nil {
			return nil, nil, words.Error(err, lang)
		}
		var cmd tea.Cmd
		if accepted != nil {
			cmd = accepted(name)
		}
		return cmd, NamePlayer{Name: name}, ""
	}
	return c.NewPrompt(helpPage, nameLabel, c.Player, enter)
}

// Update handles a key.
func (p *Prompt) Update(c *Context, msg tea.KeyMsg) (tea.Cmd, Request) {
	p.refused = ""
	table := c.Keys.Of(keys.Code)
	switch table.Command(msg.String()) {
	case keys.Back:
		p.Closed = true
	case keys.ShowHelp:
		return nil, Help{Keys: p.help}
	case keys.Pick:
		cmd, request, refused := p.enter(p.input.Value())
		p.refused, p.Closed = refused, refused == ""
		return cmd, request
	default:
		var cmd tea.Cmd
		p.input, cmd = p.input.Update(msg)
		return cmd, nil
	}
	return nil, nil
}

// View writes the prompt in the place of the message of v, and the keys of the prompt in the foot.
func (p *Prompt) View(c *Context, v *screen.Page) {
	table := c.Keys.Of(keys.Code)
	v.Foot = c.Foot(&table)
	line := append(screen.Line{screen.Key.Of(p.label.In(c.Lang))}, InputLine(&p.input)...)
	v.Message = screen.Block{line}
	if p.refused != "" {
		v.Message = append(v.Message, screen.Wrapped(screen.Refused.Of(p.refused), c.Width)...)
	}
}
