package course_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"
)

// Every lesson has an idea, and a title that no other lesson has.
func TestEveryLessonSaysWhatItIs(t *testing.T) {
	for lang := range text.English + 1 {
		seen := map[string]bool{}
		for _, l := range lesson.Lessons() {
			about := course.LessonTexts(l, game.GridKinds()[0])
			title := about.Title.In(lang)
			if title == "" || about.Idea.In(lang) == "" || seen[title] {
				t.Errorf("%s: an empty title or idea, or a title used twice: %+v", l.Name, about)
			}
			seen[title] = true
		}
	}
}

func TestWhatIsSolvedIsKept(t *testing.T) {
	dir, kind, l := t.TempDir(), game.GridKinds()[1], lesson.Lessons()[2]
	p := course.Load(dir)
	for range course.Enough + 2 {
		p.Solve(kind, l)
	}
	if err := p.Write(); err != nil {
		t.Fatal(err)
	}
	again := course.Load(dir)
	if again.Err != nil || again.Solved(kind, l) != course.Enough || again.Done(kind) != 1 {
		t.Errorf("read again: %d solved, %d lessons done, error %v, want %d, 1, nil",
			again.Solved(kind, l), again.Done(kind), again.Err, course.Enough)
	}
	if n := again.Solved(game.GridKinds()[0], l); n != 0 {
		t.Errorf("%d solved on another grid, want 0", n)
	}
}
