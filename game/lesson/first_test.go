package lesson_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
)

// begin returns the first lesson on a known board of squares.
func begin(t *testing.T) *lesson.First { return beginBy(t, game.Classic) }

func beginBy(t *testing.T, rules game.Rules) *lesson.First {
	t.Helper()
	f, err := lesson.NewFirst(game.GridKinds()[0], rules, "...... ...... *..*.. *..... ..*...", "Ce*Aa*Cd*<Cd!Bc*")
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// play follows a script: the name of a cell moves the cursor there, anything else is a play.
func play(t *testing.T, f *lesson.First, script string) {
	t.Helper()
	for word := range strings.FieldsSeq(script) {
		if c, err := game.ParseCell(word); err == nil {
			f.MoveTo(c)
			continue
		}
		actions, err := game.ParsePlay(word)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range actions {
			if err := f.Do(a); err != nil {
				t.Fatalf("%v: %v", a, err)
			}
		}
	}
}

func cell(t *testing.T, name string) game.Cell {
	t.Helper()
	c, err := game.ParseCell(name)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Each task follows when the task before it is done.
func TestTheFirstLessonGoesOnByWhatIsDone(t *testing.T) {
	f := begin(t)
	f.Begin()
	for _, step := range []struct {
		script string
		then   lesson.Task
	}{
		{"", lesson.Move}, {"De", lesson.Move}, {"Ce", lesson.OpenFirst}, {"Ce*", lesson.LookBeside}, {"Bf", lesson.OpenEmpty},
		{"Aa*", lesson.LookTwo}, {"Dd", lesson.Explode}, {"Cd*", lesson.TakeBack}, {"<", lesson.FlagMine}, {"Cd!", lesson.LookThere},
		{"Bc", lesson.ChordThere}, {"Bc*", lesson.Win}, {"Db*Dc*Ea*Eb*", lesson.Tasks},
	} {
		if play(t, f, step.script); f.Task != step.then || f.Lost() || f.PutBack {
			t.Fatalf("after %q: task %d, want %d; lost %v, put back %v", step.script, f.Task, step.then, f.Lost(), f.PutBack)
		}
	}
	if f.Game().Status() != game.Won {
		t.Error("the game is not won")
	}
}

// Moves that the task does not ask for are made, and the task stays the same.
func TestOtherMovesAreDoneToo(t *testing.T) {
	f := begin(t)
	play(t, f, "Ed!Dc*")
	if f.Task != lesson.Move || !f.Game().Open(cell(t, "Dc")) || !f.Game().Flagged(cell(t, "Ed")) {
		t.Errorf("task %d", f.Task)
	}
	play(t, f, "Ca*") // a mine
	if !f.Lost() || f.Task != lesson.Move {
		t.Errorf("lost %v, task %d", f.Lost(), f.Task)
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
	play(t, f, "Ce Ce* Bf Aa* Dd Cd*<Cb*Cd!")
	putBack := f.PutBack
	if f.MoveTo(cell(t, "Bc")); f.Task != lesson.ChordThere || !putBack || f.Game().Open(cell(t, "Cb")) || !f.Game().Flagged(cell(t, "Cd")) {
		t.Errorf("task %d, put back %v", f.Task, putBack)
	}
	play(t, f, "Cb*")
	if !f.PutBack || f.Game().Open(cell(t, "Cb")) {
		t.Error("the chord has nothing left to open")
	}
	f = begin(t)
	play(t, f, "Ce Ce* Bf Aa* Dd Cd*<<")
	if f.Task != lesson.FlagMine || !f.PutBack || !f.Game().Open(cell(t, "Aa")) {
		t.Errorf("without what is open the 1 shows nothing: task %d", f.Task)
	}
}

// The first tasks need a closed board. An opening that uncovers it is taken back, and the task
// stays the same.
func TestAnOpeningThatSpoilsTheFirstTasksIsTakenBack(t *testing.T) {
	for _, before := range []string{"", "Ce*"} {
		f := begin(t)
		f.Begin()
		play(t, f, before)
		task, opened := f.Task, f.Game().Opened()
		play(t, f, "Aa*")
		if f.Task != task || !f.PutBack || f.Game().Opened() != opened {
			t.Errorf("after %q: task %d, want %d; put back %v; %d cells are open, want %d",
				before, f.Task, task, f.PutBack, f.Game().Opened(), opened)
		}
	}
}

// A win completes all tasks.
func TestAWinEndsTheFirstLesson(t *testing.T) {
	f := begin(t)
	play(t, f, "Ce* Bf Aa*Cb*Cc*Db*Dc*Ea*Eb*")
	for _, name := range []string{"Dd", "De", "Df", "Ed", "Ee", "Ef"} {
		if !f.Game().Open(cell(t, name)) {
			play(t, f, name+"*")
		}
	}
	if f.Game().Status() != game.Won || f.Task != lesson.Tasks {
		t.Errorf("status %v, task %d", f.Game().Status(), f.Task)
	}
}

// NewFirst refuses a play without exactly the actions of the tasks.
func TestAFirstLessonHasAWholePlay(t *testing.T) {
	for _, play := range []string{"Ce*", "Ce*Aa*Cd*<Cd!Bc", ""} {
		if _, err := lesson.NewFirst(game.GridKinds()[0], game.Classic, "...... ......", play); err == nil {
			t.Errorf("%q makes one", play)
		}
	}
	if _, err := lesson.NewFirst(game.GridKinds()[0], game.Classic, "", "Ce*Aa*Cd*<Cd!Bc*"); err == nil {
		t.Error("no board makes one")
	}
}

// A board that is won comes first, and it is not the board of the lesson.
func TestTheFirstLessonShowsABoardThatIsWon(t *testing.T) {
	f := begin(t)
	aim := f.Game()
	for c := range game.Cells(aim.Layout().Grid()) {
		if aim.Open(c) == aim.Layout().Mine(c) {
			t.Errorf("%v is open: %v, a mine: %v", c, aim.Open(c), aim.Layout().Mine(c))
		}
	}
	f.Begin()
	same := true
	for c := range game.Cells(aim.Layout().Grid()) {
		same = same && aim.Layout().Mine(c) == f.Game().Layout().Mine(c)
	}
	if same || f.Game() == aim || f.Game().Opened() > 0 || f.Task != lesson.Move {
		t.Errorf("after it: %d open, task %d", f.Game().Opened(), f.Task)
	}
	if f.Restart(); f.Game() != aim {
		t.Error("Restart does not show it")
	}
}

// The tasks about a flag need the flag: without it the lesson asks for it again.
func TestAFlagTakenAwayIsAskedForAgain(t *testing.T) {
	for _, there := range []string{"Bb", "Bc"} { // before and in the task to open around another 1
		f := beginBy(t, game.LeftToFind)
		play(t, f, "Ce Ce* Bf Aa* Dd Cd*<Cd! "+there+" Cd!")
		if f.Task != lesson.FlagMine || f.PutBack || f.Game().Flags() > 0 {
			t.Errorf("with the cursor at %s: task %d, put back %v", there, f.Task, f.PutBack)
		}
	}
}

// Without cascades, the lesson opens what a cascade would. Without chords, the cells around a
// complete number are opened one by one.
func TestTheFirstLessonWithoutCascadesAndChords(t *testing.T) {
	for _, rules := range []game.Rules{game.Simple, game.SingleCells} {
		f := beginBy(t, rules)
		play(t, f, "Ce Ce* Bf Aa*")
		if f.Task != lesson.LookTwo || !f.Game().Open(cell(t, "Ef")) || !f.Game().Open(cell(t, "Dd")) {
			t.Fatalf("%+v: task %d, %d cells are open", rules, f.Task, f.Game().Opened())
		}
		play(t, f, "Dd Cd*<Cd! Bc")
		for f.Task == lesson.ChordThere {
			if err := f.Do(game.Action{Kind: game.Open, Cell: f.Goals()[0]}); err != nil {
				t.Fatal(err)
			}
		}
		if f.Task != lesson.Win || f.PutBack {
			t.Errorf("%+v: task %d, put back %v", rules, f.Task, f.PutBack)
		}
	}
}
