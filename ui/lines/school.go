package lines

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// school lets the player pick a lesson, and teaches it.
func (p *spoken) school() error {
	kept := course.Load(p.Archive.Dir())
	if kept.Err != nil {
		p.println(p.sentence(words.Error(kept.Err, p.Lang)))
	}
	all := lesson.Lessons()
	i, err := p.pickFrom(0, len(all), func(i int) string {
		title, learnt := course.Playing.Title, kept.Played(p.Grid)
		if i > 0 {
			title, learnt = course.Of(all[i-1], p.Grid).Title, kept.Solved(p.Grid, all[i-1]) >= course.Enough
		}
		said := strings.TrimSuffix(p.sentence(title.In(p.Lang)), ".")
		if learnt {
			said += text.Text{", aprendida", ", learnt"}.In(p.Lang)
		}
		return said
	})
	switch {
	case err != nil || i < 0:
		return err
	case i == 0:
		return p.firstLesson(kept.Progress)
	}
	l := all[i-1]
	about := course.Of(l, p.Grid)
	p.tell(p.sentence(about.Title.In(p.Lang)), p.sentence(about.Idea.In(p.Lang)))
	if err := p.example(l); err != nil {
		return err
	}
	for {
		done, err := p.exercise(l, kept.Progress)
		if err != nil || done {
			return err
		}
	}
}

// position begins another position of a lesson, and tells it. It reports false where none is
// found.
func (p *spoken) position(l *lesson.Lesson) (*lesson.Trial, bool) {
	seed := p.Level(words.Levels()[0]).Spec().Seed
	at, ok := l.Find(p.Grid, seed)
	if !ok {
		p.println(text.Text{"No se ha encontrado ninguna posición.", "No position was found."}.In(p.Lang))
		return nil, false
	}
	trial := lesson.NewTrial(at, course.Rules(l, p.Rules.Numbering))
	t := p.of(trial)
	p.tell(t.Reach(), t.MinesLeft())
	p.frontierTold, p.frontierOf = 0, trial.Game().Revision()
	p.frontier(t, game.Cell{})
	return trial, true
}

// of returns who tells of a position.
func (p *spoken) of(trial *lesson.Trial) voice.Teller {
	return voice.Teller{Game: trial.Game(), Names: p.names(trial.Layout.Grid()), Lang: p.Lang}
}

// why says what is to be done next in a position, and returns it.
func (p *spoken) why(trial *lesson.Trial) (a game.Action, ok bool) {
	r, ok := trial.Next()
	if !ok {
		return a, false
	}
	p.println(p.of(trial).Whole(course.Advice(r)))
	a = game.Action{Kind: game.Open, Cell: r.Cell}
	if r.Mine {
		a.Kind = game.Flag
	}
	return a, true
}

// example solves a position, and says why.
func (p *spoken) example(l *lesson.Lesson) error {
	p.println(text.Text{"Un ejemplo.", "An example."}.In(p.Lang))
	trial, ok := p.position(l)
	if !ok {
		return nil
	}
	for !trial.Solved() {
		a, ok := p.why(trial)
		if !ok {
			break
		}
		before := trial.Game().Clone()
		trial.Do(a)
		p.println(p.of(trial).Did(a, before))
	}
	p.println(text.Text{
		"Eso es todo. Ahora tú: pulsa Enter para oír otra posición.",
		"That is all. Now you: press Enter to hear another position."}.In(p.Lang))
	_, err := p.ask(text.Text{"Enter: ", "Enter: "})
	return err
}

// exercise lets the player solve a position. It reports whether the player has had enough.
func (p *spoken) exercise(l *lesson.Lesson, kept *course.Progress) (enough bool, err error) {
	trial, ok := p.position(l)
	if !ok {
		return true, nil
	}
	clean, last := true, game.Cell{}
	for !trial.Solved() {
		line, err := p.ask(p.asks())
		if err != nil {
			return true, err
		}
		switch r := parse(line, game.LeftToFind); {
		case p.asksAbout(p.of(trial), last, line):
		case r.kind == leave, r.kind == giveUp:
			return true, nil
		case text.Text{"otra", "another"}.Is(strings.TrimSpace(line)):
			return false, nil
		case r.kind == help && r.topic != "":
			p.help(r.topic, trial.Layout.Grid())
		case r.kind == askHint:
			clean = false
			p.why(trial)
		case r.kind == play && len(r.actions) > 0:
			clean = p.judge(trial, r.actions) && clean
			last = r.actions[len(r.actions)-1].Cell
		default:
			p.println(exerciseHelp.In(p.Lang))
		}
	}
	return p.solved(l, kept, clean)
}

var exerciseHelp = text.Text{
	"Abre una celda que no pueda tener mina, B3, o marca una que la tenga, B3 y una exclamación. " +
		"Puedes preguntar como en una partida, o escribir pista, otra o salir.",
	"Open a cell that cannot be a mine, B3, or flag one that must be, B3 and an exclamation mark. " +
		"You can ask as in a game, or type hint, another or quit."}

// judge carries out what is right, and says what is not. It reports whether all was right.
func (p *spoken) judge(trial *lesson.Trial, actions []game.Action) (right bool) {
	for _, a := range actions {
		before := trial.Game().Clone()
		switch answer := trial.Do(a); answer.Verdict {
		case lesson.Right, lesson.Solved:
			p.println(p.of(trial).Did(a, before))
		case lesson.Refused:
			p.println(text.Text{"Ahí no hay nada que hacer.", "There is nothing to be done there."}.In(p.Lang))
		default:
			p.println(notDone.In(p.Lang))
			p.println(p.sentence(p.wrong(trial, answer)))
			return false
		}
	}
	return true
}

var notDone = text.Text{"No se ha hecho.", "It was not done."}

// wrong says what was wrong with a step.
func (p *spoken) wrong(trial *lesson.Trial, answer lesson.Answer) string {
	if answer.Verdict == lesson.Unproven {
		return p.of(trial).Unproven(answer.Cell, answer.Chance)
	}
	return p.of(trial).Whole(course.Advice(answer.Proof))
}

// solved counts a position that was solved at the first try, and asks whether to go on.
func (p *spoken) solved(l *lesson.Lesson, kept *course.Progress, clean bool) (enough bool, err error) {
	if !clean {
		p.println(text.Text{
			"Resuelta, con ayuda. Otra parecida contará.",
			"Solved, with help. Another like it will count."}.In(p.Lang))
	} else {
		kept.Solve(p.Grid, l)
		if err := kept.Write(); err != nil {
			p.println(p.sentence(words.Error(err, p.Lang)))
		}
		n := min(kept.Solved(p.Grid, l), course.Enough)
		p.println(text.Text{"Resuelta. Van %d de %d.", "Solved. That makes %d of %d."}.In(p.Lang, n, course.Enough))
		if n == course.Enough {
			p.println(course.Of(l, p.Grid).When.In(p.Lang))
		}
	}
	line, err := p.ask(text.Text{
		"Enter para otra posición, o salir: ",
		"Enter for another position, or quit: "})
	return parse(line, game.LeftToFind).kind == leave, err
}
