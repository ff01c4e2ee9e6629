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
func (t *table) school() error {
	kept := course.Load(t.Archive.Dir())
	if kept.Err != nil {
		t.report(kept.Err)
	}
	all := lesson.Lessons()
	i, err := t.pickOn(0, 0, len(all), func(i int) string {
		title, learnt := course.Playing.Title, kept.Played(t.Grid)
		if i > 0 {
			title, learnt = course.LessonTexts(all[i-1], t.Grid).Title, kept.Solved(t.Grid, all[i-1]) >= course.Enough
		}
		said := strings.TrimSuffix(t.sentence(title.In(t.Lang)), ".")
		if learnt {
			said += t.Say(", aprendida", ", learnt")
		}
		return said
	})
	switch {
	case err != nil || i < 0:
		return err
	case i == 0:
		return t.firstLesson(kept.Progress)
	}
	l := all[i-1]
	about := course.LessonTexts(l, t.Grid)
	t.say(about.Title)
	t.say(about.Idea)
	if left, err := t.example(l); err != nil || left {
		return err
	}
	for {
		done, err := t.exercise(l, kept.Progress)
		if err != nil || done {
			return err
		}
	}
}

// position finds a position for a lesson, describes it to the player and returns it. If straight is
// true and the lesson is about a pattern, the pattern lies along a straight wall if possible.
// position reports false if it finds none.
func (t *table) position(l *lesson.Lesson, straight bool) (*lesson.Trial, bool) {
	seed := t.Level(words.Levels()[0]).Spec().Seed
	at, ok := l.FindUnlike(t.Grid, seed, lesson.Position{}, straight, func() bool { return true })
	if !ok {
		t.tell("No se ha encontrado ninguna posición.", "No position was found.")
		return nil, false
	}
	trial := lesson.NewTrial(at, course.Rules(l, t.Rules.Numbering))
	v := t.tellerOf(trial)
	t.println(v.RowsAndColumns(), v.MinesLeft())
	t.frontierTold, t.frontierOf = 0, trial.Game().Revision()
	t.frontier(v, game.Cell{})
	return trial, true
}

// tellerOf returns the teller that puts a position of a lesson into sentences.
func (t *table) tellerOf(trial *lesson.Trial) voice.Teller {
	return voice.Of(trial.Game(), t.names(trial.Layout.Grid()), t.Lang)
}

// example shows how to solve a position. After each line of input it tells the next step of an
// argument. It reports whether the player wants to leave.
func (t *table) example(l *lesson.Lesson) (left bool, err error) {
	t.tell("Un ejemplo.", "An example.")
	trial, ok := t.position(l, true)
	if !ok {
		return true, nil
	}
	for w := (course.Telling{}); !trial.Solved() && w.Advance(trial); {
		if left, err := t.pause(); err != nil || left {
			return left, err
		}
		t.println(t.tellerOf(trial).StageText(w.Advice, w.Told))
		if w.Over() {
			before, a := trial.Game().Clone(), w.Action()
			trial.Do(a)
			t.println(t.tellerOf(trial).Effect(a, before))
		}
	}
	t.tell("Eso es todo. Ahora te toca a ti, en otra posición.", "That is the whole argument. Now it is your turn, in another position.")
	return t.pause()
}

// pause waits for a line of input, and reports whether the player wants to leave.
func (t *table) pause() (left bool, err error) {
	line, err := t.ask(text.Text{"Enter para seguir, o salir: ", "Enter to go on, or quit: "})
	return parse(line, game.LeftToFind).kind == leave, err
}

// exercise lets the player solve a position. It reports whether the player wants to stop.
func (t *table) exercise(l *lesson.Lesson, kept *course.Progress) (enough bool, err error) {
	trial, ok := t.position(l, kept.Solved(t.Grid, l) == 0)
	if !ok {
		return true, nil
	}
	t.say(course.Exercise(l, trial.Position, trial.Game().Rules().Numbering))
	clean, missed, last, w := true, false, game.Cell{}, course.Telling{}
	for !trial.Solved() {
		line, err := t.ask(t.asks())
		if err != nil {
			return true, err
		}
		switch r := parse(line, game.LeftToFind); {
		case t.asksAbout(t.tellerOf(trial), last, line):
		case r.kind == leave, r.kind == giveUp:
			return true, nil
		case text.Text{"otra", "another"}.Is(line):
			return false, nil
		case r.kind == help && r.topic != "":
			t.help(r.topic, trial.Layout.Grid())
		case r.kind == askHint:
			clean = false
			if w.Advance(trial) {
				t.println(t.tellerOf(trial).Advice(w.Advice, w.Told))
			}
		case r.kind == play && len(r.actions) > 0:
			w = course.Telling{}
			if !t.judge(trial, r.actions, &w) && !missed {
				missed = true
				t.miss(l, kept)
			}
			last = r.actions[len(r.actions)-1].Cell
		default:
			t.say(exerciseHelp)
		}
	}
	return t.solved(l, kept, clean && !missed)
}

// miss counts a wrong answer. Unless the lesson is already learnt, it lowers by one the number of
// positions that the player solved at the first try. It tells the player the new number.
func (t *table) miss(l *lesson.Lesson, kept *course.Progress) {
	kept.Miss(t.Grid, l)
	t.keepProgress(kept)
	t.tell("Cuenta como fallo: llevas %d de %d a la primera.", "That counts as wrong: %d of %d are right first time.", kept.Solved(t.Grid, l), course.Enough)
}

// keepProgress saves the progress.
func (t *table) keepProgress(kept *course.Progress) {
	if err := kept.Write(); err != nil {
		t.report(err)
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
func (t *table) judge(trial *lesson.Trial, actions []game.Action, w *course.Telling) (right bool) {
	for _, a := range actions {
		before := trial.Game().Clone()
		switch answer := trial.Do(a); answer.Verdict {
		case lesson.Right, lesson.Solved:
			t.println(t.tellerOf(trial).Effect(a, before))
		case lesson.Refused:
			t.tell("En esa celda no hay nada que hacer.", "There is nothing to do there.")
		case lesson.Unproven:
			t.println(notDone.In(t.Lang), t.tellerOf(trial).Unproven(answer.Cell, answer.Chance))
			return false
		default:
			*w = course.Telling{Advice: course.Advice(answer.Proof), Told: advice.FirstStage + 1}
			t.println(notDone.In(t.Lang), t.tellerOf(trial).Advice(w.Advice, w.Told))
			return false
		}
	}
	return true
}

var notDone = text.Text{"Esa jugada no se ha hecho.", "That move was not played."}

// solved tells the player that the position is solved, and asks whether to go on. It reports
// whether the player wants to stop. If clean is true, the position was solved at the first try and
// counts for the lesson.
func (t *table) solved(l *lesson.Lesson, kept *course.Progress, clean bool) (enough bool, err error) {
	if !clean {
		t.tell("Resuelta. Esta no cuenta; la próxima, a la primera y sin ayuda, sí.",
			"Solved. This one does not count; the next one will, first time and without help.")
	} else {
		kept.Solve(t.Grid, l)
		t.keepProgress(kept)
		n := min(kept.Solved(t.Grid, l), course.Enough)
		t.tell("Resuelta. Llevas %d de %d.", "Solved. That makes %d of %d.", n, course.Enough)
		if n == course.Enough {
			t.println(course.LessonTexts(l, t.Grid).When.In(t.Lang))
		}
	}
	line, err := t.ask(text.Text{
		"Enter para otra posición, o salir: ",
		"Enter for another position, or quit: "})
	return parse(line, game.LeftToFind).kind == leave, err
}
