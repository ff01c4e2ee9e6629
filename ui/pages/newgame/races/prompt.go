package races

import (
	"buscaminas/ui/archive/races"
	"buscaminas/ui/page"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A prompt is the line where a code or a name is typed.
type prompt struct {
	input page.Input
	label text.Text
	then  func() tea.Cmd // called when a name has been typed; nil: nothing is
}

var (
	codeLabel = text.Text{"Código de la carrera: ", "Race code: "}
	nameLabel = text.Text{"Tu nombre en las carreras: ", "Your name in races: "}
	needName  = text.Text{
		"El nombre debe tener alguna letra o cifra",
		"A name needs a letter or a digit"}
)

// ask opens a prompt with a text to begin with.
func (p *Page) ask(label text.Text, typed string) {
	const longest = 40
	p.prompt = &prompt{input: page.NewInput(longest), label: label}
	p.prompt.input.SetValue(typed)
	p.prompt.input.CursorEnd()
	p.FitInput(&p.prompt.input, label.In(p.Lang))
}

// askName asks for the name of the player, and then calls a function that needs it.
func (p *Page) askName(then func() tea.Cmd) {
	p.ask(nameLabel, p.Player)
	p.prompt.then = then
}

// typeIn passes a key to the prompt.
func (p *Page) typeIn(msg tea.KeyMsg) (tea.Cmd, page.Dest) {
	table := p.Keys.Of(keys.Code)
	switch table.Command(msg.String()) {
	case keys.Back:
		p.prompt = nil
	case keys.ShowHelp:
		return nil, page.Help{Keys: keys.Races}
	case keys.Pick:
		return p.typed()
	default:
		var cmd tea.Cmd
		p.prompt.input, cmd = p.prompt.input.Update(msg)
		return cmd, nil
	}
	return nil, nil
}

// typed takes the text of the prompt. If it is invalid the prompt stays, with the reason.
func (p *Page) typed() (tea.Cmd, page.Dest) {
	typed := p.prompt.input.Value()
	if p.prompt.label == codeLabel {
		code, err := races.Code(typed)
		if err == nil {
			_, err = p.folder().Race(code)
		}
		if err != nil {
			p.said = words.Error(err, p.Lang)
			return nil, nil
		}
		p.prompt = nil
		for i := range p.all {
			if p.all[i].Code == code {
				p.Selected = i
				return p.pick(i)
			}
		}
		return p.join(code), nil
	}
	name := races.Name(typed)
	if name == "" {
		p.said = needName.In(p.Lang)
		return nil, nil
	}
	p.Player = name
	then := p.prompt.then
	p.prompt = nil
	var cmd tea.Cmd
	if then != nil {
		cmd = then()
	}
	return cmd, page.CallMe{Name: name}
}
