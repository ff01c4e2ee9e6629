package teach

import (
	"strconv"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	var figures screen.Line
	if p.trial != nil {
		figures = p.figures()
	}
	s := sheet{title: p.about(p).Title.In(p.Lang), figures: figures, keys: p.foot()}
	if p.stage != idea {
		s.idea = p.about(p).Idea.In(p.Lang)
	}
	p.view(f, s)
}

// figures returns the progress of the lesson and the number of mines left.
func (p *Page) figures() screen.Line {
	said := p.subject.figures(p)
	if p.stage < solving && p.example() {
		said = text.Text{"Ejemplo", "Example"}.In(p.Lang)
	}
	line := screen.Line{screen.Field.Of(said)}
	gap := "   "
	if said == "" {
		gap = ""
	}
	more := screen.Line{
		screen.Field.Of(gap + words.MinesLeft.In(p.Lang) + " "),
		screen.Figure.Of(strconv.Itoa(p.trial.Game().MinesLeft())),
	}
	if line.Width()+more.Width() > p.Width {
		return line
	}
	return append(line, more...)
}

// foot returns the keys that apply now.
func (p *Page) foot() []screen.KeyHint {
	now := p.Keys.Of(keys.Lesson)
	_, choosing := p.subject.(skill)
	now.Enable(p.stage == solving && !choosing, keys.FlagCell)
	now.Enable((p.stage == solving || p.stage == reasoning) && !choosing, keys.AskHint)
	now.Enable(p.trial != nil, keys.OpenCell)
	now.Enable(!p.wanted, keys.NewBoard)
	now.Enable(!p.wanted && p.example(), keys.SameBoard)
	all := now.Foot(p.Lang)
	switch {
	case p.trial == nil || p.stage == solving:
	case p.stage == reasoning:
		all[0].Does = text.Text{"elegir", "choose"}
	default:
		all[0].Does = text.Text{"seguir", "go on"}
	}
	return all
}
