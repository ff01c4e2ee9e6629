package teach

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// skill implements [subject] for a page that teaches a skill. Such a page only rates the choices of
// the player. It does not change the board or the progress.
type skill struct{ *lesson.Skill }

func (s skill) about(*lessonPage) course.About { return course.SkillTexts(s.Skill) }

func (s skill) find(p *lessonPage, _ bool) func() (found, bool) {
	grid, seed, rules := p.Grid, p.Seed(), p.rules()
	return func() (found, bool) {
		at, ok := s.Find(grid, seed)
		return found{Position: at, rules: rules}, ok
	}
}

func (s skill) figures(*lessonPage) string { return "" }

// step rates the choice of the player and compares it with the best choice.
func (s skill) step(p *lessonPage, a game.Action) tea.Cmd {
	all := s.Choices(p.trial)
	i := slices.IndexFunc(all, func(c lesson.Choice) bool { return c.Cell == a.Cell })
	if a.Kind != game.Open || i < 0 {
		return nil
	}
	best := lesson.Best(all)
	p.stage, p.points, p.chance = solved, nil, course.Chances(s.Skill, all)
	said := course.RatingText(s.Skill, p.teller(), all[i])
	if all[i].Worth > best.Worth-1e-9 {
		p.say(screen.Good, p.Lang.Say("Lo mejor", "The best")+text.Separator+said)
		return nil
	}
	p.points = draw.Roles(nil, []game.Cell{best.Cell})
	p.say(screen.Message, said+text.Separator+course.RatingText(s.Skill, p.teller(), best))
	return nil
}
