package teach

import (
	"slices"
	"strings"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/screen"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// practice implements [subject] for the page of the practice. A position comes from a mistake of
// the player, or it is random if no mistake is due for practice.
type practice struct{ *course.Queue }

func (s practice) about(p *lessonPage) course.About {
	about := course.Practice
	if p.missed != nil {
		about.Task = course.MissedTask(p.missed)
	}
	return about
}

func (s practice) find(p *lessonPage, _ bool) func() (found, bool) {
	kept, now, kind, seed, rules := p.Archive, p.Now(), p.Grid, p.Seed(), p.rules()
	return func() (found, bool) {
		next := s.Next(kept, now, p.closed.Load)
		if m := next.Missed; m != nil {
			return found{m.Position, m.Rules, next}, true
		}
		at, ok := course.Endless(kept, kind, seed)
		return found{at, rules, next}, ok
	}
}

func (s practice) figures(p *lessonPage) string {
	if p.missed == nil {
		return p.Lang.Say(
			"No tienes nada pendiente; aquí va una posición de tu nivel", "Nothing is due; here is a position at your level")
	}
	return course.Reminder(p.missed).In(p.Lang)
}

// step judges a step. After a wrong step it asks which number gives the proof. Once a position is
// solved, it says what to look at first the next time. If the position comes from a mistake, step
// also records when the mistake will be due again.
func (s practice) step(p *lessonPage, a game.Action) tea.Cmd {
	if p.stage == reasoning {
		p.choose(a.Cell)
		return nil
	}
	switch answer := p.judge(a); answer.Verdict {
	case lesson.Wrong, lesson.Unproven:
		p.askWhy(answer)
		return nil
	case lesson.Right, lesson.Refused:
		return nil
	}
	ink, said := screen.Good, text.Text{"¡Resuelta!", "Solved!"}
	if !p.clean {
		ink, said = screen.Message, text.Text{"Resuelta, con ayuda.", "Solved, with help."}
	}
	p.say(ink, strings.TrimSpace(said.In(p.Lang)+" "+course.Takeaway(p.trial.Position, p.trial.Game().Rules(), p.Names, p.Lang)))
	if p.missed == nil {
		return nil
	}
	name, clean, today := p.missed.Name, p.clean, p.Now()
	return write(func() error { return s.Record(name, clean, today) })
}

// askWhy asks the player which number gives the proof. If no single number gives it, askWhy
// explains the proof.
func (p *lessonPage) askWhy(answer lesson.Answer) {
	r := answer.Proof
	said := text.Text{
		"%s es una mina, y se podía saber. ¿Qué número lo dice? Señálalo",
		"%s is a mine, and you could have known. Which number says so? Point to it"}
	switch {
	case answer.Verdict == lesson.Unproven:
		r, _ = p.trial.Next()
		said = text.Text{
			"Lo de %s no se puede saber; lo de otra celda, sí: ¿qué número lo dice? Señálalo",
			"There is no telling what %s is, but another cell is certain. Which number proves it? Point to it"}
	case !r.Mine:
		said = text.Text{
			"%s no tiene mina, y se podía saber. ¿Qué número lo dice? Señálalo",
			"%s is not a mine, and you could have known. Which number says so? Point to it"}
	}
	if len(r.Numbers()) == 0 {
		p.explain(answer)
		return
	}
	p.stage, p.reason = reasoning, r
	p.say(screen.Refused, said.In(p.Lang, p.Names.Of(p.grid(), answer.Cell)))
}

// choose takes cell c as the player's answer to the question which number gives the proof. It then
// explains the proof.
func (p *lessonPage) choose(c game.Cell) {
	p.stage = solving
	if slices.Contains(p.reason.Numbers(), c) {
		p.tell(screen.Good, p.Lang.Say("Eso es: ", "Exactly: "), p.reason)
		return
	}
	p.tell(screen.Message, "", p.reason)
}
