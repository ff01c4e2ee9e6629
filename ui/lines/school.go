package lines

import (
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
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
		p.report(kept.Err)
	}
	all := lesson.Lessons()
	i, err := p.pickFrom(0, len(all), func(i int) string {
		title, learnt := course.Playing.Title, kept.Played(p.Grid)
		if i > 0 {
			title, learnt = course.LessonTexts(all[i-1], p.Grid).Title, kept.Solved(p.Grid, all[i-1]) >= course.Enough
		}
		said := strings.TrimSuffix(p.sentence(title.In(p.Lang)), ".")
		if learnt {
			said += p.Say(", aprendida", ", learnt")
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
	about := course.LessonTexts(l, p.Grid)
	p.say(about.Title)
	p.say(about.Idea)
	if left, err := p.example(l); err != nil || left {
		return err
	}
	for {
		done, err := p.exercise(l, kept.Progress)
		if err != nil || done {
			return err
		}
	}
}

// position finds a position for a lesson, tells it to the player and returns it. If straight is
// true and the lesson is about a figure, the figure stands along a straight wall where it can.
// position reports false if there is none.
func (p *spoken) position(l *lesson.Lesson, straight bool) (*lesson.Trial, bool) {
	seed := p.Level(words.Levels()[0]).Spec().Seed
	at, ok := l.FindUnlike(p.Grid, seed, lesson.Position{}, straight, func() bool { return true })
	if !ok {
		p.tell("No se ha encontrado ninguna posición.", "No position was found.")
		return nil, false
	}
	trial := lesson.NewTrial(at, course.Rules(l, p.Rules.Numbering))
	t := p.tellerOf(trial)
	p.println(t.Reach(), t.MinesLeft())
	p.frontierTold, p.frontierOf = 0, trial.Game().Revision()
	p.frontier(t, game.Cell{})
	return trial, true
}

// tellerOf returns the teller that puts a position of a lesson into sentences.
func (p *spoken) tellerOf(trial *lesson.Trial) voice.Teller {
	return voice.Of(trial.Game(), p.names(trial.Layout.Grid()), p.Lang)
}

// A telling is an argument that the player is told step by step. The zero telling has no argument.
type telling struct {
	proof lesson.Proof
	stage advice.Stage // the last stage told
}

// action returns the action that the argument proves to be right.
func (w *telling) action() game.Action {
	if w.proof.Mine {
		return game.Action{Kind: game.Flag, Cell: w.proof.Cell}
	}
	return game.Action{Kind: game.Open, Cell: w.proof.Cell}
}

// over reports whether the whole argument has been told.
func (w *telling) over() bool {
	return w.stage == 0 || w.stage >= course.Advice(w.proof).Last()
}

// advance goes to the next step of the argument. After the last step, it begins the argument for
// the next move. It reports false if there is no next move.
func (w *telling) advance(trial *lesson.Trial) bool {
	if w.over() {
		next, ok := trial.Next()
		if !ok {
			return false
		}
		*w = telling{next, advice.Whether}
	}
	w.stage++
	return true
}

// example shows how to solve a position. After each line of input it tells the next step of an
// argument. It reports whether the player wants to leave.
func (p *spoken) example(l *lesson.Lesson) (left bool, err error) {
	p.tell("Un ejemplo.", "An example.")
	trial, ok := p.position(l, true)
	if !ok {
		return true, nil
	}
	for w := (telling{}); !trial.Solved() && w.advance(trial); {
		if left, err := p.pause(); err != nil || left {
			return left, err
		}
		p.println(p.tellerOf(trial).StageText(course.Advice(w.proof), w.stage))
		if w.over() {
			before, a := trial.Game().Clone(), w.action()
			trial.Do(a)
			p.println(p.tellerOf(trial).Effect(a, before))
		}
	}
	p.tell("Eso es todo. Ahora te toca a ti, en otra posición.", "That is the whole argument. Now it is your turn, in another position.")
	return p.pause()
}

// pause waits for a line of input, and reports whether the player wants to leave.
func (p *spoken) pause() (left bool, err error) {
	line, err := p.ask(text.Text{"Enter para seguir, o salir: ", "Enter to go on, or quit: "})
	return parse(line, game.LeftToFind).kind == leave, err
}

// exercise lets the player solve a position, and reports whether the player has had enough.
func (p *spoken) exercise(l *lesson.Lesson, kept *course.Progress) (enough bool, err error) {
	trial, ok := p.position(l, kept.Solved(p.Grid, l) == 0)
	if !ok {
		return true, nil
	}
	p.say(course.Exercise(l, trial.Position, trial.Game().Rules().Numbering))
	clean, missed, last, w := true, false, game.Cell{}, telling{}
	for !trial.Solved() {
		line, err := p.ask(p.asks())
		if err != nil {
			return true, err
		}
		switch r := parse(line, game.LeftToFind); {
		case p.asksAbout(p.tellerOf(trial), last, line):
		case r.kind == leave, r.kind == giveUp:
			return true, nil
		case text.Text{"otra", "another"}.Is(line):
			return false, nil
		case r.kind == help && r.topic != "":
			p.help(r.topic, trial.Layout.Grid())
		case r.kind == askHint:
			clean = false
			if w.advance(trial) {
				p.println(p.tellerOf(trial).Advice(course.Advice(w.proof), w.stage))
			}
		case r.kind == play && len(r.actions) > 0:
			w = telling{}
			if !p.judge(trial, r.actions, &w) && !missed {
				missed = true
				p.miss(l, kept)
			}
			last = r.actions[len(r.actions)-1].Cell
		default:
			p.say(exerciseHelp)
		}
	}
	return p.solved(l, kept, clean && !missed)
}

// miss counts a wrong answer: it takes one off the positions that were right first time. It tells
// the player how many those are.
func (p *spoken) miss(l *lesson.Lesson, kept *course.Progress) {
	kept.Miss(p.Grid, l)
	p.keepProgress(kept)
	p.tell("Cuenta como fallo: a la primera van %d de %d.", "That counts as wrong: %d of %d are right first time.", kept.Solved(p.Grid, l), course.Enough)
}

// keepProgress saves the progress.
func (p *spoken) keepProgress(kept *course.Progress) {
	if err := kept.Write(); err != nil {
		p.report(err)
	}
}

var exerciseHelp = text.Text{
	"Para abrir una celda que no pueda tener mina, escribe su nombre, como B3; para marcar una que la tenga, añade una exclamación. " +
		"Puedes preguntar como en una partida, o escribir pista, otra o salir.",
	"To open a cell that cannot be a mine, type its name, as in B3; to flag one that must be, add an exclamation mark. " +
		"You can ask the same questions as in a game, or type hint, another or quit."}

// judge carries out actions as long as they are right. It stops at the first wrong action and
// reports false. If an argument shows why that action is wrong, judge sets *w to this argument and
// tells its first step.
func (p *spoken) judge(trial *lesson.Trial, actions []game.Action, w *telling) (right bool) {
	for _, a := range actions {
		before := trial.Game().Clone()
		switch answer := trial.Do(a); answer.Verdict {
		case lesson.Right, lesson.Solved:
			p.println(p.tellerOf(trial).Effect(a, before))
		case lesson.Refused:
			p.tell("En esa celda no hay nada que hacer.", "There is nothing to do there.")
		case lesson.Unproven:
			p.println(notDone.In(p.Lang), p.tellerOf(trial).Unproven(answer.Cell, answer.Chance))
			return false
		default:
			*w = telling{answer.Proof, advice.Whether + 1}
			p.println(notDone.In(p.Lang), p.tellerOf(trial).Advice(course.Advice(w.proof), w.stage))
			return false
		}
	}
	return true
}

var notDone = text.Text{"Esa jugada no se ha hecho.", "That move was not played."}

// solved tells the player that the position is solved, and asks whether to go on. It reports
// whether the player has had enough. If clean is true, the player solved the position at the first
// try, and the position counts for the lesson.
func (p *spoken) solved(l *lesson.Lesson, kept *course.Progress, clean bool) (enough bool, err error) {
	if !clean {
		p.tell("Resuelta. Esta no cuenta; la próxima, a la primera y sin ayuda, sí.",
			"Solved. This one does not count; the next one will, first time and without help.")
	} else {
		kept.Solve(p.Grid, l)
		p.keepProgress(kept)
		n := min(kept.Solved(p.Grid, l), course.Enough)
		p.tell("Resuelta. Van %d de %d.", "Solved. That makes %d of %d.", n, course.Enough)
		if n == course.Enough {
			p.println(course.LessonTexts(l, p.Grid).When.In(p.Lang))
		}
	}
	line, err := p.ask(text.Text{
		"Enter para otra posición, o salir: ",
		"Enter for another position, or quit: "})
	return parse(line, game.LeftToFind).kind == leave, err
}
