package course_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// first plays the first lesson on a kind of grid as its tasks ask, up to the task to.
func first(t *testing.T, kind *game.GridKind, rules game.Rules, to lesson.Task) *lesson.First {
	t.Helper()
	f := course.First(kind, rules)
	for f.Task < to {
		task := f.Task
		at, _ := f.Cell()
		_, look := f.Points()
		a := game.Action{Kind: game.Open, Cell: at}
		switch task {
		case lesson.Aim:
			f.Begin()
			continue
		case lesson.Move, lesson.LookTwo, lesson.LookThere:
			f.MoveTo(at)
			continue
		case lesson.LookBeside:
			f.MoveTo(look[0])
			continue
		case lesson.ChordThere:
			if rules.Chord == game.ChordOff {
				a.Cell = f.Goals()[0]
			}
		case lesson.TakeBack:
			a.Kind = game.Undo
		case lesson.FlagMine:
			a.Kind = game.Flag
		}
		if err := f.Do(a); err != nil {
			t.Fatalf("%v: task %d: %v", kind.Name, task, err)
		}
		if f.Task == task && a.Cell == at || f.PutBack {
			t.Fatalf("%v: task %d is not completed by %v, or the board was reset", kind.Name, task, a)
		}
	}
	return f
}

// eachFirst calls f for every kind of grid and every set of rules that has a name.
func eachFirst(t *testing.T, f func(t *testing.T, kind *game.GridKind, rules game.Rules)) {
	for _, kind := range game.GridKinds() {
		for _, set := range words.RuleSets() {
			t.Run(kind.Name+"/"+set.Name.In(text.English), func(t *testing.T) { f(t, kind, set.Rules) })
		}
	}
}

// The texts of the first lesson are true of its board on every grid, by all rules.
func TestTheFirstLessonSaysWhatIsTrue(t *testing.T) {
	eachFirst(t, func(t *testing.T, kind *game.GridKind, rules game.Rules) {
		f := first(t, kind, rules, lesson.Aim)
		for c := range game.Cells(f.Game().Layout().Grid()) {
			if f.Game().Open(c) == f.Game().Layout().Mine(c) {
				t.Errorf("%v of the board that is won: open %v", c, f.Game().Open(c))
			}
		}

		f = first(t, kind, rules, lesson.LookBeside)
		one, _ := f.Cell()
		layout := f.Game().Layout()
		_, around := f.Points()
		if layout.Around(one) != 1 || f.Game().Opened() != 1 || len(around) != most(kind) {
			t.Errorf("%v is a %d with %d neighbours, %d cells are open; want a 1 with %d, 1 cell",
				one, layout.Around(one), len(around), f.Game().Opened(), most(kind))
		}

		f = first(t, kind, rules, lesson.LookTwo)
		two, ok := f.Cell()
		_, closed := f.Points()
		if !ok || layout.Around(two) != 2 || !f.Game().Open(two) || len(closed) < 3 {
			t.Errorf("%v is no open 2, or it touches only the closed cells %v", two, closed)
		}

		f = first(t, kind, rules, lesson.Explode)
		mine, _ := f.Cell()
		if !layout.Mine(mine) || f.Game().Opened() < layout.Cells()/2 || f.Game().Status() != game.Playing {
			t.Errorf("%v is no mine, or the game is over, or too few cells are open: %d", mine, f.Game().Opened())
		}

		f = first(t, kind, rules, lesson.FlagMine)
		for _, c := range around {
			if f.Game().Open(c) == (c == mine) {
				t.Errorf("the cell %v beside the 1 is open: %v, want only the mine closed", c, f.Game().Open(c))
			}
		}

		f = first(t, kind, rules, lesson.LookThere)
		number, _ := f.Cell()
		shown := 0
		if rules.Numbering == game.Total {
			shown = 1
		}
		if f.Game().Number(one) != shown || f.Game().Number(number) != shown || layout.Around(number) != 1 {
			t.Errorf("%v and %v show %d and %d, want %d", one, number, f.Game().Number(one), f.Game().Number(number), shown)
		}

		f = first(t, kind, rules, lesson.ChordThere)
		if f.Game().Left(number) != 0 || len(safeAround(f, number)) < 2 {
			t.Errorf("%v is not complete, or only %v are left to open", number, safeAround(f, number))
		}

		f = first(t, kind, rules, lesson.Win)
		s := solver.New(layout.Grid(), layout.Mines())
		for c := range game.Cells(layout.Grid()) {
			if f.Game().Open(c) {
				s.Open(c, layout.Around(c))
			}
		}
		left := 0
		for f.Task == lesson.Win {
			c, _, ok := s.Next(solver.One)
			a := game.Action{Kind: game.Open, Cell: c}
			if !ok {
				a = flagLeft(t, f)
			}
			if err := f.Do(a); err != nil {
				t.Fatal(err)
			}
			for c := range game.Cells(layout.Grid()) {
				if f.Game().Open(c) {
					s.Open(c, layout.Around(c))
				}
			}
			left++
		}
		if left < 2 || f.Game().Status() != game.Won {
			t.Errorf("the last task opened %d cells, want at least 2; then the status is %d, want won", left, f.Game().Status())
		}
	})
}

