package teach

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// practice is the subject of what the player missed.
type practice struct{ *course.Practise }

func (s practice) about(*Page) course.About { return course.Practice }

func (s practice) example() bool { return false }

func (s practice) find(p *Page, _ bool) func() (found, bool) {
	kept, now, kind, seed, rules := p.Archive, p.Now(), p.Grid, p.Seed(), p.rules()
	return func() (found, bool) {
		next := s.Next(kept, now, p.left.Load)
		if m := next.Missed; m != nil {
			return found{m.Position, m.Rules, next}, true
		}
		at, ok := course.Endless(kept, kind, seed)
		return found{at, rules, next}, ok
	}
}

func (s practice) figures(p *Page) string {
	if p.missed == nil {
		return text.Text{"Nada pendiente: una de tu nivel", "Nothing due: one at your level"}.In(p.Lang)
	}
	return course.Reminder(p.missed).In(p.Lang)
}

// step judges a step, and keeps when what was missed comes back.
func (s practice) step(p *Page, a game.Action) tea.Cmd {
	if p.judge(a) != lesson.Solved {
		return nil
	}
	if !p.clean {
		p.say(screen.Message, text.Text{
			"Resuelta, pero no a la primera",
			"Solved, but not at the first try",
		}.In(p.Lang))
	} else {
		p.say(screen.Good, text.Text{"¡Resuelta!", "Solved!"}.In(p.Lang))
	}
	if p.missed == nil {
		return nil
	}
	name, clean, today := p.missed.Name, p.clean, p.Now()
	return write(func() error { return s.Saw(name, clean, today) })
}

func (s practice) following(p *Page) tea.Cmd { return p.another(solving) }
