package lines

import (
	"errors"
	"strings"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/tell/voice"
	"buscaminas/ui/text"
)

// A primer teaches the first lesson in sentences, one task at a time.
type primer struct {
	*table
	first *lesson.First
}

// firstLesson teaches the first lesson. If the player completes the lesson, it saves the
// progress.
func (t *table) firstLesson(kept *course.Progress) error {
	l := primer{t, course.First(t.Grid, t.Rules)}
	l.first.Begin()
	t.say(course.Playing.Title)
	t.say(course.Playing.Idea)
	t.say(course.SpokenAim)
	t.println(l.teller().RowsAndColumns())
	t.frontierTold = 0
	l.request()
	for l.first.Task < lesson.Tasks {
		line, err := t.ask(t.asks())
		if err != nil {
			return err
		}
		if parse(line, game.LeftToFind).kind == leave {
			return nil
		}
		l.answer(line)
	}
	kept.Play(t.Grid)
	t.keepProgress(kept)
	return nil
}

func (l primer) teller() voice.Teller {
	g := l.first.Game()
	return voice.Of(g, l.names(g.Layout().Grid()), l.Lang)
}

// request tells the player the current task.
func (l primer) request() {
	if l.first.Lost() {
		l.say(course.SpokenAfterMine)
		return
	}
	l.println(course.SpokenTask(l.first, l.teller().Names, l.Lang))
}

// answer carries out a line that the player types in the lesson. It answers a question, gives help
// or a hint, or makes a move.
func (l primer) answer(line string) {
	grid := l.first.Game().Layout().Grid()
	at, _ := l.first.Cell()
	switch r := parse(line, game.LeftToFind); { // in a lesson a name alone opens its cell under any rules
	case l.asksAbout(l.teller(), at, line):
		l.lookAt(line)
	case r.kind == help && r.topic != "":
		l.help(r.topic, grid)
	case r.kind == askHint:
		l.hint()
	case r.kind == play && len(r.actions) > 0:
		l.act(r.actions)
	default:
		l.say(primerHelp)
		l.request()
	}
}

var primerHelp = text.Text{
	"Haz lo que te pide la lección, o pregunta lo que quieras; por ejemplo, ?B3, fila B, columna 3, minas o tablero. Para oír otra vez lo último, escribe repite; para dejarlo, salir.",
	"Do as the lesson says, or ask about anything: ?B3, row B, column 3, mines or board. To hear the last thing again, type repeat; to leave, type quit."}

// lookAt moves the lesson's cursor to the cell that a question names. If that completes a task,
// lookAt tells the player the next task.
func (l primer) lookAt(line string) {
	c, err := game.ParseCell(strings.Trim(line, "¿? "))
	if err != nil || !game.Contains(l.first.Game().Layout().Grid(), c) {
		return
	}
	task := l.first.Task
	if l.first.MoveTo(c); l.first.Task != task {
		l.request()
	}
}

// act carries out actions until an action is refused. After each action, it tells the current task.
// The last task is to win the game: act tells this task only when it begins, and after a loss.
func (l primer) act(actions []game.Action) {
	f := l.first
	for _, a := range actions {
		task, lost, before := f.Task, f.Lost(), f.Game().Clone()
		var why game.Refusal
		refused := errors.As(f.Do(a), &why)
		switch {
		case refused && why == game.GameOver:
		case refused:
			l.println(l.teller().Refused(a, why))
		case f.PutBack:
			l.frontierTold = 0
			l.println(course.Answer(f, before, a, course.KeyNames{}, l.teller().Names, l.Lang))
		default:
			v := l.teller()
			l.println(v.Effect(a, before))
			if wrong := course.SpokenWrongFlag(f.Game(), a.Cell, v.Names.Of(f.Game().Layout().Grid(), a.Cell), l.Lang); wrong != "" {
				l.println(wrong)
			}
		}
		if task != lesson.Win || f.Task != task || f.Lost() || lost {
			l.request()
		}
		if refused {
			return
		}
	}
}

// hint repeats the task. In the last task, which is to win the game, it names a cell to open or
// flag, and gives the reason.
func (l primer) hint() {
	f := l.first
	if f.Task != lesson.Win || f.Lost() {
		l.request()
		return
	}
	a := advice.See(f.Game()).Think().Advice(f.Cursor)
	typed := l.teller().Names.Of(f.Game().Layout().Grid(), a.Cell)
	if a.About == advice.MineCell || a.About == advice.WrongFlag || a.Flagged {
		typed += "!"
	}
	l.println(l.teller().Whole(a) + " " + l.Say("Escribe %s", "Type %s", typed) + ".")
}