func safeAround(f *lesson.First, number game.Cell) []game.Cell {
	layout := f.Game().Layout()
	return slices.DeleteFunc(game.AppendNeighbors(nil, layout.Grid(), number), func(c game.Cell) bool {
		return f.Game().Open(c) || layout.Mine(c)
	})
}

// flagLeft returns the flag on a mine that is not flagged yet, for rules that want all of them
// flagged.
func flagLeft(t *testing.T, f *lesson.First) game.Action {
	t.Helper()
	for c := range game.Cells(f.Game().Layout().Grid()) {
		if f.Rules.FlagsToWin && !f.Game().Flagged(c) && f.Game().Layout().Mine(c) {
			return game.Action{Kind: game.Flag, Cell: c}
		}
	}
	t.Fatal("no single number proves the next cell")
	return game.Action{}
}

// Every task has a short text in both languages, which no other task has.
func TestEveryTaskIsTold(t *testing.T) {
	hands := course.KeyNames{Move: "↑↓←→", Open: "Espacio", Flag: "f", Undo: "u", Hint: "i", Back: "q"}
	eachFirst(t, func(t *testing.T, kind *game.GridKind, rules game.Rules) {
		for l := range text.English + 1 {
			seen := map[string]bool{}
			for task := range lesson.Tasks {
				said := course.TaskText(first(t, kind, rules, task), hands, game.Letters, l)
				if said == "" || seen[said] || len([]rune(said)) > 200 || len(sentences(said)) > 3 {
					t.Errorf("task %d: the text is empty, too long, or used twice: %q", task, said)
				}
				seen[said] = true
			}
		}
	})
}

// The lesson speaks of numbers that go blank only where they do.
func TestTheFirstLessonTellsItsOwnRules(t *testing.T) {
	eachFirst(t, func(t *testing.T, kind *game.GridKind, rules game.Rules) {
		said := course.TaskText(first(t, kind, rules, lesson.LookThere), course.KeyNames{}, game.Letters, text.Spanish)
		blank := rules.Numbering == game.Left
		if strings.Contains(said, "se queda en blanco: su mina ya está encontrada") != blank ||
			strings.Contains(said, "sigue siendo un 1") == blank {
			t.Errorf("after the flag: %q", said)
		}
		said = course.TaskText(first(t, kind, rules, lesson.Win), course.KeyNames{}, game.Letters, text.Spanish)
		if strings.Contains(said, "los números mienten") != blank || strings.Contains(said, "marca las minas") != rules.FlagsToWin {
			t.Errorf("in the last task: %q", said)
		}
		said = course.TaskText(first(t, kind, rules, lesson.ChordThere), course.KeyNames{}, game.Letters, text.Spanish)
		if strings.Contains(said, "una a una") != (rules.Chord == game.ChordOff) {
			t.Errorf("at the complete number: %q", said)
		}
	})
}

// The mine that the lesson asks to open is one of the cells around the number that it explains.
func TestTheExampleIsBesideTheCellAskedFor(t *testing.T) {
	eachFirst(t, func(t *testing.T, kind *game.GridKind, rules game.Rules) {
		f := first(t, kind, rules, lesson.Explode)
		if numbers, cells := f.Points(); len(numbers) > 0 && !slices.Contains(cells, f.Goals()[0]) {
			t.Errorf("the example is %v with %v, and the cell to open is %v", numbers, cells, f.Goals()[0])
		}
	})
}
