package races

import (
	"buscaminas/ui/archive/races"
	"buscaminas/ui/page"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

var codeLabel = text.Text{"Código de la carrera: ", "Race code: "}

// askCode asks for the code of a race, and then opens or joins the race.
func (p *listPage) askCode() {
	p.Prompt = p.NewPrompt(keys.Races, codeLabel, "", func(q *page.Prompt, typed string) (tea.Cmd, page.Request) {
		code, err := races.ParseCode(typed)
		if err == nil {
			_, err = p.folder().Race(code)
		}
		if err != nil {
			q.Answer(words.Error(err, p.Lang))
			return nil, nil
		}
		q.Answer("")
		for i := range p.all {
			if p.all[i].Code == code {
				p.Selected = i
				return p.pick(i)
			}
		}
		return p.join(code), nil
	})
}

// askName asks for the name of the player. Once the player has entered a name, askName calls the
// function next, unless next is nil.
func (p *listPage) askName(next func() tea.Cmd) {
	p.Prompt = p.AskName(keys.Races, func(name string) tea.Cmd {
		p.Player = name
		if next == nil {
			return nil
		}
		return next()
	})
}
