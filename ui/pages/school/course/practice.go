package course

import (
	"sync"
	"time"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/archive"
	"buscaminas/ui/text"
)

// Practice holds the texts of the practice of the player's mistakes.
var Practice = About{
	Title: text.Text{"Practica lo que fallas", "Practise what you miss"},
	Idea: text.Text{
		"Posiciones de tus propias partidas en las que algo se podía saber y no lo viste, o tardaste mucho en verlo. Vuelven al cabo de 1, 3, 7 y 21 días.",
		"Positions from your own games where something was certain and you missed it, or took a long time to see it. They come back after 1, 3, 7 and 21 days."},
	Task: certain,
}

// Reminder returns the text that says which mistake the player made.
func Reminder(m *Missed) text.Text {
	return [...]text.Text{
		Guessed: {"Aquí te la jugaste sin necesidad", "Here you guessed needlessly"},
		Blasted: {"Aquí abriste una celda que por fuerza era mina", "Here you opened a cell that had to be a mine"},
		Slow:    {"Aquí tardaste mucho", "Here you took a long time"},
	}[m.Why]
}

// MissedTask returns the task of a position from the player's games. The task does not name the
// cell that the player has to find.
func MissedTask(m *Missed) text.Text {
	return [...]text.Text{
		Guessed: {"Encuentra la celda sin mina que se te escapó, y ábrela", "Find the safe cell that you missed, and open it"},
		Blasted: {"Encuentra esa mina, y márcala", "Find that mine, and flag it"},
		Slow:    {"Encuentra la celda sin mina que tardaste en ver, y ábrela", "Find the safe cell that took you so long, and open it"},
	}[m.Why]
}

// A Queue holds the mistakes that are due for practice, in the order in which the player sees them.
// The first call of [Queue.Next] searches for them, so the zero Queue is ready to use. Its methods
// may be called from several goroutines.
type Queue struct {
	mu       sync.Mutex
	schedule *schedule
	due      []Missed
}

// A Due is the result of [Queue.Next]. Only the first call sets Others and Err.
type Due struct {
	*Missed       // nil: no mistake is due
	Others  int   // the number of mistakes that cannot be practised
	Err     error // the error of the schedule
}

// Next returns the next mistake that is due on a day. The first call searches the games of the
// archive. The search takes a while, and ends early when stop returns true.
func (p *Queue) Next(a *archive.Archive, day time.Time, stop func() bool) (t Due) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.schedule == nil {
		p.schedule, t.Err = readSchedule(a.Dir())
		due := func(name string) bool { return p.schedule.isDue(name, day) }
		p.due, t.Others = misses(a, due, stop)
	}
	if len(p.due) > 0 {
		t.Missed = &p.due[0]
		p.due = p.due[1:]
	}
	return t
}

// CannotPractise returns the text that says that n mistakes cannot be practised, where n is at
// least 1.
func CannotPractise(n int) text.Text {
	return text.Text{
		"Hay {un fallo|%d fallos} con {el que|los que} no se puede practicar: los números del tablero no {lo|los} explican, o haría falta un razonamiento demasiado largo",
		"{One miss is|%d misses are} left out: the numbers on the board do not explain {it|them}, or the {argument is|arguments are} too long"}.With(n)
}

// Record records in the schedule that a mistake was shown on a day, and whether the player solved
// it. It then writes the schedule to its file.
func (p *Queue) Record(name string, solved bool, day time.Time) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.schedule.record(name, solved, day)
	return p.schedule.Write()
}

// Endless returns a random position. Its board has the grid, the size and the mines of the last
// game won, or of the Beginner level if no game was won. If no position is found on such a board,
// Endless returns a position of the lesson "one-one". It reports false if it finds no such position
// either.
func Endless(a *archive.Archive, kind *game.GridKind, seed uint64) (lesson.Position, bool) {
	level := game.Beginner
	if g, ok := lastWon(a); ok {
		if of := game.GridKindNamed(g.Grid); of != nil {
			kind, level = of, game.Level{Rows: g.Rows, Cols: g.Cols, Mines: g.Mines}
		}
	}
	if p, ok := lesson.FindAny(kind.New(level.Rows, level.Cols), level.Mines, seed); ok {
		return p, true
	}
	return lesson.Named("one-one").Find(kind, seed)
}
