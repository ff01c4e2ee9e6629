package lesson_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
)

// begin returns the first lesson on a known board of squares.
func begin(t *testing.T) *lesson.First {
	t.Helper()
	f, err := lesson.NewFirst(game.GridKinds()[0], "...... ...... *..*.. *..... ..*...", "Ce*Aa*Cd*<Cd!Bc*")
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func play(t *testing.T, f *lesson.First, play string) {
	t.Helper()
	actions, err := game.ParsePlay(play)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range actions {
		if err := f.Do(a); err != nil {
			t.Fatalf("%v: %v", a, err)
		}
	}
}

func cell(t *testing.T, name string) game.Cell {
	t.Helper()
	c, err := game.ParsePlay(name + "*")
	if err != nil {
		t.Fatal(err)
	}
	return c[0].Cell
}

// Each task follows when the task before it is done.
func TestTheFirstLessonGoesOnByWhatIsDone(t *testing.T) {
	f := begin(t)
	at := func(want lesson.Task) {
		t.Helper()
		if f.Task() != want || f.Lost() || f.PutBack() {
			t.Fatalf("task %d, want %d; lost %v, put back %v", f.Task(), want, f.Lost(), f.PutBack())
		}
	}
	at(lesson.Move)
	f.MoveTo(cell(t, "De"))
	at(lesson.Move)
	f.MoveTo(cell(t, "Ce"))
	at(lesson.OpenFirst)
	play(t, f, "Ce*")
	at(lesson.Look)
	f.MoveTo(cell(t, "Bf"))
	at(lesson.OpenEmpty)
	play(t, f, "Aa*")
	at(lesson.Explode)
	play(t, f, "Cd*")
	at(lesson.TakeBack)
	play(t, f, "<")
	at(lesson.FlagMine)
	play(t, f, "Cd!")
	at(lesson.ChordThere)
	play(t, f, "Bc*")
	at(lesson.Win)
	play(t, f, "Db*Dc*Ea*Eb*")
	at(lesson.Tasks)
	if f.Game().Status() != game.Won {
		t.Error("the game is not won")
	}
}

// Moves that the task does not ask for are made, and the task stays the same.
func TestOtherMovesAreDoneToo(t *testing.T) {
	f := begin(t)
	play(t, f, "Ed!Dc*")
	if f.Task() != lesson.Move || !f.Game().Open(cell(t, "Dc")) || !f.Game().Flagged(cell(t, "Ed")) {
		t.Errorf("task %d", f.Task())
	}
	play(t, f, "Ca*") // a mine
	if !f.Lost() || f.Task() != lesson.Move {
		t.Errorf("lost %v, task %d", f.Lost(), f.Task())
	}
	play(t, f, "<")
	if f.Lost() || f.Game().Status() != game.Playing {
		t.Error("the explosion is not taken back")
	}
}

// If the player has done a task before it comes up, the board is reset so that the task can be
// done.
func TestTheBoardIsPutBackForATask(t *testing.T) {
	f := begin(t)
	f.MoveTo(cell(t, "Ce"))
	play(t, f, "Ce*")
	f.MoveTo(cell(t, "Bf"))
	play(t, f, "Aa*Cd*<Cb*Cd!")
	if f.Task() != lesson.ChordThere || !f.PutBack() || f.Game().Open(cell(t, "Cb")) || !f.Game().Flagged(cell(t, "Cd")) {
		t.Errorf("task %d, put back %v", f.Task(), f.PutBack())
	}
	play(t, f, "Cb*")
	if !f.PutBack() || f.Game().Open(cell(t, "Cb")) {
		t.Error("the chord has nothing left to open")
	}
	f = begin(t)
	f.MoveTo(cell(t, "Ce"))
	play(t, f, "Ce*")
	f.MoveTo(cell(t, "Bf"))
	play(t, f, "Aa*Cd*<<")
	if f.Task() != lesson.FlagMine || !f.PutBack() || !f.Game().Open(cell(t, "Aa")) {
		t.Errorf("without what is open the 1 shows nothing: task %d", f.Task())
	}
}

// The first tasks need a closed board. An opening that uncovers it is taken back, and the task
// stays the same.
func TestAnOpeningThatSpoilsTheFirstTasksIsTakenBack(t *testing.T) {
	for _, before := range []string{"", "Ce*"} {
		f := begin(t)
		if before != "" {
			play(t, f, before)
		}
		task, opened := f.Task(), f.Game().Opened()
		play(t, f, "Aa*")
		if f.Task() != task || !f.PutBack() || f.Game().Opened() != opened {
			t.Errorf("after %q: task %d, want %d; put back %v; %d cells are open, want %d",
				before, f.Task(), task, f.PutBack(), f.Game().Opened(), opened)
		}
	}
}

// A win completes all tasks.
func TestAWinEndsTheFirstLesson(t *testing.T) {
	f := begin(t)
	play(t, f, "Ce*")
	f.MoveTo(cell(t, "Bf"))
	play(t, f, "Aa*Cb*Cc*Db*Dc*Ea*Eb*")
	for _, name := range []string{"Dd", "De", "Df", "Ed", "Ee", "Ef"} {
		if !f.Game().Open(cell(t, name)) {
			play(t, f, name+"*")
		}
	}
	if f.Game().Status() != game.Won || f.Task() != lesson.Tasks {
		t.Errorf("status %v, task %d", f.Game().Status(), f.Task())
	}
}

// NewFirst refuses a play without exactly the actions of the tasks.
func TestAFirstLessonHasAWholePlay(t *testing.T) {
	for _, play := range []string{"Ce*", "Ce*Aa*Cd*<Cd!Bc", ""} {
		if _, err := lesson.NewFirst(game.GridKinds()[0], "...... ......", play); err == nil {
			t.Errorf("%q makes one", play)
		}
	}
	if _, err := lesson.NewFirst(game.GridKinds()[0], "", "Ce*Aa*Cd*<Cd!Bc*"); err == nil {
		t.Error("no board makes one")
	}
}
