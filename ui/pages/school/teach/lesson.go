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

func (l lessons) about(p *lessonPage) course.About {
	a := course.LessonTexts(l.Lesson, p.Grid)
	if p.trial != nil {
		a.Task = course.Exercise(l.Lesson, p.trial.Position, p.trial.Game().Rules().Numbering)
	}
	return a
}

// find looks for a position of the lesson. In a lesson about a figure, the example and the
// first exercises have the figure along a straight wall, if the grid has straight walls.
func (l lessons) find(p *lessonPage, soon bool) func() (found, bool) {
	begins := p.before.Layout == nil || p.course.Progress == nil || p.course.Solved(p.Grid, l.Lesson) == 0
	grid, seed, rules, before := p.Grid, p.Seed(), course.Rules(l.Lesson, p.Rules.Numbering), p.before
	watch := func() bool { return !p.closed.Load() }
	if soon {
		watch = func() bool { return true }
	}
	return func() (found, bool) {
		at, ok := l.FindUnlike(grid, seed, before, begins, watch)
		return found{Position: at, rules: rules}, ok
	}
}

// rules returns the default rules with the player's numbering.
func (p *lessonPage) rules() game.Rules { return game.Rules{Numbering: p.Rules.Numbering} }

func (l lessons) figures(p *lessonPage) string {
	if p.course.Progress == nil {
		return ""
	}
	n := p.course.Solved(p.Grid, l.Lesson)
	said := p.Lang.Say("A la primera: %d de %d", "First try: %d of %d", n, course.Enough)
	if p.fails > 0 {
		said += text.Separator + p.Lang.Say("fallos: %d", "wrong: %d", p.fails)
	}
	return said
}

var (
	helped = text.Text{
		"Resuelta. Esta no cuenta; la próxima, sin ayuda, sí.",
		"Solved. This one does not count; the next one will, without help."}
	failed = text.Text{
		"Resuelta. Esta no cuenta; la próxima, a la primera, sí.",
		"Solved. This one does not count; the next one will, if you get it first time."}
	learnt = text.Text{"¡Lección aprendida! %s", "Lesson learnt! %s"}
)

// step judges a step of the player. A solved position counts for the progress only if the player
// made no wrong step in it and asked for no hint. The first wrong step in a position takes one
// solved position off the progress, so that a lesson cannot be learnt by trying.
func (l lessons) step(p *lessonPage, a game.Action) tea.Cmd {
	switch answer := p.judge(a); answer.Verdict {
	case lesson.Wrong, lesson.Unproven:
		p.explain(answer)
		return l.fail(p)
	case lesson.Right, lesson.Refused:
		return nil
	}
	switch {
	case p.failed:
		p.say(screen.Message, failed.In(p.Lang))
		return nil
	case !p.clean || p.course.Progress == nil:
		p.say(screen.Message, helped.In(p.Lang))
		return nil
	}
	p.course.Solve(p.Grid, l.Lesson)
	if n := p.course.Solved(p.Grid, l.Lesson); n < course.Enough {
		p.say(screen.Good, p.Lang.Say(
			"¡Resuelta! Llevas %d de %d.",
			"Solved! That makes %d of %d.", n, course.Enough))
	} else {
		p.say(screen.Good, learnt.In(p.Lang, p.about(p).When.In(p.Lang)))
	}
	return write(p.course.Progress.Write)
}

// fail counts the position as failed. A second call for the same position does nothing.
func (l lessons) fail(p *lessonPage) tea.Cmd {
	if p.failed {
		return nil
	}
	p.failed = true
	p.fails++
	if p.course.Progress == nil {
		return nil
	}
	p.course.Miss(p.Grid, l.Lesson)
	return write(p.course.Progress.Write)
}

// following goes on with the next position of the lesson. Once the lesson is learnt, it goes on
// with the next lesson.
func (p *lessonPage) following() tea.Cmd {
	l, is := p.subject.(lessons)
	if !is || p.course.Progress == nil || p.course.Solved(p.Grid, l.Lesson) < course.Enough {
		return p.another(solving)
	}
	next := p.course.After(p.Grid, l.Lesson)
	p.subject, p.next, p.fails, p.before = lessons{next}, nil, 0, lesson.Position{}
	return p.another(idea)
}
