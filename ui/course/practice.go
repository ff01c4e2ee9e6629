package course

import (
	"sync"
	"time"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/archive"
	"buscaminas/ui/text"
)

// Practice is what is said of practising what was missed.
var Practice = About{
	Title: text.Text{"Practica lo que fallas", "Practise what you miss"},
	Idea: text.Text{
		"Posiciones de tus propias partidas en las que había algo seguro y no lo viste, o tardaste mucho. Vuelven a los 1, 3, 7 y 21 días.",
		"Positions of your own games where something was certain and you missed it, or took long. They come back after 1, 3, 7 and 21 days."},
	Task: Certain,
}

// Reminder says what was missed.
func Reminder(m *Missed) text.Text {
	return [...]text.Text{
		Guessed: {"Aquí adivinaste sin necesidad", "Here you guessed needlessly"},
		Blasted: {"Aquí abriste una mina cierta", "Here you opened a certain mine"},
		Slow:    {"Aquí tardaste mucho", "Here you took long"},
	}[m.Why]
}

// A Practise is what was missed and is due, one after the other. The zero value has not looked
// yet. Its methods may be called from any goroutine.
type Practise struct {
	mu       sync.Mutex
	schedule *Schedule
	due      []Missed
}

// Next returns what comes next of what is due on a day. It reports false where nothing is left.
// The first call looks through the games of the archive, which takes a while; stop breaks it off.
// Its error is about what is kept of them, as that of [ReadSchedule]: they come all the same.
func (p *Practise) Next(a *archive.Archive, day time.Time, stop func() bool) (m *Missed, ok bool, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.schedule == nil {
		p.schedule, err = ReadSchedule(a.Dir())
		for _, m := range Misses(a, stop) {
			if p.schedule.Due(m.Name, day) {
				p.due = append(p.due, m)
			}
		}
	}
	if len(p.due) == 0 {
		return nil, false, err
	}
	m = &p.due[0]
	p.due = p.due[1:]
	return m, true, err
}

// Saw notes and keeps that something missed was seen on a day, and whether it was solved.
func (p *Practise) Saw(name string, solved bool, day time.Time) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.schedule.Saw(name, solved, day)
	return p.schedule.Write()
}

// Endless looks for a position on a board like that of the game won last; where none was, like
// that of a beginner.
func Endless(a *archive.Archive, kind *game.GridKind, seed uint64) (lesson.Position, bool) {
	level := game.Beginner
	if g, ok := LastWon(a); ok {
		if of := game.GridKindNamed(g.Grid); of != nil {
			kind, level = of, game.Level{Rows: g.Rows, Cols: g.Cols, Mines: g.Mines}
		}
	}
	if p, ok := lesson.Any(kind.New(level.Rows, level.Cols), level.Mines, seed); ok {
		return p, true
	}
	return lesson.Named("one-one").Find(kind, seed)
}
