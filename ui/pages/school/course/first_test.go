package course_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"
)

// first plays the first lesson on a kind of grid as its tasks ask, up to the task to.
func first(t *testing.T, kind *game.GridKind, to lesson.Task) *lesson.First {
	t.Helper()
	f := course.First(kind)
	for f.Task() < to {
		task := f.Task()
		at, _ := f.Cell()
		_, look := f.Points()
		a := game.Action{Kind: game.Open, Cell: at}
		switch task {
		case lesson.Move:
			f.MoveTo(at)
			continue
		case lesson.Look:
			f.MoveTo(look[0])
			continue
		case lesson.TakeBack:
			a.Kind = game.Undo
		case lesson.FlagMine:
			a.Kind = game.Flag
		}
		if err := f.Do(a); err != nil {
			t.Fatalf("%v: task %d: %v", kind.Name, task, err)
		}
		if f.Task() == task || f.PutBack() {
			t.Fatalf("%v: task %d is not completed by %v, or the board was reset", kind.Name, task, a)
		}
	}
	return f
}

// The texts of the first lesson are true of its board on every grid.
func TestTheFirstLessonSaysWhatIsTrue(t *testing.T) {
	for _, kind := range game.GridKinds() {
		f := first(t, kind, lesson.Look)
		one, _ := f.Cell()
		layout := f.Game().Layout()
		_, around := f.Points()
		if layout.Around(one) != 1 || f.Game().Opened() != 1 || len(around) != most(kind) {
			t.Errorf("%s: %v is a %d with %d neighbours, %d cells are open; want a 1 with %d, 1 cell",
				kind.Name, one, layout.Around(one), len(around), f.Game().Opened(), most(kind))
		}

		f = first(t, kind, lesson.Explode)
		mine, _ := f.Cell()
		if !layout.Mine(mine) || f.Game().Opened() < layout.Cells()/2 || f.Game().Status() != game.Playing {
			t.Errorf("%s: %v is no mine, or the game is over, or too few cells are open: %d", kind.Name, mine, f.Game().Opened())
		}

		f = first(t, kind, lesson.FlagMine)
		for _, c := range around {
			if f.Game().Open(c) == (c == mine) {
				t.Errorf("%s: the cell %v beside the 1 is open: %v, want only the mine closed", kind.Name, c, f.Game().Open(c))
			}
		}

		f = first(t, kind, lesson.ChordThere)
		number, _ := f.Cell()
		if layout.Around(number) != 1 || f.Game().Left(number) != 0 || len(f.Game().AppendChord(nil, number)) < 2 {
			t.Errorf("%s: %v is no complete 1, or the chord there opens only %v", kind.Name, number, f.Game().AppendChord(nil, number))
		}

		f = first(t, kind, lesson.Win)
		s := solver.New(layout.Grid(), layout.Mines())
		s.See(f.Game())
		left := 0
		for f.Task() == lesson.Win {
			c, _, ok := s.Next(solver.One)
			if !ok {
				t.Fatalf("%s: no single number proves the next cell", kind.Name)
			}
			if err := f.Do(game.Action{Kind: game.Open, Cell: c}); err != nil {
				t.Fatal(err)
			}
			s.See(f.Game())
			left++
		}
		if left < 2 || f.Game().Status() != game.Won {
			t.Errorf("%s: the last task opened %d cells, want at least 2; then the status is %d, want won", kind.Name, left, f.Game().Status())
		}
	}
}

// Every task has a short text in both languages, which no other task has.
func TestEveryTaskIsTold(t *testing.T) {
	hands := course.KeyNames{Move: "MOVE", Open: "OPEN", Flag: "FLAG", Undo: "UNDO", Hint: "HINT"}
	for _, kind := range game.GridKinds() {
		for l := range text.English + 1 {
			seen := map[string]bool{}
			for task := range lesson.Tasks {
				said := course.TaskText(first(t, kind, task), hands, game.Letters, l)
				if said == "" || seen[said] || len([]rune(said)) > 140 || len(sentences(said)) > 3 {
					t.Errorf("task %d: the text is empty, too long, or used twice: %q", task, said)
				}
				seen[said] = true
			}
		}
	}
}

// Every task has a text for a player who types lines, and it names the line to type.
func TestEveryTaskIsHeard(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for l := range text.English + 1 {
			seen := map[string]bool{}
			for task := range lesson.Tasks {
				f := first(t, kind, task)
				said := course.SpokenTask(f, game.Mixed, l)
				at, named := f.Cell()
				typed := text.Text{"deshacer", "undo"}.In(l)
				switch {
				case task == lesson.Win:
					typed = text.Text{"pista", "hint"}.In(l)
				case task == lesson.Look:
					_, around := f.Points()
					typed = "?" + game.Mixed.Of(f.Game().Layout().Grid(), around[0])
				case named:
					typed = game.Mixed.Of(f.Game().Layout().Grid(), at)
				}
				if seen[said] || !strings.Contains(said, typed) || len(sentences(said)) > 4 {
					t.Errorf("task %d: the text is too long, used twice, or without %q: %q", task, typed, said)
				}
				seen[said] = true
			}
		}
	}
}
