package teach

import (
	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// lessons implements [subject] for a page that teaches a lesson.
type lessons struct{ *lesson.Lesson }

func (l lessons) about(p *Page) course.About { return course.LessonTexts(l.Lesson, p.Grid) }

func (l lessons) example() bool { return true }

func (l lessons) find(p *Page, soon bool) func() (found, bool) {
	grid, seed, rules, before := p.Grid, p.Seed(), course.Rules(l.Lesson, p.Rules.Numbering), p.before
	watch := func() bool { return !p.closed.Load() }
	if soon {
		watch = func() bool { return true }
	}
	return func() (found, bool) {
		at, ok := l.FindUnlike(grid, seed, before, watch)
		return found{Position: at, rules: rules}, ok
	}
}

// rules returns the default rules with the player's numbering.
func (p *Page) rules() game.Rules { return game.Rules{Numbering: p.Rules.Numbering} }

func (l lessons) figures(p *Page) string {
	if p.course.Progress == nil {
		return ""
	}
	n := p.course.Solved(p.Grid, l.Lesson)
	return text.Text{"Resueltas: %d de %d", "Solved: %d of %d"}.In(p.Lang, n, course.Enough)
}

var (
	notClean = text.Text{
		"Resuelta, pero con ayuda. La próxima parecida sí contará.", "Solved, but with help, so it does not count. Try another."}
	learnt = text.Text{"¡Lección aprendida! %s", "Lesson learnt! %s"}
)

// step judges a step of the player. Only a position that was solved without a hint and without a
// wrong step counts for the progress.
func (l lessons) step(p *Page, a game.Action) tea.Cmd {
	switch answer := p.judge(a); answer.Verdict {
	case lesson.Wrong, lesson.Unproven:
		p.explain(answer)
		return nil
	case lesson.Right, lesson.Refused:
		return nil
	}
	if !p.clean || p.course.Progress == nil {
		p.say(screen.Message, notClean.In(p.Lang))
		return nil
	}
	p.course.Solve(p.Grid, l.Lesson)
	if n := p.course.Solved(p.Grid, l.Lesson); n < course.Enough {
		p.say(screen.Good, text.Text{
			"¡Resuelta! Van %d de %d.",
			"Solved! That makes %d of %d.",
		}.In(p.Lang, n, course.Enough))
	} else {
		p.say(screen.Good, learnt.In(p.Lang, p.about(p).When.In(p.Lang)))
	}
	return write(p.course.Progress.Write)
}

// following goes on with the next position or, once the lesson is learnt, with the next lesson.
func (l lessons) following(p *Page) tea.Cmd {
	if p.course.Progress == nil || p.course.Solved(p.Grid, l.Lesson) < course.Enough {
		return p.another(solving)
	}
	next := p.course.After(p.Grid, l.Lesson)
	p.subject, p.next = lessons{next}, nil
	return p.another(idea)
}
