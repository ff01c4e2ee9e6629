package teach

import (
	"strconv"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// View implements [page.Page].
func (p *lessonPage) View(f *screen.Frame) {
	s := sheet{title: p.about(p).Title.In(p.Lang), keys: p.foot()}
	if p.stage != idea {
		s.idea = p.about(p).Idea.In(p.Lang)
	}
	if p.trial != nil {
		s.signs = p.SignsOf(p.points, p.board.Game)
		s.progress, s.mines = p.progress(), strconv.Itoa(p.trial.Game().MinesLeft())
	}
	p.view(f, s)
}

// progress returns the player's progress in the lesson as text.
func (p *lessonPage) progress() string {
	if p.stage < solving && p.example() {
		return p.Lang.Say("Ejemplo", "Example")
	}
	return p.subject.figures(p)
}

// foot returns the keys that apply now.
func (p *lessonPage) foot() []screen.KeyHint {
	now := p.Keys.Of(keys.Lesson)
	_, choosing := p.subject.(skill)
	now.Enable(p.stage == solving && !choosing, keys.FlagCell)
	now.Enable((p.stage == solving || p.stage == reasoning) && !choosing, keys.AskHint)
	now.Enable(p.trial != nil, keys.OpenCell)
	now.Enable(!p.wanted, keys.NewBoard)
	now.Enable(!p.wanted && p.example(), keys.SameBoard)
	now.Enable(p.needing() != nil, keys.PreviousClosed)
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
